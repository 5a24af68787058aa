import { DEADLINES, defineEvent } from '../define.ts'
import { durationMs, mcpServer, NOTHING_TO_STOP, SAMPLE, toolCall, toolOutput } from './shared.ts'

export const postToolUse = defineEvent({
  name: 'PostToolUse',
  aliases: ['AfterTool'],
  summary: 'After a tool ran and succeeded.',
  usage:
    "Give the model something to know with the result, object to it, or replace it. The tool has run: a block tells the model the reason and the turn goes on. A replaced output must have the tool's own shape.",
  fields: () => ({
    ...toolCall('The tool that ran.'),
    toolOutput: toolOutput(),
    durationMs: durationMs(),
    mcpServer: mcpServer(),
  }),
  matcher: 'toolName',
  fold: 'strictest',
  strategy: NOTHING_TO_STOP,
  can: ['block', 'updatedOutput', 'context', 'notice', 'stop'],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [
      {
        ...SAMPLE,
        permissionMode: 'default',
        toolName: 'Bash',
        toolInput: { command: 'npm test', description: 'Run the tests' },
        toolOutput: { stdout: '12 passed', stderr: '', interrupted: false, isImage: false },
        toolUseId: 'toolu_sample_1',
        durationMs: 1840,
      },
    ],
    output: [
      { context: 'The same tests failed an hour ago; the repair was in src/parser.ts.' },
      { decision: 'block', reason: 'The file no longer passes the linter: unused import in line 3.' },
      { updatedOutput: { stdout: '12 passed', stderr: '', interrupted: false, isImage: false } },
      { notice: 'The rule no-friday-deploys looked at this.' },
      { stop: 'The budget of this run is used up.' },
    ],
  },
})
