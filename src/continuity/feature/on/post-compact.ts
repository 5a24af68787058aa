import { threadOf } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import type { ContinuityContext } from '../context.ts'
import { type BegunCompaction, begunByItself, currentCompaction, echoOf } from '../read-compactions.ts'
import { saveSummary, waitForSummary } from '../store.ts'

/**
 * PostCompact: the summary is kept, and after a compaction by hand the first half of the audit is made. The kept tail is not in the
 * transcript yet.
 */
export async function onPostCompact(event: EventOf<'PostCompact'>, context: ContinuityContext): Promise<Step<Sql>> {
  if (!event.summary) return undefined
  const summary = context.redact.text(event.summary)
  const id = begunByItself(context.sql, threadOf(event))
  if (id !== undefined) {
    return commit((sql) => {
      saveSummary(sql, id, summary, null)
      return undefined
    })
  }
  const compaction = currentCompaction(context.sql, threadOf(event))
  if (!compaction) {
    if (context.compaction.toldBy !== 'summary') return undefined
    return (await import('./unannounced.ts')).unannounced(event, summary, context)
  }
  // Some hosts tell the summary before SessionStart, some tell nothing else.
  if (compaction.state === 'pending') {
    return commit((sql) => {
      waitForSummary(sql, compaction.id, summary)
      return undefined
    })
  }
  return audited(compaction, summary, context)
}

/** After one by hand what was printed before it may stand in the next request: that the host says so is known here. */
async function audited(
  compaction: BegunCompaction,
  summary: string,
  { compaction: facts }: ContinuityContext,
): Promise<Step<Sql>> {
  const { fatesOf } = await import('../../measure/fates.ts')
  const fates = fatesOf(compaction.snapshot, { summary }, [compaction.recovery, ...echoOf(compaction, facts)])
  return commit((sql) => {
    saveSummary(sql, compaction.id, summary, fates)
    return undefined
  })
}
