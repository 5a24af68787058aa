import { lookUp } from '../../../base/look-up.ts'
import { ownEdit, TOOLS } from '../../../hosts/pi/wire.ts'
import { normalCall } from '../../../hosts/tools.ts'
import type { Entry, Origin } from '../entry.ts'
import { type Json, joined, type LineContext, lineReader, object, objects, text } from '../line-reader.ts'

/**
 * Reads a session of pi: a tree, an entry a line, each with its parent. What was done on a branch that was left has been done all the
 * same, so the lines are read in their order; where one begins that does not go on from the line before, the person went back.
 */
export const createPiReader = lineReader(piLineEntries, (): Memory => ({ behind: new Map(), last: '' }))

interface Memory {
  /** Where the line behind each entry begins, by its id. */
  readonly behind: Map<string, number>
  last: string
}

function piLineEntries(line: Json, { offset, memory, unknown }: LineContext<Memory>): Entry[] {
  const at = text(line.timestamp)
  const id = text(line.id)
  const origin: Origin = { offset, ...(id && { uuid: id }), ...(at && { at }) }
  const back = wentBack(line, origin, memory)
  const kind = text(line.type)
  const read = lookUp(LINES, kind)
  if (read) return [...back, ...read(line, origin)]
  return BOOKKEEPING.has(kind) ? back : [...back, ...unknown(kind)]
}

function wentBack(line: Json, origin: Origin, memory: Memory): Entry[] {
  const { last, behind } = memory
  if (last !== '' && !behind.has(last)) behind.set(last, origin.offset)
  if (origin.uuid !== undefined && 'parentId' in line) memory.last = origin.uuid
  const parent = text(line.parentId)
  const from = parent === last ? undefined : behind.get(parent)
  return from === undefined ? [] : [{ ...origin, type: 'back', from }]
}

const BOOKKEEPING: ReadonlySet<string> = new Set([
  ...[
    'model_change',
    'thinking_level_change',
    'usage',
    'custom',
    'custom_message',
    'label',
    'session_info',
    'context_edit',
  ],
])

type Read = (line: Json, origin: Origin) => Entry[]

const LINES: Readonly<Record<string, Read>> = {
  session: ({ cwd, version }, origin) =>
    typeof version === 'number' && text(cwd) ? [{ ...origin, type: 'place', cwd: text(cwd) }] : [],
  // A line of another agent has a message too; only here every message has its role, and the line a parent.
  message: (line, origin) => {
    const message = object(line.message)
    return message && 'parentId' in line ? (lookUp(ROLES, text(message.role))?.(message, origin) ?? []) : []
  },
  // What became of a branch that was left: nobody typed it.
  branch_summary: ({ summary }, origin) =>
    text(summary).trim() === '' ? [] : [{ ...origin, type: 'prompt', text: text(summary), voice: 'meta' }],
  compaction: (line, origin) => {
    const before = Number(line.tokensBefore)
    return [
      { ...origin, type: 'boundary', trigger: 'auto', ...(before > 0 && { preTokens: before }) },
      { ...origin, type: 'summary', text: text(line.summary) },
    ]
  },
}

const ROLES: Readonly<Record<string, Read>> = {
  user: (message, origin) => {
    const said = joined(message.content)
    return said.trim() === '' ? [] : [{ ...origin, type: 'prompt', text: said, voice: 'typed' }]
  },
  assistant: (message, origin) => objects(message.content).flatMap((part) => saidOrCalled(part, origin)),
  toolResult: (message, origin) => [
    {
      ...origin,
      type: 'result',
      id: text(message.toolCallId),
      text: joined(message.content),
      failed: message.isError === true,
    },
  ],
  bashExecution: (message, origin) => {
    const command = text(message.command)
    if (command === '') return []
    const output = text(message.output)
    return [
      { ...origin, type: 'prompt', text: command, voice: 'shell' },
      ...(output.trim() === '' ? [] : [{ ...origin, type: 'prompt', text: output, voice: 'output' } as const]),
    ]
  },
}

function saidOrCalled(part: Json, origin: Origin): Entry[] {
  if (part.type === 'toolCall') {
    const given = part.name === 'edit' ? ownEdit(part.arguments) : part.arguments
    const { toolName, toolInput } = normalCall(TOOLS, part.name, given)
    return [{ ...origin, type: 'call', id: text(part.id), tool: text(toolName), input: object(toolInput) ?? {} }]
  }
  const said = part.type === 'text' ? text(part.text) : ''
  return said.trim() === '' ? [] : [{ ...origin, type: 'said', text: said }]
}
