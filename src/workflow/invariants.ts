import * as cold from '../base/cold.ts'
import type { ActiveAgent, StageState, State } from './state.ts'

export interface SettledState {
  state: State
  /** What had to be mended; empty when everything held. */
  warnings: string[]
}

/**
 * S0.47: an agent belongs to a stage that is active; what has an end is completed; a stage without an agent is not active;
 * a workflow that is not under way has neither. Stages side by side are counted from the stages themselves, so those
 * counts cannot be wrong.
 */
export function settleState(state: State): SettledState {
  const warnings: string[] = []
  const ended = cold.map(state.stages, (stage) => {
    if (stage.completedAt === undefined) {
      if (stage.status !== 'completed') return stage
      warnings.push(`${stage.key} was completed without an end`)
      return { ...stage, status: 'pending' as const }
    }
    if (stage.status === 'completed') return stage
    warnings.push(`${stage.key} had an end and was ${stage.status}`)
    return { ...stage, status: 'completed' as const }
  })
  const agents = cold.filter(state.agents, (agent) => {
    const why = strayReason(state, ended, agent)
    if (why) warnings.push(`${agent.name} was dropped: ${why}`)
    return why === undefined
  })
  const stages = cold.map(ended, (stage) => {
    if (stage.status !== 'active' || cold.some(agents, (agent) => agent.stage === stage.key)) return stage
    warnings.push(`${stage.key} was active without an agent`)
    return { ...stage, status: 'pending' as const }
  })
  return warnings.length === 0 ? { state, warnings } : { state: { ...state, stages, agents }, warnings }
}

function strayReason(state: State, stages: readonly StageState[], agent: ActiveAgent): string | undefined {
  if (state.status !== 'active') return `the workflow is ${state.status}`
  const stage = cold.find(stages, ({ key }) => key === agent.stage)
  if (!stage) return `there is no stage ${agent.stage}`
  return stage.status === 'active' ? undefined : `${agent.stage} is ${stage.status}`
}

/** Whether everything holds: what the tests ask after every transition. */
export function broken(state: State): string[] {
  const { warnings } = settleState(state)
  const { loop, limits } = state
  if (loop.iteration > limits.iterations) warnings.push('more iterations than allowed')
  if (state.failCount > limits.retries || state.rejectCount > limits.retries) warnings.push('more retries than allowed')
  if (new Set(state.agents.map(({ call }) => call)).size !== state.agents.length) warnings.push('a call stands twice')
  if (state.status === 'completed' && state.stages.some(({ status }) => status !== 'completed')) {
    warnings.push('completed with stages left')
  }
  return warnings
}
