import * as cold from '../base/cold.ts'
import { type ActiveAgent, currentStage, type StageState, type State } from './state.ts'
import { sideBySide } from './transitions/order.ts'
import { repairOf } from './transitions/repair.ts'

/** S0.52 as data; the catalogues have the words. */
export type NextStep =
  | { readonly type: 'wait'; readonly agents: readonly ActiveAgent[] }
  | { readonly type: 'fix'; readonly stages: readonly StageState[]; readonly by: StageState }
  | { readonly type: 'delegate'; readonly stages: readonly StageState[] }
  | { readonly type: 'go-on'; readonly stage: StageState }

/** What comes next; undefined when every stage is done. */
export function nextStep(state: State): NextStep | undefined {
  const sent = cold.filter(state.agents, ({ where }) => where !== 'hand')
  if (sent.length > 0) return { type: 'wait', agents: sent }
  const stage = currentStage(state)
  if (!stage) return undefined
  const repair = repairOf(state)
  if (repair && !repair.stages.includes(repair.by)) return { type: 'fix', ...repair }
  if (stage.status === 'active') return { type: 'go-on', stage }
  const beside = cold.filter(state.stages, (other) => sideBySide(other, stage) && other.status === 'pending')
  return { type: 'delegate', stages: [stage, ...beside] }
}
