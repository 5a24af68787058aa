import { append } from '../../journal/timeline.ts'
import type { EventOf } from '../../protocol/event.ts'
import type { Step } from '../../protocol/handler.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import type { Sql } from '../../storage/sql.ts'
import { LABELS } from '../labels.ts'
import { recover } from '../recover.ts'
import { present } from './before-compaction.ts'
import { type ContinuityContext, threadOf } from './context.ts'
import { recheck } from './recheck.ts'
import { automaticSince, beginEpoch, currentCompaction, startCompaction } from './store.ts'

/** SessionStart after a compaction: recovery A, from the snapshot alone, because the summary is not known yet. */
export async function afterCompaction(event: EventOf<'SessionStart'>, context: ContinuityContext): Promise<Step<Sql>> {
  const thread = threadOf(event)
  const project = event.projectDir ?? event.cwd
  const files = await context.files()
  const found = currentCompaction(context.sql, thread)
  const pending = found?.state === 'pending' ? found : undefined
  const snapshot =
    pending?.snapshot ?? context.redact.deep(present(files, context, thread, event.transcriptPath).ledger)
  const hasTime = () => context.time() < context.deadline - RESERVE_MS
  const a = recover({
    ledger: snapshot,
    budget: context.settings.continuity.recoveryChars,
    extraBlocks: await context.blocks({ ...thread, cwd: event.cwd, project }),
    marks: recheck(files, context.sql, project, snapshot, hasTime),
    // After /compact what PreCompact printed stands in the next request by itself.
    ...(pending?.trigger === 'manual' && { alreadyTold: pending.steer }),
    labels: LABELS[context.language],
  })
  return (sql, moment) => {
    const id =
      pending?.id ??
      startCompaction(sql, thread, { epoch: moment.epoch, trigger: 'auto', at: context.now, snapshot, steer: '' })
    beginEpoch(sql, thread, id, moment.epoch, a)
    const notice = reportFrequency(sql, thread.session, thread.agent, context)
    return { ...(a.text && { context: a.text }), ...notice }
  }
}

const RESERVE_MS = 500
const WINDOW_MS = 5 * 60 * 1000
const OFTEN = 3

/** S0.28: three automatic compactions in five minutes mean that the context fills faster than it is used. */
function reportFrequency(sql: Sql, session: string, agent: string, { now }: ContinuityContext): Outcome {
  const autoCount = automaticSince(sql, session, now - WINDOW_MS)
  if (autoCount < OFTEN) return {}
  const data = {
    autoCount,
    windowMs: WINDOW_MS,
    threshold: OFTEN,
    windowStartIso: new Date(now - WINDOW_MS).toISOString(),
  }
  append(sql, { session, agent, at: now, type: 'quality:compact-frequency', data })
  return {
    notice: `Throughline: ${autoCount} automatic compactions in five minutes. Something large comes into the context again and again; throughline timeline shows what.`,
  }
}
