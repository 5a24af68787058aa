import type { Action } from './action.ts'

export const instructions: Action = {
  about: 'Tells the summariser what must survive the compaction.',
  powers: ['instructions'],
  outcome: (_, { text }) => (text ? { instructions: text } : {}),
}
