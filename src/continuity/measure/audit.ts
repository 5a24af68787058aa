import { anchorName, anchorsOf } from '../../base/names.ts'
import { inputStrings } from '../ledger/call-text.ts'
import type { Fact, FactKind, Ledger } from '../ledger/facts.ts'
import type { Entry } from '../transcript/entry.ts'

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
