import { anchorsOf } from '../anchors.ts'
import type { Entry } from '../transcript/entry.ts'
import type { Fact, FactBase, FactKind, FactOf, Ledger, Source, Status } from './facts.ts'

type Own<K extends FactKind> = Omit<FactOf<K>, keyof FactBase | 'kind'>

/** Adds a fact, or brings the one with the same id up to date: facts are superseded, not piled up. */
export function put<K extends FactKind>(
  ledger: Ledger,
  entry: Entry,
  fact: { kind: K; key: string; text: string; status: Status; own: Own<K>; anchors?: Iterable<string> },
): void {
  const id = `${fact.kind}:${fact.key}`
  const known = ledger.facts[id]
  const base: FactBase & { kind: K } = {
    id,
    kind: fact.kind,
    text: fact.text,
    anchors: [...(fact.anchors ?? anchorsOf(fact.text))].slice(0, MOST_ANCHORS),
    firstSeen: known?.firstSeen ?? ledger.step,
    lastSeen: ledger.step,
    count: (known?.count ?? 0) + 1,
    source: sourceOf(entry),
    status: fact.status,
  }
  // Re-inserted so that the record's order is the order of last use.
  delete ledger.facts[id]
  ledger.facts[id] = { ...base, ...fact.own } as unknown as Fact
}

export function factOf<K extends FactKind>(ledger: Ledger, kind: K, key: string): FactOf<K> | undefined {
  const fact = ledger.facts[`${kind}:${key}`]
  return fact !== undefined && isKind(fact, kind) ? fact : undefined
}

export function factsOf<K extends FactKind>(ledger: Ledger, kind: K): FactOf<K>[] {
  return Object.values(ledger.facts).filter((fact): fact is FactOf<K> => isKind(fact, kind))
}

function isKind<K extends FactKind>(fact: Fact, kind: K): fact is FactOf<K> {
  return fact.kind === kind
}

export function sourceOf(entry: Entry): Source {
  return {
    offset: entry.offset,
    ...(entry.uuid === undefined ? {} : { uuid: entry.uuid }),
    ...(entry.at === undefined ? {} : { at: entry.at }),
  }
}

/**
 * A short, stable key for a text: the same wording, whatever its case, spacing or punctuation, is the same fact. Head, tail and
 * length instead of a hash: a loop over characters costs a cold process more than all patterns together.
 */
export function keyOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z0-9\u0080-\uffff]+/g, ' ')
    .trim()
  return plain.length <= 56 ? plain : `${plain.slice(0, 36)}~${plain.slice(-16)}~${plain.length}`
}

const MOST_ANCHORS = 24
