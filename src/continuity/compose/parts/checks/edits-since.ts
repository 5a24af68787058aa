import type { Ledger } from '../../../ledger/facts.ts'
import type { LastStep } from '../../../ledger/state.ts'

/** How often the files were changed after a step. */
export function editsSince(ledger: Ledger, step: number): number {
  return changesSince(ledger, step).count
}

/** The same, with what among it was no edit: a merge, a move. */
export function changesSince({ work, did }: Ledger, step: number): { readonly count: number; readonly other: string } {
  // An edit that had begun when the session was cut was most likely made.
  let count = isOpenEdit(did) && did.step > step ? 1 : 0
  for (const edit of work.editSteps) if (edit > step) count++
  const others = (work.changes ?? []).filter((change) => change.step > step)
  // The same shell line may do several things.
  const steps = new Set(others.map((change) => change.step).filter((at) => !work.editSteps.includes(at)))
  const told = others.find(({ what }) => what.startsWith('git ')) ?? others.at(-1)
  return { count: count + steps.size, other: told?.what ?? '' }
}

export function isOpenEdit(did: LastStep | undefined): did is LastStep {
  return did?.state === 'open' && (did.act === 'edited' || did.act === 'wrote')
}
