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
  readonly on: { readonly [Name in EventName]?: (event: EventOf<Name>, context: Context) => Answer<Store> }
}

export type Answer<Store> = Step<Store> | Promise<Step<Store>>
export type Step<Store> = Outcome | Commit<Store> | undefined

/**
 * Short and synchronous. `moment` is what the journal made of the event. One that finds out that there is something to think
 * about gives back the thinking, which runs after the transaction; its own step then gets a transaction of its own.
 */
export type Commit<Store> = (store: Store, moment: Moment) => Outcome | (() => Answer<Store>) | undefined

export interface Moment {
  /** How many compactions this session and agent have been through, this event included. */
  epoch: number
  /** How many events of this session and agent have been recorded, this one included. */
  count: number
  /** The timeline entry of this event. */
  entry: number
}
