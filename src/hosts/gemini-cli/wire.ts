import { isRecord } from '../../base/is-record.ts'
import { lookUp } from '../../base/look-up.ts'
import { clip } from '../../base/text/text.ts'
import type { Event, EventName } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { camel, type Fields, goingOn, json, type ToolEnd, type Writers } from '../adapter.ts'
import { hostInput, madeCallId, normalCall, shellResult, type Tools } from '../tools.ts'

export const EVENT_FIELD = 'hook_event_name'

/** Its events under the catalogue's names. Some are not here: they say something only now and then, and index.ts knows when. */
export const EVENTS_OF: Readonly<Record<string, EventName>> = {
  SessionStart: 'SessionStart',
  SessionEnd: 'SessionEnd',
  BeforeAgent: 'UserPromptSubmit',
  AfterAgent: 'Stop',
  BeforeTool: 'PreToolUse',
  AfterTool: 'PostToolUse',
  PreCompress: 'PreCompact',
  Notification: 'Notification',
}

export const OWN_FIELDS: readonly string[] = [
  ...['timestamp', 'hostTool', 'hostEvent', 'mcpContext', 'originalRequestName', 'details'],
  'submittedPrompt',
  'prompt',
]

export const TOOLS: Tools = {
  run_shell_command: { name: 'Bash' },
  read_file: { name: 'Read', fields: { absolute_path: 'file_path' } },
  write_file: { name: 'Write' },
  replace: { name: 'Edit' },
  glob: { name: 'Glob' },
  grep_search: { name: 'Grep' },
  search_file_content: { name: 'Grep' },
  list_directory: { name: 'LS', fields: { dir_path: 'path' } },
  web_fetch: { name: 'WebFetch' },
  google_web_search: { name: 'WebSearch' },
  write_todos: { name: 'TodoWrite' },
  invoke_agent: { name: 'Agent' },
}

const RENAMED: Readonly<Record<string, string>> = {
  tool_response: 'toolOutput',
  prompt_response: 'lastAssistantMessage',
}

/** Everything goes to the model escaped and whole; a limit of our own keeps the prompt small. */
const TEXT_CAP = 8000

export function fieldsOf(payload: Record<string, unknown>): Fields {
  const fields: Fields = {}
  for (const wire in payload) {
    if (wire !== EVENT_FIELD && wire !== 'tool_name' && wire !== 'tool_input')
      fields[lookUp(RENAMED, wire) ?? camel(wire)] = payload[wire]
  }
  if (payload.tool_name === undefined) return fields
  Object.assign(fields, normalCall(TOOLS, payload.tool_name, payload.tool_input))
  fields.toolUseId = madeCallId(payload.tool_name, payload.tool_input)
  return fields
}

/** What came of a call: an error of the tool, or a command that ended with another code than 0, is a failure. */
export function toolEnd(toolName: unknown, response: unknown): ToolEnd {
  if (!isRecord(response)) return { failed: false, error: '', output: response }
  const text = textOf(response.llmContent)
  const error = isRecord(response.error) ? textOf(response.error.message) : textOf(response.error)
  if (toolName !== 'Bash') return { failed: error !== '', error: error || text, output: text || response }
  const shell = shellText(text)
  return {
    failed: error !== '' || shell.code > 0,
    error: shell.told || error,
    output: shellResult(shell.out, shell.err),
  }
}

/** The summary, where the conversation begins with one. */
export function summaryIn(payload: Record<string, unknown>): string | undefined {
  const request = payload.llm_request
  const messages = isRecord(request) && Array.isArray(request.messages) ? request.messages : []
  const [, text] =
    messages
      .slice(0, SUMMARY_WITHIN)
      .map((message) => SNAPSHOT.exec(isRecord(message) ? textOf(message.content) : ''))
      .find((found) => found !== null) ?? []
  return text?.trim()
}

/** The client puts the summary behind its own first message; further down, the words are somebody's talk about it. */
const SUMMARY_WITHIN = 3
const SNAPSHOT = /<state_snapshot>([\s\S]*?)<\/state_snapshot>/

export interface ShellAnswer {
  out: string
  err: string
  code: number
  /** What a person would have seen. */
  told: string
}

