import { type Action, outcomeOf, TELLING } from './action.ts'

/** The text is what was read from the files, each under its label. */
export const load: Action = {
  powers: TELLING,
  fetched: (rule, _, ground) => ground.load(rule),
  outcome: (_, { power, text }) => outcomeOf(power, text),
}
