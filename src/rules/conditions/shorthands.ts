import { isRecord } from '../../base/is-record.ts'
import type { EventName } from '../../protocol/event.ts'
import { type Draft, fault, type Path, shown } from '../compile/draft.ts'
import type { Condition } from '../rule.ts'
import { compileCommand } from './compile-command.ts'
import { compilePattern } from './compile-pattern.ts'
import { compileField } from './compile-when.ts'
import { type FieldName, hasField } from './fields.ts'

/** S1's fields beside `when`, as conditions of their own. What is wrong was said, and is undefined in the list. */
export function shorthands(draft: Draft, events: readonly EventName[]): (Condition | undefined)[] {
  const { values } = draft
  const found = Object.entries(AS_FIELD).flatMap(([key, field]) =>
    values[key] === undefined ? [] : [compileField(draft, [key], field, values[key], events)],
  )
  const legacy = fromLegacy(values)
  if (Object.keys(legacy).length > 0) {
    const [first = 'cmd'] = ['cmd', 'any_cmd', 'flags', 'has_flags', 'args', 'args_match'].filter(
      (key) => values[key] !== undefined,
    )
    const command = compileCommand(draft, [first], legacy)
    found.push(command && { command })
  }
  if (values.match !== undefined) found.push(fromMatch(draft, ['match'], values.match, events))
  return found
}

const AS_FIELD: Readonly<Record<string, FieldName>> = {
  tool: 'tool',
  source: 'source',
  trigger: 'trigger',
  subagent_type: 'agent',
  notification_type: 'notification',
}

/** cmd, any_cmd, flags, has_flags, args and args_match, in the words of `command`. */
function fromLegacy(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const cmd = values.cmd ?? values.any_cmd
  const flags = values.flags ?? values.has_flags
  const args = values.args ?? values.args_match
  return {
    ...(cmd !== undefined && { cmd }),
    ...(flags !== undefined && { flags }),
    ...(args !== undefined && { args }),
  }
}

/** S1.17: in `match`, cmd is a regular expression from the start of the program's name. */
function startingWith(cmd: unknown): unknown {
  return typeof cmd === 'string' && cmd !== '' ? { regex: `^(?:${cmd.replace(/^\^/, '')})` } : cmd
}

const SEARCHED: readonly FieldName[] = [
  ...(['prompt', 'command', 'path', 'trigger', 'source', 'reason', 'notification', 'message'] as const),
]

/** S1.16: a text is searched in whatever the event has; an object is a condition on the command. */
function fromMatch(draft: Draft, path: Path, value: unknown, events: readonly EventName[]): Condition | undefined {
  if (isRecord(value)) {
    const { any_cmd, has_flags, args_match, cmd, ...rest } = value
    const command = compileCommand(draft, path, {
      ...rest,
      ...fromLegacy({ ...rest, cmd: startingWith(cmd), any_cmd, has_flags, args_match }),
    })
    return command && { command }
  }
  if (typeof value !== 'string')
    return fault(draft, path, `match is ${shown(value)}`, 'write a regular expression, or {cmd, flags, args}')
  const test = compilePattern(draft, path, value, 'regex')
  if (!test) return undefined
  const fields = SEARCHED.filter((field) => events.some((event) => hasField(event, field)))
  // The text as it stands, also of a command: who wants it parsed writes `when: {command: …}`.
  const conditions: Condition[] = fields.map((field) => ({ field, test }))
  return conditions.length > 0
    ? { any: conditions }
    : fault(draft, path, 'these events have nothing that match could look at', 'leave it out')
}
