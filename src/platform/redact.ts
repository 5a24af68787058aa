import { mayHoldSecret, mayNameSecret } from './redact/sieve.ts'
import type { Span } from './redact/span.ts'

export type { Span }

/** Every secret in the text, in order, none overlapping. */
export function redactions(text: string): Span[] {
  const isShort = text.length < LONG
  return isShort && !mayHoldSecret(text) ? [] : finder().redactions(text)
}

/** From here on one look by the scanner is cheaper than many by the sieve. */
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
  let out = text
  // What a secret stood in the way of, such as the end of a string, may bring out another one.
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const found = redactions(out)
    if (found.length === 0) return out
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
  return walk(value, '', 0) as T
}

const MAX_DEPTH = 64

function walk(value: unknown, name: string, depth: number): unknown {
  if (typeof value === 'string') return redactNamed(value, name)
  if (typeof value !== 'object' || value === null) return value
  if (depth === MAX_DEPTH) return '[redacted:depth]'
  if (Array.isArray(value)) {
    const items = value.map((item) => walk(item, name.replace(/s$/i, ''), depth + 1))
    return items.some((item, i) => item !== value[i]) ? items : value
  }
  return walkObject(value, depth)
}

function walkObject(value: object, depth: number): object {
  let changed = false
  const entries: [string, unknown][] = []
  const label = labelOf(value)
  for (const [key, item] of Object.entries(value)) {
    const kept = key.length < SHORTEST_TOKEN ? key : redact(key)
    const next = walk(item, key === 'value' ? label : key, depth + 1)
    changed ||= kept !== key || next !== item
    entries.push([kept, next])
  }
  // Unlike assignment, this keeps a key named `__proto__` a key.
  return changed ? Object.fromEntries(entries) : value
}

const SHORTEST_TOKEN = 20

/** In `{ name: 'DB_PASSWORD', value: '…' }` the value's own name is next to it. */
function labelOf(value: object): string {
  if (!('value' in value)) return ''
  const label = 'name' in value ? value.name : 'key' in value ? value.key : ''
  return typeof label === 'string' ? label : ''
}

function redactNamed(value: string, name: string): string {
  if (!mayNameSecret(name)) return redact(value)
  const { isSecretValue, meaningOfKey } = finder()
  const meaning = meaningOfKey(name)
  if (!meaning) return redact(value)
  if (meaning === 'authorization' || meaning === 'cookie') return redact(`${name}: ${value}`).slice(name.length + 2)
  if (!isSecretValue(value, meaning, 'quoted')) return redact(value)
  return `[redacted:${meaning === 'opaque' ? 'api-key' : meaning}]`
}
