import { sentencesOf, typedInLine } from '../../../base/text/sentences.ts'
import { oneLine, plainOf } from '../../../base/text/text.ts'
import type { GoalFact } from '../../ledger/facts.ts'
import type { LineWords } from '../../texts/labels/words.ts'
import { clipWords } from '../clip.ts'
import { ownWordsOf } from './request.ts'

/** Their words, and what they were said to. */
export function saidBy(goal: GoalFact, words: LineWords, limit: number): string {
  const text = clippedOf(goal, limit)
  if (goal.by === 'pasted') return words.pasted(text)
  if (goal.by === 'compact') return words.withCompact(text)
  if (goal.by === 'refusal' && goal.object === PLAN) return words.refusedPlan(text)
  if (goal.by === 'refusal' && goal.answers === '') return words.refused(text, goal.object, sinceRefused(goal))
  const question = clipWords(goal.answers || (goal.to ?? ''), LONGEST_QUESTION)
  if (goal.by === 'answer' || goal.by === 'refusal' || goal.object !== '')
    return words.chose(text, optionOf(goal), question)
  return question === '' ? words.quoted(text) : words.answered(text, question)
}

/** The same as a clause with a verb, for a sentence that goes on. */
export function saidAsClause(goal: GoalFact, words: LineWords, limit: number): string {
  const text = clippedOf(goal, limit)
  if (goal.by === 'pasted') return words.userPasted(text)
  if (goal.by === 'refusal' && goal.answers === '')
    return goal.object === PLAN ? words.userRefusedPlan(text) : words.userRefused(text, goal.object)
  const question = clipWords(goal.answers || (goal.to ?? ''), LONGEST_QUESTION)
  if (goal.by === 'answer' || goal.object !== '' || question !== '')
    return words.userAnswered(text, optionOf(goal), question)
  return words.userSaid(text)
}

/** What the option says, unless they say it themselves. */
function optionOf({ text, object }: GoalFact): string {
  return RESPELLS.test(text) || plainOf(text).includes(plainOf(object))
    ? ''
    : clipWords(oneLine(object), LONGEST_OPTION)
}

/** Cut, somebody else's text may lose what the person says of it: then only that is told. */
function clippedOf(goal: GoalFact, limit: number): string {
  const own = ownWordsOf(goal)
  return goal.text.length > limit && own !== '' && own !== goal.text ? clipSaid(own, limit) : clipSaid(goal.text, limit)
}

/** What is asked or ordered at the end of a long message is what they want; what it is about stands before it. */
function clipSaid(text: string, limit: number): string {
  if (text.length <= limit) return typedInLine(text)
  const question = sentencesOf(text).at(-1) ?? ''
  const room = limit - question.length - 3
  if (!(/[?？]$/.test(question) || ORDERS.test(question)) || room < limit / 3) return clipWords(text, limit)
  const head = clipWords(text.slice(0, text.lastIndexOf(question.slice(0, 20))).trimEnd(), room)
  return `${head}${head.endsWith('…') ? '' : ' …'} ${question}`
}

/** Of a file that is all one can say: what was written after all is mostly something else, and an agent that was sent out may have done it. */
function sinceRefused({ object, ranLater, ranSo }: GoalFact): 'run' | 'not-run' | 'unknown' {
  if (WRITES.test(object) || (ranSo === true && !ranLater)) return 'unknown'
  return ranLater ? 'run' : 'not-run'
}

/** What they want done, in so many words. */
const ORDERS =
  /^(?:(?:ok(?:ay)?|so|now|then|and)[,.]? )*(?:please|can you|could you|let['’]?s|I want you to|I['’]d like you to)\b|^(?:所以|那就?)?(?:[请請]|[帮幫]我|麻[烦煩])/i
/** The tool with which an agent asks for its plan to be agreed to. */
const PLAN = 'ExitPlanMode'
/** What the option says is spelled as they do not want it. */
const RESPELLS = /\b(?:spelling|spell(?:ed|t)?|rename|call it|named?)\b|拼法|拼寫|拼写|改名|命名/i
/** How much of somebody's words is said of what they said last, and of what they said before it. */
export const LONGEST_LAST = 420
const LONGEST_QUESTION = 240
const LONGEST_OPTION = 170
export const LONGEST_EARLIER = 260
/** What was refused is a change of a file: whether it was made after all is not known. */
export const WRITES = /^(?:Write|Edit|MultiEdit|NotebookEdit)\b/
