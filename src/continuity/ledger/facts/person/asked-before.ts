import { joinSentences, sentencesOf } from '../../../../base/text/sentences.ts'
import { topicWordsOf } from '../../../compose/held.ts'
import { alone } from '../../../compose/parts/alone.ts'
import type { Ledger } from '../../facts.ts'
import { factsOf } from '../../put.ts'
import { offeredIn } from './chosen-option.ts'

/**
 * What a short reply answers, and the option that it names where it names one: "1+2" or "yes" means nothing without the question, and leaves the request that led to it open. Where the
 * question says nothing by itself it comes with what it asks about; what was proposed without one is answered by who agrees to it.
 */
export function askedBefore(ledger: Ledger, reply: string, object: string): string {
  const asked = factsOf(ledger, 'question').findLast((fact) => fact.status === 'open')?.text ?? ''
  if (asked === '' && object !== '') return askedAbove(ledger.lead.text)
  if (asked === '') return ledger.last.what === 'said' ? saidTo(reply, ledger.lead.text) : ''
  if (object === '' && isOtherOrder(reply, asked, ledger.lead.text)) return ''
  if (asked.length >= TELLING_QUESTION) return standingAlone(ledger, asked)
  // "Which approach?" asks about what the question before it says.
  const before = sentencesOf(ledger.lead.text).findLast(
    (sentence) =>
      /[?？]$/.test(sentence) &&
      sentence !== asked &&
      sentence.length >= LEAST_QUESTION &&
      sentence.length <= LONGEST_QUESTION,
  )
  if (before === undefined)
    return ASKS_ONLY.test(asked) || (object === '' && WHICH.test(asked) && NAMES_NONE.test(reply))
      ? withProposal(ledger, asked)
      : standingAlone(ledger, asked)
  return `${before.replace(/^(?:(?:next|first|last|second) )?question:\s*/i, '')} ${asked}`
}

/** Something to be done that is about another matter than what was asked: the question stays unanswered. */
function isOtherOrder(reply: string, asked: string, message: string): boolean {
  if (!ORDERS.test(reply)) return false
  const own = topicWordsOf(reply)
  if (own.size < NAMES_A_MATTER) return false
  const sentences = sentencesOf(message)
  const near = sentences.slice(Math.max(0, sentences.indexOf(asked) - 2)).join(' ')
  const theirs = topicWordsOf(`${near} ${asked}`)
  return [...own].filter((word) => theirs.has(word)).length < Math.max(1, own.size * OF_THE_SAME)
}

/** "Should I fix that too?" with what it speaks of. */
function standingAlone({ lead }: Ledger, asked: string): string {
  const whole = alone(lead.text, asked)
  return whole === '' || whole.length > LONGEST_WHOLE ? asked : whole
}

/** The question stands above the points that it offers, and the message ends with them. */
function askedAbove(message: string): string {
  const first = message.search(FIRST_POINT)
  // Where they stand within the question itself, that is all of it.
  const asked = sentencesOf(first === -1 ? message : message.slice(0, first)).findLast((sentence) =>
    /[?？]$/.test(sentence),
  )
  return asked === undefined || asked.length > LONGEST_QUESTION ? '' : asked
}

/** "Shall I?" asks about what stands right before it, and "which one?" about all that was offered. */
function withProposal({ lead }: Ledger, asked: string): string {
  const sentences = sentencesOf(lead.text)
  const proposed = sentences[sentences.lastIndexOf(asked) - 1] ?? ''
  const offered = offeredIn(lead.text)
  if (offered.length > 1 && (WHICH.test(asked) || offered.at(-1)?.includes(proposed) === true))
    return withOffer(offered, asked)
  return proposed === '' || proposed.length > LONGEST_QUESTION ? asked : joinSentences([proposed, asked])
}

