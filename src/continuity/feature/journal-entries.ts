import { isRecord } from '../../base/is-record.ts'
import type { Thread } from '../../base/thread.ts'
import { query, type TimelineEntry } from '../../journal/timeline.ts'
import type { ReadSql } from '../../storage/sql.ts'
import type { Entry } from '../transcript/entry.ts'

const TYPES = ['prompt:submit', 'tool:complete', 'tool:failure', 'session:stop', 'agent:stop'] as const

/**
 * What the journal knows and the transcript does not yet: clients write their transcript about a tenth of a second late, and
 * some sessions have none at all. Only what came after the last line read, and no call that was read already. Of what was there when
 * the transcript was read before this time, all is known.
 */
export function journalEntries(sql: ReadSql, thread: Thread, read: readonly Entry[], readBefore: number): Entry[] {
  const lastRead = read.reduce((last, { at }) => Math.max(last, at ? Date.parse(at) : 0), 0)
  const rows = query(sql, { ...thread, types: TYPES, limit: RECENT, since: Math.max(lastRead, readBefore + 1) })
  const ids = new Set(read.flatMap((entry) => (entry.type === 'call' ? [entry.id] : [])))
  const texts = new Set(
    read.flatMap((entry) => (entry.type === 'prompt' || entry.type === 'said' ? [entry.text.trim()] : [])),
  )
  return rows
    .filter(({ data }) => !ids.has(String(data.id)) && !texts.has(String(data.text ?? data.message ?? '').trim()))
    .flatMap(entriesOf)
}

/** Where there is no transcript: all that the journal knows since then. */
export function journalSince(sql: ReadSql, thread: Thread, since: number): Entry[] {
  return query(sql, { ...thread, types: TYPES, limit: ALL, since }).flatMap(entriesOf)
}

const RECENT = 30
const ALL = 2000

function entriesOf({ type, data, at, agent, id }: TimelineEntry): Entry[] {
  const origin = { offset: 0, at: new Date(at).toISOString(), ...(agent && { agentId: agent }) }
  if (type === 'prompt:submit') return [{ ...origin, type: 'prompt', text: textOf(data.text), voice: 'typed' }]
  if (type === 'session:stop' || type === 'agent:stop') {
    return data.message ? [{ ...origin, type: 'said', text: textOf(data.message) }] : []
  }
  const call = textOf(data.id) || `journal-${id}`
  const input = isRecord(data.input) ? data.input : {}
  const failed = type === 'tool:failure'
  return [
    { ...origin, type: 'call', id: call, tool: textOf(data.tool), input },
    { ...origin, type: 'result', id: call, text: textOf(failed ? data.error : data.output), failed },
  ]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
