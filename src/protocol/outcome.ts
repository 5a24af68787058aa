import * as cold from '../base/cold.ts'

/** What a handler answers. Every field is optional; an empty object means "nothing to say". */
export interface Outcome {
  /** allow, ask and deny are for permissions; block stops an action that has no permission step. */
  decision?: Decision
  reason?: string
  updatedInput?: Readonly<Record<string, unknown>>
  updatedOutput?: unknown
  /** For the model. */
  context?: string
  /** For the summariser, at PreCompact only. */
  instructions?: string
  /** For the person at the keyboard; never reaches the model. */
  notice?: string
  /** Ends the turn; the text is the reason the person sees. */
  stop?: string
  /** At Stop and SubagentStop: the text with which the agent goes on. */
  keepGoing?: string
}

export const DECISIONS = ['allow', 'ask', 'deny', 'block'] as const
export type Decision = (typeof DECISIONS)[number]

/** What an event can carry: the outcome's fields, with `decision` split into its values. */
export const POWERS = [
  'allow',
  'ask',
  'deny',
  'block',
  'updatedInput',
  'updatedOutput',
  'context',
  'instructions',
  'notice',
  'stop',
  'keepGoing',
] as const
export type Power = (typeof POWERS)[number]

/** Nothing to say: what most handlers answer to most events. */
export function isEmpty(outcome: Outcome): boolean {
  for (const _ in outcome) return false
  return true
}

/** The powers an outcome makes use of. */
export function powersOf(outcome: Outcome): Power[] {
  if (isEmpty(outcome)) return []
  return cold.filter(POWERS, (power) => (isDecision(power) ? outcome.decision === power : outcome[power] !== undefined))
}

export function isDecision(power: Power): power is Decision {
  return (DECISIONS as readonly Power[]).includes(power)
}
