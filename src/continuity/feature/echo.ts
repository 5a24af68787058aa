import type { CompactionFacts } from '../../protocol/ports.ts'
import type { Told } from '../measure/fates.ts'
import type { Compaction } from './read-compactions.ts'

/**
 * After /compact what PreCompact printed stands in the next request, word for word like a kept message. The model has it, so that
 * nobody need say it again; but it is our text, and no merit of the summary.
 */
export function echoOf({ trigger, steer }: Pick<Compaction, 'trigger' | 'steer'>, { echoes }: CompactionFacts): Told[] {
  return trigger === 'manual' && steer && echoes ? [{ text: steer, factIds: [] }] : []
}
