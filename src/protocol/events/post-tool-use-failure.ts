import * as v from 'valibot'
import { DEADLINES, defineEvent, flag } from '../define.ts'
import { type Failure, failureFrom } from '../kinds.ts'
import { durationMs, mcpServer, NOTHING_TO_STOP, SAMPLE, toolCall } from './shared.ts'

export const postToolUseFailure = defineEvent({
  name: 'PostToolUseFailure',
  summary: 'After a tool failed.',
  usage:
    'Tell the model what is known about the error. A block adds its reason to the conversation and the turn goes on.',
  fields: () => ({
    ...toolCall('The tool that failed.'),
    error: v.pipe(
      v.optional(v.union([v.string(), v.looseObject({})]), ''),
      v.description('The error: its message, and whatever else the host tells about it.'),
      v.transform<string | ({} & { [detail: string]: unknown }), Failure>(failureFrom),
    ),
    isInterrupt: v.optional(flag('True when the person interrupted the tool.')),
    durationMs: durationMs(),
    mcpServer: mcpServer(),
  }),
  matcher: 'toolName',
  fold: 'strictest',
  strategy: NOTHING_TO_STOP,
  can: ['block', 'context', 'notice'],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [
      {
        ...SAMPLE,
        permissionMode: 'default',
        toolName: 'Bash',
        toolInput: { command: 'npm test' },
        toolUseId: 'toolu_sample_3',
        error: 'Exit code 1\nsrc/parser.test.ts: parses an empty file',
        isInterrupt: false,
        durationMs: 2210,
      },
    ],
    output: [
      { context: 'This error was repaired before by regenerating src/grammar.ts.' },
      { decision: 'block', reason: 'Do not repeat this command: it has failed three times.' },
      { notice: 'The rule no-friday-deploys looked at this.' },
    ],
  },
})
