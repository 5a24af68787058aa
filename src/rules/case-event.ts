import * as v from 'valibot'
import { isRecord } from '../base/is-record.ts'
import { type Event, type EventName, eventNamed } from '../protocol/event.ts'
import { EVENTS } from '../protocol/events/index.ts'
import { hasField } from './conditions/fields.ts'

export type MadeEvent = { ok: true; event: Event } | { ok: false; message: string }

/**
 * The event of a test case: the words of conditions (`tool`, `command`, `path`, `prompt` …), the event's own fields, or both.
 * What is not given comes from the event's first example.
 */
export function caseEvent(given: unknown, rule: { readonly events: readonly EventName[] }, cwd: string): MadeEvent {
  if (!isRecord(given)) return { ok: false, message: 'event is not a list of fields' }
  const { name: named, ...fields } = given
  const name = typeof named === 'string' ? eventNamed(named) : rule.events[0]
  if (!name) return { ok: false, message: `there is no event ${JSON.stringify(named)}` }
  const base: Record<string, unknown> = { ...EVENTS[name].examples.input[0], cwd, projectDir: cwd }
  const toolInput: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) {
    const place = Object.hasOwn(PLACES, key) ? PLACES[key] : undefined
    if (!place) base[key] = value
    else if (place.startsWith('toolInput.')) toolInput[place.slice('toolInput.'.length)] = value
    else base[own(name, place)] = value
  }
  if (isRecord(fields.input)) Object.assign(toolInput, fields.input)
  delete base.input
  if (Object.keys(toolInput).length > 0 || fields.tool !== undefined) base.toolInput = toolInput
  if (fields.tool === undefined && 'command' in fields && hasField(name, 'tool')) base.toolName = 'Bash'
  if (fields.tool === undefined && 'path' in fields && hasField(name, 'tool') && name !== 'FileChanged')
    base.toolName = 'content' in fields ? 'Write' : 'Read'
  const parsed = v.safeParse(EVENTS[name].input(), base)
  if (!parsed.success) return { ok: false, message: parsed.issues[0]?.message ?? 'the event is wrong' }
  return { ok: true, event: { ...parsed.output, name } as Event }
}

const PLACES: Readonly<Record<string, string>> = {
  tool: 'toolName',
  command: 'toolInput.command',
  path: 'toolInput.file_path',
  content: 'toolInput.content',
  output: 'toolOutput',
  agent: 'agentType',
  mode: 'permissionMode',
  notification: 'notificationType',
  message: 'lastAssistantMessage',
}

/** `message` is the agent's at Stop and the notification's at Notification. */
function own(name: EventName, field: string): string {
  return field === 'lastAssistantMessage' && name === 'Notification' ? 'message' : field
}
