import { remembering } from '../../remember.ts'
import { isRelayed, takesUp } from '../others/relayed.ts'
import { hasOne } from '../seen.ts'
import { sentencesOfLine } from '../sentences.ts'
import { attributedAmong, isAttribution } from './attributions.ts'
import { BROUGHT, HERE, OTHERS, TEXTS, WANTED } from './hands-over.ts'
import { ADOPTS, ASKS, weightOf } from './own-signs.ts'

/** The sentences of a paragraph that the person says: neither what somebody else says in it, nor what follows from that. */
export function ownSentencesOf(text: string): string[] {
  let theirs = false
  return text.split('\n').flatMap((line) =>
    sentencesOfLine(line).filter((sentence, at, all) => {
      // "The team demands that we never log addresses. Agreed."
      if (isRelayed(sentence) && takesUp(all[at + 1] ?? '')) return true
      theirs = isTheirs(sentence) || (theirs && weightOf(sentence) <= 0)
      return !theirs
    }),
  )
}

/** Those beside a sentence that only says where they come from: a request means nothing without them, and they lay down nothing. */
export function attributedIn(text: string): string[] {
  const sentences = text.split('\n').flatMap(sentencesOfLine)
  return [...attributedAmong(sentences)].map((at) => sentences[at] ?? '')
}

const isTheirs: (sentence: string) => boolean = remembering(
  (sentence) => isQuoted(sentence) || isHearsay(sentence) || isQuoting(sentence),
)

/** It begins with the quotation mark of more than a name. */
function isQuoted(sentence: string): boolean {
  if (/^["“「『](?:\S+ ){3}|^[“「『"][\u3400-\u9fff，、]{7}/.test(sentence)) return true
  // A piece of it, where it has several sentences.
  return isOpen(sentence, '"', '"') || isOpen(sentence, '“', '”') || isOpen(sentence, '「', '」')
}

function isOpen(sentence: string, left: string, right: string): boolean {
  const [lefts, rights] = [sentence.split(left).length, sentence.split(right).length]
  return left === right ? lefts % 2 === 0 : lefts !== rights
}

function isHearsay(sentence: string): boolean {
  const start = withoutGrounds(sentence.slice(0, LOOKED_AT))
  const isTold = /[\u3400-\u9fff]/.test(start)
    ? hasOne(start, CHINESE_SIGNS) && CHINESE_HEARSAY.test(start)
    : hasOne(start.toLowerCase(), SIGNS) && HEARSAY.test(start)
  return isTold && !ADOPTS.test(sentence)
}

/** "…, since the auditors ask for it": why it is so is not who says so. */
function withoutGrounds(sentence: string): string {
  return sentence.replace(GROUNDS, '').replace(FIRST_GROUNDS, '')
}

const GROUNDS =
  /(?<=\S.{11}),? (?:since|because|cause|cos|given that|as) (?!(?:i|we|you) (?:said|told|wrote))[^:]*$|(?<=.{4})[，,]?(?:因[为為]|由[于於]|[毕畢]竟)[^：:]*$/i
const FIRST_GROUNDS = /^(?:since|because|given that) [^,:]+, |^(?:因[为為]|由[于於])[^，：]+，/i
const LOOKED_AT = 400
/** One of them stands in every sentence that is hearsay: to make the expressions ready takes longer than the rest. */
const SIGNS: readonly string[] =
  'say|said|insist|claim|demand|argue|swear|state|announced|wrote|posted|told|tell|suggest|recommend|think|believe|reckon|preach|mentioned|decided|agreed|settled|voted|want|ask|expect|need|require|force|would like|prefer|according|per the|per our|heads|tells|i read|i heard'.split(
    '|',
  )
const CHINESE_SIGNS: readonly string[] =
  '他 她 说 說 讲 講 坚 堅 想 让 讓 叫 希望 叨 嘱 囑 吩咐 交代 交待 认 認 强 強 通知 发 發 喊 听 聽 定 量 要 写 寫'.split(
    ' ',
  )

/** "The linter prints: always use double quotes", "our policy has this paragraph: …": what a program or a document says, and nobody. */
export function isSaidByText(sentence: string): boolean {
  const colon = sentence.search(/[:：]/)
  if (colon <= 0 || colon > LONGEST_REPORTED || ADOPTS.test(sentence)) return false
  const head = sentence.slice(0, colon).trim()
  return /[\u3400-\u9fff]/.test(head) ? CHINESE_REPORTS.test(head) : REPORTS.test(head) || HAS_TEXT.test(head)
}

