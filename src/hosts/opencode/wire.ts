import { isRecord } from '../../base/is-record.ts'
import type { Event, EventName } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { asText, type Fields, goingOn, json, type ToolEnd, type Writers } from '../adapter.ts'
import { hostInput, normalCall, shellResult, type Tools } from '../tools.ts'

/** The hooks of a plugin that say something, under the catalogue's names. A session begins with its first request. */
export const EVENTS_OF: Readonly<Record<string, EventName>> = {
  'experimental.chat.system.transform': 'SessionStart',
  'chat.message': 'UserPromptSubmit',
  'tool.execute.before': 'PreToolUse',
  'tool.execute.after': 'PostToolUse',
  'experimental.session.compacting': 'PreCompact',
  'session.compacted': 'PostCompact',
  'session.idle': 'Stop',
}

/** Hooks that a plugin may listen to and that mean nothing to us. */
export const PASSED_OVER: readonly string[] = [
  ...['plugin.init', 'session.created', 'chat.headers', 'chat.params', 'shell.env', 'permission.ask'],
  ...['experimental.chat.messages.transform', 'experimental.compaction.autocontinue', 'experimental.text.complete'],
  ...['_init', 'dispose', 'file.edited', 'message.part.delta', 'message.part.updated', 'message.updated'],
  ...['permission.asked', 'permission.replied', 'session.diff', 'session.drained', 'session.status', 'session.updated'],
]

export const OWN_FIELDS: readonly string[] = ['hostTool', 'messages', 'agent']

const FILE = { filePath: 'file_path' } as const

export const TOOLS: Tools = {
  bash: { name: 'Bash' },
  read: { name: 'Read', fields: FILE },
  write: { name: 'Write', fields: FILE },
  edit: {
    name: 'Edit',
    fields: { ...FILE, oldString: 'old_string', newString: 'new_string', replaceAll: 'replace_all' },
  },
  patch: { name: 'Edit' },
  grep: { name: 'Grep', fields: { include: 'glob' } },
  glob: { name: 'Glob' },
  list: { name: 'LS' },
  task: { name: 'Agent' },
  todowrite: { name: 'TodoWrite' },
  webfetch: { name: 'WebFetch' },
}

type Half = Readonly<Record<string, unknown>>

/** A hook's input and prepared output in our words. */
export const READERS: Readonly<Partial<Record<EventName, (input: Half, output: Half) => Fields>>> = {
  SessionStart: ({ source }) => ({ source: typeof source === 'string' ? source : 'startup' }),
  UserPromptSubmit: (_, { message, parts }) => ({
    prompt: unquoted(partsText(parts)),
    ...(isRecord(message) && { promptId: message.id }),
  }),
  PreToolUse: (input, { args }) => callFields(input, args),
  PostToolUse: (input, output) => ({ ...callFields(input, input.args), toolOutput: output }),
  PreCompact: ({ trigger, messages }) => ({ trigger, ...(Array.isArray(messages) && { messages }) }),
  PostCompact: ({ trigger, summary }) => ({ trigger, ...(typeof summary === 'string' && { summary }) }),
  Stop: ({ text, active }) => ({
    stopHookActive: active === true,
    ...(typeof text === 'string' && text && { lastAssistantMessage: text }),
  }),
}

/** A plugin may be handed the event itself. */
export function sessionIn({ sessionID, event }: Half): unknown {
  const properties = isRecord(event) ? event.properties : undefined
  return sessionID ?? (isRecord(properties) ? properties.sessionID : undefined)
}

function callFields({ tool, callID }: Half, args: unknown): Fields {
  return { ...normalCall(TOOLS, tool, args), ...(callID !== undefined && { toolUseId: callID }) }
}

/** A command that ended with another code than 0 is a failure. */
export function toolEnd(toolName: unknown, result: unknown): ToolEnd {
  if (!isRecord(result)) return { failed: false, error: '', output: result }
  const text = typeof result.output === 'string' ? result.output : partsText(result.content)
  const exit = isRecord(result.metadata) ? Number(result.metadata.exit ?? 0) : 0
  if (exit > 0) return { failed: true, error: `Exit code ${exit}\n${text}`, output: text }
  return { failed: false, error: '', output: toolName === 'Bash' ? shellResult(text) : text }
}

/** `run` puts a prompt of several words into quotation marks, and keeps it so. */
export function unquoted(prompt: string): string {
  const inside = prompt.slice(1, -1)
  return prompt === `"${inside}"` && inside.includes(' ') && !inside.includes('"') ? inside : prompt
}

function partsText(parts: unknown): string {
  const texts = Array.isArray(parts) ? parts.filter(isRecord).filter(({ synthetic }) => synthetic !== true) : []
  return texts.map(({ text }) => (typeof text === 'string' ? text : '')).join('\n')
}

/** The words our own plugin file understands. */
export const WRITERS: Writers = {
  SessionStart: said,
  UserPromptSubmit: said,
  PreToolUse: (outcome, event) => json({ ...denied(outcome), ...rewritten(outcome, event) }),
  PostToolUse: ended,
  PostToolUseFailure: ended,
  PreCompact: ({ instructions }) => json({ instructions: instructions || undefined }),
  Stop: (outcome) => json({ goOn: goingOn(outcome) || undefined }),
}

function said({ context }: Outcome): string {
  return json({ context: context || undefined })
}

function denied({ decision, reason }: Outcome): Fields {
  return decision === 'deny' ? { deny: reason || 'Not allowed.' } : {}
}

function rewritten({ decision, updatedInput }: Outcome, event: Event): Fields {
  return updatedInput && decision !== 'deny' ? { args: hostInput(TOOLS, event, updatedInput) } : {}
}

function ended({ context, updatedOutput, decision, reason }: Outcome): string {
  const objection = decision === 'block' ? reason : undefined
  const text = [objection, context].filter(Boolean).join('\n\n')
  return json({
    context: text || undefined,
    output: updatedOutput === undefined ? undefined : asText(updatedOutput),
  })
}
