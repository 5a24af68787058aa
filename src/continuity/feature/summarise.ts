import type { EventOf } from '../../protocol/event.ts'
import type { Step } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import { type Audit, audit } from '../audit.ts'
import { type ContinuityContext, threadOf } from './context.ts'
import { currentCompaction, saveSummary } from './store.ts'

/** PostCompact: the first half of the audit. The kept tail is not in the transcript yet. */
export function summarised(event: EventOf<'PostCompact'>, context: ContinuityContext): Step<Sql> {
  const compaction = currentCompaction(context.sql, threadOf(event))
  if (!compaction || compaction.state === 'pending' || !event.summary) return undefined
  const summary = context.redact.text(event.summary)
  const result = audit(compaction.snapshot, { summary })
  return (sql) => {
    saveSummary(sql, compaction.id, summary, result, restoredBy(result, compaction.recoveryFacts))
    return undefined
  }
}

/** How many of the lost facts were put back. */
export function restoredBy({ lost }: Audit, ...facts: readonly (readonly string[])[]): number {
  const back = new Set(facts.flat())
  return lost.filter((id) => back.has(id)).length
}
