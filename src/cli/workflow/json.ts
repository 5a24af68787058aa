import { iso } from '../../platform/clock.ts'
import type { Stored } from '../../workflow/feature/store.ts'
import { currentStage, type StageState } from '../../workflow/state.ts'
import { progressOf } from '../../workflow/texts/progress.ts'

/** A workflow as every `--json` shows it. */
export function workflowJson({ id, session, project, state }: Stored) {
  return {
    id,
    session,
    project,
    workflow: state.key,
    label: state.labels.en,
    status: state.status,
    reason: state.reason ?? null,
    feature: state.featureName,
    currentStage: currentStage(state)?.key ?? null,
    progress: progressOf(state),
    stages: state.stages.map(stageJson),
    agents: state.agents.map(({ call, name, stage, where, startedAt, agentId }) => ({
      call,
      name,
      stage,
      where,
      agentId: agentId ?? null,
      startedAt: iso(startedAt),
    })),
    failCount: state.failCount,
    rejectCount: state.rejectCount,
    retroCount: state.retroCount,
    pending: state.pending,
    loop: {
      iteration: state.loop.iteration,
      limit: state.limits.iterations,
      consecutiveErrors: state.loop.consecutiveErrors,
      idle: state.loop.idle,
    },
    createdAt: iso(state.createdAt),
    endedAt: state.endedAt === undefined ? null : iso(state.endedAt),
  }
}

function stageJson({ key, labels, emoji, agent, model, status, result, tries, mode, ...times }: StageState) {
  const { startedAt, completedAt } = times
  return {
    key,
    label: labels.en,
    emoji,
    agent,
    model: model ?? null,
    mode: mode ?? null,
    status,
    result,
    tries,
    startedAt: startedAt === undefined ? null : iso(startedAt),
    completedAt: completedAt === undefined ? null : iso(completedAt),
  }
}
