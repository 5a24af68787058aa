import type { State } from '../state.ts'
import type { At, TransitionResult } from '../transitions.ts'

/** The turn is kept going once more. `worked`: a tool was called or the person spoke since the last time (B28). */
export function advance(state: State, { entry, worked }: At & { entry: number; worked: boolean }): TransitionResult {
  if (state.loop.iteration >= state.limits.iterations) return { ok: false, why: 'over' }
  const iteration = state.loop.iteration + 1
  const loop = { ...state.loop, iteration, idle: worked ? 1 : state.loop.idle + 1, lastEntry: entry }
  return {
    ok: true,
    state: { ...state, loop },
    entries: [{ type: 'loop:advance', data: { workflow: state.key, iteration, idle: loop.idle } }],
  }
}

/** The turn ended in an error of the host. */
export function turnError(state: State): TransitionResult {
  return {
    ok: true,
    state: { ...state, loop: { ...state.loop, consecutiveErrors: state.loop.consecutiveErrors + 1 } },
    entries: [],
  }
}

export function told(state: State, { epoch, text }: At & { epoch: number; text: string }): TransitionResult {
  return { ok: true, state: { ...state, loop: { ...state.loop, told: { epoch, text } } }, entries: [] }
}

/** Another session goes on with it: nobody of the first one works on it any more. */
export function handOver(state: State, { from, to }: At & { from: string; to: string }): TransitionResult {
  const { told: _, ...loop } = state.loop
  const stages = state.stages.map((stage) =>
    stage.status === 'active' ? { ...stage, status: 'pending' as const } : stage,
  )
  return {
    ok: true,
    state: { ...state, stages, agents: [], strangers: [], lost: [], loop: { ...loop, lastEntry: 0 } },
    entries: [{ type: 'handoff:create', data: { workflow: state.key, from, to } }],
  }
}

/** Taken up again by a person: every count that stopped it starts over. */
export function resume(state: State): TransitionResult {
  if (state.status === 'active') return { ok: false, why: 'running' }
  const { endedAt: _, reason: __, ...rest } = state
  const { told: ___, ...loop } = state.loop
  return {
    ok: true,
    state: {
      ...rest,
      status: 'active',
      failCount: 0,
      rejectCount: 0,
      loop: { ...loop, iteration: 0, consecutiveErrors: 0, idle: 0 },
    },
    entries: [{ type: 'loop:start', data: { workflow: state.key, again: true } }],
  }
}
