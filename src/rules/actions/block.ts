import { type Action, interrupting } from './action.ts'

export const block: Action = {
  powers: ['block'],
  refuses: true,
  judges: true,
  outcome: (rule, { text }) => ({ decision: 'block', ...(text && { reason: text }), ...interrupting(rule, text) }),
}
