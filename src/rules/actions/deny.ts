import { type Action, interrupting } from './action.ts'

export const deny: Action = {
  powers: ['deny'],
  refuses: true,
  guards: true,
  unasked: true,
  judges: true,
  outcome: (rule, { text }) => ({ decision: 'deny', ...(text && { reason: text }), ...interrupting(rule, text) }),
}
