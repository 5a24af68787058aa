import { threadOf } from '../../base/thread.ts'
import type { EventOf } from '../../protocol/event.ts'
import { type Commit, commit, later } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import type { MemoryContext } from './context.ts'
import { subjectOf } from './subject.ts'

/** A call that ended well settles its earlier failures, where there are any. */
export function settling(event: EventOf<'PostToolUse'>, context: MemoryContext): Commit<Sql> {
  return commit((sql) => {
    const { session, agent } = threadOf(event)
    const open = sql.get(
      'SELECT 1 AS open FROM memory_failures WHERE session = ? AND agent = ? LIMIT 1',
      session,
      agent,
    )
    if (!open) return undefined
    const failed = sql.get(
      'SELECT 1 AS open FROM memory_failures WHERE session = ? AND agent = ? AND command = ? LIMIT 1',
      session,
      agent,
      subjectOf(event.toolName, event.toolInput),
    )
    return failed && later(async () => (await import('./on/repaired.ts')).callWorked(event, context))
  })
}
