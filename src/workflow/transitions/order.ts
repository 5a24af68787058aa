import * as cold from '../../base/cold.ts'
import type { StageState, State } from '../state.ts'

/** The earlier stages that are not done and do not run side by side with this one. */
export function missingBefore({ stages }: State, stage: StageState): string[] {
  const missing: string[] = []
  for (const earlier of stages) {
    if (earlier.key === stage.key) return missing
    if (earlier.status !== 'completed' && !sideBySide(earlier, stage)) missing.push(earlier.key)
  }
  return missing
}

/** The stages that come after one and do not run side by side with it. */
export function stagesAfter({ stages }: State, key: string): StageState[] {
  const index = stages.findIndex((stage) => stage.key === key)
  const stage = stages[index]
  return stage ? stages.slice(index + 1).filter((later) => !sideBySide(later, stage)) : []
}

export function sideBySide(a: StageState, b: StageState): boolean {
  return a.key !== b.key && a.parallel !== undefined && a.parallel === b.parallel
}

export function withStage(state: State, stage: StageState): State {
  return { ...state, stages: cold.map(state.stages, (other) => (other.key === stage.key ? stage : other)) }
}
