import * as v from 'valibot'
import { DEADLINES, data, defineEvent, textField, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const elicitation = defineEvent({
  name: 'Elicitation',
  summary: 'When an MCP server asks the person for something.',
  usage: 'Observe the question. That an answer can reply in place of the person is documented, not established.',
  fields: () => ({
    mcpServerName: textField('The server that asks.'),
    message: v.optional(textField('What the server asks.')),
    mode: v.optional(word(['form', 'url'], 'How it wants the answer.')),
    url: v.optional(textField('The page to open, in url mode.')),
    elicitationId: v.optional(textField('The id of the question.')),
    requestedSchema: v.optional(data('The JSON Schema of the answer, in form mode.')),
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
        message: 'Which project?',
        mode: 'form',
        elicitationId: 'sample-question',
        requestedSchema: { type: 'object', properties: { project: { type: 'string' } } },
      },
    ],
    output: [{}],
  },
})
