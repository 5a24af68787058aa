import * as v from 'valibot'
import { DEADLINES, data, defineEvent, textField, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const elicitationResult = defineEvent({
  name: 'ElicitationResult',
  summary: 'When the person has answered an MCP server, before the server gets the answer.',
  usage: 'Observe the answer. That it can be changed on its way is documented, not established.',
  fields: () => ({
    mcpServerName: textField('The server that asked.'),
    action: v.optional(word(['accept', 'decline', 'cancel'], 'What the person did.')),
    content: v.optional(data('What the person filled in.')),
    mode: v.optional(word(['form', 'url'], 'How the server wanted the answer.')),
    elicitationId: v.optional(textField('The id of the question.')),
  }),
  matcher: 'mcpServerName',
  fold: 'none',
  strategy: NOTHING_TO_STOP,
  can: [],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [
      {
        ...SAMPLE,
        mcpServerName: 'tickets',
        elicitationId: 'sample-question',
        mode: 'form',
        action: 'accept',
        content: { project: 'parser' },
      },
    ],
    output: [{}],
  },
})
