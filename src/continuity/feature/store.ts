import { isTexts, readColumn } from '../../base/column.ts'
import type { Thread } from '../../base/thread.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { isLedger, type Ledger } from '../ledger/facts.ts'
import type { Fate } from '../measure/fates.ts'
import type { Recovery } from '../texts/recover.ts'
import { ledgerText } from './ledgers.ts'

/**
 * A compaction that is under way. pending: PreCompact was seen. begun: the compaction happened and A went out. summarised: the summary is known too.
 * One that is over is `delivered` (B went out, or there was nothing to say) or `dropped` (the next compaction came first); for `forked`
 * see fork.ts. None of these has a snapshot left.
 */
export type Compaction = PendingCompaction | BegunCompaction

type PendingCompaction = AnyCompaction & { readonly state: 'pending' }

/** Its recovery went out. */
export type BegunCompaction = AnyCompaction &
  ({ readonly state: 'begun' } | { readonly state: 'summarised'; readonly summary: string })

interface AnyCompaction {
  readonly id: number
  readonly epoch: number
  readonly trigger: string
  readonly at: number
  readonly snapshot: Ledger
  readonly steer: string
  /** Some hosts tell it before the compaction has begun. */
  readonly summary: string | null
  /** A, as it was composed. */
  readonly recovery: Recovery
}

/** The compaction that is under way in a thread: the newest one, unless it is over. */
export function currentCompaction(sql: ReadSql, { session, agent }: Thread): Compaction | undefined {
  const row = sql.get<CompactionRow>(
    `SELECT ${COLUMNS} FROM compactions WHERE session = ? AND agent = ? ORDER BY id DESC LIMIT 1`,
    session,
    agent,
  )
  return compactionOf(row)
}

/** The compaction whose delta waits. A PreCompact since then need not mean that another one came. */
export function waitingCompaction(sql: ReadSql, { session, agent }: Thread): Compaction | undefined {
  return compactionOf(
    sql.get<CompactionRow>(
      `SELECT ${COLUMNS} FROM compactions WHERE session = ? AND agent = ? AND waiting = 1 ORDER BY id DESC LIMIT 1`,
      session,
      agent,
    ),
  )
}

const COLUMNS = `id, epoch, trigger, state, at, snapshot, steer, summary, recovery AS text, recovery_facts AS facts,
  recovery_lines AS lines`

/** A snapshot that another version of the program made is as good as none. */
function compactionOf(row: CompactionRow | undefined): Compaction | undefined {
  const snapshot = readColumn(row?.snapshot, isLedger)
  if (!row || !snapshot) return undefined
  const { state, text, facts, lines, ...rest } = row
  const known = { ...rest, snapshot, recovery: recoveryOf(row) }
  if (state === 'pending' || state === 'begun') return { ...known, state }
  return state === 'summarised' && known.summary !== null ? { ...known, state, summary: known.summary } : undefined
}

type CompactionRow = Omit<AnyCompaction, 'snapshot' | 'recovery'> &
  RecoveryRow & { state: string; snapshot: string | null }

interface RecoveryRow {
  text: string
  facts: string
  lines: string
}

function recoveryOf({ text, facts, lines }: RecoveryRow): Recovery {
  return { text, factIds: readColumn(facts, isTexts) ?? [], lineKeys: readColumn(lines, isTexts) ?? [] }
}

interface Prepared {
  id: number
  at: number
  blocks: string
  summary: string | null
  recovery: Recovery
}

/** The recovery that PreCompact composed, without the snapshot behind it, which is large. */
export function preparedRecovery(sql: ReadSql, { session, agent }: Thread): Prepared | undefined {
  const row = sql.get<Omit<Prepared, 'recovery'> & RecoveryRow>(
    `SELECT id, at, blocks, summary, recovery AS text, recovery_facts AS facts, recovery_lines AS lines FROM compactions
     WHERE session = ? AND agent = ? AND state = 'pending'`,
    session,
    agent,
  )
  if (!row) return undefined
  const { text, facts, lines, ...rest } = row
  return { ...rest, recovery: recoveryOf(row) }
}

export interface NewCompaction {
  epoch: number
  trigger: string
  at: number
  snapshot: Ledger
  steer: string
  /** What other features wanted said, and the recovery that was composed with it. */
  blocks: string
  recovery: Recovery
}

