import * as cold from '../../base/cold.ts'
import { type PendingFix, type StageState, type State, stageNamed, type WorkflowVerdict } from '../state.ts'
import type { ChangeEntry, OfStage, TransitionResult } from '../transitions.ts'
import { missingBefore, sideBySide, stagesAfter, withStage } from './order.ts'
import { concludes, isMaker, repaired } from './repair.ts'

/** Started by a command: nobody was sent, so there is nobody to wait for. */
export function stageStart(state: State, { stage: key, at }: OfStage): TransitionResult {
  const opened = open(state, key, at)
  if (!opened.ok) return opened
  if (opened.state.agents.some((agent) => agent.stage === key)) return opened
  const byHand = { call: `hand:${key}`, name: 'hand', stage: key, startedAt: at, where: 'hand' } as const
  return { ...opened, state: { ...opened.state, agents: [...opened.state.agents, byHand] } }
}

/** Makes a stage active, unless an earlier one that does not run side by side with it is not done (S0.61). */
export function open(state: State, key: string, at: number): TransitionResult {
  const stage = stageNamed(state, key)
  if (!stage) return { ok: false, why: 'unknown-stage' }
  const missing = missingBefore(state, stage)
  if (missing.length > 0) return { ok: false, why: 'skipped', missing }
  if (stage.status === 'active') return { ok: true, state, entries: [] }

  const again = stage.status === 'completed'
  const { completedAt: _, ...rest } = stage
  const opened: StageState = { ...rest, status: 'active', result: null, tries: stage.tries + 1, startedAt: at }
  const entries: ChangeEntry[] = [
    { type: again ? 'stage:retry' : 'stage:start', data: { stage: key, attempt: opened.tries, mode: stage.mode } },
  ]
  const beside = cold.filter(state.stages, (other) => sideBySide(other, stage) && other.status === 'active')
  if (beside.length > 0) {
    entries.push({ type: 'parallel:start', data: { stages: [...beside.map((other) => other.key), key] } })
  }
  return { ok: true, state: withStage(state, opened), entries }
}

/** A stage is done. When its work mends what later stages found, or changes what they saw, those run again. */
export function stageComplete(
  state: State,
  { stage: key, at, result = 'pass', evidence, by }: OfStage & { result?: WorkflowVerdict | null },
): TransitionResult {
  const stage = stageNamed(state, key)
  if (!stage) return { ok: false, why: 'unknown-stage' }
  const missing = missingBefore(state, stage)
  if (missing.length > 0) return { ok: false, why: 'skipped', missing }
  if (stage.status === 'completed' && state.pending.length === 0) return { ok: true, state, entries: [] }
  const tries = Math.max(1, stage.tries)
  const done: StageState = { ...stage, status: 'completed', result, tries, completedAt: at }
  const next = withStage(state, done)
  const ms = stage.startedAt === undefined ? undefined : at - stage.startedAt
  const entries: ChangeEntry[] = [
    { type: 'stage:complete', data: { stage: key, result, attempt: tries, ms, by, evidence } },
  ]
  const run = next.stages.filter((other) => sideBySide(other, done))
  if (run.length > 0 && stage.status !== 'completed' && run.every((other) => other.status === 'completed')) {
    entries.push({ type: 'parallel:converge', data: { stages: [...run.map((other) => other.key), key] } })
  }
  const after = repaired(next, done)
  return {
    ok: true,
    state: {
      ...after.state,
      agents: next.agents.filter((agent) => agent.stage !== key),
      lost: next.lost.filter((agent) => agent.stage !== key),
      retroCount: next.retroCount + (result === 'issues' ? 1 : 0),
      loop: { ...next.loop, consecutiveErrors: 0 },
    },
    entries: [...entries, ...after.entries],
  }
}

export function stageFail(state: State, input: OfStage): TransitionResult {
  return sentBack(state, input, 'fail')
}

