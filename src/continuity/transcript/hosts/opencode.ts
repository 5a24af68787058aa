import { lookUp } from '../../../base/look-up.ts'
import { TOOLS, unquoted } from '../../../hosts/opencode/wire.ts'
import { normalCall } from '../../../hosts/tools.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, type LineContext, lineReader, object, objects, text } from '../line-reader.ts'
import { refusal } from '../refusal.ts'
import { inItsFolder, timeUp } from '../shell-call.ts'

/** Reads a session of OpenCode, or of Kilo CLI, which is made of it: the rows of its database, a part a line (see `opencode-lines.ts`). */
export const createOpencodeReader = lineReader(opencodeLineEntries, (): Memory => ({ cwd: '', tokens: 0 }))

interface Memory {
  cwd: string
  /** How full the context was when the agent last spoke. */
  tokens: number
}

function opencodeLineEntries(line: Json, { offset, memory, unknown }: LineContext<Memory>): Entry[] {
  const message = object(line.message)
  const part = object(line.part)
  const at = typeof line.at === 'number' ? new Date(line.at).toISOString() : undefined
  const agent = text(line.agent)
  const origin: Origin = {
    offset,
    ...(text(message?.id) && { uuid: text(message?.id) }),
    ...(at && { at }),
    ...(agent && { agentId: agent }),
  }
  const place = placed(text(line.cwd), origin, memory)
  if (!message || !part) return place
  const before = memory.tokens
  memory.tokens = Number(message.tokens) > 0 ? Number(message.tokens) : memory.tokens
  const kind = text(part.type)
  if (!lookUp(PARTS, kind)) return PASSED_OVER.has(kind) ? place : [...place, ...unknown(`part ${kind}`)]
  const flat = { ...part, ...flattened(object(part.state)), before }
  return [...place, ...partEntries(flat, { ...message, cwd: memory.cwd }, origin)]
}

/** The state of a tool, as our plugin hands it over. */
function flattened(state: Json | undefined): Json {
  if (!state) return {}
  const { status, input, output, error, metadata } = state
  return { status, input, output: status === 'error' ? error : output, exit: object(metadata)?.exit }
}

function placed(cwd: string, origin: Origin, memory: Memory): Entry[] {
  if (cwd === '' || cwd === memory.cwd) return []
  memory.cwd = cwd
  return [{ ...origin, type: 'place', cwd }]
}

/** The session's messages as our plugin hands them over when they matter. */
export function opencodeEntries(messages: unknown): Entry[] {
  return objects(messages).flatMap((message) => {
    const at = typeof message.at === 'number' ? new Date(message.at).toISOString() : undefined
    const origin: Origin = { offset: 0, ...(text(message.id) && { uuid: text(message.id) }), ...(at && { at }) }
    return objects(message.parts).flatMap((part) => partEntries(part, message, origin))
  })
}

function partEntries(part: Json, message: Json, origin: Origin): Entry[] {
  return lookUp(PARTS, text(part.type))?.(part, message, origin) ?? []
}

const PARTS: Readonly<Record<string, (part: Json, message: Json, origin: Origin) => Entry[]>> = {
  compaction: (part, _, origin) => [
    {
      ...origin,
      type: 'boundary',
      trigger: part.auto === false ? 'manual' : 'auto',
      ...(Number(part.before) > 0 && { preTokens: Number(part.before) }),
    },
  ],
  tool: called,
  text: (part, message, origin) => {
    const said = text(part.text)
    if (said.trim() === '') return []
    if (message.summary === true) return [{ ...origin, type: 'summary', text: said }]
    if (message.role === 'assistant') return [{ ...origin, type: 'said', text: said }]
    // What the client or a file put into a message is not the person's; and whoever asks a subagent is the agent.
    const typed = part.synthetic !== true && part.ignored !== true && origin.agentId === undefined
    return [{ ...origin, type: 'prompt', text: typed ? unquoted(said) : said, voice: typed ? 'typed' : 'meta' }]
  },
}

/** Kinds that say nothing which is kept. */
const PASSED_OVER: ReadonlySet<string> = new Set([
  ...['step-start', 'step-finish', 'snapshot', 'patch', 'reasoning', 'file', 'agent', 'retry', 'subtask'],
])

function called(part: Json, message: Json, origin: Origin): Entry[] {
  const id = text(part.callID)
  const { toolName, toolInput } = normalCall(TOOLS, part.tool, part.input)
  const made: Entry = {
    ...origin,
    type: 'call',
    id,
    tool: text(toolName),
    input: inItsFolder(object(toolInput) ?? {}, text(message.cwd)),
  }
  if (part.status !== 'completed' && part.status !== 'error') return [made]
  const told = text(part.output)
  const refused = part.status === 'error' ? refusal(told, REFUSALS) : undefined
  const failed = part.status === 'error' || Number(part.exit ?? 0) > 0
  return [made, { ...origin, type: 'result', id, text: refused ?? (CUT_OFF.test(told) ? timeUp(told) : told), failed }]
}

const CUT_OFF =
  /<\w+_metadata>\s*(?:\w+ tool )?terminated command after exceeding timeout|<\w+_metadata>\s*.{0,40}aborted the command/i
const REFUSALS: readonly RegExp[] = [
  /^(?:Error: )?The user rejected permission to use this specific tool call(?: with the following feedback: ([\s\S]*)|\.)?$/,
  /^(?:Error: )?The user dismissed this question/,
]
