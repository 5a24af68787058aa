import { DEADLINES, defineEvent } from '../define.ts'
import { modelSwitch, NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const postModelSwitch = defineEvent({
  name: 'PostModelSwitch',
  summary: 'After the session changed to another model, for whatever reason.',
  usage:
    'Give the new model something to know with its first request. What an answer does is documented, not established.',
  fields: () => modelSwitch(['command', 'picker', 'sdk', 'auto', 'resume']),
  matcher: 'toModel',
  fold: 'collect',
  strategy: NOTHING_TO_STOP,
  can: ['context', 'notice'],
  deadlineMs: DEADLINES.quick,
  examples: {
    input: [
      {
        ...SAMPLE,
        fromModel: 'claude-opus-5',
        toModel: 'claude-sonnet-5',
        requestedModel: null,
        source: 'auto',
        contextTokens: 48200,
        promptCacheWarm: false,
        cacheTtl: '5m',
        estimatedCacheWriteUsd: 0.18,
        pricing: 'catalog',
      },
    ],
    output: [
      { context: 'Another model has worked on this so far.' },
      { notice: 'The rule no-friday-deploys looked at this.' },
    ],
  },
})
