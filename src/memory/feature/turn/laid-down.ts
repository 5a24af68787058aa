import { projectFolder } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import type { Sql } from '../../../storage/sql.ts'
import { lastSequence } from '../../learn/sequence.ts'
import type { ProjectPlace } from '../../store/identity.ts'
import { rememberPlace } from '../../store/places.ts'
import { provenPlace } from '../../store/proof.ts'
import { deskOf, type MemoryContext } from '../context.ts'

/** What the person laid down so far, kept at once: the session may never come to its end. */
export async function laidDown(
  event: EventOf<'Stop'>,
  context: MemoryContext,
): Promise<((sql: Sql) => void) | undefined> {
  const digest = await context.digest(event)
  const keepRead = await context.keepRead?.(event)
  if (digest.rules.length === 0) return keepRead
  const { keepRules } = await import('../../learn/rules/keep-rules.ts')
  const { addCards } = await import('../../recall/cards/add-cards.ts')
  const dir = projectFolder(event)
  const place: ProjectPlace = await provenPlace(dir, context)
  return (sql) => {
    keepRead?.(sql)
    const desk = deskOf(context, sql)
    rememberPlace(sql, dir, place)
    keepRules({ desk, place, digest, seq: lastSequence(desk, place.project) + 1, imported: false })
    addCards(sql, place.project)
  }
}
