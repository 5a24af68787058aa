/** Every setting of the engine that is one value: a line here is all it takes to add one, its variable included. */
export const SCALARS = {
  enabled: { kind: 'flag', default: true },
  /** Seconds. */
  defaultTimeout: { kind: 'number', from: 0.001, to: 3600, default: 60 },
  timeoutBehavior: { kind: 'choice', of: ['ignore', 'deny', 'ask'], default: 'ignore' },
  failureBehavior: { kind: 'choice', of: ['ignore', 'deny', 'ask'], default: 'ignore' },
  maxConcurrentHooks: { kind: 'count', from: 1, to: 1000, default: 5 },
  /** What of a hook's output is kept in memory; the rest goes to a file. */
  maxOutputBytes: { kind: 'count', from: 1024, to: 64 * 1024 * 1024, default: 1024 * 1024 },
  /** What of one hook's text reaches the model; the rest goes to a file. */
  maxContextChars: { kind: 'count', from: 100, to: 1_000_000, default: 10_000 },
  /** How often hooks may keep a turn going without a tool call in between, as Claude Code counts. */
  maxStopContinuations: { kind: 'count', from: 0, to: 1000, default: 8 },
} as const satisfies Readonly<Record<string, Scalar>>

export type Scalar =
  | { kind: 'flag'; default: boolean }
  | { kind: 'number' | 'count'; from: number; to: number; default: number }
  | { kind: 'choice'; of: readonly string[]; default: string }

export type ScalarKey = keyof typeof SCALARS
export type Behavior = (typeof SCALARS)['failureBehavior']['of'][number]
type ValueOf<S extends Scalar> = S extends { of: readonly (infer Word)[] }
  ? Word
  : S extends { kind: 'flag' }
    ? boolean
    : number
export type Scalars = { readonly [Key in ScalarKey]: ValueOf<(typeof SCALARS)[Key]> }

export const SCALAR_KEYS = Object.keys(SCALARS) as ScalarKey[]

export function isScalarKey(key: string): key is ScalarKey {
  return Object.hasOwn(SCALARS, key)
}

/** defaultTimeout is THROUGHLINE_HOOKS_DEFAULT_TIMEOUT. */
export function hooksVariableOf(key: ScalarKey): string {
  return `THROUGHLINE_HOOKS_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`
}

export function fits(key: ScalarKey, value: unknown): boolean {
  const scalar: Scalar = SCALARS[key]
  if (scalar.kind === 'flag') return typeof value === 'boolean'
  if (scalar.kind === 'choice') return typeof value === 'string' && scalar.of.includes(value)
  if (typeof value !== 'number' || !(value >= scalar.from && value <= scalar.to)) return false
  return scalar.kind === 'number' || Number.isInteger(value)
}

/** A value written as text, in a variable or after interpolation; what cannot be read stays text. */
export function scalarFromText(key: ScalarKey, text: string): unknown {
  const scalar: Scalar = SCALARS[key]
  const word = text.trim()
  if (scalar.kind === 'flag') return FLAG_WORDS[word.toLowerCase()] ?? word
  if (scalar.kind === 'choice') return word.toLowerCase()
  return /^\d+(\.\d+)?$/.test(word) ? Number(word) : word
}

export function expectedScalar(key: ScalarKey): string {
  const scalar: Scalar = SCALARS[key]
  if (scalar.kind === 'flag') return 'true or false'
  if (scalar.kind === 'choice') return scalar.of.join(', ')
  return `a ${scalar.kind === 'count' ? 'whole ' : ''}number from ${scalar.from} to ${scalar.to}`
}

export const FLAG_WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  1: true,
  false: false,
  no: false,
  off: false,
  0: false,
}
