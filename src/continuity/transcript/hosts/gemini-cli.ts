import { shellText, TOOLS } from '../../../hosts/gemini-cli/wire.ts'
import { normalCall } from '../../../hosts/tools.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, joined, type LineContext, lineReader, object, objects, text } from '../line-reader.ts'
import { refusal } from '../refusal.ts'
import { goesOn, inItsFolder, timeUp } from '../shell-call.ts'

/**
 * Reads a Gemini CLI chat: messages, and `$set` lines that change what stands before. A message is written again when its
 * tools have come back, and the whole list of messages when it was compressed, so what was read once is not read again.
 */
export const createGeminiReader = lineReader(
  geminiLineEntries,
  (): Memory => ({ seen: new Set(), cwd: '', agentId: undefined, compressed: false }),
)

interface Memory {
  seen: Set<string>
  cwd: string
  /** Set when the whole file is a subagent's. */
  agentId: string | undefined
  /** Right behind a summary the client answers itself in the agent's name. */
  compressed: boolean
}

type Context = LineContext<Memory>

function geminiLineEntries(line: Json, context: Context): Entry[] {
  const { memory } = context
  if (line.kind === 'subagent') memory.agentId = text(line.sessionId) || 'subagent'
  const all = objects(object(line.$set)?.messages)
  if (all.length > 0) return all.flatMap((message) => messageEntries(message, context))
  if (line.$set !== undefined) return []
  if (line.type === undefined) return placed(text(list(line.directories)[0]), { offset: context.offset }, memory)
  return messageEntries(line, context)
}

function messageEntries(message: Json, { offset, memory, unknown }: Context): Entry[] {
  const at = text(message.timestamp)
  const { agentId } = memory
  const origin: Origin = {
    offset,
    ...(text(message.id) && { uuid: text(message.id) }),
    ...(at && { at }),
    ...(agentId !== undefined && { agentId }),
  }
  const kind = text(message.type)
  if (kind === 'user') return once(memory, `${text(message.id)}:user`, () => prompted(message, origin, memory))
  if (kind !== 'gemini') return NOTICES.has(kind) ? [] : unknown(kind)
  const said = joined(message.content)
  if (memory.compressed && said === ACKNOWLEDGED) memory.seen.add(`${text(message.id)}:said`)
  memory.compressed = false
  return [
    ...(said.trim() === ''
      ? []
      : once(memory, `${text(message.id)}:said`, () => [{ ...origin, type: 'said', text: said } as const])),
    ...objects(message.toolCalls).flatMap((made) => once(memory, text(made.id), () => called(made, origin, memory))),
  ]
}

/** What the client shows the person. */
const NOTICES: ReadonlySet<string> = new Set(['info', 'error', 'warning'])
const ACKNOWLEDGED = 'Got it. Thanks for the additional context!'

function prompted(message: Json, origin: Origin, memory: Memory): Entry[] {
  const said = joined(message.content)
  if (said.trim() === '') return []
  const [, summary] = SNAPSHOT.exec(said) ?? []
  if (summary !== undefined) {
    memory.compressed = true
    return [
      { ...origin, type: 'boundary', trigger: 'auto' },
      { ...origin, type: 'summary', text: summary.trim() },
    ]
  }
  const typed = origin.agentId === undefined && !CLIENTS_OWN.test(said)
  const [, cwd = ''] = WORKSPACE.exec(said.startsWith('<session_context>') ? said : '') ?? []
  // What `@file` brought in stands in the message; what was typed stands apart.
  const shown = joined(message.displayContent)
  return [
    ...placed(cwd.trim(), origin, memory),
    { ...origin, type: 'prompt', text: (typed && shown.trim() && shown) || said, voice: typed ? 'typed' : 'meta' },
  ]
}

function placed(cwd: string, origin: Origin, memory: Memory): Entry[] {
  if (cwd === '' || cwd === memory.cwd) return []
  memory.cwd = cwd
  return [{ ...origin, type: 'place', cwd }]
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The client sets the stage, hands on what a hook said, and speaks up itself when it sees the agent go round in circles. */
const CLIENTS_OWN = /^\s*(?:<(?:session_context|hook_context)\b|System: (?:Potential loop detected|Please continue)\b)/
/** The first folder of the work, where the client sets the stage. */
const WORKSPACE = /\n- \*\*Workspace Directories:\*\*\n {2}- ([^\n]+)/
const SNAPSHOT = /<state_snapshot>([\s\S]*?)<\/state_snapshot>/

function called(made: Json, origin: Origin, { cwd }: Memory): Entry[] {
  const id = text(made.id)
  const { toolName, toolInput } = normalCall(TOOLS, made.name, made.args)
  const response = object(object(objects(made.result)[0]?.functionResponse)?.response) ?? {}
  const { told, code } = shellText(text(response.error ?? response.output))
  const refused = refusal(told, REFUSALS)
  const failed = refused !== undefined || 'error' in response || made.status === 'error' || code > 0
  return [
    { ...origin, type: 'call', id, tool: text(toolName), input: inItsFolder(object(toolInput) ?? {}, cwd) },
    { ...origin, type: 'result', id, text: refused ?? shellEnd(told), failed },
  ]
}

/** A command that goes on, or that the client has ended, has not told how it ends. */
export function shellEnd(told: string): string {
  if (GOES_ON.test(told)) return goesOn(told)
  return CUT_OFF.test(told) ? timeUp(told) : told
}

const GOES_ON =
  /^(?:Command moved to background \(PID|Background (?:shell|command) .{0,80}started|Foreground command .{0,400} promoted to background)/s
const CUT_OFF = /^Command was automatically cancelled because it exceeded the timeout|^Command timed out after /
const REFUSALS: readonly RegExp[] = [/^\[Operation Cancelled\] Reason: User (?:denied|did not allow|rejected)/]

function once(memory: Memory, key: string, make: () => Entry[]): Entry[] {
  if (memory.seen.has(key)) return []
  memory.seen.add(key)
  return make()
}
