import { leadIn } from '../leads.ts'
import { isDataLine, isHead, isListLine, isQuoteLine, LIST_MARK, opensBlock } from '../lines.ts'
import { endsAsLead, worksOnText } from '../others/frames.ts'
import { sentencesOfLine } from '../sentences.ts'
import { isWorkOrder } from '../work-order/work-order.ts'
import { BROUGHT, HERE, handsOver, OTHERS, pointsAtText, TEXTS, WANTED } from './hands-over.ts'
import { ASKS, weightOf } from './own-signs.ts'

/**
 * Whether one person speaks to the agent from the first line of a long message to the last: nothing in it is a sign of somebody else's text,
 * and what is asked of an agent stands in several of its paragraphs. How long it is, and how many lines it has, says nothing.
 */
export function speaksThroughout(message: string): boolean {
  if (last?.message !== message) last = { message, is: isOneVoice(message) || isWorkOrder(message) }
  return last.is
}

let last: { readonly message: string; readonly is: boolean } | undefined

function isOneVoice(message: string): boolean {
  if (message.length > LONGEST || message.split('\n', LEAST_LINES).length < LEAST_LINES) return false
  const blocks = blocksOf(withoutOutputs(message))
  if (blocks.length < LEAST_BLOCKS || OF_A_TEXT.test(message) || names(message) >= 2) return false
  if (isSandwich(blocks)) return false
  const own = blocks.filter((block) => weightOf(block) > 0 || TO_AN_AGENT.test(block)).length
  if (own * 2 < blocks.length) return false
  const opening = message.trimStart().startsWith(blocks[0] ?? '') ? 0 : -1
  // The first words are the person's above a text of somebody else's, too.
  const lines = blocks
    .slice(opening + 1)
    .flatMap((block) => block.split('\n').map((line) => line.replace(LIST_MARK, '')))
  if (lines.filter((line) => ASKS.test(line) || TO_AN_AGENT.test(line)).length < LEAST_ASKED) return false
  if (!lines.some((line) => TO_AN_AGENT.test(line))) return false
  return !blocks.some((block, at) => bringsAlong(block, at === opening, at === blocks.length - 1))
}

/** Of such a message the text in the middle, whosever it is; '' of any other. */
export function middleOf(message: string): string {
  if (message.length > LONGEST || message.split('\n', LEAST_LINES).length < LEAST_LINES) return ''
  const blocks = blocksOf(message)
  return isSandwich(blocks) ? (blocks[1] ?? '') : ''
}

/** A line, a text that lays something down, and more words: as often as not the text is somebody else's. */
function isSandwich(blocks: readonly string[]): boolean {
  const [first = '', text = ''] = blocks
  if (blocks.length !== 3 || first.includes('\n') || leadIn(first) === 'rules') return false
  return LAYS_DOWN.test(text) && text.split('\n').filter((line) => !isListLine(line)).length >= SEVERAL
}

const SEVERAL = 3
const LAYS_DOWN =
  /\b(?:always|never|must|every|all|no|only|from now on|going forward)\b|以[后後](?!面)|一律|必[须須]|[别別]再|[统統]一|永[远遠]|禁止|不准|一定要/i

/** What a program printed has an end that is seen; so has the line that leads to it, if it speaks of nobody. */
function withoutOutputs(message: string): string {
  const kept: string[] = []
  let fence = ''
  for (const line of message.split('\n')) {
    const mark = opensBlock(line)
    const isOutput = fence !== '' || mark !== '' || (isDataLine(line) && !isQuoteLine(line) && !isHead(line))
    if (mark !== '') fence = fence === '' ? mark : mark === fence ? '' : fence
    if (!isOutput) kept.push(line)
    else {
      while (kept.at(-1)?.trim() === '') kept.pop()
      if (OF_A_PROGRAM.test(kept.at(-1) ?? '')) kept.pop()
      kept.push('')
    }
  }
  return kept.join('\n')
}

