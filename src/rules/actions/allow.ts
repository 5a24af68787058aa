import type { Action } from './action.ts'

export const allow: Action = {
  about: 'Lets the action happen without asking the person.',
  powers: ['allow'],
  outcome: (_, { text }) => ({ decision: 'allow', ...(text && { reason: text }) }),
}
