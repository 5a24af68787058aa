import * as v from 'valibot'
import { DEADLINES, defineEvent, textField, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const userPromptSubmit = defineEvent({
  name: 'UserPromptSubmit',
  aliases: ['BeforeAgent', 'userPromptSubmitted'],
  summary: 'When a prompt was submitted, before the model sees it.',
  usage:
    'Refuse a prompt, or give the model something to know with it. A refused prompt never reaches the model. It does not fire for commands of the client itself, such as /compact and /clear.',
  fields: () => ({
    prompt: textField('The prompt as it was submitted.'),
    source: v.optional(
      word(
        ['user', 'sdk', 'system', 'loop_wakeup', 'schedule_wakeup', 'poll_event'],
        'Who wrote it: the person, a program, or the client itself.',
      ),
    ),
    sessionTitle: v.optional(textField('The title of the session.')),
  }),
  matcher: null,
  fold: 'strictest',
  strategy: NOTHING_TO_STOP,
  can: ['block', 'context', 'notice', 'stop'],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, permissionMode: 'default', prompt: 'Why does the parser fail on an empty file?' }],
    output: [
      { context: 'The parser was rewritten yesterday; see docs/parser.md.' },
      { decision: 'block', reason: 'The prompt contains a private key.' },
      { stop: 'The budget of this session is used up.' },
      { notice: 'The rule no-friday-deploys looked at this.' },
    ],
  },
})