/** Paragraphs; a list is one with the line above it. */
function blocksOf(message: string): string[] {
  const found: string[] = []
  for (const block of message.trim().split(/\n[^\S\n]*\n\s*/)) {
    const isLed = isListLine(block) && found.length > 0
    if (isLed) found.push(`${found.pop()}\n${block}`)
    else found.push(block)
  }
  return found
}

/** Something in it hands over to a text, is part of one, or speaks of one above. */
function bringsAlong(block: string, isFirst: boolean, isLast: boolean): boolean {
  const lines = block.split('\n').filter((line) => line.trim() !== '')
  if (lines.some((line, at) => isForeignLine(line, at, lines))) return true
  const [first = ''] = lines
  if (isFirst && lines.length === 1 && !ENDED.test(first) && !SPEAKS.test(first) && first.search(OF_ONES_OWN) === -1)
    return true
  const sentences = lines.filter((line) => !isListLine(line)).flatMap(sentencesOfLine)
  if (isLast && isAboutAbove(sentences[0] ?? '')) return true
  return sentences.some((sentence) => leadsToText(sentence) || (isFirst && pointsBelow(sentence)))
}

function isForeignLine(line: string, at: number, all: readonly string[]): boolean {
  if (PRINT.test(line) || (at === 0 && HEAD.test(line) && !all.some(isListLine) && weightOf(line) <= 0)) return true
  return SIGNED.test(line) || (at > 0 && GREETS.test(line)) || (GREETS.test(line) && /^[^!.?]*,\s*$/.test(line))
}

/** A line that ends open announces what stands below: points of their own, if nothing in it is of somebody else. */
function leadsToText(sentence: string): boolean {
  if (worksOnText(sentence) || endsAsLead(sentence)) return true
  const rest = sentence.replace(OF_ONES_OWN, ' ')
  if (!/[:：]\s*$/.test(sentence))
    return BROUGHT.test(rest) && (OTHERS.test(rest) || TEXTS.test(rest)) && !ASKS.test(rest) && pointsAtText(rest)
  if (rest !== sentence || OWN_LEADS.has(leadIn(sentence))) return THEIRS.some((pattern) => pattern.test(rest))
  return POINTS.some((pattern) => pattern.test(rest)) || ONE_WORD.test(sentence)
}

/** Nothing stands above it: what it points at, a text or somebody else that it names may stand below. */
function pointsBelow(sentence: string): boolean {
  const rest = sentence.replace(OF_ONES_OWN, ' ')
  if (POINTS.some((pattern) => pattern.test(rest)) || pointsAtText(rest)) return true
  const wanted = rest.search(WANTED)
  return wanted !== -1 && wanted < NEAR
}

function isAboutAbove(sentence: string): boolean {
  return handsOver(sentence, 0) || ASKS_OF_IT.test(sentence)
}

/** How many people speak in lines of their own; a day or a word of asking is nobody. */
function names(message: string): number {
  return new Set(message.match(SPEAKER)?.map((head) => head.split(/[:：]/, 1)[0])).size
}

const ENDED = /[.!?。！？:：]\s*$/
/** Where words come from that are not by whoever repeats them. */
const PLACES =
  /\b(?:guide|guideline|handbook|feedback from|prints|training|tutorial|course|retro|stand-?up|predecessor|partner|slack|teams|jira|policy|requirements?|wishe?s?)\b|手[册冊]|教程|培[训訓]|新版|一版|要求|做法|架[构構][组組]|[产產]品|[评評][审審]|[开開][会會]|[会會]上|想法|[老小阿][\u3400-\u9fff](?=[说說提讲講让讓想觉覺发發])/i
