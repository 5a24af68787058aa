import type { Action } from './action.ts'

export const instructions: Action = {
  powers: ['instructions'],
  outcome: (_, { text }) => (text ? { instructions: text } : {}),
}
