import type { EventOf } from '../../protocol/event.ts'
import type { Sql } from '../../storage/sql.ts'
import type { ProjectPlace } from '../store/identity.ts'
import { deskOf, type MemoryContext } from './context.ts'

const LARGEST = 12 * 1024 * 1024

/**
 * A session that was killed, or whose end came too late to be learned from: the next session of the project picks it up at once, the
 * newest first, one at a time. One that still goes on elsewhere is learned from as far as it has come, and again at its end.
 */
export async function learnLeftOver(
  event: EventOf<'SessionStart'>,
  context: MemoryContext,
  place: ProjectPlace,
): Promise<((sql: Sql) => void) | undefined> {
  const row = context.sql.get<{ session: string; transcript: string }>(
    `SELECT s.session, s.transcript FROM sessions s
     JOIN memory_places p ON p.dir = s.project AND p.project = ?1
     LEFT JOIN memory_sessions m ON m.project = ?1 AND m.session = s.session
     WHERE s.agent = '' AND s.transcript IS NOT NULL AND s.session != ?2 AND s.last_at > ?3
       AND (m.session IS NULL OR m.learned_at < s.last_at - 1000)
     ORDER BY s.last_at DESC LIMIT 1`,
    place.project,
    event.sessionId,
    context.now - 30 * 24 * 60 * 60 * 1000,
  )
  if (!row) return undefined
  const files = await context.files()
  const size = files.size(row.transcript) ?? 0
  const digest = size > 0 && size <= LARGEST ? await context.digestFile(row.transcript, row.session) : undefined
  if (!digest) return undefined
  const { learn } = await import('../learn/learn.ts')
  return (sql) => {
    learn(deskOf(context, sql), place, digest, false)
  }
}
