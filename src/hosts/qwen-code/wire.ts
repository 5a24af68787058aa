import { isRecord } from '../../base/is-record.ts'
import { lookUp } from '../../base/look-up.ts'
import { clip } from '../../base/text/text.ts'
import type { Event, EventName } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { asText, camel, type Fields, goingOn, json, type Writers } from '../adapter.ts'
import { shellText, toolEnd } from '../gemini-cli/wire.ts'
import { hostInput, normalCall, type Tools } from '../tools.ts'

export const EVENT_FIELD = 'hook_event_name'

/** Its own events have no peer in the catalogue and nothing to tell us. */
export const PASSED_OVER: readonly string[] = ['SessionDelete', 'TodoCreated', 'TodoCompleted']

export const OWN_FIELDS: readonly string[] = [
  ...['timestamp', 'hostTool', 'toolCallId', 'submittedPrompt', 'sourceType', 'sourceId', 'model'],
  ...['contextUsage', 'contextLimit', 'inputTokens', 'messageId', 'displayedText', 'isFinal', 'status'],
]

export const TOOLS: Tools = {
  run_shell_command: { name: 'Bash' },
  read_file: { name: 'Read', fields: { absolute_path: 'file_path' } },
  write_file: { name: 'Write' },
  edit: { name: 'Edit' },
  replace: { name: 'Edit' },
  glob: { name: 'Glob' },
  grep_search: { name: 'Grep' },
  list_directory: { name: 'LS' },
  web_fetch: { name: 'WebFetch' },
  web_search: { name: 'WebSearch' },
  todo_write: { name: 'TodoWrite' },
  task: { name: 'Agent' },
  agent: { name: 'Agent' },
}

const RENAMED: Readonly<Record<string, string>> = {
  tool_response: 'toolOutput',
  compact_summary: 'summary',
  crons: 'sessionCrons',
  displayed_text: 'delta',
  is_final: 'final',
}

const TEXT_CAP = 8000
/** What the summariser is told is cut there. */
const STEER_CAP = 4000

export function fieldsOf(payload: Record<string, unknown>): Fields {
  const fields: Fields = {}
  for (const wire in payload) {
    if (wire === EVENT_FIELD || wire === 'tool_name' || wire === 'tool_input') continue
    fields[lookUp(RENAMED, wire) ?? camel(wire)] = payload[wire]
  }
  if (Array.isArray(payload.tool_calls)) fields.toolCalls = payload.tool_calls.map(batchCall)
  if (payload.tool_name !== undefined) Object.assign(fields, callFields(payload, fields.toolOutput))
  return fields
}

function callFields(call: Record<string, unknown>, response: unknown): Fields {
  const named = normalCall(TOOLS, call.tool_name, call.tool_input)
  // The id that the transcript knows the call by.
  const id = call.tool_call_id ?? call.tool_use_id
  const { error } = call
  return {
    ...named,
    ...(named.toolName === 'Bash' && typeof error === 'string' && { error: shellText(error).told }),
    ...(id !== undefined && { toolUseId: id }),
    ...(response !== undefined && { toolOutput: toolEnd(named.toolName, response).output }),
  }
}

function batchCall(call: unknown): unknown {
  if (!isRecord(call)) return call
  const shown = isRecord(call.tool_response) ? call.tool_response.result_display : call.tool_response
  return { ...callFields(call, undefined), ...(shown !== undefined && { toolOutput: shown }), status: call.status }
}

export const WRITERS: Writers = {
  SessionStart: contextual,
  UserPromptSubmit: (outcome, event) => json({ ...blocked(outcome), ...specific(event.name, said(outcome)) }),
  PreToolUse: (outcome, event) => json(specific(event.name, permission(outcome))),
  PermissionRequest: (outcome, event) => json(specific(event.name, permissionAnswer(outcome, event))),
  PostToolUse: (outcome, event) => json({ ...replaced(outcome), ...specific(event.name, said(outcome)) }),
  PostToolUseFailure: contextual,
  PostToolBatch: contextual,
  Stop: (outcome) => json(continued(outcome)),
  PreCompact: ({ instructions }, event) =>
    json(specific(event.name, instructions ? { additionalContext: clip(instructions, STEER_CAP) } : {})),
}

function contextual(outcome: Outcome, event: Event): string {
  return json(specific(event.name, said(outcome)))
}

function said({ context }: Outcome): Fields {
  return context ? { additionalContext: clip(context, TEXT_CAP) } : {}
}

function specific(name: EventName, fields: Fields): Fields {
  return Object.keys(fields).length > 0 ? { hookSpecificOutput: { hookEventName: name, ...fields } } : {}
}

function permission({ decision, reason }: Outcome): Fields {
  if (decision !== 'deny' && decision !== 'ask') return {}
  return { permissionDecision: decision, permissionDecisionReason: reason || 'Not allowed.' }
}

function permissionAnswer({ decision, reason, updatedInput }: Outcome, event: Event): Fields {
  if (decision === 'allow') {
    const rewritten = updatedInput && { updatedInput: hostInput(TOOLS, event, updatedInput) }
    return { decision: { behavior: 'allow', ...rewritten } }
  }
  return decision === 'deny' ? { decision: { behavior: 'deny', ...(reason && { message: reason }) } } : {}
}

function blocked({ decision, reason }: Outcome): Fields {
  return decision === 'block' ? { decision: 'block', reason: reason || 'Blocked.' } : {}
}

/** The only words after which the model is given something else than the tool's own result. */
function replaced({ updatedOutput }: Outcome): Fields {
  return updatedOutput === undefined ? {} : { continue: false, stopReason: asText(updatedOutput) }
}

function continued(outcome: Outcome): Fields {
  const text = goingOn(outcome)
  return text ? { decision: 'block', reason: clip(text, TEXT_CAP) } : {}
}
