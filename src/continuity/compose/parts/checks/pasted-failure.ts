import { factsOf } from '../../../ledger/put.ts'
import type { Line, Telling } from '../../line.ts'

/** A failure that the person pasted after the last run: it is newer than what passed before it, as long as they have not led elsewhere. */
export function pastedFailure({ ledger, words }: Telling): Line | undefined {
  const { pasted, turn } = ledger
  if (pasted === undefined || turn - pasted.turn > STILL_MEANT) return undefined
  const checks = factsOf(ledger, 'check').filter(({ named }) => named)
  if (checks.length === 0 || checks.some(({ lastSeen }) => lastSeen > pasted.step)) return undefined
  return {
    part: 'checks',
    key: `pasted ${pasted.step}`,
    factId: '',
    kind: '',
    text: words.pastedSince(pasted.line),
    worth: 1.1,
    order: 0,
  }
}

/** So many messages later they still speak of it. */
const STILL_MEANT = 1
