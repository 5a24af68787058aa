import { isRecord } from '../../base/is-record.ts'
import { lookUp } from '../../base/look-up.ts'
import { clip } from '../../base/text/text.ts'
import type { Event, EventName } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { asText, camel, type Fields, goingOn, json, type ToolEnd, type Writers } from '../adapter.ts'
import { hostInput, madeCallId, normalCall, shellResult, type Tools } from '../tools.ts'

/**
 * Two dialects, by how the hook is written down: `preToolUse` gets camelCase fields and no event name, `PreToolUse` (and
 * whatever stands in another agent's settings) gets snake_case, an event name and other names for the tools.
 */
export const EVENT_FIELD = 'hook_event_name'

export const EVENTS_OF: Readonly<Record<string, EventName>> = {
  sessionstart: 'SessionStart',
  sessionend: 'SessionEnd',
  userpromptsubmitted: 'UserPromptSubmit',
  userpromptsubmit: 'UserPromptSubmit',
  pretooluse: 'PreToolUse',
  posttooluse: 'PostToolUse',
  posttoolusefailure: 'PostToolUseFailure',
  permissionrequest: 'PermissionRequest',
  agentstop: 'Stop',
  stop: 'Stop',
  subagentstart: 'SubagentStart',
  subagentstop: 'SubagentStop',
  erroroccurred: 'StopFailure',
  precompact: 'PreCompact',
  notification: 'Notification',
}

export const OWN_FIELDS: readonly string[] = [
  ...['timestamp', 'hostTool', 'dialect', 'initialPrompt', 'stopReason', 'hookName', 'errorContext', 'recoverable'],
  ...['agentName', 'agentDisplayName', 'agentDescription', 'details'],
]

const FILE = { path: 'file_path' } as const
const EDIT = { path: 'file_path', old_str: 'old_string', new_str: 'new_string' } as const
const WRITE = { path: 'file_path', file_text: 'content' } as const

export const TOOLS: Tools = {
  bash: { name: 'Bash' },
  powershell: { name: 'Bash' },
  view: { name: 'Read', fields: FILE },
  create: { name: 'Write', fields: WRITE },
  edit: { name: 'Edit', fields: EDIT },
  str_replace: { name: 'Edit', fields: EDIT },
  grep: { name: 'Grep' },
  glob: { name: 'Glob' },
  task: { name: 'Agent' },
  web_fetch: { name: 'WebFetch' },
  update_todo: { name: 'TodoWrite' },
  // The other dialect's names, over the same words inside.
  Read: { name: 'Read', fields: FILE },
  Write: { name: 'Write', fields: WRITE },
  Edit: { name: 'Edit', fields: EDIT },
}

const RENAMED: Readonly<Record<string, string>> = { toolArgs: 'toolInput', toolResult: 'toolOutput' }
const TEXT_CAP = 8000

export function fieldsOf(payload: Record<string, unknown>): Fields {
  const fields: Fields = {}
  for (const wire in payload) {
    if (wire === EVENT_FIELD) continue
    const field = camel(wire)
    fields[lookUp(RENAMED, field) ?? field] = payload[wire]
  }
  if (fields.toolName !== undefined) {
    const { toolName, toolInput } = fields
    Object.assign(fields, normalCall(TOOLS, toolName, toolInput))
    fields.toolUseId = madeCallId(fields.toolName, fields.toolInput)
  }
  if (EVENT_FIELD in payload) fields.dialect = 'pascal'
  if (fields.source === 'new') fields.source = 'startup'
  return fields
}

export function toolEnd(toolName: unknown, result: unknown): ToolEnd {
  if (!isRecord(result)) return { failed: false, error: '', output: result }
  const text = String(result.textResultForLlm ?? result.text_result_for_llm ?? '')
  const failed = !['success', undefined].includes(asWord(result.resultType ?? result.result_type))
  if (toolName !== 'Bash') return { failed, error: text, output: text }
  const [marker = '', code] = EXIT.exec(text) ?? []
  const out = text.slice(0, text.length - marker.length)
  return { failed: failed || Number(code ?? 0) > 0, error: text, output: shellResult(out) }
}

const EXIT = /\n?<shellId: \S+ completed with exit code (\d+)>\s*$/

function asWord(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The same moment in both dialects: one has milliseconds, the other an ISO time. */
export function momentOf({ timestamp }: Fields): number | undefined {
  const at = typeof timestamp === 'number' ? timestamp : Date.parse(String(timestamp))
  return Number.isFinite(at) ? at : undefined
}

/** Context is read at the top level in both dialects; only a permission has another place in the second one. */
export const WRITERS: Writers = {
  SessionStart: (outcome) => json(said(outcome)),
  UserPromptSubmit: (outcome) => json(said(outcome)),
  PreToolUse: (outcome, event) =>
    'dialect' in event
      ? json(nested(permission(outcome, event, 'updatedInput')))
      : json({ ...permission(outcome, event, 'modifiedArgs'), ...said(outcome) }),
  PostToolUse: (outcome) => json({ ...replaced(outcome), ...said(outcome) }),
  PostToolUseFailure: (outcome) => json(said(outcome)),
  Stop: (outcome) => json(continued(outcome)),
}

function said({ context }: Outcome): Fields {
  return context ? { additionalContext: clip(context, TEXT_CAP) } : {}
}

function permission(outcome: Outcome, event: Event, rewrite: 'modifiedArgs' | 'updatedInput'): Fields {
  const { decision, reason, updatedInput } = outcome
  const fields: Fields = {}
  if (decision && decision !== 'block') fields.permissionDecision = decision
  if (decision && decision !== 'block' && reason) fields.permissionDecisionReason = reason
  if (updatedInput && decision !== 'deny') fields[rewrite] = hostInput(TOOLS, event, updatedInput)
  return rewrite === 'updatedInput' ? { ...fields, ...said(outcome) } : fields
}

function nested(fields: Fields): Fields {
  return Object.keys(fields).length > 0 ? { hookSpecificOutput: { hookEventName: 'PreToolUse', ...fields } } : {}
}

function replaced({ updatedOutput }: Outcome): Fields {
  if (updatedOutput === undefined) return {}
  return { modifiedResult: { resultType: 'success', textResultForLlm: asText(updatedOutput) } }
}

function continued(outcome: Outcome): Fields {
  const text = goingOn(outcome)
  return text ? { decision: 'block', reason: clip(text, TEXT_CAP) } : {}
}
