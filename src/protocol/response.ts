import * as v from 'valibot'
import { described, textField } from './define.ts'
import { type Decision, isDecision, POWERS, type Power } from './outcome.ts'

/** The schema of what a handler may answer to an event. Closed: what the event cannot carry is a mistake worth naming. */
export function responseSchema({ can }: { readonly can: readonly Power[] }) {
  const decisions = POWERS.filter((power): power is Decision => isDecision(power) && can.includes(power))
  const rest = POWERS.filter((power): power is Said => !isDecision(power) && can.includes(power))
  const entries: v.ObjectEntries = {}
  if (decisions.length > 0) {
    entries.decision = v.optional(described(v.picklist(decisions), decisions.map(sentence).join(' ')))
    entries.reason = v.optional(textField('Why it was decided so.'))
  }
  for (const power of rest) entries[power] = v.optional(FIELDS[power]())
  return v.strictObject(entries)
}

/** What each power does, in a sentence. */
export const MEANINGS: Readonly<Record<Power, string>> = {
  allow: 'Lets the action happen without asking the person.',
  ask: 'Asks the person first.',
  deny: 'Refuses the action and tells the model the reason.',
  block: 'Stops what is about to happen, or objects to what has happened, with the reason.',
  updatedInput: 'Runs the tool with this input instead.',
  updatedOutput: "Gives the model this output instead, in the tool's own shape.",
  context: 'Tells the model something.',
  instructions: 'Tells the summariser what must survive the compaction.',
  notice: 'Tells the person something; it never reaches the model.',
  stop: 'Ends the turn; the text is the reason the person sees.',
  keepGoing: 'Lets the agent go on, with this text.',
}

type Said = Exclude<Power, Decision>

const FIELDS: Readonly<Record<Said, () => v.GenericSchema>> = {
  updatedInput: () => described(v.record(v.string(), v.unknown()), MEANINGS.updatedInput),
  updatedOutput: () => described(v.unknown(), MEANINGS.updatedOutput),
  context: () => textField(MEANINGS.context),
  instructions: () => textField(MEANINGS.instructions),
  notice: () => textField(MEANINGS.notice),
  stop: () => textField(MEANINGS.stop),
  keepGoing: () => textField(MEANINGS.keepGoing),
}

function sentence(decision: Decision): string {
  return `${decision}: ${MEANINGS[decision]}`
}
