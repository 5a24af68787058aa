import { joinTyped, typedInLine } from '../../../../base/text/sentences.ts'
import { typedSentences } from '../../../../base/typed/index.ts'
import { mattersOf } from '../../../../base/typed/taken-back/matters.ts'
import { type Limit, limitsInForce } from '../../../ledger/facts/person/limits/in-force.ts'
import type { ConstraintFact, GoalFact, Ledger } from '../../../ledger/facts.ts'
import type { LineWords } from '../../../texts/labels/words.ts'
import type { Line, Telling } from '../../line.ts'
import { isUnclear } from '../request.ts'
import { saidBy } from '../said-by.ts'
import { isStep } from '../word-lines.ts'

/** What the person demanded or forbade stands until they take it back. */
export function constraintLines({ ledger, words }: Telling): Line[] {
  const inForce = limitsInForce(ledger)
  const limits = inForce
    .map((one) => ({ ...one, said: limitText(one.limit, one.goal, { words, all: inForce }) }))
    .filter(({ said }) => said !== '')
    .map((one) => ({ ...one, said: withExceptions(one.said, one.besides, words) }))
  const lines = limits.map(
    ({ limit, goal, said, exceptions }, at): Line => ({
      part: 'rules',
      key: limit.id,
      factId: limit.id,
      kind: 'constraint',
      text: words.userIs([said]),
      said,
      worth: 1 + at / limits.length + (isLikelyLost(goal, limit, ledger) ? 1 : 0),
      // Of one message in the order in which they were said.
      order: limit.lastSeen + at / 1000,
      ...(exceptions.length > 0 && { exceptions }),
    }),
  )
  // One that is said with its message says the others of that message too.
  return lines.filter(
    (line, at) =>
      !lines.some(
        ({ text }, other) =>
          (other < at && text === line.text) ||
          (other !== at && text.length > line.text.length && text.includes(limits[at]?.limit.text ?? line.text)),
      ),
  )
}

/** A rule and what was let out of it are one: either alone says something else. */
function withExceptions(said: string, besides: Limit['besides'], words: LineWords): string {
  return besides.reduce(
    (told, { text, answers = '' }) =>
      words.thenSaid(told, answers === '' ? words.quoted(text) : words.answered(text, answers)),
    said,
  )
}

/** Summaries list the prompts; what was answered, refused or typed in between they mostly drop, and what an earlier one told. */
function isLikelyLost(goal: GoalFact | undefined, limit: ConstraintFact, { epochStep }: Ledger): boolean {
  return (goal !== undefined && goal.by !== 'prompt') || limit.lastSeen < epochStep
}

/**
 * What limits, and of the other sentences of its message only those that it speaks of: an order for once that stood beside it is no rule.
 * A short reply stands with what it answers, "just look" with what was to be looked at. '' where it cannot be told: torn from its
 * condition it would say something else.
 */
function limitText(
  { text: limit, lastSeen }: ConstraintFact,
  goal: GoalFact | undefined,
  { words, all }: { readonly words: LineWords; readonly all: readonly Limit[] },
): string {
  if (goal === undefined)
    return HANGS.test(limit) && !RENEWED.test(limit) && !namesBefore(limit) ? '' : words.quoted(limit)
  if (isUnclear(goal)) return ''
  const others = all.flatMap((one) => (one.limit.lastSeen === lastSeen ? [one.limit.text] : []))
  const whole = withOtherHalf(goal.text, limit, others)
  if (goal.by === 'refusal' && goal.object === 'ExitPlanMode') return words.refusedPlan(whole)
  // A short one whole: its parts are no rules of their own.
  if (goal.by === 'refusal' && goal.object !== '')
    return words.refused(goal.text.length <= LONGEST_WHOLE ? typedInLine(goal.text) : whole, goal.object, 'unknown')
  if (OF_ITS_REQUEST.test(limit) && goal.text.length <= LONGEST_WHOLE) return saidBy(goal, words, LONGEST_WHOLE)
  const isReply = goal.answers !== '' || goal.object !== ''
  const hangs = HANGS.test(limit.replace(LEAD, '').replace(AS_IT_IS, '')) && !namesBefore(limit)
  if (!hangs) return isReply && limit.length < CLEAR ? saidBy(goal, words, LONGEST_WHOLE) : words.quoted(whole)
  const from = fromWhatItSpeaksOf(goal.text, whole)
  if (from !== '') return isReply ? saidBy(withWords(goal, from), words, LONGEST_WHOLE) : words.quoted(from)
  // It speaks of what was said before the message: with what else they said of that.
  const rest = joinTyped(typedSentences(goal.text).filter((sentence) => sentence.includes(limit) || !isStep(sentence)))
  return rest.length <= LONGEST_WHOLE ? saidBy(withWords(goal, rest), words, LONGEST_WHOLE) : ''
}

