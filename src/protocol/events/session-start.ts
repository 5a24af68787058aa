import * as v from 'valibot'
import { DEADLINES, defineEvent, flag, numberField, textField, word } from '../define.ts'
import { NOTHING_TO_STOP, SAMPLE } from './shared.ts'

export const sessionStart = defineEvent({
  name: 'SessionStart',
  summary: 'When a session starts, is resumed or forked, is cleared, or goes on after a compaction.',
  usage:
    'Give the model what it should know from the first request on. After a compaction this is the first event whose context reaches the model; the summary is not known yet.',
  fields: () => ({
    source: word(['startup', 'resume', 'clear', 'compact', 'fork'], 'Why the session starts.'),
    model: v.optional(textField('The model of the session.')),
    sessionTitle: v.optional(textField('The title of the session.')),
    secondsSinceLastResponse: v.optional(numberField('On resume and fork: seconds since the last answer.')),
    contextTokens: v.optional(numberField('On resume and fork: how many tokens the conversation has.')),
    promptCacheLikelyExpired: v.optional(
      flag('On resume and fork: whether the first request must fill the cache again.'),
    ),
    estimatedCacheWriteUsd: v.optional(
      numberField('On resume and fork: what that is estimated to cost, in US dollars.'),
    ),
  }),
  matcher: 'source',
  fold: 'collect',
  strategy: NOTHING_TO_STOP,
  can: ['context', 'notice'],
  deadlineMs: DEADLINES.unhurried,
  examples: {
    input: [
      { ...SAMPLE, source: 'startup' },
      { ...SAMPLE, source: 'compact', model: 'claude-sonnet-5', promptId: 'sample-prompt' },
      {
        ...SAMPLE,
        source: 'resume',
        secondsSinceLastResponse: 3600,
        contextTokens: 48200,
        promptCacheLikelyExpired: true,
      },
    ],
    output: [
      { context: 'Open task: make "parses an empty file" in src/parser.test.ts pass.' },
      { notice: 'Two memories of this project were loaded.' },
    ],
  },
})
