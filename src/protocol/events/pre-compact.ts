import * as v from 'valibot'
import { DEADLINES, defineEvent, maybeText, numberField } from '../define.ts'
import { compactionTrigger, SAMPLE, UNTIL_REFUSED } from './shared.ts'

export const preCompact = defineEvent({
  name: 'PreCompact',
  aliases: ['Compaction', 'PreCompress'],
  summary: 'Before the conversation is replaced by a summary.',
  usage:
    'Tell the summariser what must survive. It does not promise a compaction: the host may still skip it. Claude Code reads plain text here and shows no notice; Codex shows a notice and reads no instructions.',
  fields: () => ({
    ...compactionTrigger(),
    customInstructions: maybeText('What the person wrote behind /compact.'),
    preTokens: v.optional(numberField('How many tokens the conversation has.')),
    messageCount: v.optional(numberField('How many messages the conversation has.')),
  }),
  matcher: 'trigger',
  fold: 'strictest',
  strategy: UNTIL_REFUSED,
  can: ['block', 'instructions', 'notice'],
  deadlineMs: DEADLINES.unhurried,
  examples: {
    input: [
      { ...SAMPLE, trigger: 'manual', customInstructions: 'keep the API names' },
      { ...SAMPLE, trigger: 'auto', customInstructions: null },
    ],
    output: [
      { instructions: 'Keep word for word: the failing test is "parses an empty file" in src/parser.test.ts.' },
      { decision: 'block', reason: 'A release is running; compact when it is done.' },
      { notice: 'The rule no-friday-deploys looked at this.' },
    ],
  },
})
