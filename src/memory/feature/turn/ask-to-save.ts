import { threadOf } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import type { Sql } from '../../../storage/sql.ts'
import { recordInjections, wasTold } from '../../recall/injections.ts'
import type { MemoryContext } from '../context.ts'
import { mcpIsThere } from '../mcp-there.ts'

/**
 * S3.17, where the person set it so: after more than a few operations that nobody saved anything about, the agent is asked once in a
 * session to record what it learned; not where nobody sits before it, unless wanted.
 */
export function askToSave(event: EventOf<'Stop'>, context: MemoryContext, sql: Sql): { keepGoing: string } | undefined {
  const { askToSaveAfter, askWhenHeadless } = context.settings.memory
  if (isHeadless(context.environment) && !askWhenHeadless) return undefined
  const thread = { ...threadOf(event), epoch: 0 }
  if (wasTold(sql, thread, ASKED) || !mcpIsThere(sql, thread.session)) return undefined
  const count = unsaved(sql, thread.session)
  if (count <= askToSaveAfter) return undefined
  const text = `Before you end: ${count} changes and commands since anything was saved to memory. If you learned something that will matter in a later session (a decision and its reason, a trap, a command that works, a convention of the user's), save it now with the memory_save tool, one short memory each. If there is nothing of that kind, just end; do not mention this to the user.`
  recordInjections(sql, thread, { event: event.name, at: context.now, whole: text }, [
    { key: ASKED, memory: null, text, reason: `${count} unsaved operations` },
  ])
  return { keepGoing: text }
}

const ASKED = 'ask-to-save'

/** Changes and commands since the last save. */
function unsaved(sql: Sql, session: string): number {
  return (
    sql.get<{ n: number }>(
      `SELECT count(*) AS n FROM timeline WHERE session = ?1 AND agent = '' AND type = 'tool:complete'
         AND data ->> '$.tool' IN ('Edit', 'MultiEdit', 'Write', 'NotebookEdit', 'Bash')
         AND id > coalesce((SELECT max(id) FROM timeline WHERE session = ?1 AND type = 'memory:save'), 0)`,
      session,
    )?.n ?? 0
  )
}

/** The client says whether somebody sits before it; older ones only how they were started. */
function isHeadless(environment: MemoryContext['environment']): boolean {
  const attended = environment.CLAUDE_CODE_SESSION_ATTENDED
  if (attended !== undefined) return /^(?:0|false|no)$/i.test(attended)
  return /^sdk/.test(environment.CLAUDE_CODE_ENTRYPOINT ?? '')
}
