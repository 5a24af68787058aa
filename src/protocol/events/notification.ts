import * as v from 'valibot'
import { DEADLINES, defineEvent, textField, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const notification = defineEvent({
  name: 'Notification',
  summary: 'When the host calls for the attention of the person.',
  usage:
    'Pass a call for attention on. Context given here does not reach the model; whether a notice is shown is not established.',
  fields: () => ({
    message: textField('What the person is told.'),
    title: v.optional(textField('The heading of the message.')),
    notificationType: v.optional(
      word(
        [
          'permission_prompt',
          'idle_prompt',
          'auth_success',
          'elicitation_dialog',
          'agent_needs_input',
          'agent_completed',
        ],
        'What it is about.',
      ),
    ),
  }),
  matcher: 'notificationType',
  fold: 'collect',
  strategy: NOTHING_TO_STOP,
  can: ['notice'],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, message: 'Claude needs your permission', notificationType: 'permission_prompt' }],
    output: [{ notice: 'Passed on to your phone.' }],
  },
})
