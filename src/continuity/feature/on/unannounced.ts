import { threadOf } from '../../../base/thread.ts'
import type { EventOf } from '../../../protocol/event.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { Sql } from '../../../storage/sql.ts'
import { composeRecovery } from '../compose-recovery.ts'
import type { ContinuityContext } from '../context.ts'
import { present } from '../present.ts'
import { isKnownSummary } from '../read-compactions.ts'
import { worldOf } from '../repository.ts'
import { startCompaction, waitForSummary } from '../store.ts'

/** A compaction that is known by its summary alone: what the session has established is what it had to keep. */
export async function unannounced(
  event: EventOf<'PostCompact'>,
  summary: string,
  context: ContinuityContext,
): Promise<Step<Sql>> {
  const thread = threadOf(event)
  if (isKnownSummary(context.sql, thread, summary)) return undefined
  const files = await context.files()
  const snapshot = context.redact.deep(present(files, context, event).ledger)
  const world = worldOf(files, event.projectDir ?? event.cwd, snapshot)
  const { trigger } = event
  const recovery = composeRecovery(context, { snapshot, blocks: [], marks: {}, world, trigger, steer: '', summary })
  return commit((sql, { epoch }) => {
    const made = { epoch, trigger, at: context.now, snapshot, steer: '', blocks: '[]', recovery }
    waitForSummary(sql, startCompaction(sql, thread, made), summary)
    return undefined
  })
}
