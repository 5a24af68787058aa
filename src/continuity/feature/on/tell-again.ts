import { threadOf } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import type { Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import type { ContinuityContext } from '../context.ts'

/**
 * A session that goes on in a new process of a host that did not keep what SessionStart said: recovery A once more. The delta
 * was said with a prompt or a tool and stands in the conversation.
 */
export function tellAgain(event: EventOf<'SessionStart'>, { sql }: ContinuityContext): Step<Sql> {
  const { session, agent } = threadOf(event)
  const last = sql.get<{ recovery: string }>(
    `SELECT recovery FROM compactions WHERE session = ? AND agent = ? AND state != 'pending' ORDER BY id DESC LIMIT 1`,
    session,
    agent,
  )
  return last?.recovery ? { context: last.recovery } : undefined
}
