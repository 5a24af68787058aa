import { projectFolder, threadOf } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import { lastSequence } from '../../learn/sequence.ts'
import { recordInjections, wasTold } from '../../recall/injections.ts'
import type { ProjectPlace } from '../../store/identity.ts'
import { rememberPlace } from '../../store/places.ts'
import { provenPlace } from '../../store/proof.ts'
import { deskOf, type MemoryContext } from '../context.ts'
import { mcpIsThere } from '../mcp-there.ts'

/**
 * A turn ends: what the person laid down in it is kept, or waits to be confirmed. Nothing is asked for, unless the person set it so
 * (S3.17): then, after more than a few operations that nobody saved anything about, the agent is asked once in a session to record
 * what it learned. Never in a turn that a hook has already kept going, and not where nobody sits before it, unless wanted.
 */
export async function onStop(event: EventOf<'Stop'>, context: MemoryContext): Promise<Step<Sql>> {
  if (event.agentId) return undefined
  const heard = event.stopHookActive ? undefined : await whatWasSaid(event, context)
  return commit((sql) => {
    heard?.(sql)
    return asking(event, context, sql)
  })
}

/** What the person laid down so far, kept at once: the session may never come to its end. */
async function whatWasSaid(event: EventOf<'Stop'>, context: MemoryContext): Promise<((sql: Sql) => void) | undefined> {
  const digest = await context.digest(event)
  const keepRead = await context.keepRead?.(event)
  if (digest.rules.length === 0) return keepRead
  const { keepRules } = await import('../../learn/rules/keep-rules.ts')
  const dir = projectFolder(event)
  const place: ProjectPlace = await provenPlace(dir, context)
  return (sql) => {
    keepRead?.(sql)
    const desk = deskOf(context, sql)
    rememberPlace(sql, dir, place)
    keepRules({ desk, place, digest, seq: lastSequence(desk, place.project) + 1, imported: false })
  }
}

function asking(event: EventOf<'Stop'>, context: MemoryContext, sql: Sql): { keepGoing: string } | undefined {
  const { askToSaveAfter, askWhenHeadless } = context.settings.memory
  if (askToSaveAfter === 0 || event.stopHookActive) return undefined
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
export function unsaved(sql: Sql, session: string): number {
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
export function isHeadless(environment: MemoryContext['environment']): boolean {
  const attended = environment.CLAUDE_CODE_SESSION_ATTENDED
  if (attended !== undefined) return /^(?:0|false|no)$/i.test(attended)
  return /^sdk/.test(environment.CLAUDE_CODE_ENTRYPOINT ?? '')
}
