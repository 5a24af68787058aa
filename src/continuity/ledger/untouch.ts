import type { Ledger, Touch } from './facts.ts'
import { changeFact, drop, factOf, factsOf } from './put.ts'

/** Takes touches of a file back: the call failed, or what it did was undone. What is known only from them goes too. */
export function untouch(ledger: Ledger, path: string, isUndone: (touch: Touch) => boolean): void {
  const file = factOf(ledger, 'file', path)
  if (file === undefined) return
  const undone = new Set(file.touches.filter(isUndone).map((touch) => touch.step))
  if (undone.size === 0) return
  const touches = file.touches.filter((touch) => !undone.has(touch.step))
  if (touches.length === 0) drop(ledger, file.id)
  else changeFact(ledger, file, { touches })
  for (const fact of [...factsOf(ledger, 'symbol'), ...factsOf(ledger, 'note')]) {
    if (fact.path === path && undone.has(fact.lastSeen)) drop(ledger, fact.id)
  }
}

/** Edits of files that are there: of what was deleted nothing is left to be tested or shown. */
export function stillThere({ edits }: Ledger['work']): Ledger['work']['edits'] {
  return edits.filter(({ gone }) => gone === undefined)
}

export function isChange(touch: Touch): boolean {
  return touch.act === 'edited' || touch.act === 'wrote'
}
