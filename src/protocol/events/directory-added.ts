import * as v from 'valibot'
import { DEADLINES, defineEvent, textField, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const directoryAdded = defineEvent({
  name: 'DirectoryAdded',
  summary: 'When a further directory is opened to the session.',
  usage: 'Observe what the session may reach. What an answer does is not established.',
  fields: () => ({
    directory: textField('The directory that was added.'),
    source: v.optional(word(['slash_command', 'register_repo_root'], 'How it was added.')),
  }),
  matcher: 'source',
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, directory: '/home/dev/library', source: 'slash_command' }],
    output: [{}],
  },
})
