import { DEADLINES, defineEvent } from '../define.ts'
import { mcpServer, SAMPLE, toolCall, UNTIL_REFUSED } from './shared.ts'

export const preToolUse = defineEvent({
  name: 'PreToolUse',
  aliases: ['BeforeTool'],
  summary: 'Before a tool runs.',
  usage:
    'Deny, confirm or rewrite a tool call, or give the model something to know with its result. A stop does not keep the tool from running: it ends the turn after it. The rules of the host against a call win over an allow.',
  fields: () => ({
    ...toolCall('The tool about to run.'),
    mcpServer: mcpServer(),
  }),
  matcher: 'toolName',
  fold: 'strictest',
  strategy: UNTIL_REFUSED,
  can: ['allow', 'ask', 'deny', 'updatedInput', 'context', 'notice', 'stop'],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [
      {
        ...SAMPLE,
        transcriptPath: '/home/dev/.claude/projects/-home-dev-app/sample-session.jsonl',
        permissionMode: 'default',
        toolName: 'Bash',
        toolInput: { command: 'npm test', description: 'Run the tests' },
        toolUseId: 'toolu_sample_1',
      },
    ],
    output: [
      { decision: 'deny', reason: 'Use the trash command instead of rm -rf.' },
      { decision: 'ask', reason: 'This pushes to a shared branch.' },
      { decision: 'allow', updatedInput: { command: 'npm test -- --silent' } },
      { context: 'The last run of this command failed in src/parser.ts.' },
      { notice: 'The rule no-friday-deploys looked at this.' },
      { stop: 'The budget of this run is used up.' },
    ],
  },
})
