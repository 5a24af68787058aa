import { sizeOf } from '../../platform/files/reading.ts'
import type { Event } from '../../protocol/event.ts'
import type { ReadSql } from '../../storage/sql.ts'

/** A turn that is longer than this is rare; a session is, sooner or later. */
export const MUCH_BYTES = 512 * 1024
export const MANY_ENTRIES = 60

/** Whether a session has grown by so much since its ledger was kept that reading it now spares others more than it costs. */
export function hasMuchUnread({ sessionId, transcriptPath }: Event, sql: ReadSql): boolean {
  const kept = sql.get<{ path: string; offset: number; at: number }>(
    "SELECT path, offset, updated_at AS at FROM ledgers WHERE session = ? AND agent = ''",
    sessionId,
  )
  if (transcriptPath !== undefined) {
    const from = kept?.path === transcriptPath ? kept.offset : 0
    const size = sizeOf(transcriptPath)
    return size >= from && size - from >= MUCH_BYTES
  }
  // Where the journal is all there is, a call is most of its entries.
  const early = sql.get<{ at: number }>(
    "SELECT at FROM timeline WHERE session = ? AND type = 'tool:complete' ORDER BY id DESC LIMIT 1 OFFSET ?",
    sessionId,
    MANY_ENTRIES / 2,
  )
  return early !== undefined && early.at > (kept?.at ?? 0)
}