/** Each of them, or where that is too long what each begins with. */
function withOffer(offered: readonly string[], asked: string): string {
  const heads = offered.map((text) => text.split(/\s[–—-]\s|[:：(（]/, 1)[0] ?? text)
  const told = [offered, heads].map((texts) => texts.map((text) => text.replace(/[\s.;,。；，]+$/, '')).join('; '))
  const all = told.find((list) => list.length + asked.length < LONGEST_OFFER)
  return all === undefined ? asked : joinSentences([`${all}.`, asked])
}

/** What the agent proposed, or with what question its message ended, where that asks for something to know and the reply orders nothing. */
function saidTo(reply: string, message: string): string {
  if (agrees(reply, message)) return proposedIn(message)
  const sentences = sentencesOf(message)
  const asked = sentences.at(-1) ?? ''
  const isHeld = HOLDS_BACK.test(reply)
  if (isHeld && ASKS_ONLY.test(asked)) return joinSentences(sentences.slice(-2))
  if (isHeld && proposedIn(message) !== '') return proposedIn(message)
  const isAnswer = !/[?？]\s*$/.test(reply) && !STARTS_WORK.test(reply)
  return isAnswer && ASKS_TO_KNOW.test(asked) && !OF_NEXT.test(asked) && asked.length <= LONGEST_QUESTION ? asked : ''
}

/** "Ok" is one where something was asked or proposed in so many words: else it only says that it was heard. */
function agrees(reply: string, message: string): boolean {
  return (
    AGREES.test(reply) || (HEARD.test(reply) && (/[?？]\s*$/.test(message) || PUTS_FORWARD.test(proposedIn(message))))
  )
}

/** What the agent would do, at the end of its message. */
function proposedIn(message: string): string {
  const proposed =
    sentencesOf(message)
      .slice(-LAST_FEW)
      .findLast((sentence) => PROPOSES.test(sentence)) ?? ''
  return proposed.length > LONGEST_QUESTION ? '' : proposed
}

const FIRST_POINT =
  /^[\s>|]*(?:[-*•]\s+)?\**(?:(?:option|approach|variant|方案|選項|选项)\s*)?(?:[A-Ha-h]|\d)\s*[.):：—–-]/im
const ASKS_ONLY =
  /^(?:(?:shall|should|may|can) (?:I|we)(?: (?:proceed|continue|go ahead|start|begin|do (?:it|that|this|so)))?(?: now)?|(?:is|would) (?:that|this|it)(?: be)? (?:ok(?:ay)?|fine|alright|good)(?: (?:with|for) you)?|ok(?:ay)?(?: (?:with|for) you)?|fine (?:with|by) you|any objections|agreed|does (?:that|this) (?:work|sound (?:good|right|ok))(?: for you)?|sound(?:s)? good|proceed|do you agree|ready|(?:do you )?want me to|(?:do you )?want me to (?:proceed|continue|go ahead|start|(?:do|make|apply|fix|change|try|add) (?:it|that|this|so|the change|them)))\?$|^(?:[这這][样樣])?(?:可以|行|好|同意|要|对|對|[继繼][续續]|[确確]定|[开開]始)?(?:[吗嗎不]|不可以|不好|不行)?[？?]$|^(?:要|可以|需要)(?:我)?(?:直接|[现現]在|[马馬]上|就)?(?:改|修|[动動]手|[处處]理|[这這][样樣]做|[继繼][续續]|[开開]始|做)?[吗嗎][？?]$/i
const WHICH =
  /^which\b[^,.;]{0,40}\?$|^what do you (?:prefer|want)\?$|^(?:你|您)?(?:想|要|[觉覺]得|希望)?(?:用|[选選]|要|做|走)?哪[^，。]{0,8}[？?]$/i
