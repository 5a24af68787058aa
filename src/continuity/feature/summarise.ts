import type { EventOf } from '../../protocol/event.ts'
import type { Step } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import { audit } from '../audit.ts'
import { type ContinuityContext, threadOf } from './context.ts'
import { restoredFacts } from './restored.ts'
import { currentCompaction, saveSummary } from './store.ts'

/** PostCompact: the first half of the audit. The kept tail is not in the transcript yet. */
export function summarised(event: EventOf<'PostCompact'>, context: ContinuityContext): Step<Sql> {
  const compaction = currentCompaction(context.sql, threadOf(event))
  if (!compaction || compaction.state === 'pending' || !event.summary) return undefined
  const summary = context.redact.text(event.summary)
  const result = audit(compaction.snapshot, { summary })
  const a = { text: compaction.recovery, factIds: compaction.recoveryFacts }
  const restored = restoredFacts(compaction.snapshot, result.lost, [a]).length
  return (sql) => {
    saveSummary(sql, compaction.id, summary, result, restored)
    return undefined
  }
}
