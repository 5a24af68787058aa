import { leadIn } from './leads.ts'
import { isListLine } from './lines.ts'
import { endsAsLead, worksOnText } from './others/frames.ts'
import { type TextPart, typedParts } from './parts.ts'
import { withoutQuotations, withoutWordings } from './quotations.ts'
import { sentencesOfLine } from './sentences.ts'

/**
 * Whose voice a sentence of a message is, by all its parts together. One paragraph is one voice, but for what it says that somebody else
 * says. Of more, a person speaks at the edges: above what they brought along and below it, in lines that speak to the agent. What
 * stands between, or speaks to nobody, is not surely theirs.
 */
export interface Voices {
  /** Surely the person's: what they lay down for good is kept. */
  isOwn(sentence: string): boolean
  /** Nothing says that it is somebody else's: what it demands holds for the request that it stands in. */
  isAsked(sentence: string): boolean
  /** What speaks to the agent, though it may be part of what was pasted. */
  readonly beside: readonly string[]
}

export function voicesIn(prompt: string): Voices {
  if (last?.prompt !== prompt) last = { prompt, made: heard(prompt) }
  return last.made
}

let last: { readonly prompt: string; readonly made: Voices } | undefined

/** A line, a paragraph that was broken by hand, or a list. */
interface Unit {
  readonly text: string
  readonly kind: TextPart['kind']
  readonly isList: boolean
  /** What speaks for the person, less what speaks for somebody else. */
  readonly own: number
  /** It hands over to a text, or asks about one. */
  readonly hands: boolean
  /** Which paragraph it is of. */
  readonly part: number
}

function heard(prompt: string): Voices {
  const units = inOneStyle(unitsOf(typedParts(prompt).parts))
  const own = ownAmong(units)
  const beside = units.flatMap((unit, at) =>
    unit.kind === 'unclear' && !unit.isList && (own.has(at) || isLoud(units, at)) ? [unit.text] : [],
  )
  const isOwn = among(units.filter((_, at) => own.has(at)))
  const isPlain = !isMixed(units, ({ kind, isList }) => kind === 'typed' || isList)
  const isAsked = ({ isList }: Unit, at: number) => !isList || at === 0 || !isOfSomething(units[at - 1])
  return { isOwn, isAsked: isPlain ? among(units.filter(isAsked)) : isOwn, beside }
}

/** Whoever asks in small letters and without a full stop has not set the paragraph beside it as print is. */
export function inOneStyle(units: readonly Unit[]): readonly Unit[] {
  const edges = [units[0], units.at(-1)].filter((unit) => unit !== undefined)
  if (units.length < 2 || !edges.some(({ text, isList }) => !isList && isCasual(text) && ASKS.test(text))) return units
  return units.map((unit) => (isPrint(unit.text) ? { ...unit, own: unit.own + FOREIGN } : unit))
}

function isCasual(text: string): boolean {
  return /[\u3400-\u9fff]/.test(text) ? !/[。！]\s*$/.test(text) : /^[a-z]/.test(text) && !/[.!]\s*$/.test(text)
}

function isPrint(text: string): boolean {
  if (/[\u3400-\u9fff]/.test(text)) return /。.+。\s*$/s.test(text)
  return /^[A-Z].*[.!] [A-Z].*[.!]\s*$/s.test(text) && !/[.!?] [a-z]/.test(text)
}

function isLoud(units: readonly Unit[], at: number): boolean {
  return (units[at]?.own ?? 0) >= STRONG * 2 && units[at - 1]?.kind !== 'pasted'
}

function among(units: readonly Unit[]): (sentence: string) => boolean {
  const said = units.flatMap(({ text }) => ownSentencesOf(text)).join('\n')
  const letters = lettersOf(`${said}\n${withoutQuotations(withoutWordings(said))}`)
  return (sentence) => letters.includes(lettersOf(sentence))
}

