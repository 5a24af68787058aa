import { sentencesOf } from '../../../base/text/sentences.ts'
import { isCourtesy } from '../../ledger/facts/agent/courtesy.ts'
import type { GoalFact, Ledger } from '../../ledger/facts.ts'
import { isEmptyTalk, isWhole } from '../../ledger/telling-sentence.ts'
import { clipWords } from '../clip.ts'
import { type Held, topicWordsOf } from '../held.ts'
import type { Line, Telling } from '../line.ts'
import { isGoingOn } from '../turn-over.ts'
import { isUnclear, lastGoal, ownWordsOf, requestOf } from './request.ts'
import { LONGEST_EARLIER, LONGEST_LAST, saidBy } from './said-by.ts'
import { leftOutOf } from './wanted-in.ts'
import { isMoveOn } from './word-lines.ts'

/** What the person said last and, where that ended the turn, what the agent answered. */
export function exchangeLines({ ledger, words }: Telling): Line[] {
  const last = lastGoal(ledger)
  // What nobody understands is told where nobody has begun with it.
  if (last === undefined || (isUnclear(last) && ledger.last.what !== 'prompt')) return []
  const answer = ledger.last.what === 'said' && isAnswerTo(ledger, last.lastSeen) ? answerIn(ledger, last.text) : ''
  const said = lastSaid(last, ledger, words)
  const text = words.exchange(said, answer)
  const quoting = { words: answer, without: words.exchange(said, '') }
  // Summaries tell what was asked for last, and which option was taken; what came at the very end they may not have seen.
  const isNew = ledger.last.what === 'prompt' && last.lastSeen >= ledger.last.step
  const waits = isNew ? {} : { waits: 'summary' as const }
  return [
    { part: 'exchange', key: last.id, factId: last.id, kind: 'goal', text, worth: 1, order: 0, quoting, ...waits },
  ]
}

/** What they said last; where that only adds to the request in hand, both. */
export function lastSaid(last: GoalFact, ledger: Ledger, words: Telling['words']): string {
  const request = requestOf(ledger)
  return request === undefined || request === last
    ? saidBy(last, words, LONGEST_LAST)
    : words.thenSaid(saidBy(request, words, LONGEST_EARLIER), saidBy(last, words, LONGEST_EARLIER))
}

/** The same of what nobody has begun with: a request that was worked on since is no part of it. */
export function lastUnbegun(last: GoalFact, ledger: Ledger, words: Telling['words']): string {
  return isBegun(ledger, last) ? saidBy(last, words, LONGEST_LAST) : lastSaid(last, ledger, words)
}

/** After the request, and before the last words, the agent did something; where those only answer it, speaking is none of it. */
function isBegun(ledger: Ledger, last: GoalFact): boolean {
  const asked = requestOf(ledger)?.lastSeen ?? 0
  const { did, lead, work } = ledger
  const steps = [did?.step, work.editSteps.at(-1), work.commit.step, last.answers === '' ? lead.step : 0]
  return steps.some((step) => step !== undefined && step > asked && step < last.lastSeen)
}

/** The person's half of it apart: of what they asked for and what they said last, what the summary lacks. */
export function lastWordLines({ ledger, words }: Telling, summary: Held): Line[] {
  const goals = new Set([requestOf(ledger), lastGoal(ledger)].filter((goal) => goal !== undefined))
  return [...goals]
    .filter((goal) => !isMoveOn(goal) && !isUnclear(goal) && !isAnswered(goal, ledger))
    .map((goal): Line => {
      const isInHand = ledger.last.what !== 'said' && goal.text.length >= LEAST_IN_HAND
      return {
        part: 'words',
        key: `${goal.id}${isInHand ? IN_HAND : ' last'}`,
        factId: goal.id,
        kind: 'goal',
        text: isInHand ? inHand(goal, ledger, words, summary) : saidBy(goal, words, LONGEST_LAST),
        worth: 2,
        order: goal.lastSeen,
      }
    })
    .filter(({ text }) => text !== '')
}

/**
 * A question that wants to know something, and the agent has ended its turn since. Of one that asks for work only the part that was asked while
 * something was to be looked at: they have let the agent go on.
 */
function isAnswered({ id, text, lastSeen }: GoalFact, { facts, last, lead }: Ledger): boolean {
  if (last.what !== 'said' || lead.step <= lastSeen || isGoingOn(lead.text) || !/[?？]$/.test(text)) return false
  return text !== facts[id]?.text || !ASKS_FOR_WORK.test(text)
}

/**
 * What is in hand is told as they said it, in whatever words the summary has it; of a message that nobody has worked on yet all that is
 * missing where a summary breaks its quotation off.
 */
function inHand(goal: GoalFact, ledger: Ledger, words: Telling['words'], summary: Held): string {
  if (!summary.begins(goal.text))
    return goal.text.length < SHORT && summary.recalls(goal.text) ? '' : saidBy(goal, words, LONGEST_LAST)
  if (ledger.last.what !== 'prompt' || goal !== lastGoal(ledger)) return ''
  const rest = leftOutOf(ownWordsOf(goal), summary)
  return rest === '' ? '' : words.quoted(`… ${rest}`)
}

/** What was said after something else was heard answers that. */
function isAnswerTo({ lead, heardStep = 0 }: Ledger, asked: number): boolean {
  return lead.step > asked && heardStep < asked
}

/** The sentence of the answer that speaks most of what was said; what is asked stands in the last line. */
function answerIn({ lead }: Ledger, said: string): string {
  const sentences = sentencesOf(lead.text).filter(
    (sentence) => !isEmptyTalk(sentence) && !isCourtesy(sentence) && !/[?？:：]$/.test(sentence),
  )
  const about = topicWordsOf(said)
  // Of a long message only what speaks of the request: its first sentence may be about anything.
  let best = sentences.length <= SHORT_MESSAGE ? (sentences.at(-1) ?? '') : ''
  let most = 1
  for (const sentence of sentences) {
    let shared = 0
    for (const word of topicWordsOf(sentence)) if (about.has(word)) shared++
    if (shared > most && isWhole(sentence)) [best, most] = [sentence, shared]
  }
  return clipWords(best, LONGEST_ANSWER)
}

/** The end of the key of a line that tells what is in hand. */
export const IN_HAND = ' in hand'
const LEAST_IN_HAND = 40
/** Little is lost of so few words. */
const SHORT = 80
const LONGEST_ANSWER = 220
const SHORT_MESSAGE = 2
/** As a question, and something is to be done. */
const ASKS_FOR_WORK =
  /\b(?:can|could|shall|should|would|will|why not|how about|what about)\b|\blet['’]?s\b|\bplease\b|可以|能不能|要不要|[帮幫請请]/i
