import type { Action } from './action.ts'

export const notice: Action = {
  powers: ['notice'],
  // Whatever Claude Code is told there is read by the summariser.
  except: ['PreCompact'],
  evenAgain: true,
  outcome: (_, { text }) => (text ? { notice: text } : {}),
}
