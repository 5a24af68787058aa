import * as v from 'valibot'
import { DEADLINES, defineEvent, textField, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const fileChanged = defineEvent({
  name: 'FileChanged',
  summary: 'When a watched file changes, appears or goes.',
  usage:
    'Observe files that were named for watching. In Claude Code the matcher is that list of names, not a pattern. What an answer does is not established.',
  fields: () => ({
    filePath: textField('The file.'),
    event: v.optional(word(['change', 'add', 'unlink'], 'What happened to it.')),
  }),
  matcher: 'filePath',
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, filePath: '/home/dev/app/.env', event: 'change' }],
    output: [{}],
  },
})
