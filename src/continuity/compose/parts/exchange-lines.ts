import { sentencesOf } from '../../../base/text/sentences.ts'
import type { GoalFact, Ledger } from '../../ledger/facts.ts'
import { isEmptyTalk, isWhole } from '../../ledger/telling-sentence.ts'
import { clipWords } from '../clip.ts'
import { topicWordsOf } from '../held.ts'
import type { Line, Telling } from '../line.ts'
import { lastGoal, requestOf } from './request.ts'
import { LONGEST_EARLIER, LONGEST_LAST, saidBy } from './said-by.ts'
import { isMoveOn } from './word-lines.ts'

/** What the person said last and, where that ended the turn, what the agent answered. */
export function exchangeLines({ ledger, words }: Telling): Line[] {
  const last = lastGoal(ledger)
  if (last === undefined) return []
  const answer = ledger.last.what === 'said' && isAnswerTo(ledger, last.lastSeen) ? answerIn(ledger, last.text) : ''
  const text = words.exchange(lastSaid(last, ledger, words), answer)
  // Summaries tell what was asked for last, and which option was taken; what came at the very end they may not have seen.
  const waits = ledger.last.what === 'prompt' ? {} : { waits: 'summary' as const }
  return [{ part: 'exchange', key: last.id, factId: last.id, kind: 'goal', text, worth: 1, order: 0, ...waits }]
}

/** What they said last; where that only adds to the request in hand, both. */
export function lastSaid(last: GoalFact, ledger: Ledger, words: Telling['words']): string {
  const request = requestOf(ledger)
  return request === undefined || request === last
    ? saidBy(last, words, LONGEST_LAST)
    : words.thenSaid(saidBy(request, words, LONGEST_EARLIER), saidBy(last, words, LONGEST_EARLIER))
}

/** The person's half of it apart: what they asked for and what they said last, for when it is known that the summary lacks one. */
export function lastWordLines({ ledger, words }: Telling): Line[] {
  const goals = new Set([requestOf(ledger), lastGoal(ledger)].filter((goal) => goal !== undefined))
  return [...goals]
    .filter((goal) => !isMoveOn(goal))
    .map((goal) => ({
      part: 'words',
      key: `${goal.id} last`,
      factId: goal.id,
      kind: 'goal',
      text: saidBy(goal, words, LONGEST_LAST),
      worth: 2,
      order: goal.lastSeen,
    }))
}

/** What was said after something else was heard answers that. */
function isAnswerTo({ lead, heardStep = 0 }: Ledger, asked: number): boolean {
  return lead.step > asked && heardStep < asked
}

/** The sentence of the answer that speaks most of what was said; what is asked stands in the last line. */
function answerIn({ lead }: Ledger, said: string): string {
  const sentences = sentencesOf(lead.text).filter((sentence) => !isEmptyTalk(sentence) && !/[?？:：]$/.test(sentence))
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

const LONGEST_ANSWER = 220
const SHORT_MESSAGE = 2
