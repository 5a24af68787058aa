import * as v from 'valibot'
import { DEADLINES, defineEvent, textField, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const userPromptExpansion = defineEvent({
  name: 'UserPromptExpansion',
  summary: 'When a slash command or an MCP prompt is about to be expanded into a prompt.',
  usage:
    'Refuse a command, or give the model something to know with it. It follows UserPromptSubmit, which has the command as it was typed. What an answer does is documented, not established.',
  fields: () => ({
    commandName: textField('The name of the command.'),
    commandArgs: v.optional(textField('What was typed behind it.')),
    expansionType: v.optional(word(['slash_command', 'mcp_prompt'], 'What is expanded.')),
    commandSource: v.optional(textField('Where the command comes from, e.g. plugin.')),
    prompt: v.optional(textField('The prompt as it was typed.')),
  }),
  matcher: 'commandName',
  fold: 'strictest',
  strategy: NOTHING_TO_STOP,
  can: ['block', 'context', 'notice', 'stop'],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [
      {
        ...SAMPLE,
        permissionMode: 'default',
        expansionType: 'slash_command',
        commandName: 'release',
        commandArgs: 'minor',
        commandSource: 'plugin',
        prompt: '/release minor',
      },
    ],
    output: [
      { context: 'The last release was 1.4.2.' },
      { decision: 'block', reason: 'Releases are made from the main branch only.' },
      { notice: 'The rule no-friday-deploys looked at this.' },
      { stop: 'The budget of this run is used up.' },
    ],
  },
})
