import { threadOf } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import { fatesOf } from '../../measure/fates.ts'
import type { ContinuityContext } from '../context.ts'
import { echoOf } from '../echo.ts'
import { type BegunCompaction, currentCompaction, saveSummary, waitForSummary } from '../store.ts'

/** PostCompact: the first half of the audit. The kept tail is not in the transcript yet. */
export async function onPostCompact(event: EventOf<'PostCompact'>, context: ContinuityContext): Promise<Step<Sql>> {
  if (!event.summary) return undefined
  const summary = context.redact.text(event.summary)
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

function audited(compaction: BegunCompaction, summary: string, { compaction: facts }: ContinuityContext): Step<Sql> {
  const fates = fatesOf(compaction.snapshot, { summary }, [compaction.recovery, ...echoOf(compaction, facts)])
  return commit((sql) => {
    saveSummary(sql, compaction.id, summary, fates)
    return undefined
  })
}
