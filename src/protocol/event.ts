import type * as v from 'valibot'
import type { EVENTS } from './events/index.ts'
import type { Outline } from './outline.ts'
import { OUTLINES } from './outlines.ts'

export type EventName = keyof typeof EVENTS

/** One typed happening in a session. */
export type EventOf<Name extends EventName> = { readonly name: Name } & Readonly<
  v.InferOutput<ReturnType<(typeof EVENTS)[Name]['input']>>
>
export type Event = { [Name in EventName]: EventOf<Name> }[EventName]

export const EVENT_NAMES = Object.keys(OUTLINES) as EventName[]

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(OUTLINES, name)
}

/** The catalogue's name for a name or alias, whatever its case; undefined when nobody knows it. */
export function eventNamed(name: string): EventName | undefined {
  if (isEventName(name)) return name
  const wanted = name.toLowerCase()
  return EVENT_NAMES.find((known) => {
    const { aliases }: Outline = OUTLINES[known]
    return known.toLowerCase() === wanted || aliases?.toLowerCase().split(' ').includes(wanted)
  })
}
