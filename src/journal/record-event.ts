import type { ReadSql, Sql } from '../storage/sql.ts'
import type { TimelineEntry } from './timeline.ts'
import { isTimelineType, type TimelineType } from './timeline-types.ts'

/** One happening, ready to be written or spooled: plain data, already redacted. */
export interface JournalRow {
  host: string
  session: string
  agent: string
  agentType: string | null
  project: string
  cwd: string
  transcript: string | null
  at: number
  /** The timeline's type and data. */
  type: TimelineType
  data: Readonly<Record<string, unknown>>
  /** The same key twice is the same happening reported twice. */
  key: string
  /** Whether the host gave the happening an id of its own, so that the key does not come again by itself. */
  keyIsUnique: boolean
  /** The host reports the happening again and again by itself, so a second report is neither news nor a mistake. */
  repeats?: boolean
  /** When the hook process that saw it started, by the machine's own clock. */
  startedAt: number
  lifecycle: 'start' | 'compact' | 'end' | 'none'
  /** Why the session ended. */
  reason: string | null
}

export type Taken = { kind: 'new'; entry: number; epoch: number; count: number } | { kind: 'double' }

/** Writes one happening: once-key, session, timeline. To be called inside a transaction. `realNow` is the machine's clock. */
export function recordEvent(sql: Sql, row: JournalRow, realNow: number): Taken {
  if (!claim(sql, row, realNow)) {
    if (row.repeats) return { kind: 'double' }
    count(sql, `double:${row.host}`, row.at)
    return { kind: 'double' }
  }
  const session = sql.get<{ epoch: number; events: number }>(
    `INSERT INTO sessions (session, agent, host, agent_type, project, cwd, transcript, epoch, started_at, last_at, events)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9, 1)
     ON CONFLICT (session, agent) DO UPDATE SET
       last_at = max(last_at, ?9), cwd = ?6, transcript = coalesce(?7, transcript), agent_type = coalesce(?4, agent_type),
       epoch = epoch + ?8, events = events + 1, ended_at = NULL, end_reason = NULL
     RETURNING epoch, events`,
    row.session,
    row.agent,
    row.host,
    row.agentType,
    row.project,
    row.cwd,
    row.transcript,
    row.lifecycle === 'compact' ? 1 : 0,
    row.at,
  )
  const entry = append(sql, row)
  if (row.lifecycle === 'end') endSession(sql, row)
  return { kind: 'new', entry, epoch: session?.epoch ?? 0, count: session?.events ?? 1 }
}

export type NewEntry = Omit<TimelineEntry, 'id'>

/** Appends an entry and says its number. A type nobody registered is a mistake of ours and throws (S0.36). */
export function append(sql: Sql, entry: NewEntry): number {
  if (!isTimelineType(entry.type)) throw new Error(`unknown timeline type ${entry.type}`)
  const row = sql.get<{ id: number }>(
    'INSERT INTO timeline (session, agent, at, type, data) VALUES (?, ?, ?, ?, ?) RETURNING id',
    entry.session,
    entry.agent,
    entry.at,
    entry.type,
    JSON.stringify(entry.data),
  )
  return row?.id ?? 0
}

/** A compaction that the host announces by no event of its own begins an epoch when it is found out. */
export function nextEpoch(sql: Sql, session: string, agent: string): number {
  const row = sql.get<{ epoch: number }>(
    'UPDATE sessions SET epoch = epoch + 1 WHERE session = ? AND agent = ? RETURNING epoch',
    session,
    agent,
  )
  return row?.epoch ?? 0
}

export function count(sql: Sql, name: string, at: number): void {
  sql.run(
    `INSERT INTO counters (name, count, last_at) VALUES (?1, 1, ?2)
     ON CONFLICT (name) DO UPDATE SET count = count + 1, last_at = ?2`,
    name,
    at,
  )
}

/**
 * The counter that a hook adds to: how long it took from the start of its process to its writing, in slots that grow with the time. Enough
 * for a median and a 95th percentile per host, in a few dozen rows.
 */
export function took(host: string, ms: number): string {
  return `took:${host}:${slotOf(ms < 0 ? 0 : ms | 0)}`
}

function slotOf(ms: number): number {
  if (ms < 20) return ms
  if (ms < 100) return ms - (ms % 5)
  return ms < 1000 ? ms - (ms % 50) : ms - (ms % 1000)
}

/**
 * Keeps the newest entries of a session, of tools and of everything else apart: a session has many more of the first, and they
 * would push out what its stages came to. Checked on every hundredth write only (S0.37).
 */
export function trim(sql: Sql, session: string, keep: number): number {
  let gone = 0
  for (const kind of ["type LIKE 'tool:%'", "type NOT LIKE 'tool:%'"]) {
    gone += sql.run(
      `DELETE FROM timeline WHERE session = ?1 AND ${kind} AND id <=
         (SELECT id FROM timeline WHERE session = ?1 AND ${kind} ORDER BY id DESC LIMIT 1 OFFSET ?2)`,
      session,
      keep,
    ).changes
  }
  return gone
}

/** Once-keys guard against the same moment arriving twice, so old ones are of no use. */
export function forgetOldKeys(sql: Sql, before: number): number {
  return sql.run('DELETE FROM once WHERE at < ?', before).changes
}

/** Two installations fire at the same moment; a turn that ends the same way twice in a row does not. */
const SAME_MOMENT_MS = 25
/** A session does not start again before anything else has happened in it, however late a busy machine starts the second process. */
const SAME_START_MS = 10_000
const SAME_CALL_MS = 30_000

/** Takes the happening's key; false when it was reported before. With the key goes how many events its thread had by then. */
function claim(sql: Sql, row: JournalRow, realNow: number): boolean {
  const thread = [row.session, row.agent] as const
  const fresh = sql.run(
    `INSERT INTO once (key, at, events)
     SELECT ?, ?, coalesce((SELECT events FROM sessions WHERE session = ? AND agent = ?), 0) + 1
     WHERE true ON CONFLICT DO NOTHING`,
    row.key,
    realNow,
    ...thread,
  )
  if (fresh.changes > 0) return true
  if (isSameMoment(sql, row)) return false
  sql.run(
    `UPDATE once SET at = ?, events = coalesce((SELECT events FROM sessions WHERE session = ? AND agent = ?), 0) + 1
     WHERE key = ?`,
    realNow,
    ...thread,
    row.key,
  )
  return true
}

/**
 * A host waits for all hooks of an event before it goes on. So a second report of the same happening comes while nothing
 * else has happened in the thread, from a process that started before the first one was done, give or take. With an id of the
 * host's there is no need to be that strict; but a call that was put off may come again in earnest, much later.
 */
function isSameMoment(sql: ReadSql, row: JournalRow): boolean {
  const first = sql.get<{ at: number; events: number; now: number | null }>(
    `SELECT at, events, (SELECT events FROM sessions WHERE session = ?2 AND agent = ?3) AS now FROM once WHERE key = ?1`,
    row.key,
    row.session,
    row.agent,
  )
  if (!first) return false
  if (row.repeats) return true
  if (row.keyIsUnique) return row.startedAt <= first.at + SAME_CALL_MS
  const graceMs = row.lifecycle === 'start' ? SAME_START_MS : SAME_MOMENT_MS
  return first.events === first.now && row.startedAt <= first.at + graceMs
}

function endSession(sql: Sql, row: JournalRow): void {
  sql.run(
    'UPDATE sessions SET ended_at = ?, end_reason = ? WHERE session = ? AND agent = ?',
    row.at,
    row.reason,
    row.session,
    row.agent,
  )
}
