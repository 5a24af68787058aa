import type { Action } from './action.ts'

export const block: Action = {
  about: 'Stops what is about to happen, or objects to what has happened.',
  powers: ['block'],
  outcome: (_, { text }) => ({ decision: 'block', ...(text && { reason: text }) }),
}
