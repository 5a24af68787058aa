import type { Action } from './action.ts'

export const ask: Action = {
  powers: ['ask'],
  refuses: true,
  guards: true,
  unasked: true,
  judges: true,
  outcome: (_, { text }) => ({ decision: 'ask', ...(text && { reason: text }) }),
}
