import * as v from 'valibot'
import { DEADLINES, defineEvent, textField, word } from '../define.ts'
import { listField, NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const instructionsLoaded = defineEvent({
  name: 'InstructionsLoaded',
  summary: 'When a file with instructions for the model was loaded.',
  usage: 'Observe which instructions are in force. Nobody reads an answer.',
  fields: () => ({
    filePath: textField('The file with the instructions.'),
    memoryType: v.optional(word(['User', 'Project', 'Local', 'Managed'], 'Whose instructions they are.')),
    loadReason: v.optional(
      word(['session_start', 'nested_traversal', 'path_glob_match', 'include', 'compact'], 'Why the file was loaded.'),
    ),
    globs: v.optional(listField('The path patterns that the file is for.')),
    triggerFilePath: v.optional(textField('The file whose use brought this one in.')),
    parentFilePath: v.optional(textField('The file that includes this one.')),
  }),
  matcher: 'loadReason',
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, filePath: '/home/dev/app/CLAUDE.md', memoryType: 'Project', loadReason: 'compact' }],
    output: [{}],
  },
})
