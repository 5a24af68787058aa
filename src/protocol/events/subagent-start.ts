import { DEADLINES, defineEvent } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const subagentStart = defineEvent({
  name: 'SubagentStart',
  summary: 'When a subagent starts.',
  usage: 'Give the subagent something to know: the context is in its first request, not in that of the main agent.',
  fields: () => ({}),
  matcher: 'agentType',
  fold: 'collect',
  strategy: NOTHING_TO_STOP,
  can: ['context', 'notice'],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [{ ...SAMPLE, agentId: 'sample-agent', agentType: 'general-purpose' }],
    output: [
      { context: 'Generated files are in src/generated: do not edit them.' },
      { notice: 'The rule no-friday-deploys looked at this.' },
    ],
  },
})
