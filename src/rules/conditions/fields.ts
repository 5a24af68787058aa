import { isRecord } from '../../base/is-record.ts'
import type { Event, EventName } from '../../protocol/event.ts'
import { eventHasField as eventHas } from '../../protocol/read-fields.ts'
import { commandsOf, type GivenEvent, inCalls, inputs, texts, toolsOf } from './calls.ts'

/** One thing a condition can look at. */
export interface Field {
  readonly about: string
  /** How a plain string is read: as a word, as a glob of a path, as a regular expression, or as a shell command. */
  readonly kind: 'word' | 'path' | 'regex' | 'command'
  /** The event fields it is taken from: an event with none of them lacks it. */
  readonly from: readonly string[]
  read(event: GivenEvent): readonly string[]
  /** Where a test case's word for it is put: the first of these that the event has, a field of a field behind a dot. */
  readonly at: readonly string[]
}

/** Everything a condition can look at: an entry here is all it takes, for rules, schemas and test cases (docs/rules.md has a table). */
export const FIELDS = {
  tool: field('word', 'The name of the tool.', ['toolName', 'toolCalls'], toolsOf, ['toolName']),
  path: field(
    'path',
    'The file that the tool works on, or that changed.',
    ['toolInput', 'toolCalls', 'filePath'],
    (event) =>
      texts(event.filePath, ...inputs(event).flatMap(pathsIn), ...(Array.isArray(event.paths) ? event.paths : [])),
    ['toolInput.file_path', 'filePath'],
  ),
  command: field('command', 'A shell command, parsed.', ['toolInput', 'toolCalls'], commandsOf, ['toolInput.command']),
  content: field(
    'regex',
    'What the tool writes into a file.',
    ['toolInput', 'toolCalls'],
    (event) => texts(...inputs(event).flatMap(contentIn)),
    ['toolInput.content'],
  ),
  output: field(
    'regex',
    'What the tool gave back.',
    ['toolOutput', 'toolCalls'],
    (event) => inCalls(event, 'toolOutput').flatMap(outputText),
    ['toolOutput'],
  ),
  prompt: field('regex', 'What the person asked.', ['prompt'], (event) => texts(event.prompt)),
  message: field(
    'regex',
    "The agent's last message, or what a notification says.",
    ['lastAssistantMessage', 'message'],
    (event) => texts(event.lastAssistantMessage, event.message),
  ),
  error: field('regex', 'What went wrong.', ['error'], (event) =>
    texts(isRecord(event.error) ? event.error.message : event.error),
  ),
  trigger: field('word', 'What brought it about, e.g. manual or auto.', ['trigger'], (event) =>
    texts(event.trigger, event.rawTrigger),
  ),
  source: field('word', 'Where it comes from, e.g. startup or compact.', ['source'], (event) => texts(event.source)),
  reason: field('word', 'Why a session ends.', ['reason'], (event) => texts(event.reason)),
  notification: field('word', 'The kind of a notification.', ['notificationType'], (event) =>
    texts(event.notificationType),
  ),
  agent: field('word', 'The kind of the subagent it happens in.', ['agentType'], (event) => texts(event.agentType)),
  cwd: field('path', 'The directory the session is in.', ['cwd'], (event) => texts(event.cwd)),
  mode: field('word', 'How the session asks for permissions, e.g. plan.', ['permissionMode'], (event) =>
    texts(event.permissionMode),
  ),
  effort: field(
    'word',
    'How hard the model is to think, e.g. high.',
    ['effort'],
    (event) => texts(isRecord(event.effort) ? event.effort.level : undefined),
    ['effort.level'],
  ),
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof FIELDS

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

export function isField(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name)
}

/** Whether an event can ever have this field. */
export function hasField(event: EventName, name: FieldName): boolean {
  return FIELDS[name].from.some((field) => eventHas(event, field))
}

/** Where a value of it stands in an event. */
export function fieldPlace(event: EventName, name: FieldName): readonly string[] {
  const { at } = FIELDS[name]
  const place = at.find((path) => eventHas(event, path.split('.')[0] ?? '')) ?? at[0] ?? name
  return place.split('.')
}

export function valuesOf(event: Event, name: FieldName): readonly string[] {
  return FIELDS[name].read(event as GivenEvent)
}

/** The values of a field of the tool's own input, whatever the tool calls it. */
export function inputValues(event: Event, key: string): readonly string[] {
  return inputs(event as GivenEvent).flatMap((input) => {
    const value = Object.hasOwn(input, key) ? input[key] : undefined
    if (value === undefined || value === null) return []
    return [typeof value === 'object' ? JSON.stringify(value) : String(value)]
  })
}

function field(kind: Field['kind'], about: string, from: readonly string[], read: Field['read'], at = from): Field {
  return { kind, about, from, read, at }
}

const PATHS = ['file_path', 'path', 'notebook_path', 'absolute_path', 'filePath', 'dir_path'] as const
const CONTENTS = ['content', 'new_string', 'new_source', 'file_text', 'newString'] as const

function pathsIn(input: Record<string, unknown>): unknown[] {
  return PATHS.map((key) => beforeNul(input[key]))
}

/** To a system a path ends there. */
function beforeNul(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.slice(0, value.indexOf('\0')) : value
}

function contentIn(input: Record<string, unknown>): unknown[] {
  const edits = Array.isArray(input.edits) ? input.edits.filter(isRecord) : []
  return [input, ...edits].flatMap((part) => CONTENTS.map((key) => part[key]))
}

function outputText(output: unknown): string[] {
  if (typeof output === 'string') return texts(output)
  if (Array.isArray(output)) return output.flatMap(outputText)
  if (!isRecord(output)) return []
  const parts = texts(output.stdout, output.stderr, output.text, output.content)
  return parts.length > 0 ? parts : [JSON.stringify(output)]
}
