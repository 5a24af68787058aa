import { lookUp } from '../../../base/look-up.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, joined, type LineContext, lineReader, object, objects, parsed, text } from '../line-reader.ts'
import { refusal } from '../refusal.ts'

/** Reads a Codex rollout: `{timestamp, type, payload}` a line. */
export const createCodexReader = lineReader(codexLineEntries, (): Memory => ({ cwd: '', agentId: undefined }))

interface Memory {
  cwd: string
  /** Set when the whole file is a subagent's. */
  agentId: string | undefined
}

function codexLineEntries(line: Json, { offset, memory, unknown }: LineContext<Memory>): Entry[] {
  const payload = object(line.payload)
  if (!payload) return []
  const kind = text(line.type)
  const at = text(line.timestamp)
  if (kind === 'session_meta') memory.agentId = subagentIn(payload)
  const { agentId } = memory
  const origin: Origin = {
    offset,
    ...(at && { at }),
    ...(text(payload.id) && { uuid: text(payload.id) }),
    ...(agentId !== undefined && { agentId }),
  }
  if (kind === 'response_item') {
    if (object(line.metadata)?.compaction_output === true) return []
    const item = text(payload.type)
    const read = lookUp(ITEMS, item)
    if (read) return read(payload, origin, memory)
    return PASSED_OVER.has(item) ? [] : unknown(`response_item ${item}`)
  }
  const read = lookUp(LINES, kind)
  if (read) return read(payload, origin, memory)
  return BOOKKEEPING.has(kind) ? [] : unknown(kind)
}

/** A thread that another has begun: whoever asks in it is the agent. */
function subagentIn(meta: Json): string | undefined {
  const parent = text(meta.parent_thread_id) || object(object(meta.source)?.subagent)
  return parent || meta.thread_source === 'subagent' ? text(meta.id) || 'subagent' : undefined
}

type Read = (payload: Json, origin: Origin, memory: Memory) => Entry[]

const LINES: Readonly<Record<string, Read>> = { session_meta: place, turn_context: place, compacted }

const BOOKKEEPING: ReadonlySet<string> = new Set([
  ...['event_msg', 'world_state', 'token_usage_record', 'inter_agent_communication', 'ghost_snapshot'],
])
/** What the agent thought, and what is kept beside the conversation. */
const PASSED_OVER: ReadonlySet<string> = new Set([
  ...['reasoning', 'web_search_call', 'ghost_snapshot', 'compaction', 'compaction_summary', 'tool_search_call'],
  ...['tool_search_output', 'image_generation_call', 'context_compaction', 'compaction_trigger', 'other'],
])

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
  return [{ ...origin, type: 'prompt', text: said, voice: isTyped(item, said, origin) ? 'typed' : 'meta' }]
}

function isTyped(item: Json, said: string, { agentId }: Origin): boolean {
  if (agentId !== undefined) return false
  const kinds = object(item.internal_chat_message_metadata_passthrough)?.content_item_kinds
  if (Array.isArray(kinds) && kinds.length > 0) return kinds.some((kind) => text(kind).startsWith('user.'))
  return !/^\s*<(environment_context|user_instructions|hook_prompt|turn_aborted|skill|subagent_notification|user_shell_command)\b|^# AGENTS\.md/.test(
    said,
  )
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
  const refused = refusal(raw, REFUSALS)
  const failed = refused !== undefined || Number(code ?? 0) > 0 || /^(unsupported call|Command blocked)/.test(raw)
  return [{ ...origin, type: 'result', id: text(item.call_id), text: refused ?? out, failed }]
}

const EXITED =
  /^(?:Chunk ID: [^\n]*\n)?(?:Wall time: [^\n]*\n)?Process exited with code (\d+)\n(?:Original token count: [^\n]*\n)?(?:Output:\n)?/

const REFUSALS: readonly RegExp[] = [/^(?:exec command|patch) rejected by user/]

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
