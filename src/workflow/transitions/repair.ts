import type { StageState, State } from '../state.ts'
import type { ChangeEntry } from '../transitions.ts'
import { stagesAfter } from './order.ts'

/** Whoever makes something may be the one who mends what was found. */
export function isMaker({ kind }: StageState): boolean {
  return kind === 'work'
}

/** Who repairs what a check or a review found: the last one before it who makes something. Without one, the stage itself. */
function fixerOf({ stages }: State, key: string): StageState | undefined {
  const index = stages.findIndex((stage) => stage.key === key)
  return stages.slice(0, index).findLast(isMaker) ?? stages[index]
}

/** Everything that waits to be mended, and the one who begins: the earliest of those who have to. */
export function repairOf(
  state: State,
): { readonly stages: readonly StageState[]; readonly by: StageState } | undefined {
  if (state.pending.length === 0) return undefined
  const waiting = state.stages.filter(({ key }) => state.pending.some(({ stage }) => stage === key))
  const fixers = waiting.map(({ key }) => fixerOf(state, key))
  const by = state.stages.find((stage) => fixers.includes(stage))
  return by && { stages: waiting, by }
}

/**
 * What a review or a check finds where nobody has made anything in this workflow is its result: there is nobody to send back
 * to. Tests that are written before the code are made, not checked.
 */
export function concludes(state: State, { key, kind, mode }: StageState): boolean {
  if (kind !== 'review' && kind !== 'check') return false
  return mode !== 'spec' && fixerOf(state, key)?.key === key
}

/** Something was made anew: what was found is mended, and every later stage that has seen the work as it was runs again. */
export function repaired(state: State, done: StageState): { state: State; entries: ChangeEntry[] } {
  const later = isMaker(done) ? stagesAfter(state, done.key) : []
  const isLater = (key: string) => later.some((stage) => stage.key === key)
  const old = later.filter(({ status }) => status === 'completed')
  return {
    state: {
      ...state,
      pending: state.pending.filter(({ stage }) => stage !== done.key && !isLater(stage)),
      stages: state.stages.map((stage) => (old.includes(stage) ? again(stage) : stage)),
    },
    entries: old.map(({ key, tries }) => ({
      type: 'stage:retry',
      data: { stage: key, attempt: tries + 1, by: 'repair', of: done.key },
    })),
  }
}

function again({ completedAt: _, ...stage }: StageState): StageState {
  return { ...stage, status: 'pending', result: null }
}
