import { isRecord } from '../../base/is-record.ts'
import type { EventName } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'

/** What matchers and variables look at: the event's fields, whichever it has. */
export type EventFields = Readonly<Record<string, unknown>>

/** Every path a tool call names, first one first. */
export function callPaths(fields: EventFields): string[] {
  const input = isRecord(fields.toolInput) ? fields.toolInput : {}
  const found = PATH_FIELDS.map((field) => input[field])
  return [...found, fields.filePath].filter((value): value is string => typeof value === 'string' && value !== '')
}

/** The same paths as globs see them: what lies inside the folder of the session also from there, as people write it. */
export function pathFormsOf(fields: EventFields, own: string): string[] {
  const folder = (typeof fields.cwd === 'string' ? fields.cwd : own).replaceAll('\\', '/').replace(/\/+$/, '')
  return callPaths(fields).flatMap((path) => {
    const plain = path.replaceAll('\\', '/')
    return folder !== '' && plain.startsWith(`${folder}/`) ? [path, plain.slice(folder.length + 1)] : [path]
  })
}

/** The command line of a shell tool; other tools have none, whatever their fields are called. */
export function commandOf(fields: EventFields): string | undefined {
  const { toolName, toolInput } = fields
  if (typeof toolName !== 'string' || !SHELL_TOOLS.has(toolName.toLowerCase()) || !isRecord(toolInput)) return undefined
  return COMMAND_FIELDS.map((field) => toolInput[field]).find((value): value is string => typeof value === 'string')
}

/** What a string matcher looks at, or undefined where the event has no such field. */
export function matchTarget(name: EventName, fields: EventFields): string | undefined {
  return textOf(fields, EVENTS[name].matcher ?? '')
}

export function textOf(fields: EventFields, field: string): string | undefined {
  const value = fields[field]
  return typeof value === 'string' ? value : undefined
}

const PATH_FIELDS = ['file_path', 'path', 'filePath', 'file', 'target', 'notebook_path'] as const
const COMMAND_FIELDS = ['command', 'cmd', 'script'] as const
const SHELL_TOOLS: ReadonlySet<string> = new Set(['bash', 'shell', 'sh', 'run_shell_command', 'powershell', 'terminal'])
