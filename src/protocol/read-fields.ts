import type { Event, EventName } from './event.ts'
import { KINDS, type Kind } from './kinds.ts'
import { COMMON, OUTLINES } from './outlines.ts'

export type ReadFields = { readonly event: Event; readonly unknown: readonly string[] } | { readonly problem: string }

/** The event made of its fields, and the fields that nobody described, which are kept. */
export function readFields(name: EventName, fields: Readonly<Record<string, unknown>>): ReadFields {
  const shape = shapeOf(name)
  const event: Record<string, unknown> = { ...fields }
  const unknown: string[] = []
  for (const field in shape) {
    const written = shape[field] ?? ''
    const isOptional = written.endsWith('?')
    const given = fields[field]
    if (given === undefined && !isOptional) return { problem: `${name}: ${field} is missing` }
    const { is, read } = KINDS[(isOptional ? written.slice(0, -1) : written) as Kind]
    const value = read(given)
    if (value !== undefined) event[field] = value
    else if (given !== undefined) {
      if (!isOptional) return { problem: `${name}: ${field} should be ${is}` }
      // What nobody needs is no reason to lose the rest: a rule may have something to say to it.
      delete event[field]
      unknown.push(`${field} is not ${is}`)
    }
  }
  for (const field in fields) if (shape[field] === undefined) unknown.push(field)
  event.name = name
  return { event: event as unknown as Event, unknown }
}

/** Whether the event has such a field of its own or like every event. */
export function eventHasField(name: EventName, field: string): boolean {
  return ` ${COMMON} ${OUTLINES[name].fields}`.includes(` ${field}:`)
}

function shapeOf(name: EventName): Record<string, string> {
  const shape: Record<string, string> = Object.create(null)
  for (const part of `${COMMON} ${OUTLINES[name].fields}`.split(' ')) {
    const colon = part.indexOf(':')
    if (colon > 0) shape[part.slice(0, colon)] = part.slice(colon + 1)
  }
  return shape
}
