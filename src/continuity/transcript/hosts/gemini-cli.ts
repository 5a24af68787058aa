import { shellText, TOOLS } from '../../../hosts/gemini-cli/wire.ts'
import { normalCall } from '../../../hosts/tools.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, joined, lineReader, object, objects, text } from '../line-reader.ts'

/**
 * Reads a Gemini CLI chat: messages, and `$set` lines that change what stands before. A message is written again when its
 * tools have come back, and the whole list of messages when it was compressed, so what was read once is not read again.
 */
export const createGeminiReader = lineReader(geminiLineEntries, () => ({ seen: new Set<string>() }))

interface Memory {
  seen: Set<string>
}

function geminiLineEntries(line: Json, offset: number, memory: Memory): Entry[] {
  const all = objects(object(line.$set)?.messages)
  if (all.length > 0) return all.flatMap((message) => messageEntries(message, offset, memory))
  return messageEntries(line, offset, memory)
}

function messageEntries(message: Json, offset: number, memory: Memory): Entry[] {
  const at = text(message.timestamp)
  const origin: Origin = { offset, ...(text(message.id) && { uuid: text(message.id) }), ...(at && { at }) }
  if (message.type === 'user') return once(memory, `${text(message.id)}:user`, () => prompted(message, origin))
  if (message.type !== 'gemini') return []
  const said = joined(message.content)
  return [
    ...(said.trim() === ''
      ? []
      : once(memory, `${text(message.id)}:said`, () => [{ ...origin, type: 'said', text: said } as const])),
    ...objects(message.toolCalls).flatMap((made) => once(memory, text(made.id), () => called(made, origin))),
  ]
}

function prompted(message: Json, origin: Origin): Entry[] {
  const said = joined(message.content)
  if (said.trim() === '') return []
  const [, summary] = SNAPSHOT.exec(said) ?? []
  if (summary !== undefined) {
    return [
      { ...origin, type: 'boundary', trigger: 'auto' },
      { ...origin, type: 'summary', text: summary.trim() },
    ]
  }
  const typed = !/^\s*<(session_context|hook_context)\b/.test(said)
  // What `@file` brought in stands in the message; what was typed stands apart.
  const shown = joined(message.displayContent)
  return [
    { ...origin, type: 'prompt', text: (typed && shown.trim() && shown) || said, voice: typed ? 'typed' : 'meta' },
  ]
}

const SNAPSHOT = /<state_snapshot>([\s\S]*?)<\/state_snapshot>/

function called(made: Json, origin: Origin): Entry[] {
  const id = text(made.id)
  const { toolName, toolInput } = normalCall(TOOLS, made.name, made.args)
  const response = object(object(objects(made.result)[0]?.functionResponse)?.response) ?? {}
  const { told, code } = shellText(text(response.error ?? response.output))
  const failed = 'error' in response || made.status === 'error' || code > 0
  return [
    { ...origin, type: 'call', id, tool: text(toolName), input: object(toolInput) ?? {} },
    { ...origin, type: 'result', id, text: told, failed, ...refusalIn(told) },
  ]
}

/** The client gives the person's words as the reason, or words of its own. */
export function refusalIn(told: string): { refusal?: string } {
  const reason = /^\[Operation Cancelled\] (?:Reason: )?([\s\S]*)$/.exec(told)?.[1]
  if (reason === undefined) return {}
  return { refusal: OWN_REASONS.test(reason) ? '' : reason.trim() }
}

const OWN_REASONS = /^\s*(?:User (?:denied|did not allow|cancelled|canceled)|Operation cancelled|Another tool|$)/i

function once(memory: Memory, key: string, make: () => Entry[]): Entry[] {
  if (memory.seen.has(key)) return []
  memory.seen.add(key)
  return make()
}
