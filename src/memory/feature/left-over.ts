import type { EventOf } from '../../protocol/event.ts'
import type { SessionDigest } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'
import type { ProjectPlace } from '../store/identity.ts'
import { commitAt } from '../truth/commit.ts'
import { deskOf, type MemoryContext } from './context.ts'
import { hashLearned, recordSeen, type SeenFile } from './hash-learned.ts'

const LARGEST = 12 * 1024 * 1024

/**
 * A session that was killed, or whose end came too late to be learned from: the next session of the project picks it up at once, the
 * newest first, a few at a time. One that still goes on elsewhere is learned from as far as it has come, and again at its end.
 */
export async function learnLeftOver(
  event: EventOf<'SessionStart'>,
  context: MemoryContext,
  place: ProjectPlace,
): Promise<((sql: Sql) => void) | undefined> {
  const rows = context.sql.all<{ session: string; transcript: string }>(
    `SELECT s.session, s.transcript FROM sessions s
     JOIN memory_places p ON p.dir = s.project AND p.project = ?1
     LEFT JOIN memory_sessions m ON m.project = ?1 AND m.session = s.session
     WHERE s.agent = '' AND s.transcript IS NOT NULL AND s.session != ?2 AND s.last_at > ?3
       AND (m.session IS NULL OR m.learned_at < s.last_at - 1000)
     ORDER BY s.last_at DESC LIMIT ${MOST_SESSIONS}`,
    place.project,
    event.sessionId,
    context.now - 30 * 24 * 60 * 60 * 1000,
  )
  if (rows.length === 0) return undefined
  const files = await context.files()
  const until = context.deadline - (context.deadline - context.time()) / 2
  const lessons: { digest: SessionDigest; seen: ReadonlyMap<string, SeenFile> }[] = []
  for (const { session, transcript } of rows) {
    const size = files.size(transcript) ?? 0
    if (size === 0 || size > LARGEST || (lessons.length > 0 && context.time() > until)) continue
    const digest = await context.digestFile(transcript, session)
    if (digest) lessons.push({ digest, seen: await hashLearned(context, place, digest) })
  }
  if (lessons.length === 0) return undefined
  const { learn } = await import('../learn/learn.ts')
  const head = await commitAt(place.root, context.text)
  return (sql) => {
    // The oldest first, as they were: a later word retires an earlier one.
    for (const { digest, seen } of [...lessons].reverse()) {
      learn(deskOf(context, sql), place, digest, false)
      recordSeen(sql, place, { seen, commit: head })
    }
  }
}

const MOST_SESSIONS = 3
