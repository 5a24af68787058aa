import * as cold from '../base/cold.ts'
import type { TimelineType } from '../journal/timeline-types.ts'
import { settleState } from './invariants.ts'
import { allStagesDone, type State, type WorkflowVerdict } from './state.ts'
import {
  agentComplete,
  agentDelegate,
  agentError,
  agentLink,
  agentOrphaned,
  agentSilent,
  stageVerdict,
} from './transitions/agents.ts'
import { advance, handOver, resume, told, turnError } from './transitions/loop.ts'
import { stageComplete, stageFail, stageReject, stageRetry, stageStart } from './transitions/stages.ts'
import { strangerSeen, strangerSent, strangersOver } from './transitions/strangers.ts'

/** What the timeline is told about a change. */
export interface ChangeEntry {
  readonly type: TimelineType
  readonly data: Readonly<Record<string, unknown>>
}

interface Changed {
  readonly ok: true
  readonly state: State
  readonly entries: readonly ChangeEntry[]
}

export interface Refused {
  readonly ok: false
  readonly why: 'over' | 'unknown-stage' | 'unknown-agent' | 'skipped' | 'done' | 'unfinished' | 'running'
  /** The stages that must come first. */
  readonly missing?: readonly string[]
}

export type TransitionResult = Changed | Refused

/** What every transition is told. */
export interface At {
  readonly at: number
}
export interface OfStage extends At {
  readonly stage: string
  readonly reason?: string
  /** What shows it, and whose word it is; kept in the timeline. */
  readonly evidence?: string | undefined
  readonly by?: string | undefined
}
export interface StageVerdict extends OfStage {
  readonly verdict: WorkflowVerdict
}
export interface Delegation extends At {
  readonly call: string
  readonly name: string
  readonly stage: string
}
/** Tells which agent is meant: by the call that started it, its id, or its kind. */
export interface OfAgent extends At {
  readonly call?: string
  readonly agentId?: string
  readonly name?: string
}
export interface Report extends OfAgent {
  readonly verdict: WorkflowVerdict
  readonly reason?: string
}

export interface Inputs {
  'stage-start': OfStage
  'stage-complete': OfStage & { readonly result?: WorkflowVerdict | null }
  'stage-fail': OfStage
  'stage-reject': OfStage
  'stage-retry': OfStage
  'stage-verdict': StageVerdict
  'agent-delegate': Delegation
  'agent-link': OfAgent & { readonly where?: 'background' }
  'agent-complete': Report
  'agent-silent': OfAgent & { readonly canBeAsked: boolean }
  'agent-error': OfAgent & { readonly reason: string; readonly missing?: boolean }
  'agent-orphaned': At & { readonly calls: readonly string[] }
  'stranger-sent': At & { readonly call: string; readonly name: string }
  'stranger-seen': OfAgent & { readonly over: boolean }
  'strangers-over': At
  'turn-error': At
  advance: At & { readonly entry: number; readonly worked: boolean }
  told: At & { readonly epoch: number; readonly text: string }
  feature: At & { readonly name: string }
  stop: At & { readonly reason: string }
  resume: At
  'hand-over': At & { readonly from: string; readonly to: string }
  abort: At & { readonly reason: string }
  complete: At
}

export type Transition = keyof Inputs

/** The only ways in which a workflow changes. */
const TRANSITIONS: { readonly [Name in Transition]: (state: State, input: Inputs[Name]) => TransitionResult } = {
  'stage-start': stageStart,
  'stage-complete': stageComplete,
  'stage-fail': stageFail,
  'stage-reject': stageReject,
  'stage-retry': stageRetry,
  'stage-verdict': stageVerdict,
  'agent-delegate': agentDelegate,
  'agent-link': agentLink,
  'agent-complete': agentComplete,
  'agent-silent': agentSilent,
  'agent-error': agentError,
  'agent-orphaned': agentOrphaned,
  'stranger-sent': strangerSent,
  'stranger-seen': strangerSeen,
  'strangers-over': strangersOver,
  'turn-error': turnError,
  advance,
  told,
  feature: (state, { name }) => ({ ok: true, state: { ...state, featureName: name }, entries: [] }),
  stop: (state, { at, reason }) => ended(state, 'stopped', at, reason, []),
  resume,
  'hand-over': handOver,
  abort: (state, { at, reason }) =>
    ended(state, 'aborted', at, reason, [{ type: 'workflow:abort', data: { workflow: state.key, reason } }]),
  complete: (state, { at }) =>
    allStagesDone(state)
      ? ended(state, 'completed', at, 'done', [
          { type: 'workflow:complete', data: { workflow: state.key, durationMs: at - state.createdAt } },
        ])
      : {
          ok: false,
          why: 'unfinished',
          missing: state.stages.filter((s) => s.status !== 'completed').map((s) => s.key),
        },
}

export const TRANSITION_NAMES = Object.keys(TRANSITIONS) as Transition[]

/** Changes a workflow by one transition. The invariants hold afterwards; what had to be mended for that is a warning (S0.47). */
export function apply<Name extends Transition>(state: State, name: Name, input: Inputs[Name]): TransitionResult {
  if (OVER.has(state.status) || (state.status !== 'active' && !MAY_WHEN_HALTED.has(name)))
    return { ok: false, why: 'over' }
  const result = TRANSITIONS[name](state, input)
  if (!result.ok) return result
  const settled = settleState(result.state)
  const warnings = cold.map(settled.warnings, (message): ChangeEntry => ({ type: 'system:warning', data: { message } }))
  return { ok: true, state: settled.state, entries: [...result.entries, ...warnings] }
}

/** A workflow that was stopped or failed can be taken up, given up, or helped along by hand; one that is over stays as it is. */
const OVER: ReadonlySet<string> = new Set(['completed', 'aborted'])
const MAY_WHEN_HALTED: ReadonlySet<Transition> = new Set([
  'resume',
  'hand-over',
  'abort',
  'stage-complete',
  'stage-retry',
  'feature',
])

function ended(
  state: State,
  status: 'stopped' | 'aborted' | 'completed',
  at: number,
  reason: string,
  entries: readonly ChangeEntry[],
): Changed {
  const data = { workflow: state.key, iterations: state.loop.iteration, reason }
  return {
    ok: true,
    state: {
      ...state,
      pending: status === 'stopped' ? state.pending : [],
      status,
      endedAt: at,
      reason,
      stages: state.stages.map((stage) => (stage.status === 'active' ? { ...stage, status: 'pending' } : stage)),
      agents: [],
      strangers: [],
    },
    entries: [...entries, { type: 'loop:complete', data }],
  }
}
