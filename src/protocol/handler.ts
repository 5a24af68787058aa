import type { EventName, EventOf } from './event.ts'
import type { Outcome } from './outcome.ts'

/**
 * Something that listens to events. Its functions run before the hook's transaction and may take their time (up to the
 * deadline); what must be read and written together comes back as a Commit and runs inside the transaction.
 */
export interface Handler<Context, Store> {
  readonly name: string
  /** Gets the event as the host sent it, secrets and all: it decides about it and writes nothing of it down. */
  readonly judges?: true
  readonly on: { readonly [Name in EventName]?: (event: EventOf<Name>, context: Context) => HandlerAnswer<Store> }
}

export type HandlerAnswer<Store> = Thought<Store> | Soon<Store>
export type Thought<Store> = Step<Store> | Promise<Step<Store>>

/** Thought about with the store and our own words alone: nothing in it can hang, and no watchdog is needed for it. */
export interface Soon<Store> {
  readonly soon: () => Thought<Store>
}

/** What to say, what to write, or nothing. */
export type Step<Store> = Outcome | Commit<Store> | undefined

/** To be read and written together: runs inside the transaction, short and synchronous. */
export interface Commit<Store> {
  /** `moment` is what the journal made of the event. */
  readonly commit: (store: Store, moment: Moment) => Outcome | Later<Store> | undefined
}

/** Something to think about that a commit found out: runs after the transaction, and its own step gets one of its own. */
export interface Later<Store> {
  readonly later: () => Thought<Store>
  /** Thought about as `Soon` is. */
  readonly isSoon?: true
}

export function isCommit<Store>(step: Step<Store> | Soon<Store>): step is Commit<Store> {
  return step !== undefined && 'commit' in step
}

export function isLater<Store>(found: Outcome | Later<Store> | undefined): found is Later<Store> {
  return found !== undefined && 'later' in found
}

export interface Moment {
  /** How many compactions this session and agent have been through, this event included. */
  epoch: number
  /** How many events of this session and agent have been recorded, this one included. */
  count: number
  /** The timeline entry of this event. */
  entry: number
}

export function isSoon<Store>(answer: HandlerAnswer<Store>): answer is Soon<Store> {
  return answer !== undefined && 'soon' in answer
}

export function soon<Store>(think: Soon<Store>['soon']): Soon<Store> {
  return { soon: think }
}

export function commit<Store>(work: Commit<Store>['commit']): Commit<Store> {
  return { commit: work }
}

export function later<Store>(think: Later<Store>['later']): Later<Store> {
  return { later: think }
}

export function laterSoon<Store>(think: Later<Store>['later']): Later<Store> {
  return { later: think, isSoon: true }
}
