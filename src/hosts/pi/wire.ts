import { isRecord } from '../../base/is-record.ts'
import { clip } from '../../base/text/text.ts'
import type { Event, EventName } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { asText, type Fields, goingOn, json, type ToolEnd, type Writers } from '../adapter.ts'
import { hostInput, normalCall, shellResult, type Tools } from '../tools.ts'

/** The events of an extension that say something, under the catalogue's names. */
export const EVENTS_OF: Readonly<Record<string, EventName>> = {
  session_start: 'SessionStart',
  input: 'UserPromptSubmit',
  tool_call: 'PreToolUse',
  tool_result: 'PostToolUse',
  agent_before_settle: 'Stop',
  session_before_compact: 'PreCompact',
  session_compact: 'PostCompact',
  session_shutdown: 'SessionEnd',
}

/** Events that an extension may listen to and that mean nothing to us. */
export const PASSED_OVER: readonly string[] = [
  ...['after_provider_response', 'agent_end', 'agent_settled', 'agent_start', 'before_agent_start', 'context'],
  ...['before_provider_headers', 'before_provider_request', 'context_with_system', 'message_end', 'message_update'],
  ...['provider_stream_event', 'resources_discover', 'session_before_fork', 'session_before_switch', 'turn_end'],
  ...['session_compact_failed', 'session_info_changed', 'tool_execution_end', 'tool_execution_start', 'turn_start'],
  ...['tool_execution_update', 'user_bash'],
]

export const OWN_FIELDS: readonly string[] = ['hostTool', 'rawReason']

const FILE = { path: 'file_path' } as const

export const TOOLS: Tools = {
  bash: { name: 'Bash' },
  read: { name: 'Read', fields: FILE },
  write: { name: 'Write', fields: FILE },
  edit: { name: 'Edit', fields: FILE },
  grep: { name: 'Grep' },
  find: { name: 'Glob' },
  ls: { name: 'LS' },
}

type Half = Readonly<Record<string, unknown>>

/** An event in our words. */
export const READERS: Readonly<Partial<Record<EventName, (event: Half) => Fields>>> = {
  SessionStart: ({ reason, talked, born }) => ({ source: sourceOf(reason, talked === true, born === true) }),
  UserPromptSubmit: ({ text }) => ({ prompt: text }),
  PreToolUse: callFields,
  PostToolUse: (event) => ({ ...callFields(event), toolOutput: event }),
  Stop: ({ text, active }) => ({
    stopHookActive: active === true,
    ...(typeof text === 'string' && text && { lastAssistantMessage: text }),
  }),
  PreCompact: ({ reason, customInstructions, preparation }) => ({
    trigger: triggerOf(reason),
    ...(typeof customInstructions === 'string' && { customInstructions }),
    ...(isRecord(preparation) &&
      typeof preparation.tokensBefore === 'number' && { preTokens: preparation.tokensBefore }),
  }),
  PostCompact: ({ reason, compactionEntry }) => ({
    trigger: triggerOf(reason),
    ...(isRecord(compactionEntry) &&
      typeof compactionEntry.summary === 'string' && { summary: compactionEntry.summary }),
  }),
  SessionEnd: ({ reason }) => ({ reason: ENDS[String(reason)] ?? 'other' }),
}

/** `pi -c` and `pi --fork` say `startup` too: the session has been talked in then, and is as old as the process or older. */
function sourceOf(reason: unknown, talked: boolean, born: boolean): string {
  if (reason === 'startup' && talked) return born ? 'fork' : 'resume'
  return SOURCES[String(reason)] ?? String(reason)
}

const SOURCES: Readonly<Record<string, string>> = { new: 'clear', reload: 'resume' }
const ENDS: Readonly<Record<string, string>> = { quit: 'prompt_input_exit', new: 'clear', resume: 'resume' }

function triggerOf(reason: unknown): string {
  return reason === 'manual' ? 'manual' : 'auto'
}

function callFields({ toolName, toolCallId, input }: Half): Fields {
  return {
    ...normalCall(TOOLS, toolName, toolName === 'edit' ? ownEdit(input) : input),
    ...(toolCallId !== undefined && { toolUseId: toolCallId }),
  }
}

