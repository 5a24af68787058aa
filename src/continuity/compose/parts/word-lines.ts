import { anchorsOf } from '../../../base/names.ts'
import { typedInLine } from '../../../base/text/sentences.ts'
import { plainOf } from '../../../base/text/text.ts'
import { typedSentences } from '../../../base/typed/index.ts'
import { isAgreed, takesProposal } from '../../ledger/facts/person/agreed.ts'
import { isSettled, type Limit, limitsInForce } from '../../ledger/facts/person/limits/in-force.ts'
import { isMistyped, isSaidAgain } from '../../ledger/facts/person/limits/said-again.ts'
import { isStopped } from '../../ledger/facts/person/over/stopped.ts'
import type { GoalFact, Ledger } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'
import { clipLines, clipWords, keptOf } from '../clip.ts'
import type { Line, Telling } from '../line.ts'
import { isUnclear, lastGoal, NEAR, ownWordsOf, requestOf } from './request.ts'
import { LONGEST_EARLIER, LONGEST_LAST, saidBy, WRITES } from './said-by.ts'
import { numberedSentences } from './wanted-in.ts'

/** Everything else the person said, newest worth most; what is pinned as a rule is not said twice. */
export function wordLines({ ledger, words }: Telling): Line[] {
  const last = lastGoal(ledger)
  const request = requestOf(ledger)
  // What was taken back must not come back with the message it was said in.
  const taken = new Set(
    factsOf(ledger, 'constraint').flatMap(({ status, lastSeen }) => (status === 'superseded' ? [lastSeen] : [])),
  )
  const limits = limitsInForce(ledger)
  const pinned = new Set(limits.map(({ limit }) => plainOf(limit.text)))
  const said = factsOf(ledger, 'goal')
  const goals = said.filter(
    (goal, at) =>
      goal !== last &&
      goal.id !== request?.id &&
      goal.status !== 'declined' &&
      !isMoveOn(goal) &&
      !isUnclear(goal) &&
      !(isProtest(goal) && said.length - at > LED_ON) &&
      !(goal.object !== '' && WAY_ON.test(goal.answers)) &&
      !isReview(goal) &&
      goal.text.length <= LONGEST_WHOLE &&
      goal.by !== 'command' &&
      !taken.has(goal.lastSeen) &&
      !pinned.has(plainOf(goal.text)) &&
      !isRule(goal, limits) &&
      !isMistyped(ledger, goal) &&
      (goal.answers !== '' || goal.by !== 'prompt' || SAYS_MORE.test(besideLimits(goal, limits))) &&
      !isRemainder(ledger, goal, limits),
  )
  return goals.map((goal, at): Line => {
    const age = goals.length - 1 - at
    const own = ownWords(goal, ledger, words)
    const said = own ?? saidBy(besideRules(goal, limits), words, LONGEST_WHOLE)
    return {
      // What they have stopped, and a call that they refused, stands beside their limits.
      ...(isStopped(ledger, goal) || isUnheeded(goal)
        ? { part: 'rules', text: words.userIs([said]), said }
        : { part: 'words', text: said }),
      key: goal.id,
      factId: goal.id,
      kind: 'goal',
      worth: worthOf(goal, age),
      order: goal.lastSeen,
      ...(own !== undefined
        ? { waits: 'summary' }
        : waitsFor(goal, isSettled(ledger, goal) ? '' : withoutLimits(goal, limits))),
    }
  })
}

/** Beside what is told as rules only a question that was heard, a step, or what nobody understands by itself. */
function isRemainder({ lead }: Ledger, goal: GoalFact, limits: readonly Limit[]): boolean {
  const rest = besideRules(goal, limits)
  if (rest === goal) return false
  return typedSentences(rest.text)
    .map((one) => one.replace(/^…\s*/, ''))
    .every((one) => saysNothing(one) || (ASKED.test(one) && lead.step > goal.lastSeen))
}

/** A step, a go-ahead, what was done. */
export function saysNothing(sentence: string): boolean {
  return sentence.length < SHORTEST || isStep(sentence) || ACKNOWLEDGES.test(sentence)
}

/** It is told among the rules: with what was refused, or it only says one of them again. */
export function isRule(goal: GoalFact, limits: readonly Limit[]): boolean {
  return limits.some(
    (one) => (goal.by === 'refusal' && one.goal?.id === goal.id) || isSaidAgain(one.limit.text, goal.text),
  )
}

/** What binds the agent besides limits, in words that say why. */
function ownWords(goal: GoalFact, ledger: Ledger, words: Telling['words']): string | undefined {
  if (isAgreed(ledger, goal)) return words.agreed(typedInLine(goal.text))
  return isStopped(ledger, goal) ? words.stoppedOrder(typedInLine(goal.text)) : undefined
}

