import type { Ledger } from '../../../ledger/facts.ts'
import type { LastStep } from '../../../ledger/state.ts'

/** How many edits there were after a step. */
export function editsSince({ work, did }: Ledger, step: number): number {
  // An edit that had begun when the session was cut was most likely made.
  let count = isOpenEdit(did) && did.step > step ? 1 : 0
  for (const edit of work.editSteps) if (edit > step) count++
  return count
}

export function isOpenEdit(did: LastStep | undefined): did is LastStep {
  return did?.state === 'open' && (did.act === 'edited' || did.act === 'wrote')
}
