import type { Action } from './action.ts'

export const ask: Action = {
  about: 'Asks the person first.',
  powers: ['ask'],
  outcome: (_, { text }) => ({ decision: 'ask', ...(text && { reason: text }) }),
}
