import type { EventName } from '../../../src/protocol/event.ts'
import type { Power } from '../../../src/protocol/outcome.ts'
import type { Client, Run } from './clients/clients.ts'
import type { Asked } from './model/reply.ts'
import type { Script } from './model/server.ts'

/** What every host must show with its real client, and the power without which its adapter cannot. */
export const ABILITIES = {
  events: { claim: 'every event of a turn arrives, with nothing in it that nobody knows' },
  context: { claim: 'what is said at an event reaches the model' },
  refusal: { claim: 'a refused tool does not run, and the model reads why', needs: ['PreToolUse', 'deny'] },
  rewrite: { claim: 'a rewritten input runs in place of the first', needs: ['PreToolUse', 'updatedInput'] },
  output: { claim: 'a replaced output is what the model reads', needs: ['PostToolUse', 'updatedOutput'] },
  keepGoing: { claim: 'the agent goes on with a text at the end of its turn', needs: ['Stop', 'keepGoing'] },
  steer: { claim: 'the summariser is told what must survive', needs: ['PreCompact', 'instructions'] },
  recovery: { claim: 'what a compaction lost comes back' },
  past: { claim: 'what was said in a session can be asked for afterwards, and its compaction replayed' },
  uninstall: { claim: 'uninstall brings every file back byte for byte' },
  missing: { claim: 'a missing program stops nothing' },
} as const satisfies Record<string, { claim: string; needs?: readonly [EventName, Power] }>

export type Ability = keyof typeof ABILITIES

/** What the person asks for before the compaction; the summary says nothing of it. */
export const ASKED = 'Begin with the parser in src/quartz/feldspar.ts. Never rename readBasalt().'

/** A host in the table of client tests: only what differs from the others. */
export interface Row {
  readonly client: Client
  /** How a turn is reported in which one command works and another fails. */
  readonly turn: readonly EventName[]
  /** Events that come when they like, and are not looked at. */
  readonly loose?: readonly EventName[]
  /** Nobody waits for what is told after a tool: it may come late, and in another order. */
  readonly apart?: true
  /** The output of `echo one`, as the adapter hands it on. */
  readonly echoed: string
  /** At which events something said reaches the model, and in which of its requests: 0 is the first. */
  readonly context: Partial<Record<EventName, number>>
  /** What this host cannot do, and why. */
  readonly cannot: Partial<Record<Ability, string>>
  /** Other fields that a rewritten input must have here. */
  readonly rewritten?: Readonly<Record<string, unknown>>
  /** Other fields that a replaced output must have here. */
  readonly output?: Readonly<Record<string, unknown>>
  /** How `ANOTHER-OUTPUT` for `echo original-output` shows in the request after it. */
  readonly replaced?: (asked: Asked | undefined) => boolean
  /** The agent goes on only where the client stays, as a server: there it is asked. */
  readonly goesOnServed?: true
  /** How often the end of a turn is told of in which the agent was made to go on once: twice, unless the client asks once a turn. */
  readonly stops?: number
  /** Further words for `install`. */
  readonly install?: readonly string[]
  readonly compaction: {
    readonly script: Exclude<Script, readonly unknown[]>
    readonly runs: readonly Run[]
  }
}
