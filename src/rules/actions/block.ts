import { type Action, interrupting } from './action.ts'

export const block: Action = {
  about: 'Stops what is about to happen, or objects to what has happened.',
  powers: ['block'],
  outcome: (rule, { text }) => ({ decision: 'block', ...(text && { reason: text }), ...interrupting(rule, text) }),
}
