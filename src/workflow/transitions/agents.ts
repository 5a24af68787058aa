import * as cold from '../../base/cold.ts'
import { type ActiveAgent, type StageState, type State, stageNamed, type WorkflowVerdict } from '../state.ts'
import type { ChangeEntry, Delegation, OfAgent, Report, StageVerdict, TransitionResult } from '../transitions.ts'
import { missingBefore, withStage } from './order.ts'
import { isStale, open, stageComplete, stageFail, stageReject } from './stages.ts'
import { isStranger, withoutStranger } from './strangers.ts'

export function agentDelegate(state: State, { call, name, stage, at }: Delegation): TransitionResult {
  if (cold.some(state.agents, (agent) => agent.call === call)) return { ok: true, state, entries: [] }
  const opened = open(state, stage, at)
  if (!opened.ok) return opened
  const agent: ActiveAgent = { call, name, stage, startedAt: at, where: 'foreground' }
  // Whoever is sent does the work now, even if it was begun by hand.
  const others = cold.filter(opened.state.agents, (other) => other.stage !== stage || other.where !== 'hand')
  return {
    ok: true,
    state: { ...opened.state, agents: [...others, agent] },
    entries: [...opened.entries, { type: 'agent:delegate', data: { agent: name, stage } }],
  }
}

/** The agent runs: its id is known now, and perhaps that nobody waits for it. */
export function agentLink(state: State, input: OfAgent & { where?: 'background' }): TransitionResult {
  const agent = find(state, input)
  if (!agent) return { ok: false, why: 'unknown-agent' }
  const linked = {
    ...agent,
    ...(input.agentId !== undefined && { agentId: input.agentId }),
    ...(input.where && { where: input.where }),
  }
  const agents = state.agents.map((other) => (other === agent ? linked : other))
  return { ok: true, state: { ...state, agents }, entries: [] }
}

/** The stage an agent's report is about; undefined when it is nobody's that was sent for a stage. */
export function stageOfAgent(state: State, agent: OfAgent): StageState | undefined {
  const known = find(state, agent) ?? late(state, agent)
  return known && stageNamed(state, known.stage)
}

/** Whether an agent that ends without a verdict should be asked for one: once. */
export function mayBeAsked(state: State, agent: OfAgent): boolean {
  return find(state, agent)?.asked === undefined
}

/** An agent's report. A stage is done when the last agent in it is, with the worst of their verdicts. */
export function agentComplete(state: State, input: Report): TransitionResult {
  const agent = find(state, input) ?? late(state, input)
  const stage = agent && stageNamed(state, agent.stage)
  if (!agent || !stage) return { ok: false, why: 'unknown-agent' }
  const rest = gone(state, agent)
  const said = { agent: agent.name, stage: stage.key, result: input.verdict, reason: input.reason }
  const entry: ChangeEntry = { type: 'agent:complete', data: said }
  const why = uncounted(state, stage, agent)
  if (why) {
    return { ok: true, state: idle(rest), entries: [{ type: 'agent:complete', data: { ...said, uncounted: why } }] }
  }
  const verdict = worst(stage.result, input.verdict)
  if (rest.agents.some((other) => other.stage === stage.key)) {
    return { ok: true, state: withStage(rest, { ...stage, result: verdict }), entries: [entry] }
  }
  const done = FINISH[verdict](rest, {
    stage: stage.key,
    at: input.at,
    result: verdict,
    by: agent.name,
    ...(input.reason !== undefined && { reason: input.reason }),
  })
  return done.ok ? { ...done, entries: [entry, ...done.entries] } : done
}

/** A verdict that was given by a call of the tool. Whoever worked on the stage need not say it again. */
export function stageVerdict(
  state: State,
  { stage: key, at, verdict, reason, evidence, by }: StageVerdict,
): TransitionResult {
  const stage = stageNamed(state, key)
  if (!stage) return { ok: false, why: 'unknown-stage' }
  const missing = missingBefore(state, stage)
  if (missing.length > 0) return { ok: false, why: 'skipped', missing }
  if (stage.status === 'completed') return { ok: false, why: 'done' }
  const opened = open(state, key, at)
  if (!opened.ok) return opened
  const rest = { ...opened.state, agents: state.agents.filter((agent) => agent.stage !== key) }
  const given = { stage: key, at, result: verdict, by, evidence, ...(reason !== undefined && { reason }) }
  const done = FINISH[verdict](rest, given)
  return done.ok ? { ...done, entries: [...opened.entries, ...done.entries] } : done
}

