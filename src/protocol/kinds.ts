import { isRecord } from '../base/is-record.ts'

/**
 * The kinds of values that fields of events have. A catalogue entry says the kind of each of its fields; a hook process reads a payload
 * by them, without the schemas that the rest is derived from.
 */
export const KINDS = {
  text: { is: 'a text', read: (value: unknown) => (typeof value === 'string' ? value : undefined) },
  maybeText: {
    is: 'a text or null',
    read: (value: unknown) => (typeof value === 'string' || value === null ? value : undefined),
  },
  number: {
    is: 'a number',
    read: (value: unknown) => (typeof value === 'number' && !Number.isNaN(value) ? value : undefined),
  },
  flag: { is: 'true or false', read: (value: unknown) => (typeof value === 'boolean' ? value : undefined) },
  data: { is: 'a value', read: (value: unknown) => value },
  list: { is: 'a list', read: (value: unknown) => (Array.isArray(value) ? value : undefined) },
  effort: {
    is: 'an object with a level',
    read: (value: unknown) => (isRecord(value) && typeof value.level === 'string' ? value : undefined),
  },
  toolInput: { is: 'a value', read: toolInputFrom },
  failure: { is: 'a text or an object', read: (value: unknown) => (isFailure(value) ? failureFrom(value) : undefined) },
  trigger: { is: 'a word', read: triggerFrom },
  calls: { is: 'a list of tool calls', read: callsFrom },
} as const satisfies Record<string, { is: string; read(value: unknown): unknown }>

export type Kind = keyof typeof KINDS

/** Hosts send an object; anything else is wrapped so that everyone inside can rely on one. */
export function toolInputFrom(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value
  return value === undefined ? {} : { value }
}

export interface Failure {
  readonly message: string
  readonly [detail: string]: unknown
}

/** Hosts send a text or an object; inside it is always an object with a message. */
export function failureFrom(error: unknown): Failure {
  if (!isRecord(error)) return { message: String(error ?? '') }
  return { ...error, message: typeof error.message === 'string' ? error.message : '' }
}

function isFailure(value: unknown): boolean {
  return value === undefined || typeof value === 'string' || (typeof value === 'object' && value !== null)
}

/** S1.6: every spelling becomes manual or auto; what is unknown counts as auto. */
export function triggerFrom(value: unknown): 'manual' | 'auto' {
  return value === 'manual' || value === 'user_request' ? 'manual' : 'auto'
}

function callsFrom(value: unknown): unknown {
  if (!Array.isArray(value)) return undefined
  const calls: unknown[] = []
  for (const call of value) {
    if (!isRecord(call) || typeof call.toolName !== 'string' || call.toolInput === undefined) return undefined
    if (call.toolUseId !== undefined && typeof call.toolUseId !== 'string') return undefined
    calls.push({ ...call, toolInput: toolInputFrom(call.toolInput) })
  }
  return calls
}