/** What the rest of the request in hand says, where only its beginning was shown. */
export function restLines({ ledger, words }: Telling): Line[] {
  const last = lastGoal(ledger)
  const request = factsOf(ledger, 'goal')
    .slice(-NEAR)
    .findLast(({ by }) => by === 'prompt')
  const shown = request === last ? LONGEST_LAST : LONGEST_EARLIER
  if (request === undefined || ownWordsOf(request).length <= shown) return []
  const said = ownWordsOf(request)
  const rest = said.slice(clipLines(said, shown).length - 2)
  // Code loses its lines, and what points back its meaning.
  const told = numberedSentences(rest)
    .map((sentence) => sentence.replace(/^…\s*/, ''))
    .filter((sentence) => isWholeByItself(sentence))
  return told.map((sentence, at) => ({
    part: 'words',
    key: `${request.id} ${at}`,
    factId: request.id,
    kind: 'goal',
    text: words.quoted(clipWords(sentence, LONGEST_EARLIER)),
    worth: 1.2,
    order: request.lastSeen + at / 1000,
  }))
}

/** A point of a list, an order, or it names what it speaks of: any other says something else without those around it. */
function isWholeByItself(sentence: string): boolean {
  if (CODE.test(sentence) || POINTS_BACK.test(sentence) || OTHERS_WORDS.test(sentence)) return false
  return POINT.test(sentence) || ONCE.test(sentence) || ORDERS.test(sentence) || anchorsOf(sentence).size > 0
}

/** Something to be done once, and no more than that. */
export function isStep(text: string): boolean {
  return (STEP.test(text) || ONCE.test(text)) && !LIMITS.test(text)
}

/** It says how the person wants things, not only what is to be done now. */
export function isOpinion(text: string): boolean {
  if (STEP.test(text) || ASKS.test(text)) return false
  return ORDERS.test(text) ? LIMITS.test(text) : OPINION.test(text)
}

/** "Next", "done, go on": the answer leads on and says nothing. */
export function isMoveOn({ by, text, answers }: GoalFact): boolean {
  return by === 'answer' && (MOVE_ON.test(text) || WAY_ON.test(answers))
}

/** Summaries list what the person said, but for what they said no to; what was asked for once is mostly done. */
function waitsFor(goal: GoalFact, rest: string): Pick<Line, 'waits'> {
  if (isUnheeded(goal)) return {}
  const lasts = isOpinion(rest) || takesProposal(goal) || (goal.object !== '' && !goal.ranLater)
  return { waits: lasts ? 'summary' : 'next' }
}

/** Its other sentences, where some of them are told as rules. */
function besideRules(goal: GoalFact, limits: readonly Limit[]): GoalFact {
  const own = limits.filter(({ limit }) => limit.lastSeen === goal.lastSeen).map(({ limit }) => limit.text)
  if (own.length === 0 || goal.answers !== '' || goal.object !== '') return goal
  const isLimit = (sentence: string) => own.some((text) => sentence.includes(text))
  // What they say beside it may speak of the text that they brought along: then both stand.
  const theirs = goal.framed === undefined ? [] : typedSentences(ownWordsOf(goal))
  if (goal.framed !== undefined && theirs.every(isLimit)) return goal
  const isTheirs = (sentence: string) => goal.framed === undefined || theirs.includes(sentence)
  const rest = keptOf(typedSentences(goal.text), (sentence) => !isLimit(sentence) && isTheirs(sentence))
  return rest === '' ? goal : { ...goal, text: rest }
}

/** The message but for what is said as a rule. */
function withoutLimits({ text, lastSeen }: GoalFact, limits: readonly Limit[]): string {
  return limits.reduce((rest, { limit }) => (limit.lastSeen === lastSeen ? rest.replace(limit.text, '') : rest), text)
}

/** The same of a message with somebody else's text in it, where some of it is a limit: what they say themselves beside that. */
function besideLimits(goal: GoalFact, limits: readonly Limit[]): string {
  const whole = withoutLimits(goal, limits)
  return goal.framed === undefined || whole === goal.text
    ? whole
    : withoutLimits({ ...goal, text: ownWordsOf(goal) }, limits)
}

/** A call that was refused and not made since: to make it now would be to go against their word. */
function isUnheeded({ by, object, ranLater, text }: GoalFact): boolean {
  return (
    by === 'refusal' &&
    !ranLater &&
    object !== '' &&
    !WRITES.test(object) &&
    !ENDS_ASKING.test(text) &&
    !GOES_ALONG.test(text)
  )
}

/** "What are you doing?": it says nothing of what is wanted, and the work has gone on. */
function isProtest({ by, text }: GoalFact): boolean {
  return by === 'refusal' && (ENDS_ASKING.test(text) || PROTEST.test(text))
}

/** The remark of a reviewing program, passed on. */
function isReview({ text }: GoalFact): boolean {
  return REVIEW.test(text)
}

