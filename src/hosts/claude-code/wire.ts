import { isRecord } from '../../base/is-record.ts'
import { clip } from '../../base/text/text.ts'
import type { EventName } from '../../protocol/event.ts'
import { isEmpty, type Outcome } from '../../protocol/outcome.ts'
import { camel } from '../adapter.ts'

/** Claude Code replaces a longer text by a file and a preview of 2 KB. */
export const TEXT_CAP = 10_000

export const EVENT_FIELD = 'hook_event_name'

/** Where our word is not simply the camelCase of theirs. Read from left to right: both spellings of a tool's result exist. */
const RENAMED: readonly (readonly [wire: string, field: string])[] = [
  ['tool_response', 'toolOutput'],
  ['tool_output', 'toolOutput'],
  ['compact_summary', 'summary'],
  ['prompt', 'prompt'],
  ['prompt_content', 'prompt'],
  ['name', 'worktreeName'],
  ['project_dir', 'projectDir'],
]

/** The wire's name of one of our fields: where it has two, the first. */
export function wireField(field: string): string {
  for (const [wire, renamed] of RENAMED) if (renamed === field) return wire
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Our name of one of the wire's fields. */
export function fieldOf(wire: string): string {
  for (const [renamed, field] of RENAMED) if (renamed === wire) return field
  return camel(wire)
}

/** Keys renamed at the top and in the calls of a batch; what belongs to a tool stays as the tool made it. */
export function fieldsOf(payload: Record<string, unknown>): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const wire in payload) {
    if (wire === EVENT_FIELD) continue
    const value = payload[wire]
    fields[fieldOf(wire)] = wire === 'tool_calls' && Array.isArray(value) ? value.map(callOf) : value
  }
  return fields
}

function callOf(call: unknown): unknown {
  return isRecord(call) ? fieldsOf(call) : call
}

/** An event as Claude Code would send it. */
export function payloadOf(name: EventName, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { sessionId, cwd, transcriptPath, ...own } = fields
  const common = { sessionId, ...(transcriptPath !== undefined && { transcriptPath }), cwd }
  return { ...wireFields(common), [EVENT_FIELD]: name, ...wireFields(own) }
}

function wireFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      wireField(field),
      field === 'toolCalls' && Array.isArray(value) ? value.map(wireCall) : value,
    ]),
  )
}

function wireCall(call: unknown): unknown {
  return isRecord(call) ? wireFields(call) : call
}

type Writer = (outcome: Outcome, event: { readonly name: EventName }) => string

/** Every event's answer, as the client was seen to honour it. An event that is not here is never answered. */
export const WRITERS: Readonly<Partial<Record<EventName, Writer>>> = {
  SessionStart: json(contextual),
  Setup: json(noticed),
  UserPromptSubmit: json(blocking, contextual),
  UserPromptExpansion: json(blocking, contextual),
  PreToolUse: json(permission),
  PermissionRequest: json(permissionAnswer),
  PostToolUse: json(blocking, contextual, replacedOutput),
  PostToolUseFailure: json(blocking, contextual),
  PostToolBatch: json(blocking, contextual),
  Notification: json(noticed),
  SubagentStart: json(contextual),
  Stop: json(continued),
  SubagentStop: json(continued),
  PreModelSwitch: json(permission),
  PostModelSwitch: json(contextual),
  PreCompact: compaction,
}

type Part = (outcome: Outcome, name: EventName) => Answer
interface Answer extends Record<string, unknown> {
  hookSpecificOutput?: Record<string, unknown>
}

/** The parts of an answer in one JSON object; nothing at all when none of them has something to say. */
function json(...parts: Part[]): Writer {
  return (outcome, { name }) => {
    if (isEmpty(outcome)) return ''
    const answer: Answer = {}
    const specific: Record<string, unknown> = { hookEventName: name }
    let isSpecific = false
    const add = ({ hookSpecificOutput, ...rest }: Answer) => {
      for (const field in rest) answer[field] = rest[field]
      for (const field in hookSpecificOutput) {
        specific[field] = hookSpecificOutput[field]
        isSpecific = true
      }
    }
    for (const part of parts) add(part(outcome, name))
    add(stopped(outcome))
    add(noticed(outcome))
    if (isSpecific) answer.hookSpecificOutput = specific
    for (const _ in answer) return JSON.stringify(answer)
    return ''
  }
}

function contextual({ context }: Outcome): Answer {
  return context ? { hookSpecificOutput: { additionalContext: clip(context, TEXT_CAP) } } : {}
}

function blocking({ decision, reason }: Outcome): Answer {
  return decision === 'block' ? { decision: 'block', reason: reason ?? '' } : {}
}

function replacedOutput({ updatedOutput }: Outcome): Answer {
  return updatedOutput === undefined ? {} : { hookSpecificOutput: { updatedToolOutput: updatedOutput } }
}

function permission({ decision, reason, updatedInput, context }: Outcome): Answer {
  const specific: Record<string, unknown> = {}
  if (decision && decision !== 'block') specific.permissionDecision = decision
  if (specific.permissionDecision && reason) specific.permissionDecisionReason = reason
  if (updatedInput && decision !== 'deny') specific.updatedInput = updatedInput
  if (context) specific.additionalContext = clip(context, TEXT_CAP)
  return { hookSpecificOutput: specific }
}

function permissionAnswer({ decision, reason, updatedInput }: Outcome): Answer {
  if (decision === 'allow') {
    return { hookSpecificOutput: { decision: { behavior: 'allow', ...(updatedInput && { updatedInput }) } } }
  }
  if (decision !== 'deny') return {}
  return { hookSpecificOutput: { decision: { behavior: 'deny', ...(reason && { message: reason }) } } }
}

/** As context, not as a block: a block puts the text into the conversation twice and shows the model our command line. */
function continued({ keepGoing, decision, reason }: Outcome): Answer {
  const why = decision === 'block' && reason ? reason : ''
  const text = keepGoing && why ? `${keepGoing}\n\n${why}` : keepGoing || why
  return text ? { hookSpecificOutput: { additionalContext: clip(text, TEXT_CAP) } } : {}
}

function stopped({ stop }: Outcome): Answer {
  return stop === undefined ? {} : { continue: false, stopReason: stop }
}

function noticed({ notice }: Outcome): Answer {
  return notice ? { systemMessage: notice } : {}
}

/** Whatever a PreCompact hook prints is read by the summariser, JSON included: plain text, or nothing. */
function compaction({ decision, reason, instructions }: Outcome): string {
  if (decision === 'block') return JSON.stringify({ decision: 'block', ...(reason && { reason }) })
  return instructions ? clip(instructions, TEXT_CAP) : ''
}
