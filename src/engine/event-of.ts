import * as v from 'valibot'
import type { Event, EventName } from '../protocol/event.ts'
import { EVENTS } from '../protocol/events/index.ts'
import type { EventFields } from './choose/subject.ts'

export type Made = { ok: true; event: Event } | { ok: false; problem: string }

/** The typed event of some fields. Fields nobody described are kept. */
export function eventOf(name: EventName, fields: EventFields): Made {
  const schema = schemas.get(name) ?? EVENTS[name].input()
  schemas.set(name, schema)
  const parsed = v.safeParse(schema, fields)
  if (parsed.success) return { ok: true, event: { ...(parsed.output as object), name } as Event }
  const [issue] = parsed.issues
  return { ok: false, problem: `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim() }
}

const schemas = new Map<EventName, v.GenericSchema>()
