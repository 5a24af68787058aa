import type { Ledger } from '../../../ledger/facts.ts'
import type { LastStep } from '../../../ledger/state.ts'

/** How often the files were changed after a step. */
export function editsSince(ledger: Ledger, step: number): number {
  return changesSince(ledger, step).count
}

interface Changes {
  readonly count: number
  /** What among them was no edit, by a name that says so: a merge, a move, a formatter. */
  readonly other: string
  /** Something among them was no edit, whether or not it has such a name. */
  readonly mixed: boolean
}

/** The same, with what among it was no edit. */
export function changesSince({ work, did }: Ledger, step: number): Changes {
  // An edit that had begun when the session was cut was most likely made.
  let count = isOpenEdit(did) && did.step > step ? 1 : 0
  for (const edit of work.editSteps) if (edit > step) count++
  const others = (work.changes ?? []).filter((change) => change.step > step)
  // The same shell line may do several things.
  const steps = new Set(others.map((change) => change.step).filter((at) => !work.editSteps.includes(at)))
  const told =
    others.find(({ what }) => what.startsWith('git ')) ?? others.findLast(({ what }) => !INTERPRETER.test(what))
  return { count: count + steps.size, other: told?.what ?? '', mixed: others.length > 0 }
}

export function isOpenEdit(did: LastStep | undefined): did is LastStep {
  return did?.state === 'open' && (did.act === 'edited' || did.act === 'wrote')
}

/** By their names nobody can tell what they did. */
const INTERPRETER =
  /^(?:python[\d.]*|node|deno|bun|ruby|perl|php|lua|Rscript|(?:ba|z|k|da|fi)?sh|pwsh|powershell|g?sed|[gm]?awk|xargs|ed)(?:\s|$)/
