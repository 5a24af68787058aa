import * as v from 'valibot'
import { DEADLINES, defineEvent, flag, numberField, textField } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const messageDisplay = defineEvent({
  name: 'MessageDisplay',
  summary: 'Each time new lines of an assistant message are shown.',
  usage:
    'Observe what the person sees while it is written. It fires many times a message. Replacing the shown text is documented, not established, and no outcome field carries it.',
  fields: () => ({
    messageId: textField('The message being shown.'),
    turnId: v.optional(textField('The turn it belongs to.')),
    index: v.optional(numberField('Which piece of the message this is, from 0.')),
    final: v.optional(flag('True for the last piece of the message.')),
    delta: v.optional(textField('The lines that are new.')),
  }),
  matcher: null,
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [
      {
        ...SAMPLE,
        turnId: 'sample-turn',
        messageId: 'sample-message',
        index: 0,
        final: true,
        delta: 'The parser now accepts an empty file.',
      },
    ],
    output: [{}],
  },
})
