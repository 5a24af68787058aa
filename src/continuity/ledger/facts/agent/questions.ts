import { clipClause } from '../../../../base/text/sentences.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, factsOf, keyOf, put } from '../../put.ts'

/** What the agent asked the person and has no answer to yet. The next typed prompt is taken as the answer. */
export function answerQuestions(ledger: Ledger): void {
  for (const question of factsOf(ledger, 'question')) changeFact(ledger, question, { status: 'done' })
}

export function takeQuestions(ledger: Ledger, entry: Entry, sentences: readonly string[]): void {
  const near = sentences.length - NEAR_END
  for (const [at, sentence] of sentences.entries()) {
    if (!/[?？]$/.test(sentence) || sentence.length > 300 || !(at >= near ? ADDRESSED : OFFERS).test(sentence)) continue
    const text = clipClause(sentence, 240)
    put(ledger, entry, { kind: 'question', key: keyOf(text), text, status: 'open', own: {} })
  }
}

const NEAR_END = 3
/** An offer is one wherever in the message it stands. */
const OFFERS =
  /^(?:(?:so|ok|okay|now),? )?(?:do you want|want me to|would you like|shall I|should I)\b|^(?:要不要|需要我|要我)/i
/** Asked of the person; a question the agent puts to itself ("why does this fail?") is not one. */
const ADDRESSED =
  /\b(?:you|your|should (?:I|we)|shall (?:I|we)|want me|would (?:you|it)|which (?:one|option|approach))\b|你|您|要不要|是否|需要我|要我|[嗎吗][?？]$|哪一?[個个種种]/i
