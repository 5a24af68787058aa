import type { Thread } from '../../../base/thread.ts'
import type { ReadSql, Sql } from '../../../storage/sql.ts'

/**
 * A fork starts under a new id, without saying whose copy it is and before its transcript is written. Until the transcript
 * tells, a row that waits stands for the question, so that the look-up every event makes anyway finds it.
 */
export function askForParent(sql: Sql, { session, agent }: Thread): undefined {
  sql.run(
    "INSERT INTO compactions (session, agent, epoch, trigger, state, waiting, at) VALUES (?, ?, 0, 'fork', 'forked', 1, 0)",
    session,
    agent,
  )
  return undefined
}

export function asksForParent(sql: ReadSql, { session, agent }: Thread): boolean {
  return (
    sql.get("SELECT 1 AS yes FROM compactions WHERE session = ? AND agent = ? AND state = 'forked'", session, agent) !==
    undefined
  )
}

/** Takes the question away; false when another process was faster. */
export function endQuestion(sql: Sql, { session, agent }: Thread): boolean {
  return (
    sql.run("DELETE FROM compactions WHERE session = ? AND agent = ? AND state = 'forked'", session, agent).changes > 0
  )
}

export interface Relative {
  session: string
  path: string
  offset: number
  epoch: number
}

const MOST_RELATIVES = 10

/** Who could be the parent: sessions of the same project with a ledger, newest first. */
export function relatives(sql: ReadSql, { session, agent }: Thread): Relative[] {
  return sql.all<Relative>(
    `SELECT l.session, l.path, l.offset, s.epoch FROM sessions own
       JOIN sessions s ON s.project = own.project AND s.agent = own.agent AND s.session != own.session
       JOIN ledgers l ON l.session = s.session AND l.agent = s.agent
     WHERE own.session = ? AND own.agent = ? ORDER BY s.last_at DESC LIMIT ?`,
    session,
    agent,
    MOST_RELATIVES,
  )
}

/** Gives a fork its parent's epoch, and the delta that waits there. The parent keeps its own. */
export function copyEpoch(sql: Sql, { session, agent }: Thread, parent: Relative): void {
  sql.run('UPDATE sessions SET epoch = epoch + ? WHERE session = ? AND agent = ?', parent.epoch, session, agent)
  const waiting = sql.all<{ id: number }>(
    "SELECT id FROM compactions WHERE session = ? AND agent = ? AND waiting = 1 AND state != 'forked'",
    parent.session,
    agent,
  )
  for (const { id } of waiting) {
    const own = sql.get<{ id: number }>(
      `INSERT INTO compactions (session, agent, epoch, trigger, state, waiting, at, steer, blocks, summary, recovery,
         recovery_facts, recovery_lines)
       SELECT ?, agent, epoch, trigger, state, waiting, at, steer, blocks, summary, recovery, recovery_facts, recovery_lines
       FROM compactions WHERE id = ? RETURNING id`,
      session,
      id,
    )
    sql.run('INSERT INTO snapshots SELECT ?, ledger FROM snapshots WHERE compaction = ?', own?.id ?? 0, id)
  }
}
