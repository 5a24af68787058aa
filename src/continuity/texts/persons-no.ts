import { GIVES_CAUSE } from '../../base/text/causes.ts'
import { sentencesOf } from '../../base/text/sentences.ts'
import { oneLine } from '../../base/text/text.ts'
import { clipWords } from '../compose/clip.ts'
import type { Telling } from '../compose/line.ts'
import { questionsAtEnd } from '../compose/now/last-message.ts'
import { alone } from '../compose/parts/alone.ts'
import { saidAsClause } from '../compose/parts/said-by.ts'
import type { GoalFact, Ledger } from '../ledger/facts.ts'
import { factsOf } from '../ledger/put.ts'

/**
 * A yes that the person has not given, in a summary: to what they were asked and have not answered, or to what they said no to. And
 * what they said is meant so, kept as what is to be mended.
 */
export function approvalContradictions(telling: Telling, claims: readonly string[]): string[] {
  return [...ofYes(telling, claims), ...ofMeantSo(telling, claims)]
}

function ofYes({ ledger, words }: Telling, claims: readonly string[]): string[] {
  const claim = claims.find((one) => SAYS_AGREED.test(one) && !HEDGED.test(one))
  if (claim === undefined) return []
  const what = topicsOf(claim.replace(SAYS_AGREED, ' '))
  const pending = pendingQuestion(ledger)
  const isAsked = pending !== '' && (what.length === 0 || sharesTopic(what, pending))
  const no = noTo(ledger, what)
  if ((!isAsked && no === undefined) || isGranted(ledger, what, no?.lastSeen ?? 0)) return []
  const seen = [
    ...(no === undefined ? [] : [saidAsClause(no, words, LONGEST_SAID)]),
    ...(isAsked ? [words.unanswered(clipWords(pending, LONGEST_SAID))] : []),
  ]
  return [words.saysAgainst(shown(claim), seen)]
}

/** "That is intended", of what the summary tells as the cause of the fault or as what is to be changed. */
function ofMeantSo({ ledger, words }: Telling, claims: readonly string[]): string[] {
  for (const goal of factsOf(ledger, 'goal')) {
    if (goal.to === undefined || !MEANT_SO.test(goal.text)) continue
    const about = topicsOf(goal.to)
    const isOf = (line: string) => shared(about, topicsOf(line)) >= Math.max(LEAST_SAME, about.length * HALF)
    if (claims.some((one) => MEANT_SO.test(one) && shared(about, topicsOf(one)) > 0)) continue
    const claim = claims.find((one) => isOf(one) && (GIVES_CAUSE.test(one) || PLANNED.test(one)))
    if (claim !== undefined && !isGranted(ledger, about, goal.lastSeen))
      return [words.saysAgainst(shown(claim), [words.userDenied(oneLine(goal.text, LONGEST_SAID))])]
  }
  return []
}

/** What the agent's last message asks, where nobody has said anything since. */
function pendingQuestion(ledger: Ledger): string {
  const { last, lead, nudged } = ledger
  if (last.what !== 'said' || (nudged !== undefined && nudged.step > lead.step)) return ''
  const asked = questionsAtEnd(ledger)
  if (asked === '' || !ASKS_LEAVE.test(asked)) return ''
  return alone(lead.text, asked) || asked
}

/** They have said no to it since they last said yes. */
function noTo(ledger: Ledger, what: readonly string[]): GoalFact | undefined {
  return refusals(ledger).findLast(
    (goal) => what.length > 0 && sharesTopic(what, `${goal.answers} ${goal.by === 'refusal' ? goal.object : ''}`),
  )
}

/** Replies and refusals that say no, or not yet. */
function refusals(ledger: Ledger): readonly GoalFact[] {
  return factsOf(ledger, 'goal').filter(({ answers, by, object, ranLater, text }) =>
    by === 'refusal'
      ? !ranLater && object !== '' && SAYS_NO.test(text)
      : answers !== '' && object === '' && text.length <= LONGEST_NO && SAYS_NO_FIRST.test(text),
  )
}

/** They asked for it themselves, or have said yes to it, after their no. */
function isGranted(ledger: Ledger, what: readonly string[], since: number): boolean {
  if (ledger.nudged !== undefined && ledger.nudged.step > since && since > 0) return true
  return factsOf(ledger, 'goal').some(
    ({ text, answers, lastSeen, status }) =>
      lastSeen > since &&
      status !== 'declined' &&
      !SAYS_NO.test(text) &&
      (!/[?？]\s*$/.test(text) || ORDERS.test(text)) &&
      (what.length === 0 ? SAYS_YES.test(text) : sharesTopic(what, `${text} ${answers}`)),
  )
}

function sharesTopic(what: readonly string[], text: string): boolean {
  return shared(what, topicsOf(text)) >= Math.max(1, Math.ceil(what.length * HALF))
}

function shared(one: readonly string[], other: readonly string[]): number {
  return one.filter((word) => other.some((there) => isSame(word, there))).length
}

