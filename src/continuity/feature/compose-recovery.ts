import { threadOf } from '../../base/thread.ts'
import type { EventOf } from '../../protocol/event.ts'
import type { Moment } from '../../protocol/handler.ts'
import type { Files, RecoveryBlock } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'
import type { World } from '../compose/line.ts'
import type { Ledger } from '../ledger/facts.ts'
import { withoutAnalysis } from '../measure/fates.ts'
import { LABELS } from '../texts/labels.ts'
import { type Marks, type Recovery, recover } from '../texts/recover.ts'
import type { ContinuityContext } from './context.ts'
import { present } from './present.ts'
import { currentCompaction, echoOf } from './read-compactions.ts'
import { recheck, worldOf } from './repository.ts'
import { startCompaction } from './store.ts'

export interface RecoveryParts {
  snapshot: Ledger
  blocks: readonly RecoveryBlock[]
  marks: Marks
  world: World
  trigger: string
  /** What PreCompact printed. */
  steer: string
  /** Where it is known this early. */
  summary?: string | null
}

export interface ComposeContext extends Pick<ContinuityContext, 'language' | 'settings'> {
  readonly compaction: Pick<ContinuityContext['compaction'], 'echoes'>
}

/** Recovery A, as the settings and the person's language have it. */
export function composeRecovery(context: ComposeContext, parts: RecoveryParts): Recovery {
  const echoed = echoOf(parts, context.compaction).map(({ text }) => text)
  const told = [parts.summary ? withoutAnalysis(parts.summary) : '', ...echoed]
  const made = recover({
    ledger: parts.snapshot,
    budget: context.settings.continuity.recoveryChars,
    extraBlocks: parts.blocks,
    marks: parts.marks,
    world: parts.world,
    alreadyTold: told.filter(Boolean).join('\n'),
    ...(parts.summary && { summaryKnown: true as const }),
    labels: LABELS[context.language],
  })
  // Half a character in what was said, and an API may refuse the whole request.
  return { ...made, text: made.text.toWellFormed() }
}

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
  const hasTime = () => context.time() < context.deadline - RESERVE_MS
  const marks = recheck(files, context.sql, project, snapshot, hasTime)
  const world = worldOf(files, project, snapshot, hasTime)
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