function withWords({ framed: _, ...goal }: GoalFact, text: string): GoalFact {
  return { ...goal, text }
}

/** "You cannot reach X. You can reach it at Y": what may be done instead belongs to what may not. */
function withOtherHalf(message: string, limit: string, limits: readonly string[]): string {
  const sentences = typedSentences(message)
  const at = sentences.findIndex((sentence) => sentence.includes(limit))
  const [own = limit, next = ''] = at === -1 ? [limit] : sentences.slice(at, at + 2)
  const goesOn =
    (GOES_ON.test(next) && !limits.some((other) => next.includes(other))) ||
    (FORBIDS.test(limit) && OTHER_HALF.test(next)) ||
    (ALLOWS.test(limit) && ONLY.test(next)) ||
    (DISLIKES.test(limit) && ORDERS_SO.test(next))
  // So short a part of a sentence stands with the rest of it, unless that is something to be done.
  const said = isStep(own) || STEPS.test(own) ? limit : own
  if (!goesOn) return limit.length < (/[\u3400-\u9fff]/.test(limit) ? SHORT_PART / 3 : SHORT_PART) ? said : limit
  const both = typedInLine(joinTyped([said, next]))
  return both.length > LONGEST_WHOLE ? limit : both
}

/** What it speaks of it has named itself: far from its beginning, or in a clause before. */
function namesBefore(limit: string): boolean {
  const bare = limit.replace(LEAD, '')
  const before = bare.slice(0, Math.max(0, bare.search(HANGS)))
  const isFar = before.length >= (/[\u3400-\u9fff]/.test(limit) ? NAMED_CHINESE : NAMED)
  return (ORDERS.test(bare) && isFar) || (/[,，;；:]/.test(before) && mattersOf(before).size > 0)
}

/** From the nearest sentence before it that stands by itself. */
function fromWhatItSpeaksOf(message: string, limit: string): string {
  const sentences = typedSentences(message)
  const at = sentences.findIndex((sentence) => sentence.includes(limit) || limit.startsWith(sentence))
  const isPlain = (sentence: string) => !HANGS.test(sentence) || namesBefore(sentence)
  const first = sentences.slice(0, at).findLastIndex(isPlain)
  if (at === -1 || first === -1) return ''
  const own = sentences[at] ?? limit
  const last = own.endsWith(limit) && !isStep(own) ? own : limit
  const list = NO_SUBJECT.test(limit)
    ? sentences.slice(at + 1).filter((sentence) => message.includes(`\n${sentence}`))
    : []
  const told = typedInLine(joinTyped([...sentences.slice(first, at), last, ...list]))
  return told.length <= LONGEST_WHOLE ? told : ''
}

/** "Don't change anything, just let me know": it binds while that is looked at, and stands with what was to be looked at. */
const OF_ITS_REQUEST =
  /\b(?:change|touch|edit|fix|modify|write|do|make) anything(?=\W*(?:$|[,.;]|yet\b|for now\b|just\b))|\bjust (?:tell|let me|report|show|explain|answer|look)\b|^先?(?:不要|不用|[别別])(?:改|[动動]|[写寫])(?:任何)?(?:[东東]西|代[码碼]|程式碼|文件|[档檔]案)?(?:[，,。]|$)/i
