import { remembering } from '../../remember.ts'
import { hasOne } from '../seen.ts'
import { goneIn } from './gone.ts'
import { isForSomeDay } from './turns.ts'

/**
 * Whether a sentence says that something is otherwise now and gives a value: "log retention is 90 days now", 超时那个 5 秒太短了，以后都按 15 秒来.
 * By itself it may be about anything; it corrects what is known of the same thing, if there is something.
 */
export const saysChanged: (sentence: string) => boolean = remembering(
  (sentence) =>
    sentence.length <= LONGEST &&
    hasOne(sentence.toLowerCase(), SIGNS) &&
    ((VALUE.test(sentence) && CHANGED.test(sentence)) || MOVED.test(sentence) || goneIn(sentence) !== '') &&
    !OTHERWISE_MEANT.test(sentence) &&
    !isForSomeDay(sentence),
)

const LONGEST = 160
/** One of them stands in every sentence that says so; in small letters. */
const SIGNS: readonly string[] =
  '放宽|放寬|收紧|收緊|提高|降低|卡得|离职|離職|走了|退休|left|quit|retired|too strict|now|these days|since |is up|is down|renamed|upgraded|提到|降到|调到|調到|moved|changed|switched|migrated|went |instead|make it|make that|too |enough|现在|現在|改|换|換|变|變|不够|不夠|太|就够|就夠|以后|以後|切|挪|移|迁|遷|转|轉|搬'.split(
    '|',
  )
const VALUE =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:[周週]|星期|[礼禮]拜)[一二三四五六日天]|[一二两兩三四五六七八九十半][个個]?(?:秒|分|小[时時]|天|[周週]|月|年|次|行|[个個]空格)|\b(?:an?|one|two|three|four|five|ten) (?:hour|day|week|month|minute|second|space)s?\b|\b(?:one|two|three|four|five|ten) (?:approvals?|reviewers?|reviews?)\b|[一二两兩三四五](?=[个個位名]人)|[\w-]+\.(?:com|net|org|io|dev|cn|app|internal|local)\b/i
const CHANGED =
  /\b(?:now|nowadays|these days|from now on|moved|changed|switched|instead|make (?:it|that))\b|\b(?:too (?:short|long|small|big|low|high|few|many|strict|tight|much|little)|not enough|is enough|(?:went|goes|is) (?:up|down) to|since (?:last|yesterday|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december|v?\d))\b|[现現]在|改[成为為到用]?|[换換变變]了?|不[够夠]|太[短长長小大少多紧緊松低高慢快严嚴死窄宽寬]|就[够夠]|[提降调調]到|(?:放[宽寬]|收[紧緊]|提高|降低|加[长長大]|[缩縮](?:短|小))(?:到|成|[为為])|以[后後]/i
