import { type PendingFix, type StageState, type State, stageNamed, type Verdict } from '../state.ts'
import type { Entry, OfStage, Result } from '../transitions.ts'

/** Started by a command: nobody was sent, so there is nobody to wait for. */
export function stageStart(state: State, { stage: key, at }: OfStage): Result {
  const opened = open(state, key, at)
  if (!opened.ok) return opened
  if (opened.state.agents.some((agent) => agent.stage === key)) return opened
  const byHand = { call: `hand:${key}`, name: 'hand', stage: key, startedAt: at, where: 'hand' } as const
  return { ...opened, state: { ...opened.state, agents: [...opened.state.agents, byHand] } }
}

/** Makes a stage active, unless an earlier one that does not run side by side with it is not done (S0.61). */
export function open(state: State, key: string, at: number): Result {
  const stage = stageNamed(state, key)
  if (!stage) return { ok: false, why: 'unknown-stage' }
  const missing = missingBefore(state, stage)
  if (missing.length > 0) return { ok: false, why: 'skipped', missing }
  if (stage.status === 'active') return { ok: true, state, entries: [] }

  const again = stage.status === 'completed'
  const { completedAt: _, ...rest } = stage
  const opened: StageState = { ...rest, status: 'active', result: null, tries: stage.tries + 1, startedAt: at }
  const entries: Entry[] = [
    { type: again ? 'stage:retry' : 'stage:start', data: { stage: key, attempt: opened.tries, mode: stage.mode } },
  ]
  const beside = state.stages.filter((other) => sideBySide(other, stage) && other.status === 'active')
  if (beside.length > 0) {
    entries.push({ type: 'parallel:start', data: { stages: [...beside.map((other) => other.key), key] } })
  }
  return { ok: true, state: withStage(state, opened), entries }
}

export function stageComplete(
  state: State,
  { stage: key, at, result = 'pass' }: OfStage & { result?: Verdict | null },
): Result {
  const stage = stageNamed(state, key)
  if (!stage) return { ok: false, why: 'unknown-stage' }
  const missing = missingBefore(state, stage)
  if (missing.length > 0) return { ok: false, why: 'skipped', missing }
  const tries = Math.max(1, stage.tries)
  const done: StageState = { ...stage, status: 'completed', result, tries, completedAt: at }
  const next = withStage(state, done)
  const entries: Entry[] = [
    {
      type: 'stage:complete',
      data: {
        stage: key,
        result,
        attempt: tries,
        ms: stage.startedAt === undefined ? undefined : at - stage.startedAt,
      },
    },
  ]
  const run = next.stages.filter((other) => sideBySide(other, done))
  if (run.length > 0 && stage.status !== 'completed' && run.every((other) => other.status === 'completed')) {
    entries.push({ type: 'parallel:converge', data: { stages: [...run.map((other) => other.key), key] } })
  }
  const { pending, ...rest } = next
  const stillPending = pending && pending.stage !== key && !FIXERS.has(stage.kind)
  return {
    ok: true,
    state: {
      ...(stillPending ? next : rest),
      agents: next.agents.filter((agent) => agent.stage !== key),
      retroCount: next.retroCount + (result === 'issues' ? 1 : 0),
      loop: { ...next.loop, consecutiveErrors: 0 },
    },
    entries,
  }
}

/** Whoever makes something may be the one who mends what was found. */
const FIXERS: ReadonlySet<string> = new Set(['work'])

export function stageFail(state: State, input: OfStage): Result {
  return sentBack(state, input, 'fail')
}

export function stageReject(state: State, input: OfStage): Result {
  return sentBack(state, input, 'reject')
}

/** By hand: the stage is to be done once more, and what went wrong before counts no longer. */
export function stageRetry(state: State, { stage: key }: OfStage): Result {
  const stage = stageNamed(state, key)
  if (!stage) return { ok: false, why: 'unknown-stage' }
  const { completedAt: _, startedAt: __, ...rest } = stage
  const { pending: ___, endedAt: ____, reason: _____, ...open } = withStage(state, { ...rest, status: 'pending' })
  return {
    ok: true,
    state: {
      ...open,
      status: 'active',
      agents: state.agents.filter((agent) => agent.stage !== key),
      failCount: 0,
      rejectCount: 0,
      loop: { ...state.loop, consecutiveErrors: 0, idle: 0 },
    },
    entries: [{ type: 'stage:retry', data: { stage: key, attempt: stage.tries + 1, by: 'hand' } }],
  }
}

/** The work goes back: once more after a repair, and to the person when it was too often (S0.51, S0.62). */
function sentBack(state: State, { stage: key, at, reason = '' }: OfStage, result: 'fail' | 'reject'): Result {
  const stage = stageNamed(state, key)
  if (!stage) return { ok: false, why: 'unknown-stage' }
  const missing = missingBefore(state, stage)
  if (missing.length > 0) return { ok: false, why: 'skipped', missing }
  const counts = {
    failCount: state.failCount + (result === 'fail' ? 1 : 0),
    rejectCount: state.rejectCount + (result === 'reject' ? 1 : 0),
  }
  const count = result === 'fail' ? counts.failCount : counts.rejectCount
  const fatal = count >= state.limits.retries
  const tries = Math.max(1, stage.tries)
  const { completedAt: _, ...rest } = stage
  const next = withStage(state, { ...rest, status: 'pending', result, tries })
  const pending: PendingFix = { type: result === 'fail' ? 'fix-fail' : 'fix-reject', stage: key, count, reason }
  const entries: Entry[] = [{ type: 'agent:error', data: { stage: key, result, attempt: tries, count, reason } }]
  if (fatal) {
    const data = { workflow: state.key, stage: key, result, count, reason }
    entries.push({ type: 'error:fatal', data }, { type: 'loop:complete', data: { ...data, reason: 'fatal' } })
  }
  return {
    ok: true,
    state: {
      ...next,
      ...counts,
      pending,
      agents: fatal ? [] : next.agents.filter((agent) => agent.stage !== key),
      ...(fatal && { status: 'failed', endedAt: at, reason: `${key}: ${result} ${count}/${state.limits.retries}` }),
      ...(fatal && { stages: next.stages.map(asPending) }),
    },
    entries,
  }
}

/** The earlier stages that are not done and do not run side by side with this one. */
export function missingBefore({ stages }: State, stage: StageState): string[] {
  const index = stages.findIndex(({ key }) => key === stage.key)
  return stages
    .slice(0, index)
    .filter((earlier) => earlier.status !== 'completed' && !sideBySide(earlier, stage))
    .map(({ key }) => key)
}

export function sideBySide(a: StageState, b: StageState): boolean {
  return a.key !== b.key && a.parallel !== undefined && a.parallel === b.parallel
}

export function withStage(state: State, stage: StageState): State {
  return { ...state, stages: state.stages.map((other) => (other.key === stage.key ? stage : other)) }
}

function asPending(stage: StageState): StageState {
  return stage.status === 'active' ? { ...stage, status: 'pending' } : stage
}
