import * as cold from '../../base/cold.ts'
import { completedCount, type StageState, type State } from '../state.ts'

/** S0.16: for every stage in order its state and its emoji, nothing between them. The same bar everywhere. */
export function progressBar(stages: readonly Pick<StageState, 'status' | 'emoji'>[]): string {
  return cold.map(stages, ({ status, emoji }) => `${ICONS[status]}${emoji}`).join('')
}

export interface Progress {
  bar: string
  completed: number
  total: number
}

export function progressOf(state: State): Progress {
  return { bar: progressBar(state.stages), completed: completedCount(state), total: state.stages.length }
}

const ICONS = { completed: '✅', active: '⏳', pending: '⬜' } as const
