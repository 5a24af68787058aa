import { DEADLINES, defineEvent, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const setup = defineEvent({
  name: 'Setup',
  summary: 'When the client is started to prepare a project or to keep it in order.',
  usage:
    'Prepare what a project needs. Context given here was not seen to reach the model; whether a notice is shown is not established.',
  fields: () => ({
    trigger: word(['init', 'maintenance'], 'What the client was started for.'),
  }),
  matcher: 'trigger',
  fold: 'collect',
  strategy: NOTHING_TO_STOP,
  can: ['notice'],
  deadlineMs: DEADLINES.unhurried,
  examples: {
    input: [{ ...SAMPLE, trigger: 'init' }],
    output: [{ notice: 'The project is ready.' }],
  },
})
