import { readColumn } from '../../base/column.ts'
import { jsonText } from '../../base/remember.ts'
import type { Thread } from '../../base/thread.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { isLedger, type Ledger } from '../ledger/facts.ts'
import type { Fate } from '../measure/fates.ts'
import type { Recovery } from '../texts/recover.ts'

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
  sql.run(`DELETE FROM snapshots WHERE compaction IN (SELECT id FROM compactions WHERE ${PENDING})`, session, agent)
  sql.run(`DELETE FROM compactions WHERE ${PENDING}`, session, agent)
  const row = sql.get<{ id: number }>(
    `INSERT INTO compactions (session, agent, epoch, trigger, state, at, steer, blocks, recovery, recovery_facts, recovery_lines)
     VALUES (?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?) RETURNING id`,
    session,
    agent,
    begin.epoch,
    begin.trigger,
    begin.at,
    begin.steer,
    begin.blocks,
    begin.recovery.text,
    JSON.stringify(begin.recovery.factIds),
    JSON.stringify(begin.recovery.lineKeys),
  )
  const id = row?.id ?? 0
  sql.run('INSERT INTO snapshots (compaction, ledger) VALUES (?, ?)', id, jsonText(begin.snapshot))
  return id
}

const PENDING = "session = ? AND agent = ? AND state = 'pending'"

/** The compaction has happened: an earlier one's delta comes too late now, and its snapshot is of no more use. */
export function beginEpoch(sql: Sql, { session, agent }: Thread, id: number, epoch: number, a: Recovery): void {
  sql.run(
    `UPDATE compactions SET state = 'dropped', waiting = 0 WHERE session = ? AND agent = ? AND id < ? AND waiting = 1`,
    session,
    agent,
    id,
  )
  sql.run(
    'DELETE FROM snapshots WHERE compaction IN (SELECT id FROM compactions WHERE session = ? AND agent = ? AND id < ?)',
    session,
    agent,
    id,
  )
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
  const { changes } = sql.run(
    `UPDATE compactions SET state = 'delivered', waiting = 0, delta = ?, delivered_at = ?, delivered_by = ?, fates = ?,
       tokens_before = ?, tokens_after = ?
     WHERE id = ? AND waiting = 1`,
    delta.text,
    delivery.at,
    delivery.by,
    JSON.stringify(fates),
    delivery.tokensBefore,
    delivery.tokensAfter,
    id,
  )
  if (changes === 1) sql.run('DELETE FROM snapshots WHERE compaction = ?', id)
  return changes === 1
}

/** How far a transcript was read, and the ledger up to there. `mark` is what stands before that place: it tells a replaced file. */
export interface ReadSoFar {
  path: string
  offset: number
  mark: string
  ledger: Ledger
}

export function loadLedger(sql: ReadSql, { session, agent }: Thread): ReadSoFar | undefined {
  const row = sql.get<Omit<ReadSoFar, 'ledger'> & { ledger: string }>(
    'SELECT path, offset, mark, ledger FROM ledgers WHERE session = ? AND agent = ?',
    session,
    agent,
  )
  const ledger = readColumn(row?.ledger, isLedger)
  return row && ledger && { ...row, ledger }
}

/** When a thread's ledger was last brought up to date. */
export function ledgerTime(sql: ReadSql, { session, agent }: Thread): number {
  return (
    sql.get<{ at: number }>('SELECT updated_at AS at FROM ledgers WHERE session = ? AND agent = ?', session, agent)
      ?.at ?? 0
  )
}

export function saveLedger(sql: Sql, { session, agent }: Thread, read: ReadSoFar, at: number): void {
  sql.run(
    'INSERT OR REPLACE INTO ledgers (session, agent, path, offset, mark, ledger, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    session,
    agent,
    read.path,
    read.offset,
    read.mark,
    jsonText(read.ledger),
    at,
  )
}
