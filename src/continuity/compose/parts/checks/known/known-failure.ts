import { clipClause } from '../../../../../base/text/sentences.ts'
import { namesFailure, saysKnown } from '../../../../ledger/facts/runs/tests/known-failure.ts'
import type { CheckFact, Ledger } from '../../../../ledger/facts.ts'
import { factsOf } from '../../../../ledger/put.ts'
import { oncePerLedger } from '../../../once-per-ledger.ts'

interface Word {
  readonly by: 'user' | 'agent'
  readonly text: string
}

/**
 * Who said that what a check fails over is known to fail: the person, whenever that was, or the agent where the test passed by itself
 * without an edit in between. That the agent holds it for somebody else's fault is no reason by itself.
 */
export function knownFailure(check: CheckFact, ledger: Ledger, passedUnedited: boolean): Word | undefined {
  const said = knownIn(ledger).find((sentence) => namesFailure(sentence, check))
  if (said !== undefined) return { by: 'user', text: clipClause(said, LONGEST) }
  return check.known !== undefined && passedUnedited
    ? { by: 'agent', text: clipClause(check.known, LONGEST) }
    : undefined
}

/** What the person says to be known to fail, what they said last first: every failed check is held against it. */
const knownIn: (ledger: Ledger) => readonly string[] = oncePerLedger((ledger) =>
  factsOf(ledger, 'goal')
    .toReversed()
    .filter(({ by }) => by !== 'pasted' && by !== 'command')
    .flatMap(({ text }) => text.split(ENDS).filter(saysKnown)),
)

/** A person does not always begin a sentence with a capital letter. */
const ENDS = /(?<=[^\s.][.!?;])\s+(?=\D)|(?<=[。！？；])|\n/
const LONGEST = 140
