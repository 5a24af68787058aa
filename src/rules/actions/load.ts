import { type Action, TELLING, told } from './action.ts'

/** The text is what was read from the files, each under its label. */
export const load: Action = {
  about: 'Tells the model what stands in some files.',
  powers: TELLING,
  outcome: (_, { power, text }) => told(power, text),
}
