import { POWERS } from '../../protocol/outcome.ts'
import { type Action, outcomeOf } from './action.ts'

/** The program's own answer is taken where it has one; a plain text is told to whoever reads at this event. */
export const run: Action = {
  powers: ['context', 'instructions', 'keepGoing', ...POWERS],
  anything: true,
  guards: true,
  judges: true,
  evenAgain: true,
  fetched: (rule, event, ground) => ground.run(rule, event),
  outcome: (_, { power, text }) => outcomeOf(power, text),
}
