import { ownCall, toolEnd, typed } from '../../../hosts/cline/wire.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, joined, type LineContext, lineReader, object, objects, text } from '../line-reader.ts'
import { refusal } from '../refusal.ts'

/** Reads a session of Cline CLI: its document of messages, a message a line (see `cline-lines.ts`). */
export const createClineReader = lineReader(clineLineEntries, (): Memory => ({ agentId: undefined }))

interface Memory {
  agentId: string | undefined
}

function clineLineEntries(line: Json, { offset, memory, unknown }: LineContext<Memory>): Entry[] {
  const session = object(line.session)
  if (session) return begun(session, offset, memory)
  const { agentId } = memory
  const origin: Origin = {
    offset,
    ...(text(line.id) && { uuid: text(line.id) }),
    ...(typeof line.ts === 'number' && { at: new Date(line.ts).toISOString() }),
    ...(agentId !== undefined && { agentId }),
  }
  const metadata = object(line.metadata)
  if (metadata?.kind === 'compaction_summary') return compacted(metadata, origin)
  if (line.role !== 'user' && line.role !== 'assistant') return unknown(`role ${text(line.role)}`)
  const blocks = typeof line.content === 'string' ? [{ type: 'text', text: line.content }] : objects(line.content)
  return blocks.flatMap((block) => blockEntries(block, line.role === 'user' ? 'user' : 'assistant', origin, unknown))
}

function begun(session: Json, offset: number, memory: Memory): Entry[] {
  memory.agentId = text(session.agent) || undefined
  const cwd = text(session.cwd)
  return cwd ? [{ offset, type: 'place', cwd }] : []
}

function blockEntries(
  block: Json,
  role: 'user' | 'assistant',
  origin: Origin,
  unknown: (kind: string) => Entry[],
): Entry[] {
  const kind = text(block.type)
  if (kind === 'text') return said(text(block.text), role, origin)
  if (kind === 'tool_use') return [called(block, origin)]
  if (kind === 'tool_result') return [ended(block, origin)]
  return PASSED_OVER.has(kind) ? [] : unknown(`block ${kind}`)
}

const PASSED_OVER: ReadonlySet<string> = new Set(['thinking', 'redacted_thinking', 'image', 'file', 'document'])

/** The client puts a tag around what the person typed. Whoever asks a subagent is the agent. */
function said(words: string, role: 'user' | 'assistant', origin: Origin): Entry[] {
  if (words.trim() === '') return []
  if (role === 'assistant') return [{ ...origin, type: 'said', text: words }]
  const inside = typed(words)
  const theirs = inside !== words && origin.agentId === undefined
  return [{ ...origin, type: 'prompt', text: inside, voice: theirs ? 'typed' : 'meta' }]
}

function called(block: Json, origin: Origin): Entry {
  const { toolName, toolInput } = ownCall(block.name, block.input)
  return { ...origin, type: 'call', id: text(block.id), tool: text(toolName), input: object(toolInput) ?? {} }
}

function ended(block: Json, origin: Origin): Entry {
  const id = text(block.tool_use_id)
  const parts = objects(block.content)
  const plain = parts.length > 0 && parts.every((part) => part.type === 'text')
  const told = typeof block.content === 'string' ? inner(block.content) : plain ? joined(parts) : ''
  const end = toolEnd(undefined, plain || parts.length === 0 ? told : parts)
  const result = end.failed ? end.error : text(end.output)
  const refused = refusal(result, REFUSALS)
  const failed = refused !== undefined || end.failed || block.is_error === true
  return { ...origin, type: 'result', id, text: refused ?? result, failed }
}

/** What a tool told in JSON: an error, or what a subagent came to. */
function inner(told: string): string {
  if (!told.startsWith('{"')) return told
  try {
    const value = object(JSON.parse(told))
    return text(value?.error) || text(value?.text) || told
  } catch {
    return told
  }
}

const REFUSALS: readonly RegExp[] = [
  /^(?:This tool call was rejected by the user|Tool execution denied by user|User rejected the tool call)/,
]

function compacted(metadata: Json, origin: Origin): Entry[] {
  const before = Number(metadata.tokensBefore)
  const at = Number(metadata.generatedAt)
  const when = at > 0 ? { at: new Date(at).toISOString() } : {}
  return [
    { ...origin, ...when, type: 'boundary', trigger: 'auto', ...(before > 0 && { preTokens: before }) },
    { ...origin, ...when, type: 'summary', text: text(metadata.summary) },
  ]
}
