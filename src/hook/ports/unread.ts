import { sizeOf } from '../../platform/files/reading.ts'
import type { Event } from '../../protocol/event.ts'
import type { ReadSql } from '../../storage/sql.ts'

/** A turn that is longer than this is rare; a session is, sooner or later. */
export const MUCH_BYTES = 512 * 1024
export const MANY_ENTRIES = 60

/** Whether a session has grown by so much since its ledger was kept that reading it now spares others more than it costs. */
export function hasMuchUnread({ sessionId, transcriptPath }: Event, sql: ReadSql): boolean {
  if (transcriptPath === undefined) return hasManyCalls(sql, sessionId)
  const size = sizeOf(transcriptPath)
  if (size < MUCH_BYTES) return false
  const kept = sql.get<{ path: string; offset: number }>(
    "SELECT path, offset FROM ledgers WHERE session = ? AND agent = ''",
    sessionId,
  )
  return kept?.path !== transcriptPath || kept.offset > size || size - kept.offset >= MUCH_BYTES
}

/** Where the journal is all there is: a call is two of its entries. */
function hasManyCalls(sql: ReadSql, session: string): boolean {
  return (
    sql.get(
      `SELECT 1 AS yes FROM (SELECT at FROM timeline WHERE session = ?1 AND type = 'tool:complete' ORDER BY id DESC LIMIT 1 OFFSET ?2)
       WHERE at > coalesce((SELECT updated_at FROM ledgers WHERE session = ?1 AND agent = ''), 0)`,
      session,
      MANY_ENTRIES / 2,
    ) !== undefined
  )
}
