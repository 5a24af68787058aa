import type { EventName } from '../../protocol/event.ts'
import { EVENTS } from '../../protocol/events/index.ts'
import { isDecision, type Outcome, type Power, powersOf } from '../../protocol/outcome.ts'

/**
 * An answer in the words of its event. Deny and block are the same refusal: each event has one of them. Where an agent can be
 * kept going, a refusal and a context do that. What the event cannot carry is dropped, and named.
 */
export function fitToEvent(name: EventName, outcome: Outcome): { outcome: Outcome; dropped: readonly Power[] } {
  const can: readonly Power[] = EVENTS[name].can
  const fitted = reworded(outcome, can)
  const dropped = powersOf(fitted).filter((power) => !can.includes(power))
  if (dropped.length === 0) return { outcome: fitted, dropped }
  const kept: Outcome = { ...fitted }
  for (const power of dropped) {
    if (!isDecision(power)) delete kept[power]
    else {
      delete kept.decision
      delete kept.reason
    }
  }
  // Without an answer the person is asked anyway.
  return { outcome: kept, dropped: name === 'PermissionRequest' ? dropped.filter((power) => power !== 'ask') : dropped }
}

function reworded(outcome: Outcome, can: readonly Power[]): Outcome {
  const { decision, reason, context, ...rest } = outcome
  const refuses = decision === 'deny' || decision === 'block'
  if (can.includes('keepGoing')) {
    const texts = [outcome.keepGoing, refuses ? (reason ?? 'A hook asks you to go on.') : undefined, context]
    const keepGoing = texts.filter((text) => text !== undefined && text !== '').join('\n\n')
    // A stop ends the turn, whatever else was said.
    const goesOn = keepGoing !== '' && outcome.stop === undefined
    const { keepGoing: _, ...plain } = rest
    return { ...plain, ...(goesOn && { keepGoing }) }
  }
  const refusal = can.includes('deny') ? 'deny' : 'block'
  const instructs = context !== undefined && can.includes('instructions') && !can.includes('context')
  return {
    ...rest,
    ...(decision && { decision: refuses ? refusal : decision }),
    ...(reason !== undefined && decision !== undefined && { reason }),
    ...(context !== undefined && !instructs && { context }),
    ...(instructs && { instructions: [rest.instructions, context].filter(Boolean).join('\n\n') }),
  }
}
