import type { EventOf } from '../../protocol/event.ts'
import type { Step } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import { type ContinuityContext, threadOf } from './context.ts'

/** A session that goes on in a new process of a host that keeps nothing of what it was told: the same once more. */
export function tellAgain(event: EventOf<'SessionStart'>, { sql }: ContinuityContext): Step<Sql> {
  const { session, agent } = threadOf(event)
  const last = sql.get<{ recovery: string; delta: string }>(
    `SELECT recovery, delta FROM compactions WHERE session = ? AND agent = ? AND state != 'pending' ORDER BY id DESC LIMIT 1`,
    session,
    agent,
  )
  const text = [last?.recovery, last?.delta].filter(Boolean).join('\n\n')
  return text ? { context: text } : undefined
}
