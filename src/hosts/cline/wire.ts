import { isRecord } from '../../base/is-record.ts'
import { clip } from '../../base/text/text.ts'
import type { Event, EventName } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { asText, type Fields, json, type ToolEnd, type Writers } from '../adapter.ts'
import { hostInput, normalCall, shellResult, type Tools } from '../tools.ts'

/** What our plugin file reports, under the catalogue's names. It says by itself when a session begins and when one was compacted. */
export const EVENTS_OF: Readonly<Record<string, EventName>> = {
  session: 'SessionStart',
  beforeRun: 'UserPromptSubmit',
  beforeTool: 'PreToolUse',
  afterTool: 'PostToolUse',
  compacted: 'PostCompact',
  afterRun: 'Stop',
}

/** Hooks that a plugin may listen to and that mean nothing by themselves. */
export const PASSED_OVER: readonly string[] = ['afterModel', 'beforeModel', 'onEvent', 'setup']

export const OWN_FIELDS: readonly string[] = ['hostTool']

export const TOOLS: Tools = {
  run_commands: { name: 'Bash' },
  read_files: { name: 'Read' },
  editor: { name: 'Edit', fields: { path: 'file_path', old_text: 'old_string', new_text: 'new_string' } },
  search_codebase: { name: 'Grep' },
  fetch_web_content: { name: 'WebFetch' },
  spawn_agent: { name: 'Agent' },
}

type Half = Readonly<Record<string, unknown>>

export const READERS: Readonly<Partial<Record<EventName, (payload: Half) => Fields>>> = {
  SessionStart: ({ source }) => ({ source }),
  UserPromptSubmit: ({ text, messageId, context }) => ({
    prompt: typed(typeof text === 'string' ? text : lastAsked(context)),
    ...(typeof messageId === 'string' && { promptId: messageId }),
  }),
  PreToolUse: (payload) => callFields(payload),
  PostToolUse: (payload) => ({ ...callFields(payload), toolOutput: outputOf(payload) }),
  PostCompact: ({ summary }) => ({ trigger: 'auto', ...(typeof summary === 'string' && { summary }) }),
  Stop: ({ text }) => ({
    stopHookActive: false,
    ...(typeof text === 'string' && text && { lastAssistantMessage: text }),
  }),
}

/** What the person typed stands inside a tag of the client's. */
export function typed(text: string): string {
  const [, inside] = /^\s*<user_input[^>]*>([\s\S]*)<\/user_input>\s*$/.exec(text) ?? []
  return inside ?? text
}

/** A hook's own context, as the client hands it over. */
function lastAsked(context: unknown): string {
  const { snapshot } = isRecord(context) ? context : {}
  const messages = isRecord(snapshot) && Array.isArray(snapshot.messages) ? snapshot.messages.filter(isRecord) : []
  const parts = messages.findLast(({ role }) => role === 'user')?.content
  return (Array.isArray(parts) ? parts : [])
    .filter(isRecord)
    .map(({ text }) => String(text ?? ''))
    .join('\n')
}

function callFields(payload: Half): Fields {
  const { context } = payload
  const call = isRecord(context) && isRecord(context.toolCall) ? context.toolCall : payload
  return {
    ...ownCall(call.toolName, isRecord(context) ? context.input : payload.input),
    ...(call.toolCallId !== undefined && { toolUseId: call.toolCallId }),
  }
}

/** One call may hold several commands, or several files: the first file stands for them, the commands stand one below the other. */
export function ownCall(tool: unknown, input: unknown): Fields {
  if (!isRecord(input)) return normalCall(TOOLS, tool, input)
  if (tool === 'run_commands' && Array.isArray(input.commands)) {
    const { commands, ...rest } = input
    return normalCall(TOOLS, tool, { ...rest, command: input.commands.map(String).join('\n') })
  }
  if (tool === 'read_files' && Array.isArray(input.files)) {
    const first = input.files.find(isRecord)
    return normalCall(TOOLS, tool, { ...input, ...(first && { file_path: first.path }) })
  }
  // The same tool makes a file where there is nothing to replace.
  if (tool === 'editor' && !input.old_text) {
    const { new_text: content, path, ...rest } = input
    return { toolName: 'Write', toolInput: { ...rest, file_path: path, content }, hostTool: tool }
  }
  return normalCall(TOOLS, tool, input)
}

function wireInput(event: Event, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { command, ...rest } = input
  const { hostTool } = event as { hostTool?: unknown }
  if (hostTool === 'run_commands') return { ...rest, ...(command !== undefined && { commands: [command] }) }
  if (hostTool === 'editor' && 'content' in input) {
    const { content, file_path: path, ...more } = input
    return { ...more, path, new_text: content }
  }
  return hostInput(TOOLS, event, input)
}

function outputOf({ context, output }: Half): unknown {
  const result = isRecord(context) ? context.result : undefined
  return isRecord(result) ? result.output : output
}

/** A result is a list of what each command or file gave, or one of them. */
export function toolEnd(toolName: unknown, output: unknown): ToolEnd {
  const parts = (Array.isArray(output) ? output : [output]).filter(isRecord)
  if (parts.length === 0)
    return { failed: false, error: '', output: toolName === 'Bash' ? shellResult(asText(output ?? '')) : output }
  const text = parts.map(({ result, error }) => String(result ?? error ?? '')).join('\n')
  if (parts.some(({ success }) => success === false)) {
    const [, code] = /exited with code (\d+)/.exec(parts.map(({ error }) => String(error ?? '')).join('\n')) ?? []
    const plain = text.replace(/^\[Command exited with code \d+\]\n/gm, '')
    return { failed: true, error: code ? `Exit code ${code}\n${plain}` : plain, output: plain }
  }
  return { failed: false, error: '', output: toolName === 'Bash' ? shellResult(text) : text }
}

const TEXT_CAP = 8000

/** The words our own plugin file understands. */
export const WRITERS: Writers = {
  SessionStart: (outcome) => json(said(outcome)),
  UserPromptSubmit: (outcome) => json(said(outcome)),
  PreToolUse: (outcome, event) => json({ ...said(outcome), ...permission(outcome, event) }),
  PostToolUse: (outcome) => json(ended(outcome)),
  PostToolUseFailure: (outcome) => json(ended(outcome)),
}

function said({ context }: Outcome): Fields {
  return { context: (context && clip(context, TEXT_CAP)) || undefined }
}

function permission({ decision, reason, updatedInput }: Outcome, event: Event): Fields {
  if (decision === 'deny') return { deny: reason || 'Not allowed.' }
  return updatedInput ? { args: wireInput(event, updatedInput) } : {}
}

function ended({ context, updatedOutput, decision, reason }: Outcome): Fields {
  const objection = decision === 'block' ? reason : undefined
  const text = [objection, context].filter(Boolean).join('\n\n')
  return {
    context: (text && clip(text, TEXT_CAP)) || undefined,
    output: updatedOutput === undefined ? undefined : asText(updatedOutput),
  }
}
