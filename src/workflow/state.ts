import * as cold from '../base/cold.ts'
import type { Limits, Registry, SpecDocument, StageKind, WorkflowLabels } from './definition/registry.ts'

/**
 * A workflow under way. It carries its own definition, so that a hook needs no registry and an edit of the project's file
 * changes the next workflow, not this one.
 */
export interface State {
  readonly key: string
  readonly labels: WorkflowLabels
  readonly documents: readonly SpecDocument[]
  readonly limits: Limits
  readonly status: Status
  readonly createdAt: number
  readonly endedAt?: number
  /** Why it ended, or why the agent is no longer kept going. */
  readonly reason?: string
  readonly stages: readonly StageState[]
  readonly agents: readonly ActiveAgent[]
  readonly failCount: number
  readonly rejectCount: number
  readonly retroCount: number
  readonly featureName: string | null
  /** What must be mended before the workflow goes on, in the order in which it was found; one for each stage. */
  readonly pending: readonly PendingFix[]
  /** Agents of this session that do no stage: known, so that their reports are not taken for a stage's. */
  readonly strangers: readonly Stranger[]
  /** Agents of stages that were given up as lost: their late reports still count. */
  readonly lost: readonly ActiveAgent[]
  readonly loop: Loop
}

/** active: the agent is kept going. stopped: by a person or a limit, can be taken up again. The rest is over. */
export const WORKFLOW_STATUSES = ['active', 'stopped', 'failed', 'completed', 'aborted'] as const
type Status = (typeof WORKFLOW_STATUSES)[number]

export interface StageState {
  /** Repeated stages are numbered: TEST, TEST:2 (S0.43). */
  readonly key: string
  readonly labels: WorkflowLabels
  readonly emoji: string
  readonly agent: string
  readonly kind: StageKind
  /** A test before any development specifies, one after it verifies (S0.43). */
  readonly mode?: 'spec' | 'verify'
  /** The model its agent is to run on, where the host can choose one. */
  readonly model?: string
  /** The number of the run of stages that may go side by side. */
  readonly parallel?: number
  readonly status: 'pending' | 'active' | 'completed'
  readonly result: WorkflowVerdict | null
  readonly tries: number
  readonly startedAt?: number
  readonly completedAt?: number
}

export const VERDICTS = ['pass', 'fail', 'reject', 'issues'] as const
export type WorkflowVerdict = (typeof VERDICTS)[number]

export interface ActiveAgent {
  /** The id of the call that started it, or whatever else tells two of them apart. */
  readonly call: string
  readonly name: string
  readonly stage: string
  readonly startedAt: number
  /**
   * foreground: the turn waits for it, so it is over when the turn is. background: outlives turns. hand: nobody was sent,
   * the stage was started by a command.
   */
  readonly where: 'foreground' | 'background' | 'hand'
  /** Known once it runs. */
  readonly agentId?: string
  /** It ended without a verdict once and was asked for one. */
  readonly asked?: true
}

export interface Stranger {
  readonly call: string
  readonly name: string
  readonly agentId?: string
}

export interface PendingFix {
  readonly type: 'fix-fail' | 'fix-reject'
  readonly stage: string
  readonly count: number
  readonly reason: string
}

interface Loop {
  readonly iteration: number
  readonly consecutiveErrors: number
  /** Continuations since the last tool call or prompt (B28). */
  readonly idle: number
  /** The timeline entry of the last continuation. */
  readonly lastEntry: number
  /** What the agent was last told about where it stands, and in which epoch. */
  readonly told?: { readonly epoch: number; readonly text: string }
}

export interface NewWorkflow {
  readonly key: string
  readonly at: number
  readonly featureName?: string | null
}

/** A fresh workflow; undefined when nobody knows the key. */
export function newState(registry: Registry, { key, at, featureName = null }: NewWorkflow): State | undefined {
  const workflow = Object.hasOwn(registry.workflows, key) ? registry.workflows[key] : undefined
  if (!workflow) return undefined
  return {
    key,
    labels: workflow.labels,
    documents: workflow.documents,
    limits: registry.limits,
    status: 'active',
    createdAt: at,
    stages: stagesOf(registry, workflow.stages, workflow.groups),
    agents: [],
    failCount: 0,
    rejectCount: 0,
    retroCount: 0,
    featureName,
    pending: [],
    strangers: [],
    lost: [],
    loop: { iteration: 0, consecutiveErrors: 0, idle: 0, lastEntry: 0 },
  }
}

/** TEST:2 is a TEST. */
export function baseKey(key: string): string {
  return key.split(':')[0] ?? key
}

/** The stage the work is at: the first active one, else the first pending one (S0.44). */
export function currentStage({ stages }: State): StageState | undefined {
  return (
    cold.find(stages, ({ status }) => status === 'active') ?? cold.find(stages, ({ status }) => status === 'pending')
  )
}

export function completedCount({ stages }: State): number {
  return cold.filter(stages, ({ status }) => status === 'completed').length
}

export function allStagesDone(state: State): boolean {
  return completedCount(state) === state.stages.length
}

export function stageNamed({ stages }: State, key: string): StageState | undefined {
  return cold.find(stages, (stage) => stage.key === key)
}

function stagesOf(registry: Registry, sequence: readonly string[], groups: readonly string[]): StageState[] {
  const seen = new Map<string, number>()
  const firstDev = sequence.indexOf('DEV')
  const runs = parallelRuns(registry, sequence, groups)
  return sequence.flatMap((key, index) => {
    const stage = registry.stages[key]
    if (!stage) return []
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    const parallel = runs[index]
    return [
      {
        key: count === 1 ? key : `${key}:${count}`,
        ...stage,
        ...(key === 'TEST' && { mode: index < firstDev ? ('spec' as const) : ('verify' as const) }),
        ...(parallel !== undefined && { parallel }),
        status: 'pending' as const,
        result: null,
        tries: 0,
      },
    ]
  })
}

/** Which stages stand next to others of a group that the workflow names: each run of at least two gets a number. */
function parallelRuns(registry: Registry, sequence: readonly string[], groups: readonly string[]) {
  const runs: (number | undefined)[] = sequence.map(() => undefined)
  let next = 0
  for (const name of groups) {
    const members = registry.groups[name] ?? []
    for (let start = 0; start < sequence.length; start++) {
      const run = new Set<string>()
      let end = start
      for (; end < sequence.length && runs[end] === undefined; end++) {
        const key = sequence[end] ?? ''
        if (!members.includes(key) || run.has(key)) break
        run.add(key)
      }
      if (end - start < 2) continue
      runs.fill(next, start, end)
      next++
      start = end - 1
    }
  }
  return runs
}
