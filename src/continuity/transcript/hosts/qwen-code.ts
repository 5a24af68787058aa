import { lookUp } from '../../../base/look-up.ts'
import { shellText } from '../../../hosts/gemini-cli/wire.ts'
import { TOOLS } from '../../../hosts/qwen-code/wire.ts'
import { normalCall } from '../../../hosts/tools.ts'
import { withoutReminders } from '../clean.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, joined, type LineContext, lineReader, object, objects, text } from '../line-reader.ts'
import { refusal } from '../refusal.ts'
import { inItsFolder } from '../shell-call.ts'
import { voiceOf } from '../voice.ts'
import { shellEnd } from './gemini-cli.ts'

/** Reads a Qwen Code chat: Claude-like lines whose messages are made of parts. */
export const createQwenReader = lineReader(qwenLineEntries, () => ({ cwd: '' }))

interface Memory {
  cwd: string
}

function qwenLineEntries(line: Json, { offset, memory, unknown }: LineContext<Memory>): Entry[] {
  const at = text(line.timestamp)
  // A subagent has a file of its own, and says so in every line.
  const agent = text(line.agentId)
  const origin: Origin = {
    offset,
    ...(text(line.uuid) && { uuid: text(line.uuid) }),
    ...(at && { at }),
    ...(agent && { agentId: agent }),
  }
  const kind = text(line.type)
  const read = lookUp(LINES, kind)
  return read ? [...place(line, origin, memory), ...read(line, origin, memory)] : unknown(kind)
}

const LINES: Readonly<Record<string, (line: Json, origin: Origin, memory: Memory) => Entry[]>> = {
  user: (line, origin) => {
    const all = partsOf(line)
      .map((part) => text(part.text))
      .join('\n')
    const said = withoutReminders(all).trim()
    if (said === '') return []
    const typed = (line.provenance === undefined || line.provenance === 'real_user') && origin.agentId === undefined
    return [{ ...origin, type: 'prompt', text: said, voice: typed ? voiceOf(said) : 'meta' }]
  },
  assistant: (line, origin, memory) => partsOf(line).flatMap((part) => saidOrCalled(part, origin, memory)),
  tool_result: (line, origin) => partsOf(line).flatMap((part) => resulted(part, line, origin)),
  system: (line, origin) => (line.subtype === 'chat_compression' ? compressed(line, origin) : []),
}

function saidOrCalled(part: Json, origin: Origin, { cwd }: Memory): Entry[] {
  const made = object(part.functionCall)
  if (made) {
    const { toolName, toolInput } = normalCall(TOOLS, made.name, made.args)
    return [
      {
        ...origin,
        type: 'call',
        id: text(made.id),
        tool: text(toolName),
        input: inItsFolder(object(toolInput) ?? {}, cwd),
      },
    ]
  }
  const said = part.thought === true ? '' : text(part.text)
  return said.trim() === '' ? [] : [{ ...origin, type: 'said', text: said }]
}

function resulted(part: Json, line: Json, origin: Origin): Entry[] {
  const given = object(part.functionResponse)
  if (!given) return []
  const response = object(given.response) ?? {}
  const told = shellText(text(response.error ?? response.output)).told
  const refused = refusal(told, REFUSALS)
  const failed = refused !== undefined || 'error' in response || object(line.toolCallResult)?.status === 'error'
  return [{ ...origin, type: 'result', id: text(given.id), text: refused ?? shellEnd(told), failed }]
}

const REFUSALS: readonly RegExp[] = [/^\[Operation Cancelled\] Reason: User (?:denied|did not allow|rejected)/]

/** The line keeps the conversation as it stands after the compression. */
function compressed(line: Json, origin: Origin): Entry[] {
  const payload = object(line.systemPayload) ?? {}
  const info = object(payload.info) ?? {}
  const history = objects(payload.compressedHistory)
  const summary = history.map((message) => joined(message.parts)).join('\n')
  const before = Number(info.originalTokenCount)
  const after = Number(info.newTokenCount)
  return [
    {
      ...origin,
      type: 'boundary',
      trigger: 'auto',
      ...(before > 0 && { preTokens: before }),
      ...(after > 0 && { postTokens: after }),
    },
    { ...origin, type: 'summary', text: summary },
  ]
}

function partsOf(line: Json): Json[] {
  return objects(object(line.message)?.parts)
}

function place(line: Json, origin: Origin, memory: Memory): Entry[] {
  const cwd = text(line.cwd)
  if (cwd === '' || cwd === memory.cwd) return []
  memory.cwd = cwd
  return [{ ...origin, type: 'place', cwd }]
}