/** A shorter one lives on what it answers. */
const CLEAR = 20
const LONGEST_WHOLE = 300
/** So far from its beginning it has said what it is about. */
const ORDERS =
  /^(?:please )?(?:never|always|do not|don['’]?t|avoid|keep|leave|no|only|make sure|ensure)\b|^(?:[请請])?(?:不要|不得|不准|不[许許]|[别別]|禁止|切勿|一律|必[须須]|[务務]必|保留|保持)/i
const NAMED = 30
const NAMED_CHINESE = 12
const AS_IT_IS = /\bas (?:it|they|this|these) (?:is|are|was|were)\b/gi
/** What the message is about stands above, and the lines below say more of it. */
const NO_SUBJECT = /^(?:must|should|has to|have to|needs? to)\b|^(?:必[须須]|需要)/i
const SHORT_PART = 30
const STEPS = /\b(?:commit|push|merge|ship|release|deploy) (?:it|this|that|them|what|everything)\b|提交|推上去|推送/i
/** What only leads on to it. */
const LEAD =
  /^(?:(?:and|also|but|btw|by the way|oh|one more(?: thing)?|for the future|in (?:the )?future|from now on)\b[,:]? *|[:,] *|(?:[还還]有|另外|[对對]了|也|以[后後])[，,：:]? *)+/i
const ALLOWS = /\bafter all\b|\b(?:is|are) (?:free|fine|ok)\b|可以/i
const ONLY = /^(?:but )?(?:only|just|nothing else|no other)\b|^(?:只|其他)/i
const DISLIKES = /\b(?:do not|don['’]?t) (?:like|want)\b|不喜[欢歡]|不想要?/i
const ORDERS_SO =
  /^[a-z]{3,} (?:the|it|them|an?|by|on|in|with|to|all|every|only|just)\b.{0,60}$|^(?:改|用|[请請]|要|就).{0,30}$/i
/** It speaks of something that was named before. */
const FORBIDS = /\b(?:not?|never|cannot|avoid|without|stop)\b|n['’]t\b|\b(?:dont|cant|wont)\b|不|別|别|禁止|勿/i
/** It says what goes instead, or where it does not hold. */
const OTHER_HALF =
  /^(?:(?:but|and|so|though|however|rather|please|just),? )*(?:you (?:can|may|could|should|have to|need to)|we (?:can|may|could|should)|use|take|go|do it|instead|only|except|unless|otherwise|rather|they|it|those|these|that|this)\b|^(?:but|though|however|except|unless|instead|otherwise)\b|^(?:但|不過|不过|而是|可以|你可以|請用|请用|請改|请改|改用|用|除非|除了|只|它|那)/i
/** The same sentence, but for a full stop. */
const GOES_ON =
  /^(?:and|but|or|except|unless|otherwise|however|although|though)\b|^(?:但|不過|不过|而且|並且|并且|除非|除了|否則|否则)/i
/** A rule and the value it was given later: "60 instead" stands with what it changed. */
const RENEWED = / → /
const HANGS =
  /\b(?:it|its|this|these|those|them|they|ones|him|his|he|she|her|such|neither(?!.* nor\b)|the (?:(?:other|old|new|same|second|first) ones?|former|latter))\b|^that\b|\bthat(?=[.,;!?)]|$)|\b(?:do|does|did|for|with|like|use|about|of|than|keep|leave|change|touch|make|from|to|in|on|after|before|until|unless|if|why|how) that\b(?! (?:the|a|an|all|every|each|no|any|our|your|you|we|there)\b)|\b(?:the|another|which|each|every|any|a|an|old|new|other|same|first|second|last) (?:\w+ )?one\b|\bone(?=[.,;!?)]|$)|^\(|^(?:and|but|so|then|also|like|must|should|has to|have to|needs? to|in theory|otherwise|instead|again|still|once)\b|\b(?:we|you|it) still\b|(?<!其)[它他]|(?<!的)[這这那]|她|^(?:但|所以|然後|然后|否則|否则|還是|还是|仍)/i
