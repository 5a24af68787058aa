import { lookUp } from '../../../base/look-up.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, joined, type LineContext, lineReader, object, objects, parsed, text } from '../line-reader.ts'
import { refusal } from '../refusal.ts'
import { goesOn, inItsFolder } from '../shell-call.ts'

/** Reads a Codex rollout: `{timestamp, type, payload}` a line. */
export const createCodexReader = lineReader(
  codexLineEntries,
  (): Memory => ({ cwd: '', agentId: undefined, files: new Map(), commands: new Map(), running: new Map() }),
)

interface Memory {
  cwd: string
  /** Set when the whole file is a subagent's. */
  agentId: string | undefined
  /** How many files each patch is for, by the call. */
  files: Map<string, number>
  /** What each call runs, and what still ran when it was last asked for, by its session. */
  commands: Map<string, string>
  running: Map<string, string>
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
  function_call: (item, origin, memory) => call(item, origin, parsed(text(item.arguments)) ?? {}, memory),
  custom_tool_call: (item, origin, memory) => call(item, origin, { input: item.input }, memory),
  local_shell_call: (item, origin, memory) =>
    call({ ...item, name: 'shell' }, origin, object(item.action) ?? {}, memory),
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

function call(item: Json, origin: Origin, input: Json, memory: Memory): Entry[] {
  const id = text(item.call_id)
  const calls = callsOf(text(item.name), input, memory)
  if (calls.length > 1) memory.files.set(id, calls.length)
  const [first] = calls
  if (first?.tool === 'Bash') memory.commands.set(id, text(first.input.command))
  return calls.map((one, at) => ({ ...origin, type: 'call', id: idOf(id, at), ...one }))
}

/** Each file of a patch is an edit of its own. */
function idOf(id: string, at: number): string {
  return at === 0 ? id : `${id}/${at}`
}

interface Call {
  readonly tool: string
  readonly input: Json
}

function callsOf(name: string, input: Json, memory: Memory): readonly Call[] {
  const command = commandText(input.cmd ?? input.command)
  if (name === 'apply_patch') return patch(text(input.input) || command)
  if (SHELLS.has(name) && PATCHES.test(command)) return patch(command)
  return [toolOf(name, { ...input, command }, memory)]
}

function toolOf(name: string, { command, ...rest }: Json, memory: Memory): Call {
  const input = command === '' ? rest : { ...rest, command }
  if (SHELLS.has(name)) return { tool: 'Bash', input: inItsFolder({ ...rest, command }, memory.cwd) }
  // It asks how far a command is that was begun before.
  const begun = name === 'write_stdin' ? memory.running.get(String(input.session_id)) : undefined
  if (begun !== undefined) return { tool: 'Bash', input: { command: begun } }
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

/** One patch may touch many files: each with its own part of it. */
function patch(body: string): readonly Call[] {
  const files = [...body.matchAll(/^\*\*\* (Add|Update|Delete) File: (.+)$/gm)]
  if (files.length === 0) return [{ tool: 'Edit', input: { file_path: '', content: body } }]
  return files.slice(0, MOST_FILES).flatMap(({ index, 1: verb, 2: path = '' }, at) => {
    const content = body.slice(at === 0 ? 0 : index, files[at + 1]?.index ?? body.length)
    const file_path = path.trim()
    if (verb === 'Delete') return [{ tool: 'Delete', input: { file_path } }]
    const to = MOVED.exec(content)?.[1]?.trim()
    const edit = { tool: verb === 'Add' ? 'Write' : 'Edit', input: { file_path, content } }
    return to === undefined ? [edit] : [edit, { tool: 'Move', input: { file_path, to } }]
  })
}

const PATCHES = /^\s*(?:apply_patch\b|\*\*\* Begin Patch)/
const MOVED = /^\*\*\* Move to: (.+)$/m
const MOST_FILES = 40

function result(item: Json, origin: Origin, memory: Memory): Entry[] {
  const raw = typeof item.output === 'string' ? item.output : joined(object(item.output)?.content ?? item.output)
  const id = text(item.call_id)
  const { told, code } = endOf(raw)
  const session = RUNS.exec(raw)?.[1]
  const command = memory.commands.get(id)
  if (session !== undefined && command !== undefined) memory.running.set(session, command)
  const refused = refusal(raw, REFUSALS)
  const failed = refused !== undefined || code > 0 || /^(unsupported call|Command blocked)/.test(raw)
  const ended = { type: 'result', text: refused ?? (session === undefined ? told : goesOn(told)), failed } as const
  const count = memory.files.get(id) ?? 1
  memory.commands.delete(id)
  memory.files.delete(id)
  return Array.from({ length: count }, (_, at) => ({ ...origin, ...ended, id: idOf(id, at) }))
}

/** What was printed, and how it ended; old clients wrapped both. */
function endOf(raw: string): { readonly told: string; readonly code: number } {
  const wrapped = raw.startsWith('{"output":') ? parsed(raw) : undefined
  if (wrapped) return { told: text(wrapped.output), code: Number(object(wrapped.metadata)?.exit_code ?? 0) || 0 }
  const [head = '', code = 0] = EXITED.exec(raw) ?? RUNS.exec(raw) ?? []
  return { told: raw.slice(head.length), code: head.includes('session ID') ? 0 : Number(code) }
}

const EXITED =
  /^(?:Chunk ID: [^\n]*\n)?(?:Wall time: [^\n]*\n)?(?:Process exited with code|Exit code:) (\d+)\n(?:Wall time: [^\n]*\n)?(?:Original token count: [^\n]*\n)?(?:Output:\n)?/
const RUNS =
  /^(?:Chunk ID: [^\n]*\n)?(?:Wall time: [^\n]*\n)?Process running with session ID (\w+)\n(?:Original token count: [^\n]*\n)?(?:Output:\n)?/

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
