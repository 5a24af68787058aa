import * as v from 'valibot'
import { didYouMean } from '../base/text/did-you-mean.ts'
import { EVENT_NAMES, type Event, type EventName, isEventName } from '../protocol/event.ts'
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

/** Whatever a caller without types may have given. */
export function isEvent(name: unknown): name is EventName {
  return typeof name === 'string' && isEventName(name)
}

/** What may have been meant by a name that is no event's. */
export function eventHint(name: unknown): string | undefined {
  const meant = isEvent(name) ? undefined : didYouMean(String(name), EVENT_NAMES)
  return meant && `Did you mean ${meant}?`
}
