import type { Event } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import { fold } from './fold.ts'
import type { Sequence } from './strategy.ts'

/**
 * The answers of all hooks as one, by the event's own law. Late answers of hooks nobody waited for come in front. In a mode in
 * which the person is never asked, an ask is an allow; a deny stays one.
 */
export function conclude(event: Event, { runs, updatedInput }: Sequence, late: readonly Outcome[]): Outcome {
  const { fold: law } = EVENTS[event.name]
  const outcomes = runs.map(({ outcome }) => outcome)
  const folded = fold(law, [...late, ...outcomes])
  const refused = folded.decision === 'deny' || folded.decision === 'block'
  const { updatedInput: _, ...rest } = folded
  const outcome: Outcome = { ...rest, ...(updatedInput && !refused && { updatedInput }) }
  if (outcome.decision !== 'ask' || !NEVER_ASKING.has(event.permissionMode ?? '')) return outcome
  return { ...outcome, decision: 'allow' }
}

const NEVER_ASKING: ReadonlySet<string> = new Set(['yolo'])
