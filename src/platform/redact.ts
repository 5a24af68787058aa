import { mayHoldSecret, mayNameSecret, withoutId } from './redact/prefilter.ts'
import type { Span } from './redact/span.ts'
import { echoesOf, type Known, withoutKnown } from './redact/without-known.ts'

export type { Known, Span }

/** Every secret in the text, in order, none overlapping. */
export function redactions(text: string): Span[] {
  if (text.length < SHORTEST || plain.has(text)) return []
  const isShort = text.length < LONG
  const found = isShort && !mayHoldSecret(text) ? [] : finder().scanSecrets(text)
  if (found.length === 0 && text.length <= LONGEST_NAME && plain.size < MOST_PLAIN_NAMES) plain.add(text)
  return found
}

/** Short texts in which there is none: a transcript says in every line what it is of, in which folder and on which branch. */
const plain = new Set<string>()
const LONGEST_NAME = 80
const MOST_PLAIN_NAMES = 1000

/** `pwd=abcd` */
const SHORTEST = 8

/** From here on one look by the scanner is cheaper than many by the prefilter. */
const LONG = 4000

type Finder = typeof import('./redact/finder.ts')

/**
 * What finds secrets is a fifth of the code that a hook loads, and most of what it writes down holds none. By `require`, which
 * evaluates a module when it is called: nobody who redacts can wait for a promise.
 */
function finder(): Finder {
  known ??= require('./redact/finder.ts') as Finder
  return known
}

let known: Finder | undefined

/** The text with every secret replaced by `[redacted:kind]`; names, hosts and all the rest stay. Idempotent. */
export function redact(text: string): string {
  return cleaned(text, undefined)
}

function cleaned(text: string, known: Known | undefined): string {
  let out = text
  // What a secret stood in the way of, such as the end of a string, may bring out another one.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const found = redactions(out)
    if (found.length === 0) return out
    if (known) for (const { kind, start, end } of found) known.set(out.slice(start, end), kind)
    out = replace(out, found)
  }
  return out
}

const MAX_PASSES = 4

function replace(text: string, spans: Span[]): string {
  let out = ''
  let at = 0
  for (const { kind, start, end } of spans) {
    out += `${text.slice(at, start)}[redacted:${kind}]`
    at = end
  }
  return out + text.slice(at)
}

/**
 * A JSON value with every string redacted, and what stands under `password`, `token` and the like judged by that name.
 * Keys, types and order stay; a value without secrets is returned itself. Use this, not `redact`, on what will be JSON:
 * an unclosed private block in a text reaches to the end of the text. What lies deeper than any payload is dropped.
 */
export function redactDeep<T>(value: T): T {
  return walk(value, '', 0, undefined) as T
}

/** The same, and a value that was recognised in one place is removed wherever else it stands: a token is echoed without its name. */
export function redactEverywhere<T>(value: T, known: Known = new Map()): T {
  const once = walk(value, '', 0, known)
  return (known.size === 0 ? once : withoutKnown(once, echoesOf(known))) as T
}

/** The same for an object whose own fields have names of ours, which promise nothing about their values. */
export function redactFields<T extends object>(value: T): T {
  if (isPlain(value)) return value
  const known: Known = new Map()
  let copy: T | undefined
  for (const field in value) {
    const clean = walk(value[field], '', 1, known) as T[typeof field]
    if (clean === value[field]) continue
    copy ??= { ...value }
    copy[field] = clean
  }
  return copy && known.size > 0 ? (withoutKnown(copy, echoesOf(known)) as T) : (copy ?? value)
}

/** Whether nothing in it can be a secret: one look at all texts together, where a look at each would be most of what an event costs. */
function isPlain(value: object): boolean {
  let all = ''
  for (const field in value) {
    const text = textsIn(value[field as keyof typeof value], 1)
    if (text === undefined) return false
    all += text
    if (all.length >= LONG) return false
  }
  return !mayHoldSecret(all)
}