export function stageReject(state: State, input: OfStage): TransitionResult {
  return sentBack(state, input, 'reject')
}

/** By hand: the stage is to be done once more, and what went wrong in it before counts no longer. */
export function stageRetry(state: State, { stage: key }: OfStage): TransitionResult {
  const stage = stageNamed(state, key)
  if (!stage) return { ok: false, why: 'unknown-stage' }
  const own = state.pending.find((fix) => fix.stage === key)
  const { retries } = state.limits
  const { completedAt: _, startedAt: __, ...rest } = stage
  const { endedAt: ___, reason: ____, ...open } = withStage(state, { ...rest, status: 'pending' })
  return {
    ok: true,
    state: {
      ...open,
      status: 'active',
      agents: state.agents.filter((agent) => agent.stage !== key),
      pending: state.pending.filter((fix) => fix !== own),
      failCount: own?.type === 'fix-fail' || state.failCount >= retries ? 0 : state.failCount,
      rejectCount: own?.type === 'fix-reject' || state.rejectCount >= retries ? 0 : state.rejectCount,
      loop: { ...state.loop, consecutiveErrors: 0, idle: 0 },
    },
    entries: [{ type: 'stage:retry', data: { stage: key, attempt: stage.tries + 1, by: 'hand' } }],
  }
}

/** The work goes back: once more after a repair, and to the person when it was too often (S0.51, S0.62). */
function sentBack(state: State, input: OfStage, result: 'fail' | 'reject'): TransitionResult {
  const { stage: key, at, reason = '', evidence, by } = input
  const stage = stageNamed(state, key)
  if (!stage) return { ok: false, why: 'unknown-stage' }
  const missing = missingBefore(state, stage)
  if (missing.length > 0) return { ok: false, why: 'skipped', missing }
  if (concludes(state, stage)) return stageComplete(state, { ...input, result })
  const counts = {
    failCount: state.failCount + (result === 'fail' ? 1 : 0),
    rejectCount: state.rejectCount + (result === 'reject' ? 1 : 0),
  }
  const count = result === 'fail' ? counts.failCount : counts.rejectCount
  const fatal = count >= state.limits.retries
  const tries = Math.max(1, stage.tries)
  const { completedAt: _, ...rest } = stage
  const next = withStage(state, { ...rest, status: 'pending', result, tries })
  const fix: PendingFix = { type: result === 'fail' ? 'fix-fail' : 'fix-reject', stage: key, count, reason }
  const entries: ChangeEntry[] = [
    { type: SENT_BACK[result], data: { stage: key, result, attempt: tries, count, reason, by, evidence } },
  ]
  if (fatal) {
    const data = { workflow: state.key, stage: key, result, count, reason }
    entries.push({ type: 'error:fatal', data }, { type: 'loop:complete', data: { ...data, reason: 'fatal' } })
  }
  return {
    ok: true,
    state: {
      ...next,
      ...counts,
      pending: [...state.pending.filter((other) => other.stage !== key), fix],
      agents: fatal ? [] : next.agents.filter((agent) => agent.stage !== key),
      ...(fatal && { status: 'failed', endedAt: at, reason: `${key}: ${result} ${count}/${state.limits.retries}` }),
      ...(fatal && { stages: next.stages.map(asPending) }),
    },
    entries,
  }
}

const SENT_BACK = { fail: 'stage:fail', reject: 'stage:reject' } as const

function asPending(stage: StageState): StageState {
  return stage.status === 'active' ? { ...stage, status: 'pending' } : stage
}

/** Whether a report is about what has been changed since the agent was sent. */
export function isStale(state: State, stage: StageState, startedAt: number): boolean {
  return state.stages.some(
    (other) =>
      isMaker(other) &&
      other.completedAt !== undefined &&
      other.completedAt > startedAt &&
      stagesAfter(state, other.key).some(({ key }) => key === stage.key),
  )
}
