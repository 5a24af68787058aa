import { shellText } from '../../../hosts/gemini-cli/wire.ts'
import { TOOLS } from '../../../hosts/qwen-code/wire.ts'
import { normalCall } from '../../../hosts/tools.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, joined, lineReader, object, objects, text } from '../line-reader.ts'
import { refusalIn } from './gemini-cli.ts'

/** Reads a Qwen Code chat: Claude-like lines whose messages are made of parts. */
export const createQwenReader = lineReader(qwenLineEntries, () => ({ cwd: '' }))

interface Memory {
  cwd: string
}

function qwenLineEntries(line: Json, offset: number, memory: Memory): Entry[] {
  const at = text(line.timestamp)
  const origin: Origin = { offset, ...(text(line.uuid) && { uuid: text(line.uuid) }), ...(at && { at }) }
  const read = LINES[text(line.type)]
  return read ? [...place(line, origin, memory), ...read(line, origin)] : []
}

const LINES: Readonly<Record<string, (line: Json, origin: Origin) => Entry[]>> = {
  user: (line, origin) => {
    const said = partsOf(line)
      .map((part) => text(part.text))
      .join('\n')
    if (said.trim() === '') return []
    const typed = line.provenance === undefined || line.provenance === 'real_user'
    return [{ ...origin, type: 'prompt', text: said, voice: typed ? 'typed' : 'meta' }]
  },
  assistant: (line, origin) => partsOf(line).flatMap((part) => saidOrCalled(part, origin)),
  tool_result: (line, origin) => partsOf(line).flatMap((part) => resulted(part, line, origin)),
  system: (line, origin) => (line.subtype === 'chat_compression' ? compressed(line, origin) : []),
}

function saidOrCalled(part: Json, origin: Origin): Entry[] {
  const made = object(part.functionCall)
  if (made) {
    const { toolName, toolInput } = normalCall(TOOLS, made.name, made.args)
    return [{ ...origin, type: 'call', id: text(made.id), tool: text(toolName), input: object(toolInput) ?? {} }]
  }
  const said = part.thought === true ? '' : text(part.text)
  return said.trim() === '' ? [] : [{ ...origin, type: 'said', text: said }]
}

function resulted(part: Json, line: Json, origin: Origin): Entry[] {
  const given = object(part.functionResponse)
  if (!given) return []
  const response = object(given.response) ?? {}
  const failed = 'error' in response || object(line.toolCallResult)?.status === 'error'
  const told = shellText(text(response.error ?? response.output)).told
  return [{ ...origin, type: 'result', id: text(given.id), text: told, failed, ...refusalIn(told) }]
}

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
