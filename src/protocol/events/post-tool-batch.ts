import * as v from 'valibot'
import { DEADLINES, defineEvent, described } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE, toolCall, toolOutput } from './shared.ts'

export const postToolBatch = defineEvent({
  name: 'PostToolBatch',
  summary: 'After all tool calls of one assistant message have come back, before the next request.',
  usage: 'Look at the calls of a message together. Unlike PostToolUse, a block here ends the turn.',
  fields: () => ({
    toolCalls: described(
      v.array(v.looseObject({ ...toolCall('The tool that ran.'), toolOutput: toolOutput() })),
      'The calls, each with what came back.',
    ),
  }),
  matcher: null,
  fold: 'strictest',
  strategy: NOTHING_TO_STOP,
  can: ['block', 'context', 'notice', 'stop'],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [
      {
        ...SAMPLE,
        permissionMode: 'default',
        toolCalls: [
          {
            toolName: 'Read',
            toolInput: { file_path: '/home/dev/app/src/parser.ts' },
            toolUseId: 'toolu_sample_4',
            toolOutput: 'export function parse() {}',
          },
          { toolName: 'Bash', toolInput: { command: 'ls' }, toolUseId: 'toolu_sample_5', toolOutput: 'src' },
        ],
      },
    ],
    output: [
      { context: 'Both files belong to the parser; its notes are in docs/parser.md.' },
      { decision: 'block', reason: 'Too many files were read at once.' },
      { notice: 'The rule no-friday-deploys looked at this.' },
      { stop: 'The budget of this run is used up.' },
    ],
  },
})
