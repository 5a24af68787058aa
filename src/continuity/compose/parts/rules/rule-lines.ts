import { joinTyped, typedInLine } from '../../../../base/text/sentences.ts'
import { typedSentences } from '../../../../base/typed/index.ts'
import { limitsInForce } from '../../../ledger/facts/person/limits/in-force.ts'
import type { ConstraintFact, GoalFact, Ledger } from '../../../ledger/facts.ts'
import type { LineWords } from '../../../texts/labels/words.ts'
import type { Line, Telling } from '../../line.ts'
import { isUnclear } from '../request.ts'
import { saidBy } from '../said-by.ts'

/** What the person demanded or forbade stands until they take it back. */
export function constraintLines({ ledger, words }: Telling): Line[] {
  const limits = limitsInForce(ledger)
    .map((one) => ({ ...one, said: limitText(one.limit.text, one.goal, words) }))
    .filter(({ said }) => said !== '')
    .map((one) => ({ ...one, said: withExceptions(one.said, one.exceptions, words) }))
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
function withExceptions(said: string, exceptions: readonly string[], words: LineWords): string {
  return exceptions.reduce((told, exception) => words.thenSaid(told, words.quoted(exception)), said)
}

/** Summaries list the prompts; what was answered, refused or typed in between they mostly drop, and what an earlier one told. */
function isLikelyLost(goal: GoalFact | undefined, limit: ConstraintFact, { epochStep }: Ledger): boolean {
  return (goal !== undefined && goal.by !== 'prompt') || limit.lastSeen < epochStep
}

/**
 * "Don't check this in" forbids nothing without what it was said to: a short message is said whole, with what it answered or refused; of
 * a longer one the sentences from that on which it speaks of. '' where they cannot be told: torn from its condition it would say
 * something else.
 */
function limitText(limit: string, goal: GoalFact | undefined, words: LineWords): string {
  if (goal === undefined)
    return HANGS.test(limit) && !RENEWED.test(limit) && !namesBefore(limit) ? '' : words.quoted(limit)
  if (isUnclear(goal)) return ''
  const whole = withOtherHalf(goal.text, limit)
  if (goal.by === 'refusal' && goal.object === 'ExitPlanMode') return words.refusedPlan(whole)
  // A short one whole: its parts are no rules of their own.
  if (goal.by === 'refusal' && goal.object !== '')
    return words.refused(goal.text.length <= LONGEST_WHOLE ? typedInLine(goal.text) : whole, goal.object, 'unknown')
  const isReply = goal.answers !== '' || goal.object !== ''
  if (!HANGS.test(limit) && !OF_ITS_REQUEST.test(limit) && !(isReply && limit.length < CLEAR))
    return words.quoted(whole)
  if (goal.text.length <= LONGEST_WHOLE) return saidBy(goal, words, LONGEST_WHOLE)
  const from = fromWhatItSpeaksOf(goal.text, limit)
  if (from !== '') return words.quoted(from)
  // "Never touch the tax tables, the partners rely on them": what it speaks of it has named itself.
  return namesBefore(limit) ? words.quoted(limit) : ''
}

/** "You cannot reach X. You can reach it at Y": what may be done instead belongs to what may not. */
function withOtherHalf(message: string, limit: string): string {
  const sentences = typedSentences(message)
  const at = sentences.findIndex((sentence) => sentence.includes(limit))
  const [own = limit, next = ''] = at === -1 ? [limit] : sentences.slice(at, at + 2)
  if (!GOES_ON.test(next) && !(FORBIDS.test(limit) && OTHER_HALF.test(next))) return limit
  const both = typedInLine(joinTyped([own, next]))
  return both.length > LONGEST_WHOLE ? limit : both
}

function namesBefore(limit: string): boolean {
  const at = ORDERS.test(limit) ? limit.search(HANGS) : 0
  return at >= (/[\u3400-\u9fff]/.test(limit) ? NAMED_CHINESE : NAMED)
}

/** From the nearest sentence before it that stands by itself. */
function fromWhatItSpeaksOf(message: string, limit: string): string {
  const sentences = typedSentences(message)
  const at = sentences.findIndex((sentence) => sentence.includes(limit))
  const first = sentences.slice(0, at).findLastIndex((sentence) => !HANGS.test(sentence))
  if (at === -1 || first === -1) return ''
  const told = typedInLine(joinTyped(sentences.slice(first, at + 1)))
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
  /\b(?:it|its|this|these|those|them|they|ones|him|his|he|she|her|such|neither(?!.* nor\b)|the (?:(?:other|old|new|same|second|first) ones?|former|latter))\b|^that\b|\bthat(?=[.,;!?)]|$)|\b(?:do|does|did|for|with|like|use|about|of|than|keep|leave|change|touch|make|from|to|in|on|after|before|until|unless|if|why|how) that\b(?! (?:the|a|an|all|every|each|no|any|our|your|you|we|there)\b)|\b(?:the|another|which|each|every|any|a|an|old|new|other|same|first|second|last) (?:\w+ )?one\b|\bone(?=[.,;!?)]|$)|^\(|^(?:and|but|so|then|also|like|must|should|has to|have to|needs? to|in theory|otherwise|instead|again|still|once)\b|\b(?:we|you|it) still\b|(?<!其)[它他]|[這这那她]|^(?:但|所以|然後|然后|否則|否则|還是|还是|仍)/i
