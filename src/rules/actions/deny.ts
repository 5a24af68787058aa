import type { Action } from './action.ts'

export const deny: Action = {
  about: 'Refuses the action and tells the model why.',
  powers: ['deny'],
  outcome: (_, { text }) => ({ decision: 'deny', ...(text && { reason: text }) }),
}
