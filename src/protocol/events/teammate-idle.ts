import * as v from 'valibot'
import { DEADLINES, defineEvent, textField } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const teammateIdle = defineEvent({
  name: 'TeammateIdle',
  summary: 'When a teammate is about to go idle.',
  usage:
    'Observe who has nothing left to do. That an answer can keep a teammate at work is documented, not established.',
  fields: () => ({
    teammateName: textField('The teammate.'),
    teamName: v.optional(textField('The team; on its way out, since a session has one team.')),
  }),
  matcher: null,
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, teammateName: 'reviewer', teamName: 'sample-team' }],
    output: [{}],
  },
})
