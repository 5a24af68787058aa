import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { ReadSql, Sql } from '../../../storage/sql.ts'
import type { MemoryContext } from '../context.ts'
import { newPrompts } from '../turn/new-prompts.ts'

/**
 * A turn ends: what the person laid down in it is kept, or waits to be confirmed. Nothing is asked for, unless the person set it so
 * (S3.17). Never in a turn that a hook has already kept going. What reads and learns is loaded when there is something to learn.
 */
export async function onStop(event: EventOf<'Stop'>, context: MemoryContext): Promise<Step<Sql>> {
  if (event.agentId || event.stopHookActive) return undefined
  const heard = (await mayTeach(event, context))
    ? await (await import('../turn/laid-down.ts')).laidDown(event, context)
    : undefined
  const asking =
    context.settings.memory.askToSaveAfter === 0 ? undefined : (await import('../turn/ask-to-save.ts')).askToSave
  if (!heard && !asking) return undefined
  return commit((sql) => {
    heard?.(sql)
    return asking?.(event, context, sql)
  })
}

/**
 * Whether reading what the session came to would teach anything. The journal has the prompts of the turn, and to judge these costs a
 * fraction of reading the transcript; a transcript whose host reports no prompts, and much that nobody has read yet, are a reason of
 * their own.
 */
async function mayTeach(event: EventOf<'Stop'>, context: MemoryContext): Promise<boolean> {
  const prompts = newPrompts(context.sql, event.sessionId)
  if (prompts === undefined && hasTranscript(event, context.sql)) return true
  if (await context.hasMuchUnread?.(event)) return true
  return prompts !== undefined && prompts.length > 0 && (await import('../turn/lays-down.ts')).laysDown(prompts)
}

/** Some hosts name it only now and then. */
function hasTranscript({ transcriptPath, sessionId }: EventOf<'Stop'>, sql: ReadSql): boolean {
  return (
    transcriptPath !== undefined ||
    sql.get("SELECT 1 AS yes FROM sessions WHERE session = ? AND agent = '' AND transcript IS NOT NULL", sessionId) !==
      undefined
  )
}
