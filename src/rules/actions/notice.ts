import type { Action } from './action.ts'

export const notice: Action = {
  about: 'Tells the person something; it never reaches the model.',
  powers: ['notice'],
  // Whatever Claude Code is told there is read by the summariser.
  except: ['PreCompact'],
  outcome: (_, { text }) => (text ? { notice: text } : {}),
}
