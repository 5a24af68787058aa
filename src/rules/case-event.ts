import * as v from 'valibot'
import { isRecord } from '../base/is-record.ts'
import { type Event, type EventName, eventNamed } from '../protocol/event.ts'
import { EVENTS } from '../protocol/events/index.ts'
import { fieldPlace, hasField, isField } from './conditions/fields.ts'

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
    put(base, toolInput, isField(key) ? fieldPlace(name, key) : [key], value)
  }
  if (isRecord(fields.input)) Object.assign(toolInput, fields.input)
  delete base.input
  if (Object.keys(toolInput).length > 0 || fields.tool !== undefined) base.toolInput = toolInput
  if (fields.tool === undefined && 'command' in fields && hasField(name, 'tool')) base.toolName = 'Bash'
  if (fields.tool === undefined && 'path' in fields && hasField(name, 'tool'))
    base.toolName = 'content' in fields ? 'Write' : 'Read'
  const parsed = v.safeParse(EVENTS[name].input(), base)
  if (!parsed.success) return { ok: false, message: parsed.issues[0]?.message ?? 'the event is wrong' }
  return { ok: true, event: { ...parsed.output, name } as Event }
}

/** Puts a value where it stands; what belongs to the tool's input is kept apart, because it replaces the example's. */
function put(
  base: Record<string, unknown>,
  toolInput: Record<string, unknown>,
  place: readonly string[],
  value: unknown,
) {
  const [root = '', leaf] = place
  if (leaf === undefined || (isRecord(value) && root !== 'toolInput')) base[root] = value
  else if (root === 'toolInput') toolInput[leaf] = value
  else base[root] = { ...(isRecord(base[root]) ? base[root] : {}), [leaf]: value }
}
