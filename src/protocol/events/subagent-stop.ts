import * as v from 'valibot'
import { DEADLINES, defineEvent, textField } from '../define.ts'
import { SAMPLE, stopping } from './shared.ts'

export const subagentStop = defineEvent({
  name: 'SubagentStop',
  summary: 'When a subagent is about to end.',
  usage:
    'Keep the subagent going with a text it reads, or let it end. The summariser of a compaction is a subagent too: it shows up here with an empty kind and an id nobody started.',
  fields: () => ({
    ...stopping(),
    agentTranscriptPath: v.optional(textField('Where the host keeps the transcript of the subagent.')),
  }),
  matcher: 'agentType',
  fold: 'strictest',
  strategy: { mode: 'serial', until: 'kept-going' },
  can: ['block', 'notice', 'stop', 'keepGoing'],
  deadlineMs: DEADLINES.unhurried,
  examples: {
    input: [
      {
        ...SAMPLE,
        agentId: 'sample-agent',
        agentType: 'general-purpose',
        agentTranscriptPath:
          '/home/dev/.claude/projects/-home-dev-app/sample-session/subagents/agent-sample-agent.jsonl',
        stopHookActive: false,
        lastAssistantMessage: 'Found three callers of parse().',
      },
    ],
    output: [
      { keepGoing: 'Name the files of the three callers.' },
      { decision: 'block', reason: 'The report lacks line numbers.' },
      { stop: 'The search has taken long enough.' },
      { notice: 'The rule no-friday-deploys looked at this.' },
    ],
  },
})
