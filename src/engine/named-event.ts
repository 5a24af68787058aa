import { didYouMean } from '../base/did-you-mean.ts'
import type { EventName } from '../protocol/event.ts'
import { EVENTS } from '../protocol/events/index.ts'

export function isEvent(name: unknown): name is EventName {
  return typeof name === 'string' && Object.hasOwn(EVENTS, name)
}

/** What may have been meant by a name that is no event's. */
export function eventHint(name: unknown): string | undefined {
  const meant = isEvent(name) ? undefined : didYouMean(String(name), Object.keys(EVENTS))
  return meant && `Did you mean ${meant}?`
}
