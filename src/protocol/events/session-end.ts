import { DEADLINES, defineEvent, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const sessionEnd = defineEvent({
  name: 'SessionEnd',
  summary: 'When a session ends.',
  usage: 'Close the books. The host is leaving: it waits about a second and reads no answer.',
  fields: () => ({
    reason: word(['clear', 'resume', 'logout', 'prompt_input_exit', 'other'], 'Why the session ends.'),
  }),
  matcher: 'reason',
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.closing,
  examples: {
    input: [{ ...SAMPLE, reason: 'prompt_input_exit' }],
    output: [{}],
  },
})