/** A command's result as these clients tell it to the model: labelled lines around what the command printed. */
export function shellText(text: string): ShellAnswer {
  const plain = trusted(text)
  const [output, err, code] = [part(plain, 'Output'), part(plain, 'Error') ?? '', Number(part(plain, 'Exit Code')) || 0]
  if (output === undefined) return { out: '', err, code, told: plain }
  let told = code > 0 ? `Exit code ${code}` : ''
  for (const said of [err, output]) if (said !== '') told += told === '' ? said : `\n${said}`
  return { out: output, err, code, told }
}

function trusted(text: string): string {
  const opened = text.startsWith(OPENING) ? text.slice(OPENING.length + (text[OPENING.length] === '\n' ? 1 : 0)) : text
  if (!opened.endsWith(CLOSING)) return opened
  const closed = opened.slice(0, -CLOSING.length)
  return closed.endsWith('\n') ? closed.slice(0, -1) : closed
}

const OPENING = '<untrusted_context>'
const CLOSING = '</untrusted_context>'

/** What stands behind a label at the beginning of a line, up to the next one; undefined without that label. */
function part(text: string, label: string): string | undefined {
  const head = `${label}: `
  const line = text.indexOf(`\n${head}`)
  if (!text.startsWith(head) && line < 0) return undefined
  const start = text.startsWith(head) ? head.length : line + 1 + head.length
  let end = text.length
  for (const next of LABELS) {
    const at = text.indexOf(`\n${next}: `, start)
    if (at >= 0 && at < end) end = at
  }
  const told = text.slice(start, end).trim()
  return told === '(none)' || told === '(empty)' ? '' : told
}

const LABELS = ['Output', 'Error', 'Exit Code', 'Signal', 'Background PIDs', 'Process Group PGID'] as const

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return value.map((part) => (isRecord(part) && typeof part.text === 'string' ? part.text : '')).join('\n')
}

export const WRITERS: Writers = {
  SessionStart: (outcome) => json({ ...noticed(outcome), ...specific('SessionStart', contextual(outcome)) }),
  UserPromptSubmit: (outcome) =>
    json({
      ...refused(outcome),
      ...stopped(outcome),
      ...noticed(outcome),
      ...specific('BeforeAgent', contextual(outcome)),
    }),
  PreToolUse: (outcome, event) =>
    json({
      ...refused(outcome),
      ...stopped(outcome),
      ...noticed(outcome),
      ...asked(outcome),
      ...specific('BeforeTool', rewritten(outcome, event)),
    }),
  PostToolUse: afterTool,
  PostToolUseFailure: afterTool,
  Stop: (outcome) => json({ ...continued(outcome), ...stopped(outcome), ...noticed(outcome) }),
  Notification: (outcome) => json(noticed(outcome)),
}

function afterTool(outcome: Outcome): string {
  const parts = { ...refused(outcome), ...stopped(outcome), ...noticed(outcome) }
  return json({ ...parts, ...specific('AfterTool', contextual(outcome)) })
}

/** Permission words of other hosts are ignored here: the tool would run. */
function refused({ decision, reason }: Outcome): Fields {
  return decision === 'deny' || decision === 'block' ? { decision: 'deny', reason: reason || 'Not allowed.' } : {}
}

/** The person is shown the message, not the reason; where nobody can be asked the client refuses. */
function asked({ decision, reason, notice }: Outcome): Fields {
  if (decision !== 'ask') return {}
  const message = [reason, notice].filter(Boolean).join('\n')
  return { decision: 'ask', ...(reason && { reason }), ...(message && { systemMessage: message }) }
}

function rewritten({ updatedInput, decision }: Outcome, event: Event): Fields {
  return updatedInput && decision !== 'deny' ? { tool_input: hostInput(TOOLS, event, updatedInput) } : {}
}

function contextual({ context }: Outcome): Fields {
  return context ? { additionalContext: clip(context, TEXT_CAP) } : {}
}

function specific(hookEventName: string, fields: Fields): Fields {
  return Object.keys(fields).length > 0 ? { hookSpecificOutput: { hookEventName, ...fields } } : {}
}

function continued(outcome: Outcome): Fields {
  const text = goingOn(outcome)
  return text ? { decision: 'deny', reason: clip(text, TEXT_CAP) } : {}
}

function stopped({ stop }: Outcome): Fields {
  return stop === undefined ? {} : { continue: false, stopReason: stop }
}

function noticed({ notice }: Outcome): Fields {
  return notice ? { systemMessage: notice } : {}
}