/** PreCompact does not promise a compaction: a pending one that never began is replaced by the next. */
export function startCompaction(sql: Sql, { session, agent }: Thread, begin: NewCompaction): number {
  sql.run("DELETE FROM compactions WHERE session = ? AND agent = ? AND state = 'pending'", session, agent)
  const row = sql.get<{ id: number }>(
    `INSERT INTO compactions (session, agent, epoch, trigger, state, at, snapshot, steer, blocks, recovery, recovery_facts,
       recovery_lines)
     VALUES (?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
    session,
    agent,
    begin.epoch,
    begin.trigger,
    begin.at,
    ledgerText(begin.snapshot),
    begin.steer,
    begin.blocks,
    begin.recovery.text,
    JSON.stringify(begin.recovery.factIds),
    JSON.stringify(begin.recovery.lineKeys),
  )
  return row?.id ?? 0
}

/** The compaction has happened: an earlier one's delta comes too late now, and its snapshot is of no more use. */
export function beginEpoch(sql: Sql, { session, agent }: Thread, id: number, epoch: number, a: Recovery): void {
  sql.run(
    `UPDATE compactions SET state = 'dropped', waiting = 0 WHERE session = ? AND agent = ? AND id < ? AND waiting = 1`,
    session,
    agent,
    id,
  )
  sql.run('UPDATE compactions SET snapshot = NULL WHERE session = ? AND agent = ? AND id < ?', session, agent, id)
  sql.run(
    `UPDATE compactions SET state = 'begun', waiting = 1, epoch = ?, recovery = ?, recovery_facts = ?, recovery_lines = ?
     WHERE id = ?`,
    epoch,
    a.text,
    JSON.stringify(a.factIds),
    JSON.stringify(a.lineKeys),
    id,
  )
}

/** The summary is known, or will stand in the transcript, and no SessionStart need come: the next event looks whether to deliver. */
export function waitForSummary(sql: Sql, id: number, summary: string | null): void {
  sql.run('UPDATE compactions SET waiting = 1, summary = coalesce(?, summary) WHERE id = ?', summary, id)
}

/** Nothing came of it. */
export function waitNoMore(sql: Sql, id: number): void {
  sql.run("UPDATE compactions SET waiting = 0 WHERE id = ? AND state = 'pending'", id)
}

export function isPending(sql: Sql, id: number): boolean {
  return sql.get("SELECT 1 FROM compactions WHERE id = ? AND state = 'pending'", id) !== undefined
}

export function markDelivered(sql: Sql, id: number): void {
  sql.run("UPDATE compactions SET begun_by = 'delivery' WHERE id = ?", id)
}

/** Whether the newest compaction was delivered before its SessionStart came; says so once. */
export function begunByDelivery(sql: Sql, { session, agent }: Thread): boolean {
  return (
    sql.run(
      `UPDATE compactions SET begun_by = 'both' WHERE begun_by = 'delivery'
         AND id = (SELECT max(id) FROM compactions WHERE session = ? AND agent = ?)`,
      session,
      agent,
    ).changes > 0
  )
}

/** Whether this summary was seen in the thread before. */
export function isKnownSummary(sql: ReadSql, { session, agent }: Thread, summary: string): boolean {
  const found = sql.get(
    'SELECT 1 FROM compactions WHERE session = ? AND agent = ? AND summary = ?',
    session,
    agent,
    summary,
  )
  return found !== undefined
}

/** The first half of the audit: against the summary alone; null where it is counted when somebody asks for it (uncounted.ts). */
export function saveSummary(sql: Sql, id: number, summary: string, fates: readonly Fate[] | null): void {
  sql.run(
    `UPDATE compactions SET state = 'summarised', summary = ?, fates = ?
     WHERE id = ? AND state IN ('begun', 'summarised')`,
    summary,
    fates && JSON.stringify(fates),
    id,
  )
}

/** The same compaction as `currentCompaction`, where it began by itself, without its snapshot, which is large. */
export function begunByItself(sql: ReadSql, { session, agent }: Thread): number | undefined {
  const row = sql.get<{ id: number; is: number }>(
    `SELECT id, state IN ('begun', 'summarised') AND trigger = 'auto' AND snapshot IS NOT NULL AS "is" FROM compactions
     WHERE session = ? AND agent = ? ORDER BY id DESC LIMIT 1`,
    session,
    agent,
  )
  return row?.is ? row.id : undefined
}

/** Compactions whose summary is known and whose facts nobody has counted yet. */
export function uncountedIn(sql: ReadSql, { session, agent }: Thread): Compaction[] {
  const rows = sql.all<CompactionRow>(`SELECT ${COLUMNS} FROM compactions WHERE ${UNCOUNTED}`, session, agent)
  return rows.map(compactionOf).filter((compaction) => compaction !== undefined)
}

export function hasUncounted(sql: ReadSql, { session, agent }: Thread): boolean {
  return sql.get(`SELECT 1 FROM compactions WHERE ${UNCOUNTED}`, session, agent) !== undefined
}

const UNCOUNTED = "session = ? AND agent = ? AND state = 'summarised' AND fates IS NULL"

export interface Delivery {
  at: number
  by: string
  fates: readonly Fate[]
  delta: Recovery
  tokensBefore: number | null
  tokensAfter: number | null
}

/** Claims the delivery: of several processes that have a delta ready, one gets true. */
export function claimDelta(sql: Sql, id: number, delivery: Delivery): boolean {
  const { fates, delta } = delivery
  return (
    sql.run(
      `UPDATE compactions SET state = 'delivered', waiting = 0, snapshot = NULL, delta = ?, delivered_at = ?,
         delivered_by = ?, fates = ?, tokens_before = ?, tokens_after = ?
       WHERE id = ? AND waiting = 1`,
      delta.text,
      delivery.at,
      delivery.by,
      JSON.stringify(fates),
      delivery.tokensBefore,
      delivery.tokensAfter,
      id,
    ).changes === 1
  )
}

/** How many automatic compactions a session had since a time. */
export function automaticSince(sql: Sql, session: string, since: number): number {
  return (
    sql.get<{ n: number }>(
      "SELECT count(*) AS n FROM compactions WHERE session = ? AND trigger = 'auto' AND state != 'pending' AND at >= ?",
      session,
      since,
    )?.n ?? 0
  )
}
