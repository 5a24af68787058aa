import type { Ledger } from '../ledger/facts.ts'

/** What is found out of a ledger that is told of, once: several texts are made of the same one, and nobody changes it any more. */
export function oncePerLedger<Result>(judge: (ledger: Ledger) => Result): (ledger: Ledger) => Result {
  const judged = new WeakMap<Ledger, { readonly made: Result }>()
  return (ledger) => {
    const known = judged.get(ledger) ?? { made: judge(ledger) }
    judged.set(ledger, known)
    return known.made
  }
}
