import { anchorName, anchorsOf } from '../../base/names.ts'
import { heldBy } from '../compose/held.ts'
import { inputStrings } from '../ledger/call-text.ts'
import type { Fact, FactKind, Ledger } from '../ledger/facts.ts'
import type { Entry } from '../transcript/entry.ts'
import { isLimitSaid, isReversedIn, restoredFacts, type Told } from './restored.ts'

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
  const whole = toldText(summarised)
  const held = heldBy(whole)
  const names = new Set(kept)
  const isTold = ({ id, kind, text }: Fact) => {
    if (kind === 'constraint') return !isReversedIn(text, whole) && isLimitSaid(held, text)
    return PERSONS.has(kind) ? held.quotes(text) || held.says(text) : names.has(id) || held.says(text)
  }
  const counted = Object.values(ledger.facts).filter(isInForce)
  const gone = counted.filter((fact) => !isTold(fact)).map(({ id }) => id)
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

export interface Audit {
  readonly kept: readonly string[]
  readonly lost: readonly string[]
  readonly byKind: Readonly<Partial<Record<FactKind, { readonly kept: number; readonly lost: number }>>>
  /** Of the ledger's anchors, those that stand in the summary or in the kept tail. */
  readonly held: readonly string[]
}

/**
 * Ledger against summary. First half: the summary alone (`tail` left out). Second half: the messages the host kept word for
 * word are known, and what stands in them counts as kept.
 */
export function audit(ledger: Ledger, input: { readonly summary: string; readonly tail?: readonly Entry[] }): Audit {
  const text = toldText(input)
  const found = anchorsOf(text)
  const held = new Set(found)
  const tokens = new Set(text.match(TOKEN))
  for (const anchor in ledger.names) if (!held.has(anchor) && standsIn(anchor, text, tokens)) held.add(anchor)
  const words = contentWords(text)
  const kept: string[] = []
  const lost: string[] = []
  const byKind: Partial<Record<FactKind, { kept: number; lost: number }>> = {}
  for (const fact of Object.values(ledger.facts)) {
    const survives = isKept(fact, held, words)
    ;(survives ? kept : lost).push(fact.id)
    const count = byKind[fact.kind] ?? { kept: 0, lost: 0 }
    if (survives) count.kept++
    else count.lost++
    byKind[fact.kind] = count
  }
  return { kept, lost, byKind, held: [...held].sort() }
}

/** All that the model reads of what was there before: the summary, and the messages that were kept word for word. */
export function toldText(input: { readonly summary: string; readonly tail?: readonly Entry[] }): string {
  return [withoutAnalysis(input.summary), ...(input.tail ?? []).map(entryText)].join('\n')
}

/** The analysis is a draft the client strips before the summary reaches the next request. */
export function withoutAnalysis(summary: string): string {
  return summary.replace(/<analysis>[\s\S]*?<\/analysis>/g, '').replace(/<\/?summary>/g, '')
}

/** A fact is kept when most of what it names is there; one that names nothing, when most of its words are. */
function isKept(fact: Fact, held: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  if (fact.anchors.length > 0) {
    let there = 0
    for (const anchor of fact.anchors) if (held.has(anchor)) there++
    return there >= Math.ceil(fact.anchors.length * SHARE_OF_ANCHORS)
  }
  const own = [...contentWords(fact.text)]
  return own.length === 0 || own.filter((word) => words.has(word)).length >= own.length * SHARE_OF_WORDS
}

/**
 * `hooks.go` is held by `strategy/hooks.go:12`; a symbol by `pkg.Symbol(…)`. The patterns miss some of these borders. A name
 * of word characters stands there exactly when it is one of the tokens; of any other, the first word has to be.
 */
function standsIn(anchor: string, text: string, tokens: ReadonlySet<string>): boolean {
  const name = anchorName(anchor)
  if (anchor.startsWith('i:')) return tokens.has(name)
  const first = FIRST_TOKEN.exec(name)?.[0]
  if (first !== undefined && !tokens.has(first)) return false
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!WORDLIKE.test(text.charAt(at - 1)) && !WORDLIKE.test(text.charAt(at + name.length))) return true
  }
  return false
}

function contentWords(text: string): Set<string> {
  const words = new Set<string>()
  for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) words.add(word)
  for (const pair of text.match(/[\u3400-\u9fff]{2}/g) ?? []) words.add(pair)
  return words
}

function entryText(entry: Entry): string {
  if (entry.type === 'call') return inputStrings(entry.input).join('\n')
  return 'text' in entry ? entry.text : ''
}

const WORDLIKE = /\w/
const TOKEN = /\w+/g
const FIRST_TOKEN = /\w+/
const SHARE_OF_ANCHORS = 0.6
const SHARE_OF_WORDS = 0.7
