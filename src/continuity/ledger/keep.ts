import { countOfNames } from './facts/names.ts'
import type { Fact, FactKind, Ledger } from './facts.ts'
import { countOf, drop, factsOf } from './put.ts'
import type { Use } from './state.ts'

/** Bounds the ledger: each kind has a cap, and what was used longest ago goes first. */
export function keepWithinCaps(ledger: Ledger): void {
  for (const kind of KINDS) if (countOf(ledger, kind) > CAPS[kind]) dropOldest(ledger, kind)
  if (countOfNames(ledger) > MOST_NAMES) {
    ledger.names = Object.fromEntries(
      Object.entries(ledger.names)
        .sort(byUse)
        .slice(0, MOST_NAMES * KEPT_SHARE),
    )
  }
  if (Object.keys(ledger.broken).length > MOST_CALLS) ledger.broken = {}
  const calls = Object.entries(ledger.calls)
  if (calls.length > MOST_CALLS) ledger.calls = Object.fromEntries(calls.slice(-MOST_CALLS))
}

function dropOldest(ledger: Ledger, kind: FactKind): void {
  const facts: Fact[] = factsOf(ledger, kind)
  const kept = facts.sort((a, b) => worth(b) - worth(a)).slice(0, CAPS[kind] * KEPT_SHARE)
  const keep = new Set(kept.map((fact) => fact.id))
  for (const fact of facts) if (!keep.has(fact.id)) drop(ledger, fact.id)
}

/** Open and failing things outlive settled ones of the same age; the first goal is never dropped. */
function worth(fact: Fact): number {
  if (fact.kind === 'goal' && fact.firstSeen <= 3) return Number.MAX_SAFE_INTEGER
  // What the person laid down holds however long ago that was.
  if (fact.kind === 'constraint' && fact.status === 'active') return Number.MAX_SAFE_INTEGER / 2 + fact.lastSeen
  return fact.lastSeen + (fact.status === 'open' || fact.status === 'failing' ? 500 : 0)
}

function byUse([, a]: [string, Use], [, b]: [string, Use]): number {
  return b.last + 20 * Math.min(b.count, 20) - (a.last + 20 * Math.min(a.count, 20))
}

const CAPS: Readonly<Record<FactKind, number>> = {
  goal: 60,
  constraint: 80,
  decision: 60,
  file: 80,
  symbol: 100,
  command: 70,
  error: 40,
  'dead-end': 16,
  test: 40,
  task: 60,
  question: 8,
  git: 8,
  note: 240,
  check: 40,
  way: 20,
  rule: 60,
  skill: 6,
  left: 20,
  flight: 12,
}
const KINDS = Object.keys(CAPS) as readonly FactKind[]
/** Cut a fifth below the cap, so that the sort is rare. */
const KEPT_SHARE = 0.8
const MOST_NAMES = 1200
const MOST_CALLS = 40
