import { safeId } from '../base/ids.ts'
import type { Event, EventName } from '../protocol/event.ts'
import { isDecision, type Outcome, type Power, powersOf } from '../protocol/outcome.ts'
import { readFields } from '../protocol/read-fields.ts'
import type { Decoded, Encoded } from './host.ts'

export type Fields = Record<string, unknown>
export type Carries = Readonly<Partial<Record<EventName, readonly Power[]>>>
export type Writers = Readonly<Partial<Record<EventName, (outcome: Outcome, event: Event) => string>>>

/** The event made of fields in our words. `known` are the fields of the host that the catalogue has no word for. */
export function decoded(name: EventName, fields: Fields, known: readonly string[] = []): Decoded {
  const read = readFields(name, fields)
  if ('problem' in read) return { ok: false, reason: read.problem, ...judgeable(name, fields) }
  const { event } = read
  if (event.sessionId === '') return { ok: false, reason: `${name} without a session id`, judged: event }
  const unknown: string[] = []
  for (const field of read.unknown) if (!known.includes(field)) unknown.push(field)
  return unknown.length > 0 ? { ok: true, event, unknown } : { ok: true, event }
}

/** A call of which not everything can be read is nothing to remember, but what is about to run can be judged. */
function judgeable(name: EventName, fields: Fields): { judged?: Event } {
  const { toolInput, cwd } = fields
  if (name !== 'PreToolUse' || toolInput === undefined || toolInput === null) return {}
  const { sessionId, toolName } = { sessionId: textOr(fields.sessionId) ?? '', toolName: textOr(fields.toolName) ?? '' }
  const read = readFields(name, { sessionId, cwd, toolName, toolInput })
  return 'event' in read ? { judged: read.event } : {}
}

/** Ids that are fit to be keys, and a folder. An empty one when nobody says which session it is. */
export function placed(fields: Fields, place: Place): Fields {
  for (const field of MAY_BE_NULL) if (fields[field] === null) delete fields[field]
  const sessionId = textOr(fields.sessionId, place.sessionId, fields.id) ?? ''
  if (sessionId === fields.id) delete fields.id
  fields.sessionId = safeId(sessionId)
  if (typeof fields.agentId === 'string') fields.agentId = safeId(fields.agentId)
  fields.cwd = textOr(folder(fields.cwd), place.projectDir, folder(fields.projectDir), place.cwd) ?? '.'
  if (place.projectDir) fields.projectDir = place.projectDir
  return fields
}

/** What no system takes for a path is no folder: whoever looked into it would fail, and rules must not. */
function folder(path: unknown): string | undefined {
  return typeof path === 'string' && path.length <= LONGEST_PATH && !path.includes('\0') ? path : undefined
}

const LONGEST_PATH = 4096

/** A host that knows no value may say so; to us that is the same as leaving it out. */
const MAY_BE_NULL = ['transcriptPath', 'promptId', 'permissionMode', 'agentId', 'agentType', 'effort']

interface Place {
  sessionId?: string | undefined
  projectDir?: string | undefined
  cwd?: string | undefined
}

/** What the host cannot carry is dropped and named; the rest is written in its words. */
export function encodedBy(carries: Carries, writers: Writers): (event: Event, outcome: Outcome) => Encoded {
  return (event, outcome) => {
    const carried = carries[event.name] ?? []
    const dropped: Power[] = []
    for (const power of powersOf(outcome)) if (!carried.includes(power)) dropped.push(power)
    return { stdout: writers[event.name]?.(without(outcome, dropped), event) ?? '', dropped }
  }
}

export function notAnObject(): Decoded {
  return { ok: false, reason: 'the payload is not a JSON object' }
}

export function unknownEvent(name: unknown, field = 'event name'): Decoded {
  if (typeof name !== 'string') return { ok: false, reason: `the payload has no ${field}` }
  const said = name.slice(0, 80)
  return { ok: false, reason: `unknown event ${JSON.stringify(said)}`, unknownEvent: said }
}

/** The moment means nothing by itself. */
export function nothing(reason: string): Decoded {
  return { ok: false, reason, quiet: true }
}

/** JSON on one line; nothing at all when there is nothing in it. */
export function json(answer: Readonly<Record<string, unknown>>): string {
  for (const field in answer) if (answer[field] !== undefined) return JSON.stringify(answer)
  return ''
}

/** tool_name becomes toolName. By hand, because the first regular expression takes longer than all the fields of a payload. */
export function camel(wire: string): string {
  let name = ''
  let from = 0
  for (let at = wire.indexOf('_'); at >= 0; at = wire.indexOf('_', at + 1)) {
    const letter = wire[at + 1] ?? ''
    if (!((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))) continue
    name += wire.slice(from, at) + letter.toUpperCase()
    from = at + 2
  }
  return name + wire.slice(from)
}

export function textOr(...values: unknown[]): string | undefined {
  for (const value of values) if (typeof value === 'string' && value !== '') return value
  return undefined
}

/** The host's own word where it is neither manual nor auto. */
export function keepRawTrigger(fields: Fields): void {
  const { trigger } = fields
  if (typeof trigger === 'string' && trigger !== 'manual' && trigger !== 'auto') fields.rawTrigger = trigger
}

/** A result as text, for hosts that take nothing else in its place. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value
  const { stdout } = (value ?? {}) as { stdout?: unknown }
  return typeof stdout === 'string' ? stdout : JSON.stringify(value)
}

/** The text with which the agent goes on at the end of a turn. */
export function goingOn({ keepGoing, decision, reason }: Outcome): string {
  return [keepGoing, decision === 'block' ? reason : undefined].filter(Boolean).join('\n\n')
}

function without(outcome: Outcome, dropped: readonly Power[]): Outcome {
  if (dropped.length === 0) return outcome
  const rest: Outcome = { ...outcome }
  for (const power of dropped) {
    if (isDecision(power)) delete rest.decision
    else delete rest[power]
  }
  return rest
}

/** How a tool ended, where a host does not say it in so many words. */
export interface ToolEnd {
  readonly failed: boolean
  readonly error: string
  readonly output: unknown
}
