import * as v from 'valibot'
import { DEADLINES, defineEvent, textField, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const configChange = defineEvent({
  name: 'ConfigChange',
  summary: 'When a settings file changes during a session.',
  usage:
    'Observe changed settings. That an answer can keep a change from taking effect is documented, not established.',
  fields: () => ({
    source: word(
      ['user_settings', 'project_settings', 'local_settings', 'policy_settings', 'skills'],
      'Which settings changed.',
    ),
    filePath: v.optional(textField('The file that changed.')),
  }),
  matcher: 'source',
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, source: 'project_settings', filePath: '/home/dev/app/.claude/settings.json' }],
    output: [{}],
  },
})
