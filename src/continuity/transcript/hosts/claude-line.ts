import { isRecord } from '../../../base/is-record.ts'
import { lookUp } from '../../../base/look-up.ts'
import { withoutReminders } from '../clean.ts'
import type { Boundary, Entry, Origin } from '../entry.ts'
import type { Json } from '../line-reader.ts'
import { voiceOf } from '../voice.ts'

/** What was last said about folder and branch, kept by the reader between lines. */
export interface PlaceMemory {
  cwd?: string
  branch?: string
  /** No line of the file has been read yet. */
  isFirst?: boolean
}

interface LineContext {
  readonly offset: number
  readonly agentId?: string | undefined
  readonly place: PlaceMemory
}

const NO_ENTRIES: readonly Entry[] = []

/** One parsed transcript line as entries; [] when it belongs to another thread or says nothing. */
export function claudeLineEntries(line: Json, context: LineContext): Entry[] {
  const agentId = text(line.agentId)
  const sidechain = line.isSidechain === true
  if (context.agentId === undefined ? sidechain : agentId !== context.agentId) return []
  const origin = originOf(line, context, sidechain ? agentId : undefined)
  const read = lookUp(READERS, text(line.type) ?? '')
  if (read === undefined) return []
  const entries = read(line, origin)
  const place = placeEntries(line, origin, context.place, entries)
  return place.length === 0 ? entries : [...place, ...entries]
}

const READERS: Readonly<Record<string, (line: Json, origin: Origin) => Entry[]>> = {
  user: userEntries,
  assistant: assistantEntries,
  system: systemEntries,
  'queue-operation': queueEntries,
}

/** Notices of the client's own tasks wait in the same queue; `dequeue` and `remove` say nothing that the message did not. */
function queueEntries(line: Json, origin: Origin): Entry[] {
  const said = withoutReminders(text(line.content) ?? '').trim()
  if (line.operation === 'popAll') return [{ ...origin, type: 'queued', act: 'taken-back', text: said }]
  if (line.operation !== 'enqueue' || said === '') return []
  if (said.startsWith('{"task_id"')) return [{ ...origin, type: 'prompt', text: said, voice: 'output' }]
  const voice = voiceOf(said)
  return voice === 'typed'
    ? [{ ...origin, type: 'queued', act: 'waits', text: said }]
    : [{ ...origin, type: 'prompt', text: said, voice }]
}

function userEntries(line: Json, origin: Origin): Entry[] {
  const blocks = blocksOf(line)
  if (line.isCompactSummary === true) return [{ ...origin, type: 'summary', text: joinedText(blocks) }]
  const entries: Entry[] = []
  for (const block of blocks) {
    if (block.type === 'tool_result') {
      entries.push({
        ...origin,
        type: 'result',
        id: text(block.tool_use_id) ?? '',
        text: resultText(block.content),
        failed: block.is_error === true,
      })
      continue
    }
    if (block.type !== 'text') continue
    const said = withoutReminders(text(block.text) ?? '')
    if (said.trim() !== '')
      entries.push({ ...origin, type: 'prompt', text: said, voice: line.isMeta === true ? 'meta' : voiceOf(said) })
  }
  return entries
}

function assistantEntries(line: Json, origin: Origin): Entry[] {
  const entries: Entry[] = []
  for (const block of blocksOf(line)) {
    if (block.type === 'text') {
      const said = withoutReminders(text(block.text) ?? '')
      if (said.trim() !== '' && line.isApiErrorMessage !== true) entries.push({ ...origin, type: 'said', text: said })
      continue
    }
    if (block.type !== 'tool_use') continue
    entries.push({
      ...origin,
      type: 'call',
      id: text(block.id) ?? '',
      tool: text(block.name) ?? '',
      input: object(block.input) ?? {},
    })
  }
  return entries
}

function systemEntries(line: Json, origin: Origin): Entry[] {
  if (line.subtype === 'turn_duration' || line.subtype === 'stop_hook_summary') return [{ ...origin, type: 'ended' }]
  if (line.subtype !== 'compact_boundary') return []
  const meta = object(line.compactMetadata) ?? {}
  const preserved = object(meta.preservedMessages)
  const segment = object(meta.preservedSegment)
  const uuids = strings(preserved?.uuids) ?? strings(preserved?.allUuids)
  const head = text(segment?.headUuid)
  const tail = text(segment?.tailUuid)
  const boundary: Boundary = {
    type: 'boundary',
    trigger: text(meta.trigger) ?? 'auto',
    ...optional('preTokens', number(meta.preTokens)),
    ...optional('postTokens', number(meta.postTokens)),
    ...optional('preservedUuids', uuids),
    ...optional('preservedSegment', head !== undefined && tail !== undefined ? { head, tail } : undefined),
  }
  return [{ ...origin, ...boundary }]
}

/** A conversation begins with a prompt: a file whose first line answers another and is none begins in the middle. */
function goesOn(line: Json, entries: readonly Entry[]): boolean {
  return typeof line.parentUuid === 'string' && entries[0]?.type !== 'prompt'
}

function placeEntries(line: Json, origin: Origin, place: PlaceMemory, entries: readonly Entry[]): readonly Entry[] {
  const isMiddle = place.isFirst === true && goesOn(line, entries)
  place.isFirst = false
  const cwd = text(line.cwd)
  const branch = text(line.gitBranch)
  const moved = cwd !== undefined && cwd !== place.cwd
  const switched = branch !== undefined && branch !== '' && branch !== place.branch
  if (!moved && !switched) return NO_ENTRIES
  if (moved) place.cwd = cwd
  if (switched) place.branch = branch
  return [
    {
      ...origin,
      type: 'place',
      ...optional('cwd', place.cwd),
      ...optional('branch', place.branch),
      ...(isMiddle && { goesOn: true as const }),
    },
  ]
}

function originOf(line: Json, context: LineContext, agentId: string | undefined): Origin {
  const origin: { offset: number; uuid?: string; at?: string; agentId?: string } = { offset: context.offset }
  if (typeof line.uuid === 'string') origin.uuid = line.uuid
  if (typeof line.timestamp === 'string') origin.at = line.timestamp
  if (agentId !== undefined) origin.agentId = agentId
  return origin
}

function blocksOf(line: Json): readonly Json[] {
  const content = object(line.message)?.content
  if (typeof content === 'string') return [{ type: 'text', text: content }]
  return Array.isArray(content) ? content.filter(isRecord) : []
}

function joinedText(blocks: readonly Json[]): string {
  return blocks.map((block) => text(block.text) ?? '').join('\n')
}

function resultText(content: unknown): string {
  if (typeof content === 'string') return unframed(content)
  return Array.isArray(content) ? unframed(joinedText(content.filter(isRecord))) : ''
}

/** The client puts its own words before an agent's report and indents it: of these, nothing is the agent's. */
function unframed(result: string): string {
  const at = result.startsWith(FRAME) ? result.indexOf(FOLLOWS) : -1
  return at < 0 ? result : result.slice(at + FOLLOWS.length).replaceAll(/^ {2}/gm, '')
}

const FRAME = '[Subagent hand-back]'
const FOLLOWS = 'The report follows:\n'

function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function strings(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.filter((item) => typeof item === 'string') : undefined
}

function object(value: unknown): Json | undefined {
  return isRecord(value) ? value : undefined
}
