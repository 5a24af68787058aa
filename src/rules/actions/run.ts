import { POWERS } from '../../protocol/outcome.ts'
import { type Action, told } from './action.ts'

/** The program's own answer is taken where it has one; a plain text is told to whoever reads at this event. */
export const run: Action = {
  about: 'Runs a program of yours and takes its answer.',
  powers: ['context', 'instructions', 'keepGoing', ...POWERS],
  outcome: (_, { power, text }) => told(power, text),
}