/** "Applying" and "apply" are one. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true
  const head = Math.min(one.length, other.length, STEM)
  return head >= LEAST_STEM && /^[a-z]+$/.test(one + other) && one.slice(0, head) === other.slice(0, head)
}

function topicsOf(text: string): string[] {
  const words = (text.toLowerCase().match(/[a-z_][\w.-]{2,}/g) ?? [])
    .map((word) => word.replace(/[.-]+$/, '').replace(/ie[ds]$/, 'y'))
    .filter((word) => !COMMON.has(word))
  const pairs = (text.match(/[\u3400-\u9fff]{2,}/g) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)).filter((pair) => !COMMON.has(pair)),
  )
  return [...new Set([...words, ...pairs])]
}

function shown(claim: string): string {
  return clipWords((sentencesOf(claim)[0] ?? claim).replace(/[.。;；]$/, ''), LONGEST_TOLD)
}

const SAYS_AGREED =
  /\b(?:the )?user (?:has |have |had |also |already |then |just |explicitly )*(?:approv(?:es|ed)|agreed?s?|confirmed|accept(?:s|ed)|consented|signed off(?: on)?|okay(?:s|ed)|ok['’]?(?:s|d|ed)|green-?lit|authori[sz]ed|said yes|g(?:ave|iven) (?:the |their |an? |me )*(?:go[- ]?ahead|approval|ok(?:ay)?|permission|consent|green light|sign[- ]?off))\b|\b(?:approved|authori[sz]ed|confirmed|signed off) by the user\b|\bwith the user['’]s (?:approval|consent|ok(?:ay)?|permission|go[- ]?ahead)\b|(?:使用者|用[户戶])(?:已[經经]?|也|都)?(?:同意|批准|核准|確認|确认|[許许]可|允[許许]|答[應应]|授[權权]|[點点][頭头]|[認认]可)(?:了|[過过])?|(?:已)?(?:[獲获取]得)(?:使用者|用[户戶])(?:的)?(?:同意|批准|核准|[許许]可|授[權权])/i
const HEDGED =
  /\b(?:not|never|until|unless|if|once|whether|before|after|when|awaiting|waiting|pending|needs?|must|should|has yet|will)\b|n['’]t\b|未|[沒没尚]|是否|[還还]|等|需要|如果|之前|之[後后]/i
/** The agent asks whether it may. */
const ASKS_LEAVE =
  /\b(?:shall|should|may|can|could) (?:I|we)\b|\b(?:want|like|prefer) me to\b|\b(?:do|would) you (?:want|like|approve|agree|mind)\b|\b(?:ok(?:ay)?|fine|go ahead|proceed|agreed?|sound good|confirm)\b|要(?:我|不要)?|可以|是否|同意|行[嗎吗]|好[嗎吗]/i
const SAYS_NO =
  /\b(?:no+|nope|nah|not|never|wait|hold|stop|later|skip|leave|neither|rather|unsure|don['’]?t|won['’]?t|isn['’]?t)\b|n['’]t\b|不|[別别]|[沒没]|先|等|算了|停|以[後后]/i
const SAYS_NO_FIRST =
  /^(?:(?:ok(?:ay)?|well|hmm+|uh|sorry|please|actually|thanks|I think|I(?:['’]m| am)|(?:I['’]d )?rather)[,.! ]+)*(?:no+|nope|nah|not|never|wait|hold|hang on|stop|later|skip|leave|neither|unsure|don['’]?t|do not|better not)\b|^(?:[嗯呃那我]|[還还]是|暫時|暂时)?[，, ]*(?:先?不|[別别]|[沒没]必要|先[等留放]|等|算了|停|以[後后])/i
const SAYS_YES =
  /^\W*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|go\b|do it|please|great|good|perfect|agreed|approved|lgtm|sounds|looks|fine)\b|^\W*(?:好|可以|行|嗯|[對对]|是|同意|做|改)/i
const ORDERS = /\b(?:can|could|would|will) (?:you|we)\b|\bplease\b|[請请幫帮]/i
/** It is to be done. */
const PLANNED =
  /\b(?:next|to ?do|pending|remaining|still|fix:|to be \w+ed|will be|will|should|going to|plan(?:s|ned)?|then|left to|needs? to|must)\b|下一步|接下[來来]|待[辦办]|[將将]|需要?|要|[計计][劃划]|修正[:：]/i
const MEANT_SO =
  /\b(?:intend(?:ed)?|intentional(?:ly)?|on purpose|by design|deliberate(?:ly)?|(?:is|was|are|that['’]s|it['’]s) (?:fine|ok(?:ay)?|expected|normal|mine|correct|right|known)|(?:leave|keep|ignore) (?:it|that|this|those|them)|supposed to|meant to be)\b|故意|本[來来]就|[預预]期|不用[管改修動动]|[別别][管改動动]|[沒没](?:[關关][係系]|[問问][題题])|留[著着]/i
const COMMON: ReadonlySet<string> = new Set(
  'the and for with that this these those them they then than from into onto have has had was were are been will would could should shall can may must not now next also just only user users agent agents you your want wants wanted like would please okay yes proceed proceeding continue continuing going ahead plan plans planned proposal proposed approach change changes work task step steps all its it which what when said says asked ask do does did done make makes made let more two three one both before after still too out off over fix fixed fixing be is'.split(
    ' ',
  ),
)
const STEM = 5
const LEAST_STEM = 4
const HALF = 0.5
const LONGEST_NO = 120
const LEAST_SAME = 3
const LONGEST_SAID = 200
const LONGEST_TOLD = 140
