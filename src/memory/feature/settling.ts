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
    const open = sql.all<{ command: string }>(
      'SELECT DISTINCT command FROM memory_failures WHERE session = ? AND agent = ?',
      session,
      agent,
    )
    if (open.length === 0) return undefined
    const subject = subjectOf(event.toolName, event.toolInput)
    for (const { command } of open)
      if (command === subject || (event.toolName === 'Bash' && mayBeTheSame(command, subject)))
        return later(async () => (await import('./on/repaired.ts')).callWorked(event, context))
    return undefined
  })
}

/** A quick look, before spellings are compared: they share a word, or both speak of tests. */
function mayBeTheSame(one: string, other: string): boolean {
  if (one.includes('test') && other.includes('test')) return true
  for (const word of one.split(' ')) if (word.length > 3 && other.includes(word)) return true
  return false
}