/** To something that has a name, or something with a name is no more. */
const MOVED =
  /\b(?:it['’]?s|that['’]?s|we['’]re on|we use|is|are|on|by|via|through|with) `?[A-Za-z][\w.+#/-]+(?:(?<=\b(?:with|via|through) \S+) [\w:./-]+){0,3}`? (?:now|these days|since (?:the|last|v?\d))|[现現]在[^，。]{0,8}(?:是|用|叫|在|放|走|到)\s?`?[A-Za-z][\w./-]+|\b(?:moved|switched|migrated|went|renamed|upgraded)(?: over)? (?:on)?to (?!(?:the|a|an|it|be|see|get|do)\b)`?[A-Za-z]|\bnow\b.*\b(?:went away|is no more|is out|is gone)\b|(?:切|[换換]|[迁遷]移?|[转轉]|搬|挪|移)(?:到|成|去)了?\s?`?[A-Za-z]|\bon [A-Za-z][\w ]{2,20} since\b|\b[A-Z][a-z]+['’]s (?:job|call|responsibility) now\b|[现現]在(?:都|改)?(?:[归歸]|由|[问問]|找|是)\s?[小老阿][\u3400-\u9fff]/i
/** A question, a step of the work, what was seen, what was once, what may be. */
const OTHERWISE_MEANT =
  /[?？吗嗎]["'”」]?\s*$|\b(?:if|maybe|perhaps|might|could|should we|used to|was(?! too| (?:renamed|moved|migrated) to)|were(?! too| (?:renamed|moved|migrated) to)|fails?|failed|failing|failures?|errors?|crash\w*|breaks?|broken?|slow\w*|takes?|took|tests? pass\w*|passing|for now|just (?:this )?once|this time|today|temporarily|line \d|lines? \d+|step \d|#\d|told (?:me|us)|said|says|heard|see|saw|look|why|how)\b|^(?:please |can you |could you |now |and |then |let['’]?s )*(?:fix|add|change|update|bump|set|increase|raise|lower|reduce|run|move|write|check|rename|remove|delete|try|refactor|implement|go|open|show)\b(?! (?:it|that):)|以前|之前|原[来來]|[看注意]到|[说說][过過要]|[听聽][说說]|告[诉訴]|[发發][现現]|如果|要是|可能|也[许許]|[报報][错錯]|失[败敗]|挂了|崩|卡住|[这這]次|先|[暂暫][时時]|今天|第\s?\d|怎[么麼]|[为為]什[么麼]|^(?:[请請帮幫]我?|把|将|將)/i

/** "Changed my mind: …", 我改主意了: what follows holds in place of what they said of the same. */
export function changesMind(sentence: string): boolean {
  return hasOne(sentence.toLowerCase(), MIND_SIGNS) && MIND.test(sentence)
}

/** Without how it is led in. */
export function withoutMind(sentence: string): string {
  if (!changesMind(sentence)) return sentence
  const { about } = MIND.exec(sentence)?.groups ?? {}
  const rest = sentence.replace(MIND, '').trim()
  // "about classes: they're ok for error types"
  return about ? rest.replace(/^(?:they(?:['’]re| are)|(?:it|that)(?:['’]s| is))\b/i, `${about} are`) : rest
}

const MIND_SIGNS: readonly string[] =
  'mind|second thought|reconsidered|thinking about it|主意|想了想|想了一下|考虑了|考慮了|想法变|想法變|说错|說錯|记错|記錯|搞错|搞錯|misspoke|mistake|my bad|i was wrong|correction'.split(
    '|',
  )
const MIND =
  /^(?:(?:ok|okay|so|and|but|well|actually|hm+|sorry|no),? )*(?:(?:i(?:['’]ve| have)? )?changed my mind(?: (?:about|on) (?:the )?(?<about>[^,.:;—–]{2,40}?))?|on second thoughts?|(?:i(?:['’]ve| have)? )?reconsidered|(?:after )?thinking about it(?: again| more)?|i misspoke|my (?:mistake|bad)|i was wrong|correction)\s*[,.:;—–-]+\s*|^(?:嗯|那|哦|不[过過]|[^，。]{1,10}(?:的事|[这這那]事|[这這那][条條]))?[，,]?我?(?:又|再|重新)?(?:改(?:[变變])?主意了?|想了(?:想|一下)|[仔细細]*考[虑慮]了(?:一下|下)?|想法[变變]了|(?:[刚剛]才|之前|前面|上次)?[说說记記搞弄][错錯混]了)[，,：:。 ]\s*/i

/** A number, and nothing of what it is for. */
export function isOnlyValue(text: string): boolean {
  return !/[a-z]{3}|[\u3400-\u9fff]{2}/i.test(text.replace(AROUND_VALUE, ' '))
}

const AROUND_VALUE =
  /\b(?:from now on|going forward|make|it|that|be|now|use|please|seconds?|secs?|minutes?|mins?|hours?|days?|weeks?|months?|times|lines|spaces|characters|chars|percent)\b|以[后後]|今[后後]|[现現]在|[统統]一|一律|[设設]成|[设設][为為]|[毫分]?秒|分[钟鐘]|小[时時]|[天周週月年次行个個都按来來改成用为為是到吧了就给給]|空格|字符/gi
