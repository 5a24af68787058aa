import { anchorsOf } from '../../base/names.ts'
import { remembering } from '../../base/remember.ts'
import type { Entry } from '../transcript/entry.ts'
import {
  type Fact,
  type FactBase,
  type FactKind,
  type FactOf,
  type FactSource,
  LEDGER_VERSION,
  type Ledger,
  type Status,
} from './facts.ts'

/** Where nothing was done yet. */
export const NO_WORK: Ledger['work'] = {
  here: '',
  commit: { hash: '', subject: '', step: 0, made: false },
  pushStep: 0,
  unpushed: 0,
  pullRequest: { name: '', step: 0 },
  edits: [],
  editSteps: [],
  staged: [],
  conflict: { what: '', line: '', step: 0 },
}

export function emptyLedger(): Ledger {
  return {
    version: LEDGER_VERSION,
    step: 0,
    epoch: 0,
    epochStep: 0,
    turn: 0,
    turnStep: 0,
    cwd: '',
    branch: '',
    facts: {},
    names: {},
    calls: {},
    broken: {},
    lead: { text: '', step: 0, purpose: '' },
    endings: [],
    last: { what: '', text: '', step: 0 },
    work: NO_WORK,
  }
}

type Own<K extends FactKind> = Omit<FactOf<K>, keyof FactBase | 'kind'>

/** Adds a fact, or brings the one with the same id up to date: facts are superseded, not piled up. */
export function put<K extends FactKind>(
  ledger: Ledger,
  entry: Entry,
  fact: { kind: K; key: string; text: string; status: Status; own: Own<K>; anchors?: Iterable<string> },
): void {
  const id = `${fact.kind}:${fact.key}`
  const known = ledger.facts[id]
  const anchors = [...(fact.anchors ?? anchorsOf(fact.text))]
  if (anchors.length > MOST_ANCHORS) anchors.length = MOST_ANCHORS
  const base: FactBase & { kind: K } = {
    id,
    kind: fact.kind,
    text: fact.text,
    anchors,
    firstSeen: known === undefined ? ledger.step : known.firstSeen,
    lastSeen: ledger.step,
    count: known === undefined ? 1 : known.count + 1,
    source: sourceOf(entry),
    status: fact.status,
  }
  // Re-inserted so that the record's order is the order of last use.
  if (known !== undefined) drop(ledger, id)
  const made = Object.assign(base, fact.own) as unknown as Fact
  listOf(ledger, fact.kind).push(made)
  recordOf(ledger)[id] = made
}

export function drop(ledger: Ledger, id: string): void {
  const fact = ledger.facts[id]
  if (fact === undefined) return
  const list = listOf(ledger, fact.kind)
  const at = list.indexOf(fact)
  if (at !== -1) list.splice(at, 1)
  delete recordOf(ledger)[id]
}

/** Facts are never changed in place: an older ledger may hold the same ones. */
export function changeFact<K extends FactKind>(ledger: Ledger, fact: FactOf<K>, to: Partial<FactOf<K>>): void {
  replaceFact(ledger, { ...fact, ...to })
}

/** In the place of the one with the same id. */
export function replaceFact(ledger: Ledger, fact: Fact): void {
  const before = ledger.facts[fact.id]
  const list = listOf(ledger, fact.kind)
  const at = before === undefined ? -1 : list.indexOf(before)
  if (at !== -1) list[at] = fact
  recordOf(ledger)[fact.id] = fact
}

/** Written here alone, so that the lists of each kind agree with it. */
function recordOf({ facts }: Ledger): Record<string, Fact> {
  return facts
}

export function factOf<K extends FactKind>(ledger: Ledger, kind: K, key: string): FactOf<K> | undefined {
  const fact = ledger.facts[`${kind}:${key}`]
  return fact !== undefined && isKind(fact, kind) ? fact : undefined
}

/** In the order of last use. */
export function factsOf<K extends FactKind>(ledger: Ledger, kind: K): FactOf<K>[] {
  return listOf(ledger, kind).slice() as FactOf<K>[]
}

export function countOf(ledger: Ledger, kind: FactKind): number {
  return listOf(ledger, kind).length
}

/** The facts of a kind, beside the ledger and not in it: a ledger is plain data. */
function listOf(ledger: Ledger, kind: FactKind): Fact[] {
  let kinds = indexes.get(ledger.facts)
  if (kinds === undefined) {
    kinds = new Map()
    for (const fact of Object.values(ledger.facts)) listIn(kinds, fact.kind).push(fact)
    indexes.set(ledger.facts, kinds)
  }
  return listIn(kinds, kind)
}

function listIn(kinds: Map<FactKind, Fact[]>, kind: FactKind): Fact[] {
  const known = kinds.get(kind)
  if (known !== undefined) return known
  const made: Fact[] = []
  kinds.set(kind, made)
  return made
}

const indexes = new WeakMap<Ledger['facts'], Map<FactKind, Fact[]>>()

function isKind<K extends FactKind>(fact: Fact, kind: K): fact is FactOf<K> {
  return fact.kind === kind
}

function sourceOf(entry: Entry): FactSource {
  const source: { offset: number; uuid?: string; at?: string } = { offset: entry.offset }
  if (entry.uuid !== undefined) source.uuid = entry.uuid
  if (entry.at !== undefined) source.at = entry.at
  return source
}

/**
 * A short, stable key for a text: the same wording, whatever its case, spacing or punctuation, is the same fact. Head, tail and
 * length instead of a hash: a loop over characters costs a cold process more than all patterns together.
 */
export const keyOf: (text: string) => string = remembering((text) => {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z0-9\u0080-\uffff]+/g, ' ')
    .trim()
  return plain.length <= 56 ? plain : `${plain.slice(0, 36)}~${plain.slice(-16)}~${plain.length}`
})

const MOST_ANCHORS = 24