/** One call may replace several texts of a file; what they come to stands where every feature looks for it. */
export function ownEdit(input: unknown): unknown {
  if (!isRecord(input) || !Array.isArray(input.edits)) return input
  const { edits, ...rest } = input
  const own = edits.filter(isRecord).map(({ oldText, newText }) => ({ old_string: oldText, new_string: newText }))
  const all = (side: 'old_string' | 'new_string') => own.map((edit) => String(edit[side] ?? '')).join('\n')
  return {
    ...rest,
    old_string: all('old_string'),
    new_string: all('new_string'),
    ...(own.length > 1 && { edits: own }),
  }
}

function wireEdit(input: Record<string, unknown>): Record<string, unknown> {
  const { edits, old_string: oldText, new_string: newText, ...rest } = input
  if (Array.isArray(edits)) {
    const named = edits.filter(isRecord).map((edit) => ({ oldText: edit.old_string, newText: edit.new_string }))
    return { ...rest, edits: named }
  }
  return oldText === undefined ? rest : { ...rest, edits: [{ oldText, newText }] }
}

/** A command that ended with another code than 0 is a failure, as every result that is marked as an error. */
export function toolEnd(toolName: unknown, result: unknown): ToolEnd {
  if (!isRecord(result)) return { failed: false, error: '', output: result }
  const { output, exit_code: exit } = isRecord(result.structuredContent) ? result.structuredContent : {}
  const text = toolName === 'Bash' && typeof output === 'string' ? output : textOf(result.content)
  if (result.isError === true || Number(exit ?? 0) > 0)
    return { failed: true, error: exit === undefined || exit === 0 ? text : `Exit code ${exit}\n${text}`, output: text }
  return { failed: false, error: '', output: toolName === 'Bash' ? shellResult(text) : text }
}

/** The texts of a list of parts. */
function textOf(parts: unknown): string {
  if (typeof parts === 'string') return parts
  const texts: string[] = []
  for (const part of Array.isArray(parts) ? parts : []) {
    if (isRecord(part) && part.type === 'text' && typeof part.text === 'string') texts.push(part.text)
  }
  return texts.join('\n')
}

const TEXT_CAP = 8000

/** The words our own extension file understands. */
export const WRITERS: Writers = {
  SessionStart: (outcome) => json(said(outcome)),
  UserPromptSubmit: (outcome) => json({ ...said(outcome), ...blocked(outcome) }),
  PreToolUse: (outcome, event) => json({ ...said(outcome), ...permission(outcome), ...rewritten(outcome, event) }),
  PostToolUse: (outcome) => json(ended(outcome)),
  PostToolUseFailure: (outcome) => json(ended(outcome)),
  Stop: (outcome) => json({ goOn: clip(goingOn(outcome), TEXT_CAP) || undefined }),
  PreCompact: (outcome) => json({ instructions: outcome.instructions || undefined, ...blocked(outcome) }),
}

function said({ context }: Outcome): Fields {
  return { context: (context && clip(context, TEXT_CAP)) || undefined }
}

function blocked({ decision, reason }: Outcome): Fields {
  return decision === 'block' ? { block: reason || 'Blocked.' } : {}
}

function permission({ decision, reason }: Outcome): Fields {
  return decision === 'deny' || decision === 'ask' ? { [decision]: reason || 'Not allowed.' } : {}
}

function rewritten({ decision, updatedInput }: Outcome, event: Event): Fields {
  if (!updatedInput || decision === 'deny') return {}
  const args = hostInput(TOOLS, event, updatedInput)
  return { args: event.name === 'PreToolUse' && event.toolName === 'Edit' ? wireEdit(args) : args }
}

function ended({ context, updatedOutput, decision, reason }: Outcome): Fields {
  const objection = decision === 'block' ? reason : undefined
  const text = [objection, context].filter(Boolean).join('\n\n')
  return {
    context: (text && clip(text, TEXT_CAP)) || undefined,
    output: updatedOutput === undefined ? undefined : asText(updatedOutput),
  }
}
