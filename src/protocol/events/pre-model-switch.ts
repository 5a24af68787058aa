import { DEADLINES, defineEvent } from '../define.ts'
import { modelSwitch, SAMPLE, UNTIL_REFUSED } from './shared.ts'

export const preModelSwitch = defineEvent({
  name: 'PreModelSwitch',
  summary: 'Before the session changes to another model because someone asked for it.',
  usage:
    'Allow, confirm or refuse the switch. What an answer does is documented, not established; so is that a hook which runs out of time refuses the switch.',
  fields: () => modelSwitch(['command', 'picker', 'sdk']),
  matcher: 'toModel',
  fold: 'strictest',
  strategy: UNTIL_REFUSED,
  can: ['allow', 'ask', 'deny', 'notice'],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [
      {
        ...SAMPLE,
        fromModel: 'claude-sonnet-5',
        toModel: 'claude-opus-5',
        requestedModel: 'opus',
        source: 'command',
        contextTokens: 48200,
        promptCacheWarm: true,
        cacheTtl: '5m',
        estimatedCacheWriteUsd: 0.3,
        pricing: 'catalog',
      },
    ],
    output: [
      { decision: 'ask', reason: 'The switch fills a new cache of 48,200 tokens.' },
      { decision: 'deny', reason: 'This project stays on one model.' },
      { decision: 'allow' },
      { notice: 'The rule no-friday-deploys looked at this.' },
    ],
  },
})
