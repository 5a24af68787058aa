import type { EventOf } from '../../protocol/event.ts'
import type { Step } from '../../protocol/handler.ts'
import type { Sql } from '../../storage/sql.ts'
import { audit } from '../audit.ts'
import { composeRecovery } from './compose-recovery.ts'
import { type ContinuityContext, threadOf } from './context.ts'
import { present } from './present.ts'
import { restoredFacts } from './restored.ts'
import {
  type Compaction,
  currentCompaction,
  isKnownSummary,
  saveSummary,
  startCompaction,
  waitForSummary,
} from './store.ts'
import { waysOf } from './ways.ts'

/** PostCompact: the first half of the audit. The kept tail is not in the transcript yet. */
export async function summarised(event: EventOf<'PostCompact'>, context: ContinuityContext): Promise<Step<Sql>> {
  if (!event.summary) return undefined
  const summary = context.redact.text(event.summary)
  const compaction = currentCompaction(context.sql, threadOf(event))
  if (!compaction) return waysOf(context.host).toldBy === 'summary' ? unannounced(event, summary, context) : undefined
  // Some hosts tell the summary before SessionStart, some tell nothing else.
  if (compaction.state === 'pending') {
    return (sql) => {
      waitForSummary(sql, compaction.id, summary)
      return undefined
    }
  }
  return audited(compaction, summary)
}

function audited(compaction: Compaction, summary: string): Step<Sql> {
  const result = audit(compaction.snapshot, { summary })
  const a = { text: compaction.recovery, factIds: compaction.recoveryFacts }
  const restored = restoredFacts(compaction.snapshot, result.lost, [a]).length
  return (sql) => {
    saveSummary(sql, compaction.id, summary, result, restored)
    return undefined
  }
}

/** A compaction that is known by its summary alone: what the session has established is what it had to keep. */
async function unannounced(
  event: EventOf<'PostCompact'>,
  summary: string,
  context: ContinuityContext,
): Promise<Step<Sql>> {
  const thread = threadOf(event)
  if (isKnownSummary(context.sql, thread, summary)) return undefined
  const snapshot = context.redact.deep(present(await context.files(), context, event).ledger)
  const { trigger } = event
  const recovery = composeRecovery(context, { snapshot, blocks: [], marks: {}, trigger, steer: '', summary })
  return (sql, { epoch }) => {
    const made = { epoch, trigger, at: context.now, snapshot, steer: '', blocks: '[]', recovery }
    waitForSummary(sql, startCompaction(sql, thread, made), summary)
    return undefined
  }
}
