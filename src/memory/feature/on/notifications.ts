import { projectFolder } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import { knownPlace } from '../../store/known-place.ts'
import { create } from '../../store/store.ts'
import { slug } from '../../store/uri.ts'
import { deskOf, type MemoryContext } from '../context.ts'

/** S3.9: important notifications are kept for a while. Being idle or asking for permission is not one. */
export function onNotification(event: EventOf<'Notification'>, context: MemoryContext): Step<Sql> {
  if (ROUTINE.has(event.notificationType ?? '') || !IMPORTANT.test(event.message)) return undefined
  return commit((sql) => {
    const place = knownPlace(sql, projectFolder(event))
    if (!place) return undefined
    create(deskOf(context, sql), {
      project: place.project,
      uri: `task://notifications/${slug(event.message, 50)}`,
      content: event.message.slice(0, 400),
      tier: 7,
      trust: 'tool',
      author: 'hook',
      origin: `session ${event.sessionId}`,
    })
    return undefined
  })
}

const ROUTINE: ReadonlySet<string> = new Set(['permission_prompt', 'idle_prompt', 'auth_success', 'elicitation_dialog'])
const IMPORTANT =
  /\b(?:error|fail|failed|warning|limit|expired|expire|deprecated|blocked|denied|lost|crash|full|exceeded)/i
