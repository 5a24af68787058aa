import * as v from 'valibot'
import { toolInputFrom } from './kinds.ts'
import type { Outcome, Power } from './outcome.ts'

export { DEADLINES } from './deadlines.ts'

/**
 * How the outcomes of several handlers become one.
 * strictest: any deny or block wins, then ask, then allow; contexts always survive.
 * chain: each handler sees what the one before it made of the input or output.
 * collect: contexts, instructions and notices are joined; there is nothing to decide.
 * none: nobody reads the answer.
 */
export type FoldName = 'strictest' | 'chain' | 'collect' | 'none'

/** serial: one after the other until the condition holds; parallel: all at once. */
export type Strategy = { mode: 'parallel' } | { mode: 'serial'; until: 'deny' | 'decided' | 'kept-going' | 'never' }

export interface EventSpec<Name extends string, Fields extends v.ObjectEntries> {
  name: Name
  /** Names other hosts and older systems use for the same happening. */
  aliases?: readonly string[]
  summary: string
  usage: string
  /** The event's own fields. A function, because a hook process needs the schema of one event, not of 33. */
  fields: () => Fields
  /** The field a string matcher looks at. */
  matcher: string | null
  fold: FoldName
  strategy: Strategy
  /** What a handler may answer here. */
  can: readonly Power[]
  /** How long the product's own hook may take. */
  deadlineMs: number
  examples: { input: readonly [ExampleInput, ...ExampleInput[]]; output: readonly [Outcome, ...Outcome[]] }
}

type ExampleInput = Readonly<Record<string, unknown>>

export interface EventDefinition<Name extends string = string, Fields extends v.ObjectEntries = v.ObjectEntries>
  extends EventSpec<Name, Fields> {
  aliases: readonly string[]
  /** Open: fields nobody described are kept. */
  input: () => v.LooseObjectSchema<CommonFields & Fields, undefined>
}

/** One event as the catalogue knows it. Schemas, docs, matchers, strategies and listings derive from it. */
export function defineEvent<const Name extends string, Fields extends v.ObjectEntries>(
  spec: EventSpec<Name, Fields>,
): EventDefinition<Name, Fields> {
  const input = () => v.looseObject({ ...commonFields(), ...spec.fields() })
  return { aliases: [], ...spec, input }
}

export type CommonFields = ReturnType<typeof commonFields>

export function commonFields() {
  return {
    sessionId: textField('The session this happened in.'),
    cwd: textField('The directory the session is in now.'),
    projectDir: v.optional(
      derived('The directory the session started in; from the environment, not from the payload.'),
    ),
    transcriptPath: v.optional(textField('Where the host keeps the transcript of the session.')),
    promptId: v.optional(textField('The prompt whose turn this belongs to.')),
    permissionMode: v.optional(
      textField('How the session asks for permissions, e.g. default, plan, acceptEdits, bypassPermissions.'),
    ),
    agentId: v.optional(textField('The subagent this happened in; absent in the main thread.')),
    agentType: v.optional(textField('The kind of that subagent.')),
    effort: v.optional(
      described(
        v.looseObject({ level: textField('The level, e.g. low, medium, high, max.') }),
        'How much thought the model is asked for.',
      ),
    ),
  }
}

/** A described string field. */
export function textField(description: string) {
  return v.pipe(v.string(), v.description(description))
}

/** A described string field that the host may leave out or send as null. */
export function maybeText(description: string) {
  return v.optional(described(v.nullable(v.string()), description))
}

/** A described string field that no host sends: the adapter adds it. */
export function derived(description: string) {
  return v.pipe(v.string(), v.description(description), v.metadata({ derived: true }))
}

export function numberField(description: string) {
  return v.pipe(v.number(), v.description(description))
}

export function flag(description: string) {
  return v.pipe(v.boolean(), v.description(description))
}

/** A word from a known list. Open, because a newer client may add one: the list is for people and documentation. */
export function word(known: readonly string[], description: string) {
  return v.pipe(v.string(), v.description(`${description} Known: ${known.join(', ')}.`), v.metadata({ known }))
}

/** Data as a tool or server made it, in whatever shape. */
export function data(description: string) {
  return v.pipe(v.unknown(), v.description(description))
}

export function described<const Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.pipe(schema, v.description(description))
}

/** A tool's input. Hosts send an object; anything else is wrapped so that everyone inside can rely on one. */
export function toolInput() {
  return v.pipe(v.unknown(), v.description("The tool's input, in the tool's own words."), v.transform(toolInputFrom))
}
