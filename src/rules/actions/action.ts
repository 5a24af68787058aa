import type { Event, EventName } from '../../protocol/event.ts'
import type { Outcome, Power } from '../../protocol/outcome.ts'
import type { Outline } from '../../protocol/outline.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import type { Rule } from '../rule.ts'

/** What a rule can do. An event takes an action when it carries the power that the action needs there. */
export interface Action {
  readonly about: string
  /** The first of these that the event can carry is the one that is used. */
  readonly powers: readonly Power[]
  /** Events that do not take it although they carry the power. */
  readonly except?: readonly EventName[]
  /** What it answers, once its text is ready. */
  outcome(rule: Rule, matter: Matter): Outcome
}

interface Matter {
  readonly event: Event
  /** The power that the event offers for this action. */
  readonly power: Power
  /** The rule's text, variables filled in. */
  readonly text: string
  /** The tool's input as the rules before this one left it, and as this one makes it; undefined when nothing changes. */
  readonly updatedInput: Readonly<Record<string, unknown>> | undefined
}

/** The power with which an event carries an action; undefined when it cannot. */
export function powerFor(action: Action, name: EventName): Power | undefined {
  if (action.except?.includes(name)) return undefined
  const { can }: Outline = OUTLINES[name]
  return action.powers.find((power) => can.includes(power))
}

/** S1.9, S1.30: a refusal that also ends the turn. */
export function interrupting({ interrupt, description }: Rule, text: string): Outcome {
  return interrupt ? { stop: text || description } : {}
}

/** What is told to whoever reads at this event: the model, or the summariser. */
export const TELLING: readonly Power[] = ['context', 'instructions', 'keepGoing']

export function told(power: Power, text: string): Outcome {
  if (text === '') return {}
  if (power === 'instructions') return { instructions: text }
  return power === 'keepGoing' ? { keepGoing: text } : { context: text }
}