/** Refusals, answers and opinions are lost most often and cost most when they are; what was asked for once is mostly done. */
function worthOf(goal: GoalFact, age: number): number {
  const isChoice = goal.by === 'answer' || goal.object !== ''
  const kind = goal.by === 'refusal' ? 0.35 : isChoice ? 0.3 : goal.by === 'queued' ? 0.2 : 0
  const opinion = OPINION.test(goal.text) ? 0.25 : ONCE.test(goal.text) ? -0.4 : 0
  const short = goal.text.length <= 200 ? 0.1 : 0
  const limits = LIMITS.test(goal.text) ? 0.2 : 0
  return kind + opinion + limits + short + 1 / (1 + age * 0.12)
}

/** A longer one would be cut, and what it says may stand at its end. */
const LONGEST_WHOLE = 340
const SHORTEST = 6
const ASKED = /[?？]$|^(?:how|what|why|which|where|when|who)\b/i
/** What was done, and that it is all right. */
const ACKNOWLEDGES =
  /^(?:(?:ok(?:ay)?|yes|no|thanks|great|fine|good|took|committed|pushed|merged|done)\b[^.,;]{0,24}[.!]?|(?:the rest is|all) (?:fine|good|ok)[.!]?)$|^(?:可以|好的?|行|嗯|等.{1,8}一起)[。！]?$/i
/** Beside the limits that are told as such. */
const SAYS_MORE = /[a-z]{3}|[\u3400-\u9fff]{2}/i
/** They want something else beside it, or before it. */
const GOES_ALONG = /^(?:yes|yeah|ok(?:ay)?|sure|great|and|also|before (?:that|this)|first)\b|^(?:好|可以|行|先)/i
const ENDS_ASKING = /[?？]\W*$/
const PROTEST =
  /^\W*(?:no+|nope|stop|wait|hey|why|what|wtf|huh|not (?:like )?(?:that|this)|不[对對是]?|等等|停|[为為]什[么麼])\W*$/i
/** So many messages later they have led on. */
const LED_ON = 3
const REVIEW = /\b(?:Low|Medium|High|Critical) Severity\b/
const CODE = /:=|=>|[{};]\s*$|(?:^|:)\s*(?:var|let|const|func|def|import|return)\b/
const POINT = /^\d{1,2}[.)] /
/** Where the message quotes somebody else. */
const OTHERS_WORDS = /^\[>/
const POINTS_BACK = /^(?:that|this|it|these|those|they)\b/i
/** What is done once it is done. */
const STEP =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|great|now|and|please|hmm+|so|well|it's fine|fine|cool|then|also|I (?:guess|think))[,.;]? +)*(?:we need to |I (?:also )?need you to |can you |could you |can we |let['’]?s )?(?:also )?(?:commit|push|force push|merge|rebase|mark|run|check|look|review|fix|debug|generate|continue|go on|hang on|wait|do (?:it|that)|proceed|start)\b/i
/** Something to be done, and what in it holds beyond that. */
const ORDERS =
  /^(?:(?:ok(?:ay)?|yes|yeah|great|now|and|please|so|also|then|hmm+)[,.;]? +)*(?:can|could|would|will) (?:you|we)\b|\b(?:can|could) you\b/i
const LIMITS =
  /\b(?:not|never|always|only|instead|rather|prefer|avoid|without|must|please use)\b|n['’]t\b|不|別|别|只|必須|必须/i
/** A question decides nothing. */
const ASKS =
  /^(?:how|what|why|which|where|when|who|is|are|does|do|did|has|have)\b[^.!]*\?\s*$|^[^。！.!]*[嗎吗呢？]\s*$/i
const MOVE_ON = /^(?:next\b|done\b|continue\b|proceed\b|move on\b|skip\b|下一|繼續|继续|完成)/i
/** Asked about how to go on, not about the matter. */
const WAY_ON =
  /\b(?:discuss|talk about|go over|(?:do|tackle|work on|look at|start with|begin with) (?:next|first))\b|\bwhat(?:['’]s| is)? next\b|接下來要|接下来要|要討論|要讨论/i
const OPINION =
  /\b(?:I (?:think|want|prefer|like|don't|would|feel)|let['’]?s|should|shouldn['’]?t|don['’]?t|not|never|always|only|instead|rather|prefer|please use|make sure|ensure|keep|avoid|wrong|needs?)\b|不|別|别|應該|应该|只|先|為什麼|为什么|改成|保留|避免/i
const ONCE =
  /^(?:(?:ok|okay|yes|great|now|and|please|can you|could you|also)[, ]+)*(?:create|write|commit|push|fix|run|check|look|have a look|open|update|rebase|merge|show|tell|explain|read|find|review|go|try|continue|start|mark)\b/i
