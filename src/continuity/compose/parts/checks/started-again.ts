import { startsAgain } from '../../../../base/shell/same-start.ts'
import type { CheckFact, Ledger } from '../../../ledger/facts.ts'

/** A fixer changes the files itself. */
export function isChangedBetween(
  { editSteps, changes = [] }: Ledger['work'],
  earlier: CheckFact,
  later: CheckFact,
): boolean {
  return (
    editSteps.some((step) => step > earlier.lastSeen && step < later.lastSeen) ||
    changes.some(({ step }) => step > earlier.lastSeen && step <= later.lastSeen)
  )
}

/** However it is spelled, the program or the script was started again: what came of that is what there is to be told. */
export function isStartedAgain(later: CheckFact, earlier: CheckFact, { work }: Ledger): boolean {
  if (later.lastSeen === earlier.lastSeen || later.outcome === 'not-reached' || later.outcome === 'none') return false
  if (!startsAgain(later.command, earlier.command)) return false
  // Less of it, with nothing changed in between, ends nothing.
  return (
    isChangedBetween(work, earlier, later) ||
    later.outcome === earlier.outcome ||
    startsAgain(earlier.command, later.command)
  )
}
