import type { Action } from './action.ts'

export const allow: Action = {
  powers: ['allow'],
  lets: true,
  judges: true,
  outcome: (_, { text }) => ({ decision: 'allow', ...(text && { reason: text }) }),
}