/** Every text in it, each behind a new line; undefined where a name or the depth says that they must be looked at one by one. */
function textsIn(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return `\n${withoutId(value)}`
  if (typeof value !== 'object' || value === null) return ''
  if (depth > MOST_PLAIN) return undefined
  let all = ''
  const isList = Array.isArray(value)
  for (const key in value) {
    if (!isList && (key === 'value' || key.length >= SHORTEST_TOKEN || mayNameSecret(key))) return undefined
    const text = textsIn((value as Record<string, unknown>)[key], depth + 1)
    if (text === undefined) return undefined
    all += text
    if (all.length >= LONG) return undefined
  }
  return all
}

const MOST_PLAIN = 8

/** A text without secrets and without the values that were recognised elsewhere. */
export function redactKnowing(text: string, known: Known): string {
  const clean = cleaned(text, known)
  return known.size === 0 ? clean : (withoutKnown(clean, echoesOf(known)) as string)
}

/** The same for what must be an address or a name, where no brackets may stand. */
export function redactName(text: string): string {
  return asName(redact(text))
}

export function asName(clean: string): string {
  return clean.replace(/\[redacted:([a-z\d-]+)\]/g, 'redacted-$1')
}

/** For features, which get it as a port; a hook makes its own, which remembers what it recognised. */
export const REDACTOR = {
  text: redact,
  deep: redactDeep,
  everywhere: <T>(value: T): T => redactEverywhere(value),
}

const MAX_DEPTH = 64

function walk(value: unknown, name: string, depth: number, known: Known | undefined): unknown {
  if (typeof value === 'string') return redactNamed(value, name, known)
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_DEPTH) return '[redacted:depth]'
  return Array.isArray(value) ? walkArray(value, name, depth, known) : walkObject(value, depth, known)
}

/** Nearly every list and object is the same afterwards, and is not written down a second time. */
function walkArray(value: readonly unknown[], name: string, depth: number, known: Known | undefined): unknown {
  const one = name === '' ? '' : name.replace(/s$/i, '')
  let items: unknown[] | undefined
  for (let at = 0; at < value.length; at++) {
    const next = walk(value[at], one, depth + 1, known)
    if (next !== value[at]) items ??= value.slice(0, at)
    items?.push(next)
  }
  return items ?? value
}

function walkObject(value: object, depth: number, known: Known | undefined): object {
  let entries: [string, unknown][] | undefined
  const label = labelOf(value)
  const keys = Object.keys(value)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? ''
    const item: unknown = value[key as keyof typeof value]
    const kept = key.length < SHORTEST_TOKEN ? key : cleaned(key, known)
    const next = walk(item, key === 'value' ? label : key, depth + 1, known)
    if (kept !== key || next !== item) entries ??= Object.entries(value).slice(0, at)
    entries?.push([kept, next])
  }
  // Unlike assignment, this keeps a key named `__proto__` a key.
  return entries ? Object.fromEntries(entries) : value
}

const SHORTEST_TOKEN = 20

/** In `{ name: 'DB_PASSWORD', value: '…' }` the value's own name is next to it. */
function labelOf(value: object): string {
  if (!('value' in value)) return ''
  const label = 'name' in value ? value.name : 'key' in value ? value.key : ''
  return typeof label === 'string' ? label : ''
}

function redactNamed(value: string, name: string, known: Known | undefined): string {
  if (!mayNameSecret(name)) return cleaned(value, known)
  const { isSecretValue, meaningOfKey } = finder()
  const meaning = meaningOfKey(name)
  if (!meaning) return cleaned(value, known)
  if (meaning === 'authorization' || meaning === 'cookie')
    return cleaned(`${name}: ${value}`, known).slice(name.length + 2)
  if (!isSecretValue(value, meaning, 'quoted')) return cleaned(value, known)
  const kind = meaning === 'opaque' ? 'api-key' : meaning
  known?.set(value, kind)
  return `[redacted:${kind}]`
}