const LONGEST_REPORTED = 140
const REPORTER =
  '(?:linter|lint|eslint|biome|prettier|ruff|mypy|tsc|compiler|typechecker|checker|formatter|runner|tool|script|program|process|hook|bot|terminal|console|shell|cli|ci|build|pipeline|job|log|logs|server|client|browser|editor|ide|plugin|extension|installer|npm|pnpm|yarn|pip|cargo|git|docker|test|page|site|wiki|docs?|documentation|document|manual|handbook|guide|guidelines?|policy|readme|contributing|changelog|license|licence|contract|terms|faq|template|header|comment|docstring|banner|dialog|popup|tooltip|message|warning|error|output|it)'
const REPORTS = new RegExp(
  `(?<!\\b(?:must|should|always|never|may|can|to) )\\b${REPORTER}(?:['’]s \\w+)?(?: \\w+){0,2}? (?:prints?|says?|shows?|reports?|reads?|states?|complains?|warns?|tells? (?:me|us)|displays?|outputs?|spits out|answers?|replies|insists|goes)(?: (?:this|that|the following|me|us|now|again|then|at startup|in red|every time))*$`,
  'i',
)
const HAS_TEXT =
  /\b(?:has|have|contains?|includes?|there(?:['’]s| is)|starts with|ends with|with)\b[^:]{0,20}\b(?:this|that|these|the following|a|an|one) (?:\w+ )?(?:paragraphs?|sentences?|lines?|sections?|clauses?|passages?|wording|text|notes?|comments?|bullets?|items?|warning|message|snippet)\b/i
const CHINESE_REPORTS =
  /(?:lint\w*|eslint|tsc|ci|ide|npm|[编編][译譯]器|[终終]端|控制[台臺]|命令行|构建|[构構]建|[测測][试試]|日[志誌]|程序|工具|插件|[浏瀏][览覽]器|[页頁]面|文[档檔]|手[册冊]|[规規]范|制度|合同|[协協][议議]|[说說]明|[脚腳]本|服[务務]器|readme|wiki|系[统統])[^，。：:我你]{0,6}(?:[报報](?:[错錯])?|提示|打印|[输輸]出|[显顯]示|[写寫]|[说說])(?:了|[着著]|的是|道|出[来來])?$|(?:文[档檔]|手[册冊]|[规規]范|制度|合同|[协協][议議]|[说說]明|readme|wiki)[^：:我]{0,6}有(?:[这這][么麼樣样]?|下面)?一?(?:段|句|[条條]|行)[^：:]{0,24}$/i

/** "I copied this from the docs: …": what stands behind the colon is what was meant. */
function isQuoting(sentence: string): boolean {
  if (!/[:：]/.test(sentence)) return false
  const [, head = ''] = /^([^:：\n]{2,100})(?:[:：](?=[^\S\n]|[\u3400-\u9fff“「])|[:：]$)/.exec(sentence) ?? []
  if (head === '' || ADOPTS.test(sentence)) return false
  if (isAttribution(head)) return true
  const names = TEXTS.test(head) || OTHERS.test(head)
  if (OWN_HEAD.test(head) || (ASKS.test(head) && !HERE.test(head) && !WANTED.test(head)))
    return names && BROUGHT.test(head)
  return (names && !/\b(?:is|are) \w/i.test(head)) || (HERE.test(head) && WANTED.test(head))
}

/** "My boss's guideline, not mine: …", 老板的规矩，不是我的：…: whoever says so lays down nothing. */
export function isDisowned(sentence: string): boolean {
  const low = sentence.toLowerCase()
  return (low.includes('not ') || sentence.includes('不是')) && DISOWNS.test(sentence)
}

const DISOWNS =
  /^[^:：]{0,60}\b(?:not|isn['’]t|aren['’]t) (?:mine|ours|my (?:own )?(?:rule|words|idea|opinion|view|guideline|wish|preference|invention))\b[^:：]{0,20}(?:[:：]|$)|^[^:：]{0,30}(?:[并並]?不是我[们們]?(?:自己)?(?:的|[说說]的|定的|提的|要求的|[规規]矩)|[与與跟]我[无無][关關])[^:：]{0,6}(?:[:：]|[。.]?$)/i

/** What stands before a rule of their own. */
const OWN_HEAD =
  /\b(?:i|my|we|our|us|you|your|please|from now on|going forward|always|rules?|conventions?|decisions?|decided|correction|remember|note|reminder|btw|fyi|also|standard|habit|preferences?|important|constraint|context|thing|things|todo)\b|^(?:in|for|when|if|on|with|because|so)\b|[我咱你]|以[后後]|今[后後]|[规規]|[约約]|[习習][惯慣]|[记記]|注意|另外|[还還]有|[对對]了|[顺順]便|更正|[补補]充|[决決]定|要求|[说說]|[统統]一|原[则則]|前提|因[为為]/i

const NORM = String.raw`\b(?:must|should|shall|always|never|from now on|have to|has to|need to|going forward|no longer|every|all|nobody|no|only)\b`

/** Somebody else says it, whoever that is; what a contract or a standard says is known here. */
const HEARSAY = new RegExp(
  [
    String.raw`(?<!\b(?:i|we|you|to|not|never|always|must|should|it|adr[\w-]*|rfc[\w-]*|contract|spec|standard)(?: (?:just|also|already|always))? )(?<=\b[\w'’)-]+ )(?:says?|said|saying|insists?|insisted|claims?|claimed|demands?|demanded|argues?|argued|swears?|states?|stated|announced|wrote|posted|told (?:me|us)|suggests?|suggested|recommends?|recommended|thinks?|believes?|reckons?|preaches|mentioned)(?:\s+that\b|\s*[:,]|\s+(?=(?:we|you|everyone|everybody|developers|devs|people|teams?|all|every|each|no|never|always|from now|the|to|i)\b)).*${NORM}`,
    String.raw`\b(?<!\b(?:i|we|you) )(?:requires?|demands?|insists?|asks?|expects?)(?: of us)? that\b|\b(?:they|he|she)(?:['’]ve| have| has)? (?:all |just |now |also )?(?:decided|agreed|settled|voted)\b|(?<!\b(?:i|we|you)(?: (?:just|also|already|always))? )\b(?:wants?|wanted|asks?|asked|expects?|expected|needs|requires?|tells?|forces?) (?:us|me|everyone|everybody|people|all of us) to\b`,
    String.raw`\bsays? (?:[\w-]+ ){1,5}(?:must|should|never|always|has to|have to|needs?)\b|\bkeeps? (?:on )?(?:telling|saying|insisting|asking|repeating)\b|\b(?:my|our|the|her|his) (?:\w+ )?(?:manager|boss|lead|cto|ceo|teacher|professor|mentor|friend|client|customer|vendor|landlord|auditor)s? (?:also |just |now |really )?(?:wants?|would like|expects?|prefers?|asks?|demands?|requires?)\b|\b(?:what (?:they|he|she) (?:said|wants?|asked)|according to|per (?:the|our) \w+ (?:team|group|department|lead|people)|heads-?up from|i (?:read|heard|was told|got told) (?:that|on|in|from|somewhere))\b`,
  ].join('|'),
  'i',
)

const WHO =
  '(?:[组組科班][长長]|老[板闆师師]|[领領][导導]|[经經]理|主管|[产產]品|客[户戶]|客服|同事|供应商|供應商|[厂廠]商|外包|[运運][维維]|[测測][试試]|架[构構][师師]|表[哥弟姐妹]|朋友|同[学學]|甲方|[对對]方|[网網]友|有人|[别別]人|人家|(?<!其)他|她|[小老阿][\\u3400-\\u9fff]|[\\u3400-\\u9fff][总總工哥姐]|[A-Z][a-z]+)'

const CHINESE_HEARSAY = new RegExp(
  `(?<![跟和对對给給向])${WHO}(?:[们們]|那[边邊]|[这這][边邊])?(?:老|都|[总總]|[刚剛]|又)?(?:[跟对對和给給]我[们們]?)?[^，,。；;我你咱]{0,8}(?:[说說讲講](?![的明法过過了])|想[让讓要]|[让讓叫](?:我[们們]?|大家|所有)|希望|念叨|[唠嘮]叨|[嘱囑]咐|吩咐|交[代待]|[坚堅]持(?!用)|[认認][为為]|[强強][调調]|要求(?![的是：:]))|群[里裡组組]?[^，,。]{0,6}(?:通知|[说說讲講发發喊])|[听聽据據][说說]|[听聽]到|(?:他|她)[们們]?(?:都|[刚剛])?(?:定|[决決]定|商量)[了好]|[^，。我你咱]{2,8}(?<![需重想主只还也就])要求?(?:我[们們]?|大家|所有人)|(?:(?<!其)他|她)[们們]?(?:[还還]|又|都)?(?:要|想|希望|不想|不要)|(?:手[册冊]|指南|[规規]定|文[档檔])[^，。]{0,12}(?:[让讓叫]|要求)(?:大家|我[们們]|所有人)|(?:wiki|文[档檔]|[书書]|手[册冊]|[规規]范|[页頁]面|公告)[^，。]{0,2}[上里裡中](?![文英]|[^，。]{0,2}[统統都要])[^，。]{0,2}(?:[写寫说說]|[规規]定)`,
)