export function ownAmong(units: readonly Unit[]): ReadonlySet<number> {
  const typed = units.flatMap(({ kind }, at) => (kind === 'typed' ? [at] : []))
  if (units.length === 1) return new Set(typed)
  if (!isMixed(units, ({ kind }) => kind === 'typed')) {
    const speaking = units.filter((_, at) => speaks(units, at)).length
    const least = speaking * 2 >= units.length ? 1 : STRONG
    return new Set(typed.filter((at) => speaks(units, at) >= least))
  }
  const own = new Set<number>()
  const end = units.length - 1
  const claimed = handsOver(units[end]?.text ?? '', 0) ? (units[end]?.part ?? 0) - 1 : -1
  let top = 0
  while (top < units.length && speaks(units, top) > 0 && units[top]?.part !== claimed) {
    own.add(top)
    if (units[top]?.hands) break
    top++
  }
  for (let at = end; at > top && speaksBelow(units, at, top); at--) own.add(at)
  return own
}

/** Something in it may be somebody else's. */
function isMixed(units: readonly Unit[], isTyped: (unit: Unit) => boolean): boolean {
  if (units.length < 2) return false
  const [first, last] = [units[0], units.at(-1)]
  if (units.some((unit) => unit.kind === 'pasted' || !isTyped(unit) || unit.hands || unit.own <= FOREIGN)) return true
  return units.some((unit) => isTitle(unit, unit === first)) || (last !== undefined && handsOver(last.text, 0))
}

const STRONG = 2
const FOREIGN = -2

/** How surely a line speaks for the person; a list does as what announces it does. */
function speaks(units: readonly Unit[], at: number): number {
  const unit = units[at]
  if (!unit) return 0
  if (!unit.isList || at === 0) return unit.kind === 'typed' ? unit.own : 0
  const lead = units[at - 1]
  if (!lead || lead.kind !== 'typed' || lead.hands) return 0
  return Math.max(lead.own, LABEL.test(lead.text) && !OF_SOMETHING.test(lead.text) ? 1 : 0)
}

function isTitle({ text, own, isList }: Unit, opens: boolean): boolean {
  return own <= 0 && !isList && TITLE.test(text) && (opens || /^[A-Z]/.test(text))
}

