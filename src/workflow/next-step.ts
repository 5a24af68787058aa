import { type ActiveAgent, currentStage, type StageState, type State } from './state.ts'
import { sideBySide } from './transitions/stages.ts'

/** S0.52 as data; the catalogues have the words. */
export type NextStep =
  | { readonly type: 'wait'; readonly agents: readonly ActiveAgent[] }
  | { readonly type: 'fix'; readonly stage: StageState; readonly by: StageState }
  | { readonly type: 'delegate'; readonly stages: readonly StageState[] }
  | { readonly type: 'go-on'; readonly stage: StageState }

/** What comes next; undefined when every stage is done. */
export function nextStep(state: State): NextStep | undefined {
  const sent = state.agents.filter(({ where }) => where !== 'hand')
  if (sent.length > 0) return { type: 'wait', agents: sent }
  const stage = currentStage(state)
  if (!stage) return undefined
  const fixer = state.pending && fixerOf(state, state.pending.stage)
  const broken = state.pending && state.stages.find(({ key }) => key === state.pending?.stage)
  if (fixer && broken && fixer !== broken) return { type: 'fix', stage: broken, by: fixer }
  if (stage.status === 'active') return { type: 'go-on', stage }
  const beside = state.stages.filter((other) => sideBySide(other, stage) && other.status === 'pending')
  return { type: 'delegate', stages: [stage, ...beside] }
}

/** Who repairs what a check or a review found: the last one before it who makes something. Without one, the stage itself. */
export function fixerOf({ stages }: State, key: string): StageState | undefined {
  const index = stages.findIndex((stage) => stage.key === key)
  return stages.slice(0, index).findLast(({ kind }) => kind === 'work') ?? stages[index]
}
