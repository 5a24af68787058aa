import { threadOf } from '../../base/thread.ts'
import type { EventOf } from '../../protocol/event.ts'
import type { Moment } from '../../protocol/handler.ts'
import type { Files, RecoveryBlock } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Recovery } from '../texts/recover.ts'
import { composeRecovery } from './compose-recovery.ts'
import type { ContinuityContext } from './context.ts'
import { present } from './present.ts'
import { currentCompaction } from './read-compactions.ts'
import { recheck, worldOf } from './repository.ts'
import { startCompaction } from './store.ts'

export interface ComposedAgain {
  /** The compaction that PreCompact announced; without one, `start` writes it down now. */
  pending: number | undefined
  recovery: Recovery
  start(sql: Sql, moment: Moment): number
}

/** Recovery A when what PreCompact composed is missing or no longer fits. */
export function composeAgain(
  event: EventOf<'SessionStart'>,
  context: ContinuityContext,
  { files, blocks }: { files: Files; blocks: readonly RecoveryBlock[] },
): ComposedAgain {
  const thread = threadOf(event)
  const project = event.projectDir ?? event.cwd
  const found = currentCompaction(context.sql, thread)
  const pending = found?.state === 'pending' ? found : undefined
  const snapshot = pending?.snapshot ?? context.redact.deep(present(files, context, event).ledger)
  const marks = recheck(files, context.sql, project, snapshot, () => context.time() < context.deadline - RESERVE_MS)
  const world = worldOf(files, project, snapshot)
  const { trigger = 'auto', steer = '', summary = null } = pending ?? {}
  const recovery = composeRecovery(context, { snapshot, blocks, marks, world, trigger, steer, summary })
  const made = { trigger, at: context.now, snapshot, steer, blocks: '[]', recovery }
  return {
    pending: pending?.id,
    recovery,
    start: (sql, { epoch }) => startCompaction(sql, thread, { ...made, epoch }),
  }
}

const RESERVE_MS = 500