/** It points to what was offered and names nothing of it. */
const NAMES_NONE =
  /^(?:(?:ok(?:ay)?|yes|no|i(?:['’]d)?(?: would)? (?:prefer|take|like|want|choose)|let['’]?s (?:do|take|go with)|go with|do|take|use)[,.]? )*(?:neither|none|both|either|any|the (?:former|latter|first|second|third|last|other|simpler|easier|faster|cheaper|safer)|your? (?:recommendation|suggestion|choice|call)|you (?:decide|choose|pick)|whichever|whatever)\b(?: (?:of (?:them|these|those)|one|option|way|approach))?(?:,? please)?[.!]?$|^(?:就|用|要|[选選])?(?:前者|[后後]者|都不要?|都行|都可以|随便|隨便|你(?:决定|決定|[选選]|定)|第[一二三四五][个個种種项項条條]?|(?:方案|選項|选项)[一二三四五]|最[后後]一?[个個种種项項]?|另一?[个個种種]|按?照?你的?(?:推[荐薦]|建[议議]))(?:吧|好了)?[。！.]?$/i
/** A go-ahead. "Continue" and "thanks" answer nothing. */
const AGREES =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|great|good|perfect|please|sounds good|好|好的|可以|行)[,.!，。！ ]*)*(?:do (?:it|that|so|this)|go ahead|go for it|make it so|let['’]?s do (?:it|that|this)|please do|yes|yeah|yep|sure|agreed|sounds good|ok(?:ay)? do it|好|好的|好啊|可以|行|同意|就[这這][样樣](?:做|吧)?|做吧|改吧|[动動]手吧)[.!。！]*$/i
const ASKS_TO_KNOW =
  /\b(?:which|what|who|where|when|how (?:many|much|long|often|large|big|old)|is|are|do|does|did|has|have|can|could)\b.*\?$|(?:什[么麼]|哪|[谁誰]|多少|[几幾]|是否|[还還]是).*[?？]$|[吗嗎呢][?？]$/i
const OF_NEXT = /\b(?:else|next|now|other|more|help|start with|first)\b|[还還]有|接下[来來]|下一|其他/i
const STARTS_WORK =
  /^(?:(?:ok(?:ay)?|yes|no|and|but|so|now|then|also|please|great|thanks|first|just|let['’]?s)[,.! ]+)*(?:now|next|also|please|let['’]?s|thanks?|add|fix|remove|rename|move|change|update|make|write|delete|put|replace|extract|split|revert|implement|run|check|look|show|tell|explain|commit|push|merge|rebase|open|close|create|try|go|do|start|stop|continue|review|find|read|test|build|drop|undo)\b|^(?:[现現]在|[请請帮幫把给給加改删刪写寫跑看再先停]|[继繼][续續]|提交|推送|下一|[谢謝])/i
const HEARD = /^(?:ok(?:ay)?|great|good|perfect|fine|alright|sure thing|嗯|行吧)[.!。！]*$/i
const PUTS_FORWARD = /\b(?:suggest|recommend|propose|would|could)\b|建[议議]|打算/i
const PROPOSES =
  /\b(?:I(?:['’]d| would| could| can| suggest| recommend| propose| plan to|['’]ll| will)|we (?:could|should|can))\b|建[議议]|打算|[準准][備备](?!好|就)|我(?:可以|[会會]|想)|接下[來来]/i
const TELLING_QUESTION = 40
const LEAST_QUESTION = 30
const LONGEST_QUESTION = 180
const LONGEST_OFFER = 148
/** It does not go along, or not yet, and says nothing else. No two ways to read the same. */
const HOLDS_BACK =
  /^(?=.*\b(?:no+|nope|nah|wait|hold|hang|stop|not|let me|moment|minute|sec|second|unsure|rather|don['’]t|skip|leave|later)\b)(?:(?:ok(?:ay)?|well|hmm+|uh|um+|sorry|please|but|actually|and|then|thanks|I think|no+(?: need)?|nope|nah|wait|hold (?:on|off)(?: (?:for )?(?:a|on) (?:sec(?:ond)?|moment|minute|that|it|this))?|hang on|stop(?: (?:right )?there)?|not (?:yet|now|so fast|sure(?: (?:yet|about (?:it|that|this)))?|really|today|like that)|let me think(?: about (?:it|that|this))?(?: first)?|give me (?:a|some) (?:sec(?:ond)?|moment|minute|time)|I(?:['’]m| am) (?:really |still )?(?:not (?:sure|convinced|certain)|unsure)(?: (?:yet|about (?:it|that|this)))?|I(?:['’]d| would) rather (?:not|wait)|don['’]t(?: do (?:it|that|this))?(?: yet)?|better not|rather not|(?:skip|leave) (?:it|that|this)(?: (?:for now|alone|as (?:it )?is))?|(?:maybe )?later)\b[\s,.!…—–-]*)+$|^(?=.*[不沒没等慢別别算以想])(?:(?:[嗯呃那我你]|先(?=[不等])|不(?:要|用|必|行|急|改|動|动|做|確定|确定|想|好|太(?:好|行|確定|确定))?|[沒没]必要|等(?:一下|會兒?|会儿?)?|慢[著着]|暫時(?=不)|暂时(?=不)|再?想一?想|[還还](?=不)|[別别](?:動|动|改|急)?|[還还]是算了|算了|以[後后]再[說说])(?:吧|了|啦)?[\s，,。！!…]*)+$/i
const LONGEST_WHOLE = 240
/** An order that begins with what is to be done, and neither with a yes nor a no. */
const ORDERS =
  /^(?:(?:and|so|now|then|also|great|thanks?|next|just|please)[,.! ]+)*(?:add|fix|remove|rename|create|write|implement|open|update|check|show|explain|commit|push|merge|deploy|build|test|review|document|move|migrate|refactor)\b|^我?(?:[现現]在|接下[来來]|[请請])?我?(?:需要你|想[请請]你|[请請]你|[帮幫]我|[给給]我)/i
const LAST_FEW = 2
const NAMES_A_MATTER = 2
const OF_THE_SAME = 0.15
