import type { Entry, Origin } from '../entry.ts'
import { type Json, joined, lineReader, object, objects, parsed, text } from '../line-reader.ts'

/** Reads a Codex rollout: `{timestamp, type, payload}` a line. */
export const createCodexReader = lineReader(codexLineEntries, () => ({ cwd: '' }))

interface Memory {
  cwd: string
}

function codexLineEntries(line: Json, offset: number, memory: Memory): Entry[] {
  const payload = object(line.payload)
  if (!payload) return []
  const at = text(line.timestamp)
  const origin: Origin = { offset, ...(at && { at }), ...(text(payload.id) && { uuid: text(payload.id) }) }
  if (line.type === 'response_item' && object(line.metadata)?.compaction_output === true) return []
  return LINES[text(line.type)]?.(payload, origin, memory) ?? []
}

type Read = (payload: Json, origin: Origin, memory: Memory) => Entry[]

const LINES: Readonly<Record<string, Read>> = {
  session_meta: place,
  turn_context: place,
  response_item: (payload, origin, memory) => ITEMS[text(payload.type)]?.(payload, origin, memory) ?? [],
  compacted,
}

const ITEMS: Readonly<Record<string, Read>> = {
  message,
  function_call: (item, origin) => call(item, origin, parsed(text(item.arguments)) ?? {}),
  custom_tool_call: (item, origin) => call(item, origin, { input: item.input }),
  local_shell_call: (item, origin) => call({ ...item, name: 'shell' }, origin, object(item.action) ?? {}),
  function_call_output: result,
  custom_tool_call_output: result,
}

/** Developer messages are the client's, or ours; a user's message is the person's only if the client says so. */
function message(item: Json, origin: Origin): Entry[] {
  const said = joined(item.content)
  if (said.trim() === '') return []
  if (item.role === 'assistant') return [{ ...origin, type: 'said', text: said }]
  if (item.role !== 'user') return []
  return [{ ...origin, type: 'prompt', text: said, voice: isTyped(item, said) ? 'typed' : 'meta' }]
}

function isTyped(item: Json, said: string): boolean {
  const kinds = object(item.internal_chat_message_metadata_passthrough)?.content_item_kinds
  if (Array.isArray(kinds) && kinds.length > 0) return kinds.some((kind) => text(kind).startsWith('user.'))
  return !/^\s*<(environment_context|user_instructions|hook_prompt|turn_aborted|skill)\b|^# AGENTS\.md/.test(said)
}

function call(item: Json, origin: Origin, input: Json): Entry[] {
  const id = text(item.call_id)
  const named = toolOf(text(item.name), input)
  return [{ ...origin, type: 'call', id, ...named }]
}

function toolOf(name: string, input: Json): { tool: string; input: Json } {
  const command = input.cmd ?? input.command
  if (SHELLS.has(name)) return { tool: 'Bash', input: { ...input, command: commandText(command) } }
  if (name === 'apply_patch') return patch(text(input.input) || text(input.command))
  if (name === 'update_plan') {
    const todos = objects(input.plan).map(({ step, status }) => ({ content: step, status }))
    return { tool: 'TodoWrite', input: { todos } }
  }
  return { tool: name === 'spawn_agent' ? 'Agent' : name, input }
}

const SHELLS: ReadonlySet<string> = new Set(['exec_command', 'shell', 'shell_command', 'local_shell', 'container.exec'])

/** Old clients gave the shell a list of words, the last of which is what was typed. */
function commandText(command: unknown): string {
  return Array.isArray(command) ? text(command.at(-1)) : text(command)
}

/** One patch may touch many files; its first one stands for it, and the text has them all. */
function patch(body: string): { tool: string; input: Json } {
  const files = [...body.matchAll(/^\*\*\* (Add|Update|Delete) File: (.+)$/gm)]
  const [first] = files
  const onlyNew = files.length > 0 && files.every(([, verb]) => verb === 'Add')
  return { tool: onlyNew ? 'Write' : 'Edit', input: { file_path: first?.[2]?.trim() ?? '', content: body } }
}

function result(item: Json, origin: Origin): Entry[] {
  const raw = typeof item.output === 'string' ? item.output : joined(object(item.output)?.content ?? item.output)
  const [head = '', code] = EXITED.exec(raw) ?? []
  const out = head && raw.startsWith(head) ? raw.slice(head.length) : raw
  const refused = REFUSED.test(raw)
  const failed = refused || Number(code ?? 0) > 0 || /^(unsupported call|Command blocked)/.test(raw)
  return [{ ...origin, type: 'result', id: text(item.call_id), text: out, failed, ...(refused && { refusal: '' }) }]
}

/** By the person; what only their settings forbid says so in other words. */
const REFUSED = /^(?:exec command|patch) rejected by user\s*$|^user rejected MCP tool call/
const EXITED =
  /^(?:Chunk ID: [^\n]*\n)?(?:Wall time: [^\n]*\n)?Process exited with code (\d+)\n(?:Original token count: [^\n]*\n)?(?:Output:\n)?/

/** All that stands in the conversation now counts as the summary: the person's own messages are kept beside it. */
function compacted(payload: Json, origin: Origin): Entry[] {
  const kept = objects(payload.replacement_history)
    .filter(({ role }) => role === 'user' || role === 'assistant')
    .map(({ content }) => joined(content))
  const summary = [...new Set([text(payload.message), ...kept])].filter(Boolean).join('\n')
  return [
    { ...origin, type: 'boundary', trigger: 'auto' },
    { ...origin, type: 'summary', text: summary },
  ]
}

function place(payload: Json, origin: Origin, memory: Memory): Entry[] {
  const cwd = text(payload.cwd)
  const branch = text(object(payload.git)?.branch)
  if (cwd === '' || (cwd === memory.cwd && branch === '')) return []
  memory.cwd = cwd
  return [{ ...origin, type: 'place', cwd, ...(branch && { branch }) }]
}
