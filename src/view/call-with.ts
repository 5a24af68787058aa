import type { Call } from '../cli/command.ts'
import { now } from '../platform/clock.ts'

type Values = Readonly<Record<string, string | number | boolean | undefined>>

/** The call that a person would have typed: the commands answer the page, so that there is one truth. */
export function callWith(call: Call, words: readonly string[], values: Values = {}, own: Partial<Call> = {}): Call {
  return {
    ...call,
    words,
    json: true,
    now: now(call.environment),
    flag: (name) => values[name] === true,
    value: (name) => {
      const value = values[name]
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
    },
    say: async () => undefined,
    draw: async () => undefined,
    // Nobody is asked: the page has asked already, and says so with `yes`.
    ask: async () => undefined,
    ...own,
  }
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** A whole number within bounds; the default when it is none. */
export function whole(value: string, least: number, most: number, otherwise: number): number {
  if (!/^\d{1,15}$/.test(value)) return otherwise
  return Math.min(most, Math.max(least, Number(value)))
}