/** It ended and said no verdict: it is asked for one, once; then the stage waits for somebody else. */
export function agentSilent(state: State, input: OfAgent & { canBeAsked: boolean }): TransitionResult {
  const agent = find(state, input)
  if (!agent) return { ok: false, why: 'unknown-agent' }
  if (input.canBeAsked && !agent.asked) {
    const agents = state.agents.map((other) => (other === agent ? { ...agent, asked: true as const } : other))
    return { ok: true, state: { ...state, agents }, entries: [] }
  }
  const data = { agent: agent.name, stage: agent.stage, result: null, uncounted: 'no verdict' }
  const rest = gone(state, agent)
  const lost = [...rest.lost, { ...agent, asked: true as const }].slice(-MOST_LOST)
  return { ok: true, state: idle({ ...rest, lost }), entries: [{ type: 'agent:complete', data }] }
}

/**
 * It never ran, or the host broke it off: the stage waits again, and too many of these in a row stop the loop. One that never
 * ran was no try; one that does not exist here is no error either, because the agent is told what there is.
 */
export function agentError(state: State, input: OfAgent & { reason: string; missing?: boolean }): TransitionResult {
  const agent = find(state, input)
  if (!agent) return { ok: false, why: 'unknown-agent' }
  const data = { agent: agent.name, stage: agent.stage, reason: input.reason }
  const rest = idle(gone(state, agent))
  const stage = stageNamed(rest, agent.stage)
  const neverRan = agent.agentId === undefined && stage?.status === 'pending'
  const next = stage && neverRan ? withStage(rest, { ...stage, tries: Math.max(0, stage.tries - 1) }) : rest
  const errors = state.loop.consecutiveErrors + (input.missing ? 0 : 1)
  return {
    ok: true,
    state: { ...next, loop: { ...state.loop, consecutiveErrors: errors } },
    entries: [{ type: 'agent:error', data }],
  }
}

/** Nobody will hear of them again (S0.59); if one reports all the same, it is known. */
export function agentOrphaned(state: State, { calls }: { calls: readonly string[] }): TransitionResult {
  const lost = state.agents.filter(({ call }) => calls.includes(call))
  const entries = lost.map(
    ({ name, stage }): ChangeEntry => ({ type: 'agent:orphan-cleanup', data: { agent: name, stage } }),
  )
  const agents = state.agents.filter((agent) => !lost.includes(agent))
  const known = [...state.lost, ...lost.filter(({ where }) => where !== 'hand')].slice(-MOST_LOST)
  return { ok: true, state: idle({ ...state, agents, lost: known }), entries }
}

const MOST_LOST = 10
const FINISH = { pass: stageComplete, issues: stageComplete, fail: stageFail, reject: stageReject } as const
const SEVERITY: Readonly<Record<WorkflowVerdict, number>> = { pass: 0, issues: 1, fail: 2, reject: 3 }

function worst(a: WorkflowVerdict | null, b: WorkflowVerdict): WorkflowVerdict {
  return a !== null && SEVERITY[a] > SEVERITY[b] ? a : b
}

/** Why a verdict decides nothing: what it is about has been changed since, or an earlier stage is being done anew. */
function uncounted(state: State, stage: StageState, agent: ActiveAgent): string | undefined {
  if (stage.status === 'completed') return 'the stage is done'
  if (isStale(state, stage, agent.startedAt)) return 'the work was changed since'
  return missingBefore(state, stage).length > 0 ? 'an earlier stage runs anew' : undefined
}

/**
 * By the call that started it or its id. By its kind alone only when there is no doubt: nobody else of that kind is under way
 * whose id is not known.
 */
function find(state: State, { call, agentId, name }: OfAgent): ActiveAgent | undefined {
  const { agents } = state
  if (call !== undefined) return cold.find(agents, (agent) => agent.call === call)
  const byId = agentId === undefined ? undefined : cold.find(agents, (agent) => agent.agentId === agentId)
  if (byId || name === undefined || isStranger(state, { agentId, name })) return byId
  const alike = agents.filter((agent) => agent.name === name && agent.agentId === undefined)
  const [first] = alike
  return alike.every((agent) => agent.stage === first?.stage) ? first : undefined
}

function late({ lost }: State, { call, agentId }: OfAgent): ActiveAgent | undefined {
  return cold.find(lost, (agent) =>
    call === undefined ? agentId !== undefined && agent.agentId === agentId : agent.call === call,
  )
}

function gone(state: State, agent: ActiveAgent): State {
  return {
    ...withoutStranger(state, agent),
    agents: state.agents.filter((other) => other !== agent),
    lost: state.lost.filter((other) => other !== agent),
  }
}

/** A stage that nobody works on any more waits. */
function idle(state: State): State {
  const stages = state.stages.map((stage) =>
    stage.status === 'active' && !state.agents.some((agent) => agent.stage === stage.key)
      ? { ...stage, status: 'pending' as const }
      : stage,
  )
  return { ...state, stages }
}
