import { type Action, TELLING, told } from './action.ts'

/** At PreCompact what is told goes to the summariser; at Stop it makes the agent go on. */
export const context: Action = {
  powers: TELLING,
  outcome: (_, { power, text }) => told(power, text),
}