const THEIRS: readonly RegExp[] = [OTHERS, BROUGHT]
const POINTS: readonly RegExp[] = [HERE, OTHERS, TEXTS, BROUGHT, PLACES]
const NEAR = 12
const ONE_WORD = /^\S+[:：]\s*$/
/** What a program said, and nobody. */
const OF_A_PROGRAM =
  /^(?!.*\b(?:issue|ticket|mail|message|review|comment|report(?:ed|s)?|from (?!src|the (?:log|server|console)))\b).*\b(?:errors?|output|logs?|trace|warnings?|exception|prints?|crash(?:es)?|fails?|stack|console)\b.*[:：]\s*$|(?:[报報][错錯]|[输輸]出|日志|[异異]常|打印)[^，。]{0,8}[:：]\s*$/i

const LONGEST = 6000
const LEAST_LINES = 6
const LEAST_BLOCKS = 3
const LEAST_ASKED = 2
const OWN_LEADS: ReadonlySet<string> = new Set(['rules', 'work', 'seen', 'own'])

/** What an agent is asked for and told, and hardly a reader: work at code, in a tree, on a branch, and to say how it went. */
const TO_AN_AGENT =
  /\b(?:(?:show|tell|ping|give|ask) me|(?:can|could|would) you|let me (?:know|have|see)|(?:so|and|then) (?:that )?I can (?:check|review|look|merge|test)|(?:while|when|before|after|until) you(?:['’](?:re|ve))?|as you go|(?:you|your) (?:wrote|did|named|made|put|used|changed|branch|pr|last|change|version|commit)|I(?:['’]ll|['’]d| will| would)? (?:merge|review|push|open|deal|take|check|write|test|deploy|rebase|squash)|I(?:['’]d like|(?: also)? want)|I['’]ll|you can (?:use|test|take|copy|find|start)|I(?:['’]d| would) (?:like|rather)|I (?:suspect|noticed|believe)|(?:my|our) guess)\b|(?:^|[.!?,;:] )(?:(?:so|and|now|then|also|but|ok(?:ay)?|please|first|just|after(?:wards| that)|can you|could you)[ ,]+)*(?:put|add|fix|use|make|find|remove|delete|turn|move|keep|drop|replace|switch|set|check|start|build|create|update|change|swap|rewrite|reuse|collect|rename|refactor|rebase|bump|push|squash|commit|merge|run|rerun|grep|port|split|extract|implement|migrate|stream|mock|stub|test|start by|do the|put the|write (?:a|an|the|it|down|your|in)|use (?:a|an|the) (?:fake|mock)|have a look|look (?:at|into)|don['’]t (?:touch|refactor|change|bother)|no need to|leave)\b|你(?:先|看|用|[给給]|把|写|寫|来|來|可以|帮|幫)|[帮幫]我|[告给給][诉訴]?我|[发發]我|我(?:来|來|看|自己|晚上|下午|怀疑|懷疑|[觉覺]得)|(?:^|[，,。；;\n])(?:先|再|然后|然後|改完|做完|弄完|[确確][认認]之[后後])?(?:[给給]它?|改|修|加|跑|看看|查|搜|拆|[补補]|用|[换換]|[删刪]|[别別]|不要|[写寫]|做|把|[单單][测測]|接口)/im

/** Whoever says so speaks of what they themselves think, have or want said. */
const OF_ONES_OWN =
  /\b(?:let me (?:describe|explain|start|tell|know)|here(?:['’]s| is) (?:my|what I|how I)|my (?:own )?(?:plan|idea|thoughts|proposal|list|feedback|goal|question)|what I['’]?\w* ?\w*|I['’]d like|I (?:want|need|see|know|found|noticed)|(?:the|our) (?:situation|plan|problem|idea|goal|story|status) (?:is(?: this)?|so far)|(?:before|after|until|in) my \w+|(?:mail|message|note|ticket|issue|list|text|card|chat|prompt|draft|docs?)s? (?:module|service|page|component|view|queue|parser|endpoint|table|worker|importer|templates?|screen|system|engine|editor|app|form|dialog|field|api)s?|need(?:ed)? from you|for you|you (?:can|could|should|need to) (?:do|check)|(?:pick\w*|get|do|finish) this|this (?:time|week|morning|afternoon|evening|month|sprint|one['’]s on me)|what you did|your (?:last |latest )?(?:change|commit|branch|version|pr)|I(?:['’]ve)? (?:thought|been thinking|changed my mind|decided|had an idea) [^.,:]*|(?:first|second|third) (?:phase|part)|the (?:plan|idea) for[^:,]*|(?:debug|fix|solve) this)\b|[需要]+你|我(?:的|想|要|看|希望)|[几幾][个個点點](?:毛病|地方|原因)?|要[加做改](?=[:：])|(?:消息|[评評][论論]|通知|[邮郵]件)(?:中心|[队隊]列|模[块塊]|功能|服[务務]|列表|接口|[页頁])|(?:背景|情[况況])(?:如下|是[这這][样樣])?|[问問][题題]|[这這][个個]?(?:需求|任[务務]|功能|[问問][题題]|bug|服[务務]|[项專专]目?)|[这這][块塊]/gi

const SPEAKS = /\b(?:I|I['’]\w+|me|my|you|your|let['’]?s|please|can|could)\b|[我咱你]|[吧哈]$|一下|[这這][块塊个個]/i
/** Bullets of print, versions, numbers of tickets, places in a file, marks of quotations and of mail, headings. */
const PRINT =
  /^\s*(?:[•·▪◦●►>|#]|["“「『]|v?\d+\.\d+|\d{4}-\d\d|第 ?\d+ ?[行条條句章节節]|[[【<@]|(?:from|to|cc|subject|date|sent|re|fwd?|title|author|as an? [\w ]+ I want)\b\s*[:：]?\s*(?=\S*[:：])|As an? \w+ I want|As \w+ I want|Edit:|Answer:|Q:|A:)|[™®©]|https?:\/\/\S+$/i
/** A line that is no sentence, as print has it above what it is about. */
const HEAD = /^(?![a-z#\d-])(?!.*[,，、])[^\n]{1,50}[^\s.?!:：。？！,，;；)）]$/
/** Who a letter is to, and who it is from. */
const GREETS =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|各位|大家好|[您你]们?好|尊敬的)[^.?\n]{0,30}[,，!！:：]?\s*$/i
const SIGNED =
  /^\s*(?:(?:best|kind|warm|many)? ?(?:regards|wishes)|cheers|thanks(?: in advance)?|thank you|sincerely|yours|best|love|此致|敬[礼禮]|[谢謝]{2}(?:大家|配合)?|辛苦大家了?|祝好)[,.!！。]?\s*(?:[A-Z][\w .]{1,30})?$/i
/** Said of a text for readers, wherever it stands. */
const OF_A_TEXT =
  /\b(?:contributors|participants|customers|employees|developers|members|reviewers) (?:must|should|shall|have to|may not)\b|\b(?:hope (?:this|that|it) helps|worked for me|happy to (?:help|test|answer)|thank(?:s| you) for (?:your|reading|choosing|the)|looking forward to|please (?:note|sign|return|make sure that you)|accepted answer|unsubscribe|subscribe|we recommend|in my experience)\b|您|[贵貴]方|我司|[务務]必|各位|[请請]大家|知悉|配合|[关關]注我|本文/i
const SPEAKER =
  /^\s*(?!(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Why|How|What|Where|Who|When|Goal|Order|Today|Context|Background|Notes?|Problem|Idea|Plan|Later|First|Second|Third|Then|Next|Also|Maybe|Status)\b)[A-Z][a-z]{1,14}(?: [A-Z][a-z]+)?[:：] \S|^\s*[\u3400-\u9fff]{2,3}[:：](?=\S)/gm
/** A question right at the end about something that is not named in it. */
const ASKS_OF_IT =
  /^(?:(?:so|and|but|now),? )?(?:is|are|does|do|did|can|could|would|should|which|what|how|why|any)\b(?!.*\b(?:you|I)\b)[^.?!]*\b(?:this|that|these|those|it|they|them|of it|parts)\b[^.!]*\?|^(?:你[觉覺]得|哪[些几幾]|[这這]里面|有差距|[错錯]的|能改的)/i