/** A line of its own that is no sentence, as print has it. */
const TITLE = /^(?![a-z#]|\d+\b)[^\n]{1,70}[^\s.?!:：。？！,，;；]$/
const LABEL = /^[^\n]{1,40}[:：]\s*$/

/** The last paragraph, below what was brought along; right below the line that hands over stands what was meant. */
function speaksBelow(units: readonly Unit[], at: number, top: number): boolean {
  const [unit, lead] = [units[at], units[top]]
  if (!unit || unit.isList || unit.kind === 'pasted' || unit.part !== units.at(-1)?.part) return false
  if (lead?.hands && unit.part <= lead.part + 1) return false
  const isBounded = units[at - 1]?.kind === 'pasted'
  return unit.own >= (unit.kind === 'typed' && (isBounded || !lead?.hands) ? 1 : STRONG)
}

export function unitsOf(parts: readonly TextPart[]): Unit[] {
  return parts.flatMap(({ kind, text }, part) => {
    const isLed = part > 0 && isOwnLead(parts[part - 1])
    return textsOf(text, isLed).map((one, at, all) => {
      const opens = part > 0 || at > 0 ? '' : all.length === 1 ? 'apart' : 'line'
      return { ...unitOf(one, kind, isLed, opens), part }
    })
  })
}

/** "A few conventions:" */
function isOwnLead(part: TextPart | undefined): boolean {
  return part?.kind === 'typed' && leadIn(part.text) === 'rules'
}

function textsOf(text: string, isLed: boolean): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isOne = isLed || lines.some(isListLine) || lines.every((line) => line.length > WRAPPED || line === lines.at(-1))
  return isOne ? [lines.join('\n')] : lines
}

const WRAPPED = 60

/** Whether it begins the message, by itself or with more right below. */
type Opening = 'apart' | 'line' | ''

function unitOf(text: string, kind: TextPart['kind'], isLed: boolean, opens: Opening): Omit<Unit, 'part'> {
  const isList = isLed || isListLine(text)
  const isPasted = kind === 'pasted'
  const hands = !isPasted && !isList && (handsOver(text, -1) || (opens !== '' && pointsAway(text, opens)))
  const weight = isPasted ? FOREIGN : weightOf(text)
  const isHead = kind === 'typed' && /^#{1,6} /.test(text)
  const isOwnHead = isHead || (!hands && leadIn(text) === 'rules' && (weight > 0 || !OF_SOMETHING.test(text)))
  const least = isOwnHead ? 1 : isList && !/^\s*[•·▪◦●►]/.test(text) ? 0 : FOREIGN * 9
  return { text, kind, isList, own: Math.max(weight, least), hands }
}

/** "The rules of the tournament:" */
const OF_SOMETHING =
  /\b(?:of|by|from|for) (?:the|an?|their|[A-Z])|^(?!.*(?:[团團][队隊]|[项專項]目|[仓倉]|[组組]|本|[这這])).{1,12}的(?:[规規]|[约約]|守|[准準])/

function isOfSomething(lead: Unit | undefined): boolean {
  return lead !== undefined && lead.own <= 0 && OF_SOMETHING.test(lead.text) && LABEL.test(lead.text)
}

function weightOf(text: string): number {
  let weight = 0
  for (const { pattern, weight: more } of SIGNS) if (pattern.test(text)) weight += more
  return ADOPTS.test(text) ? weight + 2 : weight
}

/** The sentences of a paragraph that the person says: neither what somebody else says in it, nor what follows from that. */
function ownSentencesOf(text: string): string[] {
  let theirs = false
  return text.split('\n').flatMap((line) =>
    sentencesOfLine(line).filter((sentence) => {
      theirs = isHearsay(sentence) || isQuoting(sentence) || (theirs && weightOf(sentence) <= 0)
      return !theirs
    }),
  )
}

function isHearsay(sentence: string): boolean {
  if (ADOPTS.test(sentence)) return false
  return HEARSAY.test(sentence) || CHINESE_HEARSAY.test(sentence)
}

/** "I copied this from the docs: …": what stands behind the colon is what was meant. */
function isQuoting(sentence: string): boolean {
  const [, head = ''] = /^([^:：\n]{2,100})(?:[:：](?=[^\S\n]|[\u3400-\u9fff“「])|[:：]$)/.exec(sentence) ?? []
  if (head === '' || ADOPTS.test(sentence)) return false
  const names = TEXTS.test(head) || OTHERS.test(head)
  if (OWN_HEAD.test(head)) return names && BROUGHT.test(head)
  return (names && !/\b(?:is|are) \w/i.test(head)) || (HERE.test(head) && WANTED.test(head))
}

/** What stands before a rule of their own. */
const OWN_HEAD =
  /\b(?:i|my|we|our|us|you|your|please|from now on|going forward|always|rules?|conventions?|decisions?|decided|correction|remember|note|reminder|btw|fyi|also|standard|habit|preferences?|important|constraint|context|thing|things|todo)\b|^(?:in|for|when|if|on|with|because|so)\b|[我咱你]|以[后後]|今[后後]|[规規]|[约約]|[习習][惯慣]|[记記]|注意|另外|[还還]有|[对對]了|[顺順]便|更正|[补補]充|[决決]定|要求|[说說]|[统統]一|原[则則]|前提|因[为為]/i

/** Of a long paragraph its last sentence says what follows, and its first one speaks of what stood above. */
function handsOver(text: string, which: 0 | -1): boolean {
  if (isShort(text)) return pointsAtText(text)
  return pointsAtText(text.split('\n').flatMap(sentencesOfLine).at(which) ?? '')
}

const SHORT = 120

function pointsAtText(sentence: string): boolean {
  if (worksOnText(sentence) || endsAsLead(sentence)) return true
  const points = POINTS.filter((pattern) => pattern.test(sentence))
  if (OPEN.test(sentence) && OWN_LEADS.has(leadIn(sentence))) return points.includes(OTHERS) || points.includes(BROUGHT)
  if (!points.some((one) => one === OTHERS || one === TEXTS || one === BROUGHT)) return false
  if (!isShort(sentence) && !points.some((one) => one === HERE || one === OPEN || one === WANTED)) return false
  return points.length >= 2
}

/** Words that begin a message, mean nothing by themselves and name nothing of the code: they are about what stands below. */
function pointsAway(text: string, opens: Opening): boolean {
  if (!isShort(text) || text.includes('\n') || ANCHORED.test(text)) return false
  if (leadIn(text) === 'rules' || (OPEN.test(text) && OWN_LEADS.has(leadIn(text)))) return false
  if (WANTED.test(text) || (HERE.test(text) && (ASKS.test(text) || !/[.!。！]$/.test(text)))) return true
  return opens === 'apart' && !LABEL.test(text) && !OF_WORK.test(text)
}

/** What is worked on here, or that they come to something. */
const OF_WORK =
  /\b(?:pages?|screens?|forms?|buttons?|endpoints?|apis?|modules?|services?|workers?|handlers?|functions?|methods?|class(?:es)?|components?|tests?|specs?|suite|bugs?|errors?|builds?|ci|pipelines?|branch(?:es)?|commits?|migrations?|tables?|columns?|schemas?|quer(?:y|ies)|cache|scripts?|repo|code|codebase|monorepo|refactor\w*|implement\w*|deploy\w*|parser|printer|importer|exporter|import|export|search|login|auth|server|client side|frontend|backend|database|db|dependenc\w+|lint\w*|types?|jobs?|cron|queue|dashboard|report|checkout|cart|invoice\w*|sync|render\w*|layout|css|styles?|docker|configs?|settings|feature|flag|release|version|package|library|crash\w*|slow|flaky|failing|fails?|broken|fix|add|rename|port|migrate|update|upgrade|today|ground rules|few things|background|status|plan|task)\b|[页頁]|按[钮鈕]|接口|模[块塊]|服[务務]|函[数數]|[组組]件|[测測][试試]|[报報][错錯]|[构構]建|分支|提交|[迁遷]移|[数數]据|字段|[查检檢][询詢查]|[缓緩]存|[脚腳]本|[仓倉][库庫]|代[码碼]|重[构構]|部署|[发發]版|上[线線]|解析|[导導][入出]|搜索|登[录錄]|[后後前]端|依[赖賴]|[类類]型|任[务務]|[队隊]列|[报報]表|[结結][账帳算]|[订訂][单單]|渲染|[样樣]式|配置|功能|版本|崩|慢|[挂掛]了|修|加|改|[迁遷]|[实實][现現]|升[级級]|今天|[规規]矩|[几幾]件事|背景|[状狀][态態]|[计計][划劃]/i

function isShort(text: string): boolean {
  return text.length * (/[\u3400-\u9fff]/.test(text) ? 2 : 1) <= SHORT
}

/** It names what it is about: a file, a name of the code. */
const ANCHORED = /[\w@-]+\/[\w./-]+|\b[\w-]+\.[a-z]{2,4}\b|`[^`]+`|\b[a-z]+[A-Z]\w+|\w_\w|\w\(\)|#\d/

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}

/** They ask the agent for something. */
const ASKS =
  /\b(?:(?:can|could|would|will) (?:you|u|we)|please|pls|plz|let['’]?s|(?:tell|show|give|ask|help|remind|let) me)\b|(?:^|[.!?;,] )(?:(?:so|and|now|then|also|but|oh|hey|ok(?:ay)?|right|alright|first|just|start by|begin with),? )*(?:fix|add|build|create|drop|delete|replace|migrate|split|extract|clean up|go (?:on|through)|continue|check|rename|refactor|update|change|implement|find|look (?:at|into)|write|make|move|remove|run|rerun|explain|suggest|draft|revert|turn|use|start|begin|review|port|convert|summari[sz]e|describe|propose|measure|trace|investigate|leave|don['’]?t|dont|keep)\b|\?\s*$|[帮幫](?:我|忙)|麻[烦煩]|[请請](?:你|把|先|再|帮|幫)|(?:^|[，,。；; ])(?:那?你|先|再|[顺順]便|然[后後]|接[着著]|最[后後])?(?:看[下看]|看一下|查|改|修|加|写|寫|列|做|跑|弄|把|[给給]我)|[吗嗎呢吧][？?。]?\s*$|[？?]\s*$/im

const SIGNS: readonly { readonly pattern: RegExp; readonly weight: number }[] = [
  { pattern: ASKS, weight: 2 },
  // They speak of themselves.
  {
    pattern: /(?<![\w.])(?:I|i)(?:['’]?(?:m|d|ve|ll))?(?![\w.'’-])|\b(?:my|me|mine|myself)\b|我(?![们們司方])|咱|[俺]/,
    weight: 2,
  },
  {
    pattern:
      /\b(?:we|we['’]\w+|our|ours|us)\b|我[们們]|\bthis (?:repo|project|codebase)\b|[这這][个個](?:[仓倉][库庫]|[项專项]目|[项專]案)/i,
    weight: 1,
  },
  // They come to something else.
  {
    pattern:
      /(?:^|[.!?,;] )(?:(?:and|oh|ok|so),? )*(?:btw|by the way|oh|one (?:more|other|last) thing|another thing|for the record|remember)\b|(?:^|[，,。；;！ ])(?:[对對]了|[顺順]便|[记記][住得]|[补補]充|跟你|[给給]你)/im,
    weight: 2,
  },
  {
    pattern:
      /(?:^|[.!?,;] )(?:(?:and|oh|ok|so),? )*(?:also|fyi|generally|in general|whenever you)\b|\b(?:going forward|from now on|from here on)\b|(?:^|[，,。；;！ ])(?:另外|[还還]有|先[说說]|以[后後]|往[后後])/im,
    weight: 1,
  },
  { pattern: /\b(?:before|while|when|after) you\b|\byou (?:keep|put|did|wrote|forgot|made|just)\b/i, weight: 1 },
  // As one types.
  {
    pattern:
      /^(?!https?:|[\w.-]+[/.:(=])[a-z]+(?: [a-z]|,|['’])|\b(?:dont|doesnt|thats|cant|wont|pls|u|ya|lol|gonna|wanna|kinda|cause)\b|[啊哈嘛呗啦喔哦]/,
    weight: 1,
  },
  // To readers.
  {
    pattern:
      /(?<!\bif )\b(?:you|one|users?|customers?|contributors?|developers?|everyone|everybody|nobody|teams?|employees?|participants?|members?) (?:should|must|may|shall|have to|has to|need to|will|are (?:required|expected))\b|您|[贵貴]方|我司|[务務]必|[请請](?:始[终終]|勿|各|知悉|注意|仔[细細])|各位|同[事学仁]们?[:：]|不得|[严嚴]禁/i,
    weight: -2,
  },
  {
    pattern:
      /\b(?:we|I)(?:['’]d)? (?:recommend|advise|suggest|encourage)\b|\bthank(?:s| you) for (?:your|considering|choosing)\b|\b(?:regards|sincerely|cheers),?\s*$|^(?:hi|hello|dear|hey|good morning)\b[^.!?]{0,30},?\s*$|感[谢謝]|推[荐薦]|建[议議]您|希望[对對]您|尊敬的/im,
    weight: -2,
  },
  // A bullet, a label, a speaker, a number, a date, a version.
  {
    pattern:
      /^\s*(?:[•·▪◦●►]|v?\d+\.\d+|\d{4}-\d\d|第 ?\d+ ?[行条條句]|line \d+|[A-Z]{2,8}-\d+|[[【<@])|^\s*(?!(?:notes?|also|my|our|ps|btw|rules?|task|context|goal|one|another|two|three|general\w*|and|so|for|oh|ok|just)\b)[\w.@/ -]{1,24}[:：](?!\s*$)/i,
    weight: -2,
  },
]

/** What a line says that hands over to a text: it points there, somebody else is spoken of, it names a text, how it came, or what is wanted of it. */
const HERE =
  /\b(?:this(?! (?:repo|project|code|\w+ing\b))|that(?=(?: \w+)?['’]s|(?: \w+)?\?|[.:]?$)|these|those|its|any of it|below|above|following|attached)\b|[这這](?![个個]?(?:[项專]|[仓倉]|[次样樣么麼里裡边邊周週两兩几幾阵陣块塊天]))|(?<![\w/]\s?)[上下]面|以[下上](?!去)|如下/i
const OTHERS =
  /\b(?:(?:CLAUDE|AGENTS)\.md|theirs?|his|her|they|he|she|someone|somebody|vendor|customer|client|colleague|coworker|manager|boss|intern|contractor|reviewer|auditor|supplier|provider|consultant|designer|maintainer|upstream|chatgpt|gpt|claude|gemini|copilot|llm|forum|blog|wiki|website|channel|meeting|keynote|stack ?overflow|confluence|podcast|(?:old|last|previous|former) (?:job|company|team|employer)|[A-Z][a-z]+['’]s)\b|(?:他|她|[对對]方|同事|客[户戶]|客服|[领領][导導]|老[板闆]|[组組][长長]|供[应應]商|[网網](?:友|上|站)|[别別]人|前任|[实實][习習]生|[审審][计計]|法[务務]|官方|上游|隔壁|豆包|[会會][议議]|[大站周週]?[会會]上|播客|上家|前公司|大[会會]|招聘|群[里裡])/
const TEXTS =
  /\b(?:text|e-?mail|mail|message|notes?|notebook|letter|article|excerpt|snippet|paragraph|thread|conversation|chat|transcript|comments|answer|ticket|issue|card|(?:readme|contributing)(?!\.md)|changelog|release (?:notes?|page)|licen[cs]e|guidelines?|prompt|draft|posting|survey|minutes|slides?|talk|subtitles?|bullet points?|checklist|terms|docs?(?!\/)|list|description|dictation|instructions|quote)\b|台[词詞]|第[一二三四五六七八九十\d]+[课課章节節]|[邮郵]件|消息|通知|公告|更新[说說]明|[这這下上][一]?段|文案|日[志誌]|[评評][论論审審]|意[见見]|回[复覆答]|工[单單]|卡片|[报報]告|清[单單]|[规規]范|提示[词詞]|草稿|[问問]卷|[纪紀]要|演[讲講]|速[记記]|便[签簽]|[笔筆][记記]|[条條]款|原文|方案|做法|[写寫]法|[须須]知|[说說]明/i
const BROUGHT =
  /\b(?:says?|said|saying|wrote|writes|sent|gave|posted|copied|pasted|quoted|transcribed|forwarded|(?:got|found|came|left) (?:this|that|it|these|me|us|in|from|on))\b|[贴貼抄]|[发發转轉复複](?:[来來给給过過]|的(?=$|[：:，,。]))|[写寫](?:[着著道给給]|的(?:是|[:：，,]))|[说說讲講]的?(?:是|[:：])|[给給]我的|留下|意思/i
const WANTED =
  /\b(?:translate|summari[sz]e|proofread|rewrite|rephrase|shorten|shorter|tighter|reply|grammar|typos?|compare|rate (?:this|it|these|the|please)|thoughts|takeaways?|make of|what do you think|any good|sane|legit|accurate|apply|adapt|turn .{0,60} into|anything wrong|check (?:the|for) (?:\w+ )?(?:punctuation|spelling|tone|wording|typos?|grammar)|worth (?:taking|keeping|adopting|it)|label it)\b|翻(?:成|[译譯](?:成|一下|下|[这這]|$))|[总總][结結]|[润潤]色|精[简簡]|[优優]化|[归歸][类類纳納]|整理|[评評][价價估]|靠[谱譜]|怎[么麼]看|行不行|有[没沒]有[关關错錯]|要[点點]|[语語]病|通[顺順]|做成|打分|打[标標][签簽]|值得/i
const OPEN = /(?:[:：]|\b(?:are|is|was|were|reads?|says?|goes)|[是着著]|如下)\s*$/
export const POINTS: readonly RegExp[] = [HERE, OTHERS, TEXTS, BROUGHT, WANTED, OPEN]
const OWN_LEADS: ReadonlySet<string> = new Set(['rules', 'work', 'seen', 'own'])

const NORM = String.raw`\b(?:must|should|shall|always|never|from now on|have to|has to|need to|going forward|no longer|every|all|nobody|no|only)\b`
/** Somebody else says it, whoever that is; what a contract or a standard says is known here. */
const HEARSAY = new RegExp(
  [
    String.raw`(?<!\b(?:i|we|you|to|not|never|always|must|should|it|adr[\w-]*|rfc[\w-]*|contract|spec|standard)(?: (?:just|also|already|always))? )(?<=\b[\w'’)-]+ )(?:says?|said|saying|insists?|insisted|claims?|claimed|demands?|demanded|argues?|argued|swears?|states?|stated|announced|wrote|posted|told (?:me|us)|suggests?|suggested|recommends?|recommended|thinks?|believes?|reckons?|preaches|mentioned)(?:\s+that\b|\s*[:,]|\s+(?=(?:we|you|everyone|everybody|developers|devs|people|teams?|all|every|each|no|never|always|from now|the|to|i)\b)).*${NORM}`,
    String.raw`\b(?:they|he|she)(?:['’]ve| have| has)? (?:all |just |now |also )?(?:decided|agreed|settled|voted)\b|(?<!\b(?:i|we|you)(?: (?:just|also|already|always))? )\b(?:wants?|wanted|asks?|asked|expects?|expected|needs|requires?|tells?|forces?) (?:us|me|everyone|everybody|all of us) to\b`,
    String.raw`\bsays? (?:[\w-]+ ){1,5}(?:must|should|never|always|has to|have to|needs?)\b|\bkeeps? (?:on )?(?:telling|saying|insisting|asking|repeating)\b|\b(?:my|our|the|her|his) (?:\w+ )?(?:manager|boss|lead|cto|ceo|teacher|professor|mentor|friend|client|customer|vendor|landlord|auditor)s? (?:also |just |now |really )?(?:wants?|would like|expects?|prefers?|asks?|demands?|requires?)\b|\b(?:what (?:they|he|she) (?:said|wants?|asked)|according to|per (?:the|our) \w+ (?:team|group|department|lead|people)|heads-?up from|i (?:read|heard|was told|got told) (?:that|on|in|from|somewhere))\b`,
  ].join('|'),
  'i',
)

