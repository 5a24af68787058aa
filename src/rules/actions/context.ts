import { type Action, outcomeOf, TELLING } from './action.ts'

/** At PreCompact what is told goes to the summariser; at Stop it makes the agent go on. */
export const context: Action = {
  powers: TELLING,
  outcome: (_, { power, text }) => outcomeOf(power, text),
}
