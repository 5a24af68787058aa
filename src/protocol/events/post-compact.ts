import * as v from 'valibot'
import { DEADLINES, defineEvent, textField } from '../define.ts'
import { compactionTrigger, NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const postCompact = defineEvent({
  name: 'PostCompact',
  summary: 'After the conversation was replaced by a summary.',
  usage:
    'Compare the summary with what should have survived. Nothing said here reaches the model, and Claude Code shows nothing either; Codex shows a notice.',
  fields: () => ({
    ...compactionTrigger(),
    summary: v.optional(textField('The summary as the model wrote it, its analysis included.')),
  }),
  matcher: 'trigger',
  fold: 'collect',
  strategy: NOTHING_TO_STOP,
  can: ['notice'],
  deadlineMs: DEADLINES.unhurried,
  examples: {
    input: [
      {
        ...SAMPLE,
        trigger: 'manual',
        summary: '<analysis>What happened so far</analysis>\n<summary>The parser is being repaired.</summary>',
      },
    ],
    output: [{ notice: 'The summary kept 11 of 14 facts.' }],
  },
})
