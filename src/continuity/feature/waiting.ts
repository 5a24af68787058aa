import type { Thread } from '../../base/thread.ts'
import type { Sql } from '../../storage/sql.ts'

/** Whether a delta may be waiting: the one look-up that every tool call pays for. */
export function isWaiting(sql: Sql, { session, agent }: Thread): boolean {
  return (
    sql.get('SELECT 1 AS yes FROM compactions WHERE session = ? AND agent = ? AND waiting = 1', session, agent) !==
    undefined
  )
}
