import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import type { MemoryContext } from '../context.ts'

/**
 * A turn ends: what the person laid down in it is kept, or waits to be confirmed. Nothing is asked for, unless the person set it so
 * (S3.17). The prompts of the turn are judged first: that costs a fraction of reading the transcript, which is read when one of them
 * lays something down. What reads and learns is loaded when there is something to learn.
 */
export async function onStop(
  event: EventOf<'Stop'>,
  context: MemoryContext,
  prompts: readonly string[] | 'all',
): Promise<Step<Sql>> {
  const teaches = prompts === 'all' || (prompts.length > 0 && (await import('../turn/lays-down.ts')).laysDown(prompts))
  const heard = teaches ? await (await import('../turn/laid-down.ts')).laidDown(event, context) : undefined
  const asking =
    context.settings.memory.askToSaveAfter === 0 ? undefined : (await import('../turn/ask-to-save.ts')).askToSave
  if (!heard && !asking) return undefined
  return commit((sql) => {
    heard?.(sql)
    return asking?.(event, context, sql)
  })
}
