import type { Ledger } from '../ledger/facts.ts'

/** A ledger as it is written down. A compaction keeps the same one in two places, and it is large: it is made once. */
export function ledgerText(ledger: Ledger): string {
  const known = made.get(ledger)
  if (known !== undefined) return known
  const text = JSON.stringify(ledger)
  made.set(ledger, text)
  return text
}

const made = new WeakMap<Ledger, string>()
