import { anchorsOf } from '../../base/names.ts'
import { heldBy } from '../compose/held.ts'
import type { Fact, FactKind, Ledger } from '../ledger/facts.ts'
import type { Entry } from '../transcript/entry.ts'
import { audit, toldText } from './audit.ts'

/** What became of a fact in a compaction: the summary says it, it was put back, or it is lost. */
export interface Fate {
  readonly kind: FactKind
  readonly text: string
  readonly fate: 'kept' | 'back' | 'lost'
}

export interface Summarised {
  readonly summary: string
  /** The messages that the client kept word for word. Nothing of ours: what we said is put back, not kept. */
  readonly tail?: readonly Entry[]
}

/**
 * What became of every fact that still holds. Kept is what the summary or a kept message says; put back is what one of our own
 * texts says, the one included that the client repeats after a compaction by hand.
 */
export function fatesOf(ledger: Ledger, summarised: Summarised, told: readonly Told[]): Fate[] {
  const { kept } = audit(ledger, summarised)
  const held = heldBy(toldText(summarised))
  const names = new Set(kept)
  const isKept = ({ id, kind, text }: Fact) =>
    PERSONS.has(kind) ? held.quotes(text) || held.says(text) : names.has(id) || held.says(text)
  const counted = Object.values(ledger.facts).filter(isInForce)
  const gone = counted.filter((fact) => !isKept(fact)).map(({ id }) => id)
  const back = new Set(restoredFacts(ledger, gone, told))
  const lost = new Set(gone)
  return counted.map((fact) => ({
    kind: fact.kind,
    text: shownText(fact),
    fate: back.has(fact.id) ? 'back' : lost.has(fact.id) ? 'lost' : 'kept',
  }))
}

/** How many tool calls there were until the first edit; undefined when none came. */
export function actionsUntilEdit(tools: readonly string[]): number | undefined {
  const first = tools.findIndex((tool) => EDITS.has(tool))
  return first === -1 ? undefined : first
}

/** What is over, superseded or merely a name need not survive; a command that failed is told as a check or as what does not work here. */
function isInForce(fact: Fact): boolean {
  if (OVER.has(fact.status) || NAMES.has(fact.kind)) return false
  if (fact.kind === 'file') return fact.touches.some(({ act }) => act === 'edited' || act === 'wrote')
  if (fact.kind === 'task') return fact.progress !== 'completed'
  if (fact.kind === 'test') return fact.status === 'failing'
  return true
}

/** A fact in a line for people. */
function shownText(fact: Fact): string {
  if (fact.kind !== 'file') return fact.text.slice(0, LONGEST).toWellFormed()
  const { path, touches } = fact
  const last = touches.findLast(({ act }) => act === 'edited' || act === 'wrote')
  return `${path}${last?.why ? ` (${last.why})` : ''}`.slice(0, LONGEST).toWellFormed()
}

/** The person's words are kept when they are said, not when their names are named. */
const PERSONS: ReadonlySet<FactKind> = new Set(['goal', 'constraint'])
const NAMES: ReadonlySet<FactKind> = new Set(['symbol', 'note', 'command', 'error'])
const OVER: ReadonlySet<Fact['status']> = new Set(['superseded', 'declined', 'done', 'passing'])
const EDITS: ReadonlySet<string> = new Set(['Edit', 'MultiEdit', 'Write', 'NotebookEdit'])
const LONGEST = 300

/**
 * Which of the lost facts were put back: those that a line was made from, and those that some line says as well, all that
 * they name and nearly all of their words. A name that merely stands somewhere does not bring a fact back.
 */
export function restoredFacts(ledger: Ledger, lost: readonly string[], told: readonly Told[]): string[] {
  const picked = new Set(told.flatMap(({ factIds }) => factIds))
  const lines = told
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => ({ names: anchorsOf(line), words: wordsOf(line) }))
  const twins = new Set([...picked].flatMap((id) => ledger.facts[id]?.text ?? []))
  return lost.filter((id) => {
    const fact = ledger.facts[id]
    return picked.has(id) || (fact !== undefined && (twins.has(fact.text) || lines.some((line) => says(line, fact))))
  })
}

export interface Told {
  readonly text: string
  readonly factIds: readonly string[]
}

interface Line {
  readonly names: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

function says({ names, words }: Line, fact: Fact): boolean {
  if (!fact.anchors.every((anchor) => names.has(anchor))) return false
  const own = [...wordsOf(fact.text)]
  return own.length > 0 && own.filter((word) => words.has(word)).length >= own.length * SHARE_OF_WORDS
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]{3,}|[\u3400-\u9fff]{2}/g))
}

const SHARE_OF_WORDS = 0.8
