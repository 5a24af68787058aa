import * as v from 'valibot'
import { DEADLINES, defineEvent, textField } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const cwdChanged = defineEvent({
  name: 'CwdChanged',
  summary: 'When the session moves to another directory.',
  usage: 'Observe where the session is. What an answer does is not established.',
  fields: () => ({
    newCwd: textField('The directory it moved to.'),
    oldCwd: v.optional(textField('The directory it came from.')),
  }),
  matcher: null,
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, cwd: '/home/dev/app/src', oldCwd: '/home/dev/app', newCwd: '/home/dev/app/src' }],
    output: [{}],
  },
})
