import * as v from 'valibot'
import { DEADLINES, defineEvent, textField } from '../define.ts'
import { mcpServer, NOTHING_TO_STOP, SAMPLE, toolCall } from './shared.ts'

export const permissionDenied = defineEvent({
  name: 'PermissionDenied',
  summary: 'When the host itself refused a tool call.',
  usage: 'Observe refusals. Nothing an outcome can say is known to be honoured here; not established.',
  fields: () => ({
    ...toolCall('The tool that was refused.'),
    reason: v.optional(textField('Why it was refused.')),
    mcpServer: mcpServer(),
  }),
  matcher: 'toolName',
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [
      {
        ...SAMPLE,
        permissionMode: 'auto',
        toolName: 'Bash',
        toolInput: { command: 'npm publish' },
        toolUseId: 'toolu_sample_2',
        reason: 'Publishing was not asked for.',
      },
    ],
    output: [{}],
  },
})
