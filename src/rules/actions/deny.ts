import { type Action, interrupting } from './action.ts'

export const deny: Action = {
  about: 'Refuses the action and tells the model why.',
  powers: ['deny'],
  outcome: (rule, { text }) => ({ decision: 'deny', ...(text && { reason: text }), ...interrupting(rule, text) }),
}
