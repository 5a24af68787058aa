import { TOOLS } from '../../../hosts/opencode/wire.ts'
import { normalCall } from '../../../hosts/tools.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, object, objects, text } from '../line-reader.ts'

/** OpenCode keeps no transcript that a hook could read; the plugin hands the session's messages over when they matter. */
export function opencodeEntries(messages: unknown): Entry[] {
  return objects(messages).flatMap((message) => {
    const at = typeof message.at === 'number' ? new Date(message.at).toISOString() : undefined
    const origin: Origin = { offset: 0, ...(text(message.id) && { uuid: text(message.id) }), ...(at && { at }) }
    return objects(message.parts).flatMap((part) => partEntries(part, message, origin))
  })
}

function partEntries(part: Json, message: Json, origin: Origin): Entry[] {
  if (part.type === 'compaction') return [{ ...origin, type: 'boundary', trigger: 'auto' }]
  if (part.type === 'tool') return called(part, origin)
  const said = text(part.text)
  if (part.type !== 'text' || said.trim() === '') return []
  if (message.summary === true) return [{ ...origin, type: 'summary', text: said }]
  if (message.role === 'assistant') return [{ ...origin, type: 'said', text: said }]
  return [{ ...origin, type: 'prompt', text: said, voice: part.synthetic === true ? 'meta' : 'typed' }]
}

function called(part: Json, origin: Origin): Entry[] {
  const id = text(part.callID)
  const { toolName, toolInput } = normalCall(TOOLS, part.tool, part.input)
  const made: Entry = { ...origin, type: 'call', id, tool: text(toolName), input: object(toolInput) ?? {} }
  if (part.status !== 'completed' && part.status !== 'error') return [made]
  const failed = part.status === 'error' || Number(part.exit ?? 0) > 0
  const refused = REFUSED.exec(text(part.output))
  return [
    made,
    {
      ...origin,
      type: 'result',
      id,
      text: text(part.output),
      failed,
      ...(refused !== null && { refusal: refused[1]?.trim() ?? '' }),
    },
  ]
}

const REFUSED =
  /^The user rejected permission to use this specific tool call(?: with the following feedback: ([\s\S]*))?/
