import type { RecoveryBlock } from '../../protocol/ports.ts'
import type { World } from '../compose/line.ts'
import type { Ledger } from '../ledger/facts.ts'
import { withoutAnalysis } from '../measure/fates.ts'
import { LABELS } from '../texts/labels.ts'
import { type Marks, type Recovery, recover } from '../texts/recover.ts'
import type { ContinuityContext } from './context.ts'

export interface RecoveryParts {
  snapshot: Ledger
  blocks: readonly RecoveryBlock[]
  marks: Marks
  world: World
  trigger: string
  /** What PreCompact printed. On a host that echoes it, it stands in the next request by itself after a compaction by hand. */
  steer: string
  /** Where it is known this early. */
  summary?: string | null
}

export interface ComposeContext extends Pick<ContinuityContext, 'language' | 'settings'> {
  readonly compaction: Pick<ContinuityContext['compaction'], 'echoes'>
}

/** Recovery A, as the settings and the person's language have it. */
export function composeRecovery(context: ComposeContext, parts: RecoveryParts): Recovery {
  const echoed = parts.trigger === 'manual' && context.compaction.echoes ? parts.steer : ''
  const told = [parts.summary ? withoutAnalysis(parts.summary) : '', echoed]
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
