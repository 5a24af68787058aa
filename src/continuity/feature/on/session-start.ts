import { MOST_HASHED_BYTES } from '../../../base/most-hashed.ts'
import { type Thread, threadOf } from '../../../base/thread.ts'
import { append } from '../../../journal/record-event.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Later, later, type Moment, type Step } from '../../../protocol/handler.ts'
import type { Outcome } from '../../../protocol/outcome.ts'
import type { Sql } from '../../../storage/sql.ts'
import type { Recovery } from '../../texts/recover.ts'
import type { ContinuityContext } from '../context.ts'
import { filesSeenAt } from '../file-hashes.ts'
import { automaticSince, preparedRecovery } from '../read-compactions.ts'
import { beginEpoch, begunByDelivery } from '../store.ts'

/**
 * SessionStart after a compaction: recovery A. PreCompact has composed it already; it is composed again only when something
 * has changed since: a file, what other features want said, or the summary is known by now.
 */
export async function onCompactStart(event: EventOf<'SessionStart'>, context: ContinuityContext): Promise<Step<Sql>> {
  const thread = threadOf(event)
  const project = event.projectDir ?? event.cwd
  const files = await context.files()
  // Where the next prompt or tool came first, everything has been said already.
  if (context.write((sql) => begunByDelivery(sql, thread))) return undefined
  const blocks = await context.blocks({ ...thread, cwd: event.cwd, project })
  const prepared = preparedRecovery(context.sql, thread)
  if (prepared && !prepared.summary && prepared.blocks === JSON.stringify(blocks)) {
    const unchanged = filesSeenAt(context.sql, project, prepared.at).every(
      ({ path, hash }) => !hasTime(context) || files.hash(path, MOST_HASHED_BYTES) === hash,
    )
    if (unchanged) return commit((sql, moment) => begin(sql, moment, context, thread, prepared.id, prepared.recovery))
  }

  const { composeAgain } = await import('../compose-recovery.ts')
  const { pending, recovery, start } = composeAgain(event, context, { files, blocks })
  return commit((sql, moment) => begin(sql, moment, context, thread, pending ?? start(sql, moment), recovery))
}

function begin(
  sql: Sql,
  { epoch }: Moment,
  context: ContinuityContext,
  thread: Thread,
  id: number,
  a: Recovery,
): Outcome | Later<Sql> {
  // An answer that comes too late is not passed on: then B must bring what A would have.
  const told = context.time() > context.deadline ? UNTOLD : a
  beginEpoch(sql, thread, id, epoch, told)
  const outcome: Outcome = told.text ? { context: told.text } : {}
  const count = frequency(sql, thread, context)
  return count < OFTEN ? outcome : later(async () => ({ ...outcome, notice: await oftenIn(context.language, count) }))
}

const UNTOLD: Recovery = { text: '', factIds: [], lineKeys: [] }

function hasTime(context: ContinuityContext): boolean {
  return context.time() < context.deadline - RESERVE_MS
}

const RESERVE_MS = 500
const WINDOW_MS = 5 * 60 * 1000
const OFTEN = 3

/** S0.28: three automatic compactions in five minutes mean that the context fills faster than it is used. */
function frequency(sql: Sql, { session, agent }: Thread, { now }: ContinuityContext): number {
  const autoCount = automaticSince(sql, session, now - WINDOW_MS)
  if (autoCount < OFTEN) return autoCount
  const data = {
    autoCount,
    windowMs: WINDOW_MS,
    threshold: OFTEN,
    windowStartIso: new Date(now - WINDOW_MS).toISOString(),
  }
  append(sql, { session, agent, at: now, type: 'quality:compact-frequency', data })
  return autoCount
}

async function oftenIn(language: ContinuityContext['language'], count: number): Promise<string> {
  const { messages } = await import('../../../messages/index.ts')
  return (await messages(language)).compaction.often({ count })
}
