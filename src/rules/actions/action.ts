import type { Event, EventName } from '../../protocol/event.ts'
import type { Outcome, Power } from '../../protocol/outcome.ts'
import type { Outline } from '../../protocol/outline.ts'
import { OUTLINES } from '../../protocol/outlines.ts'
import type { Subject } from '../conditions/matcher.ts'
import type { CallInput } from '../judge/evaluate.ts'
import type { Ground } from '../judge/respond.ts'
import type { Rule } from '../rule.ts'

/**
 * What a rule can do, as a hook has it. An event takes an action when it carries the power that the action needs there. How it is written
 * and what people are shown of it stands in `written/`, which no hook loads.
 */
export interface Action {
  /** The first of these that the event can carry is the one that is used. */
  readonly powers: readonly Power[]
  /** Events that do not take it although they carry the power. */
  readonly except?: readonly EventName[]
  /** Where a rule of it fails, the person is asked: something might have been refused. */
  readonly refuses?: true
  /** A command that nobody can read is not let through where it asks about commands. */
  readonly guards?: true
  /** A project may do this without the person's word. All else changes what the agent does or is told. */
  readonly unasked?: true
  /** Has a say about an input that another rule has changed. */
  readonly judges?: true
  /** Lets something happen: its conditions must hold for every command, and for a changed input too. */
  readonly lets?: true
  /** May speak in a turn that a hook has already kept going. */
  readonly evenAgain?: true
  /** What it answers is not known before: any power may be in it. */
  readonly anything?: true
  /** What it answers, once its text is ready. */
  outcome(rule: Rule, matter: Matter): Outcome
  /** The whole input with what it changes; undefined when nothing changes. */
  changes?(rule: Rule, input: CallInput, subject: Subject): CallInput | undefined
  /** Its texts with variables besides the rule's own. */
  templates?(rule: Rule): readonly string[]
  /** A text that comes from outside instead of the rule's own, or an answer as it is. */
  fetched?(rule: Rule, event: Event, ground: Ground): Promise<Outcome | string | undefined>
}

interface Matter {
  readonly event: Event
  /** The power that the event offers for this action. */
  readonly power: Power
  /** The rule's text, variables filled in. */
  readonly text: string
  /** The tool's input as the rules before this one left it, and as this one makes it; undefined when nothing changes. */
  readonly updatedInput: CallInput | undefined
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

export function outcomeOf(power: Power, text: string): Outcome {
  if (text === '') return {}
  if (power === 'instructions') return { instructions: text }
  return power === 'keepGoing' ? { keepGoing: text } : { context: text }
}
