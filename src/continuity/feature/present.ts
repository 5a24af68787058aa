import { isRecord } from '../../base/is-record.ts'
import { type Thread, threadOf } from '../../base/thread.ts'
import { query, type TimelineEntry } from '../../journal/timeline.ts'
import type { Event } from '../../protocol/event.ts'
import type { Files } from '../../protocol/ports.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { advance } from '../ledger/advance.ts'
import type { Ledger } from '../ledger/facts.ts'
import { emptyLedger } from '../ledger/put.ts'
import type { Entry } from '../transcript/entry.ts'
import { opencodeEntries } from '../transcript/hosts/opencode.ts'
import type { ContinuityContext } from './context.ts'
import { readTranscript, type Transcript, type TranscriptRead, transcriptOf } from './read-transcript.ts'
import { ledgerTime, loadLedger } from './store.ts'

export interface Present {
  /** What the transcript says; undefined when there is none, or nothing of it can be read. */
  read: TranscriptRead | undefined
  /** Where the reading began. */
  readFrom: number
  /** How much of the ledger is out of the journal alone. */
  fromJournal: number
  /** What was newly read, or handed over by the host. */
  entries: readonly Entry[]
  /** That, and what the journal knows beyond it. */
  ledger: Ledger
}

const known = new WeakMap<ContinuityContext, Present>()

/** Several features ask within one hook: the transcript is read once. */
export function present(files: Files, context: ContinuityContext, event: Event): Present {
  const before = known.get(context)
  if (before) return before
  const made = presentNow(files, context, event)
  known.set(context, made)
  return made
}

/** The ledger as of now. What comes from the journal is not stored: the next reading of the transcript brings it anyway. */
function presentNow(files: Files, context: ContinuityContext, event: Event): Present {
  const thread = threadOf(event)
  const handed = 'messages' in event ? opencodeEntries(event.messages) : []
  if (handed.length === 0) return presentOf(files, context.sql, thread, transcriptFor(event, context))
  const ledger = advance(emptyLedger(), handed)
  const more = journalEntries(context.sql, thread, handed, 0)
  return { read: undefined, readFrom: 0, fromJournal: 0, entries: handed, ledger: withMore(ledger, more) }
}

/** The same for a thread that is looked at from outside. */
export function presentOf(files: Files, sql: ReadSql, thread: Thread, file: Transcript | undefined): Present {
  const stored = loadLedger(sql, thread)
  const found = file && readTranscript(files, file, thread, stored)
  const read = found && found.offset > 0 ? found : undefined
  const since = stored ? ledgerTime(sql, thread) : 0
  if (read) {
    const more = journalEntries(sql, thread, read.entries, since)
    const readFrom = stored?.path === read.path && stored.offset <= read.offset ? stored.offset : 0
    return { read, readFrom, fromJournal: 0, entries: read.entries, ledger: withMore(read.ledger, more) }
  }
  // A folder, a file nobody may read, or none: what was read before still holds, and the journal knows what came after.
  const ledger = stored?.ledger ?? emptyLedger()
  const more = journalSince(sql, thread, since)
  return { read, readFrom: 0, fromJournal: more.length, entries: [], ledger: withMore(ledger, more) }
}

function withMore(ledger: Ledger, entries: readonly Entry[]): Ledger {
  return entries.length > 0 ? advance(ledger, entries) : ledger
}

/** The thread's transcript. Some hosts name it only now and then, so what they named before counts too. */
export function transcriptFor(
  event: Event,
  { sql, host, redact, compaction }: ContinuityContext,
): Transcript | undefined {
  const thread = threadOf(event)
  const path = event.transcriptPath ?? rememberedPath(sql, thread)
  return path === undefined ? undefined : transcriptOf({ path, host, redact }, thread, compaction)
}

function rememberedPath(sql: ReadSql, { session, agent }: Thread): string | undefined {
  const row = sql.get<{ transcript: string | null }>(
    'SELECT transcript FROM sessions WHERE session = ? AND agent = ?',
    session,
    agent,
  )
  return row?.transcript ?? undefined
}

const TYPES = ['prompt:submit', 'tool:complete', 'tool:failure', 'session:stop', 'agent:stop'] as const

/**
 * What the journal knows and the transcript does not yet: clients write their transcript about a tenth of a second late, and
 * some sessions have none at all. Only what came after the last line read, and no call that was read already. Of what was there when
 * the transcript was read before this time, all is known.
 */
function journalEntries(sql: ReadSql, thread: Thread, read: readonly Entry[], readBefore: number): Entry[] {
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
function journalSince(sql: ReadSql, thread: Thread, since: number): Entry[] {
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
