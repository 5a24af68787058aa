import { isRecord } from '../../base/is-record.ts'
import { lookUp } from '../../base/look-up.ts'
import { clip } from '../../base/text/text.ts'
import type { Event, EventName } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { asText, camel, type Fields, goingOn, json, type Writers } from '../adapter.ts'
import { shellResult } from '../tools.ts'

export const EVENT_FIELD = 'hook_event_name'

/** Fields of its own that the catalogue has no word for. */
export const OWN_FIELDS: readonly string[] = ['model', 'hostTool', 'paths']

const RENAMED: Readonly<Record<string, string>> = { tool_response: 'toolOutput', turn_id: 'promptId' }

/** 2,500 tokens are passed on whole; a longer text goes to a file and the model gets its ends. */
const TEXT_CAP = 8000

export function fieldsOf(payload: Record<string, unknown>): Fields {
  const fields: Fields = {}
  for (const wire in payload) {
    if (wire !== EVENT_FIELD) fields[lookUp(RENAMED, wire) ?? camel(wire)] = payload[wire]
  }
  if (fields.toolName === 'apply_patch') Object.assign(fields, patchCall(fields.toolInput))
  if (fields.toolName === 'spawn_agent') Object.assign(fields, { toolName: 'Agent', hostTool: 'spawn_agent' })
  if (fields.toolName === 'Bash' && typeof fields.toolOutput === 'string')
    fields.toolOutput = shellResult(fields.toolOutput)
  return fields
}

/** A patch may touch many files; the first one stands where an edit names its own. */
function patchCall(input: unknown): Fields {
  const text = isRecord(input) ? String(input.command ?? input.input ?? '') : ''
  const touched = [...text.matchAll(/^\*\*\* (Add|Update|Delete) File: (.+)$/gm)]
  const paths = touched.map(([, , path = '']) => path.trim())
  const onlyNew = touched.length > 0 && touched.every(([, verb]) => verb === 'Add')
  return {
    toolName: onlyNew ? 'Write' : 'Edit',
    hostTool: 'apply_patch',
    toolInput: { ...(isRecord(input) ? input : {}), ...(paths[0] && { file_path: paths[0] }) },
    ...(paths.length > 1 && { paths }),
  }
}

/**
 * One field too many voids the whole answer, so every event has exactly its own. An `allow` is only valid together with a
 * rewritten input, and that is the only way to rewrite one.
 */
export const WRITERS: Writers = {
  SessionStart: contextual,
  SubagentStart: contextual,
  UserPromptSubmit: (outcome, event) => json({ ...blocked(outcome), ...stopped(outcome), ...said(outcome, event) }),
  PreToolUse: (outcome, event) => json({ ...noticed(outcome), ...specific(event.name, permission(outcome, event)) }),
  PermissionRequest: (outcome, event) =>
    json({ ...noticed(outcome), ...specific(event.name, permissionAnswer(outcome)) }),
  PostToolUse: (outcome, event) => json({ ...objection(outcome), ...stopped(outcome), ...said(outcome, event) }),
  PreCompact: (outcome) => json(noticed(outcome)),
  PostCompact: (outcome) => json(noticed(outcome)),
  Stop: (outcome) => json({ ...continued(outcome), ...stopped(outcome), ...noticed(outcome) }),
  SubagentStop: (outcome) => json({ ...continued(outcome), ...stopped(outcome), ...noticed(outcome) }),
}

function contextual(outcome: Outcome, event: Event): string {
  return json(said(outcome, event))
}

function said(outcome: Outcome, { name }: Event): Fields {
  const { context } = outcome
  return { ...noticed(outcome), ...specific(name, context ? { additionalContext: clip(context, TEXT_CAP) } : {}) }
}

function specific(name: EventName, fields: Fields): Fields {
  return Object.keys(fields).length > 0 ? { hookSpecificOutput: { hookEventName: name, ...fields } } : {}
}

function permission({ decision, reason, updatedInput, context }: Outcome, event: Event): Fields {
  const more = context ? { additionalContext: clip(context, TEXT_CAP) } : {}
  if (decision === 'deny')
    return { permissionDecision: 'deny', permissionDecisionReason: reason || 'Not allowed.', ...more }
  if (!updatedInput) return more
  return { permissionDecision: 'allow', updatedInput: ownInput(event, updatedInput), ...more }
}

/** What the adapter added to an input is not the tool's. */
function ownInput(event: Event, input: Readonly<Record<string, unknown>>): Fields {
  if (!('hostTool' in event) || event.hostTool !== 'apply_patch') return input
  const { file_path: _, ...rest } = input
  return rest
}

function permissionAnswer({ decision, reason }: Outcome): Fields {
  if (decision === 'allow') return { decision: { behavior: 'allow' } }
  return decision === 'deny' ? { decision: { behavior: 'deny', ...(reason && { message: reason }) } } : {}
}

function blocked({ decision, reason }: Outcome): Fields {
  return decision === 'block' ? { decision: 'block', reason: reason?.trim() || 'Blocked.' } : {}
}

/** The reason takes the place of the tool's output, so an output that is replaced and one that is objected to look alike. */
function objection(outcome: Outcome): Fields {
  if (outcome.updatedOutput === undefined) return blocked(outcome)
  const text = [asText(outcome.updatedOutput), outcome.decision === 'block' ? outcome.reason : undefined]
  return { decision: 'block', reason: text.filter(Boolean).join('\n\n') || '(nothing)' }
}

function continued(outcome: Outcome): Fields {
  const text = goingOn(outcome)
  return text.trim() ? { decision: 'block', reason: clip(text, TEXT_CAP) } : {}
}

function stopped({ stop }: Outcome): Fields {
  return stop === undefined ? {} : { continue: false, stopReason: stop }
}

function noticed({ notice }: Outcome): Fields {
  return notice ? { systemMessage: notice } : {}
}