const WHO =
  '(?:[组組科班][长長]|老[板闆师師]|[领領][导導]|[经經]理|主管|[产產]品|客[户戶]|客服|同事|供应商|供應商|[厂廠]商|外包|[运運][维維]|[测測][试試]|架[构構][师師]|表[哥弟姐妹]|朋友|同[学學]|甲方|[对對]方|[网網]友|有人|[别別]人|人家|他|她|[小老阿][\\u3400-\\u9fff]|[\\u3400-\\u9fff][总總工哥姐]|[A-Z][a-z]+)'
const CHINESE_HEARSAY = new RegExp(
  `(?<![跟和对對给給向])${WHO}(?:[们們]|那[边邊]|[这這][边邊])?(?:老|都|[总總]|[刚剛]|又)?(?:[跟对對和给給]我[们們]?)?[^，,。；;我你咱]{0,8}(?:[说說讲講](?![的明法过過了])|想[让讓要]|[让讓叫](?:我[们們]?|大家|所有)|希望|念叨|[唠嘮]叨|[嘱囑]咐|吩咐|交[代待]|[坚堅]持(?!用)|[认認][为為]|[强強][调調])|群[里裡组組]?[^，,。]{0,6}(?:通知|[说說讲講发發喊])|[听聽据據][说說]|[听聽]到|(?:他|她)[们們]?(?:都|[刚剛])?(?:定|[决決]定|商量)[了好]|[^，。我你咱]{2,8}(?<![需重想主只还也就])要(?:我[们們]?|大家|所有人)|(?:wiki|文[档檔]|[书書]|手[册冊]|[规規]范|[页頁]面|公告)[^，。]{0,2}[上里裡中](?![^，。]{0,2}[统統都要])[^，。]{0,2}(?:[写寫说說]|[规規]定)`,
)

const ADOPTS =
  /(?<!\b(?:don['’]?t|not|never) (?:\w+ )?)\b(?:i (?:fully |totally |also |really )?agree|agreed to|i decided|(?:he|she|they)(?:['’]s|['’]re| is| are) right|fair (?:point|enough)|so (?:let['’]?s|please|from now on)|so (?=(?:no|we|every|all|always|never|write|use|keep|don['’]?t)\b)|good (?:idea|point))\b|(?<!不)我?同意(?!不)|照(?:他|她|着|著|[办辦]|做)|[听聽](?:他|她)的|就[这這][么麼]定|有道理/i
