import * as v from 'valibot'
import { DEADLINES, defineEvent } from '../define.ts'
import { listField, mcpServer, SAMPLE, toolCall } from './shared.ts'

export const permissionRequest = defineEvent({
  name: 'PermissionRequest',
  summary: 'When the person is about to be asked for permission to run a tool.',
  usage:
    'Answer in place of the person. Without an answer the person is asked as usual. An input can be rewritten only together with an allow. What an answer does is documented, not established.',
  fields: () => ({
    ...toolCall('The tool that needs permission.'),
    permissionSuggestions: v.optional(listField('Rules the host offers to add, as the host writes them.')),
    mcpServer: mcpServer(),
  }),
  matcher: 'toolName',
  fold: 'strictest',
  strategy: { mode: 'serial', until: 'decided' },
  can: ['allow', 'deny', 'updatedInput', 'notice'],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, permissionMode: 'default', toolName: 'Bash', toolInput: { command: 'git status' } }],
    output: [
      { decision: 'allow' },
      { decision: 'allow', updatedInput: { command: 'git status --short' } },
      { decision: 'deny', reason: 'Nothing may be published from this machine.' },
      { notice: 'The rule no-friday-deploys looked at this.' },
    ],
  },
})
