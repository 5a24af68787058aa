import { clipClause } from '../../../../../base/text/sentences.ts'
import { isSaidToBeKnown } from '../../../../ledger/facts/runs/tests/known-failure.ts'
import type { CheckFact, Ledger } from '../../../../ledger/facts.ts'
import { factsOf } from '../../../../ledger/put.ts'

interface Word {
  readonly by: 'user' | 'agent'
  readonly text: string
}

/**
 * Who said that what a check fails over is known to fail: the person, whenever that was, or the agent where the test passed by itself
 * without an edit in between. That the agent holds it for somebody else's fault is no reason by itself.
 */
export function knownFailure(check: CheckFact, ledger: Ledger, passedUnedited: boolean): Word | undefined {
  for (const goal of factsOf(ledger, 'goal').toReversed()) {
    if (goal.by === 'pasted' || goal.by === 'command') continue
    const said = goal.text.split(ENDS).find((sentence) => isSaidToBeKnown(sentence, check))
    if (said !== undefined) return { by: 'user', text: clipClause(said, LONGEST) }
  }
  return check.known !== undefined && passedUnedited
    ? { by: 'agent', text: clipClause(check.known, LONGEST) }
    : undefined
}

/** A person does not always begin a sentence with a capital letter. */
const ENDS = /(?<=[^\s.][.!?;])\s+(?=\D)|(?<=[。！？；])|\n/
const LONGEST = 140
