import { type ActiveAgent, type StageState, type State, stageNamed, type Verdict } from '../state.ts'
import type { Delegation, Entry, OfAgent, Report, Result } from '../transitions.ts'
import { missingBefore, open, stageComplete, stageFail, stageReject, withStage } from './stages.ts'

export function agentDelegate(state: State, { call, name, stage, at }: Delegation): Result {
  if (state.agents.some((agent) => agent.call === call)) return { ok: true, state, entries: [] }
  const opened = open(state, stage, at)
  if (!opened.ok) return opened
  const agent: ActiveAgent = { call, name, stage, startedAt: at, where: 'foreground' }
  // Whoever is sent does the work now, even if it was begun by hand.
  const others = opened.state.agents.filter((other) => other.stage !== stage || other.where !== 'hand')
  return {
    ok: true,
    state: { ...opened.state, agents: [...others, agent] },
    entries: [...opened.entries, { type: 'agent:delegate', data: { agent: name, stage } }],
  }
}

/** The agent runs: its id is known now, and perhaps that nobody waits for it. */
export function agentLink(state: State, input: OfAgent & { where?: 'background' }): Result {
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

/** The stage an agent's report is about. */
export function stageOfAgent(state: State, agent: OfAgent): StageState | undefined {
  const known = find(state, agent)
  return known ? stageNamed(state, known.stage) : lateStage(state, agent)
}

/**
 * An agent's report. A stage is done when the last agent in it is, with the worst of their verdicts. An agent that nobody
 * knows any more (it was given up as lost) still counts when its kind does the next stage.
 */
export function agentComplete(state: State, input: Report): Result {
  const agent = find(state, input)
  const stage = stageOfAgent(state, input)
  if (!stage) return { ok: false, why: 'unknown-agent' }
  const others = state.agents.filter((other) => other !== agent)
  const verdict = worst(stage.result, input.verdict)
  const entry: Entry = {
    type: 'agent:complete',
    data: { agent: agent?.name ?? input.name, stage: stage.key, result: input.verdict, reason: input.reason },
  }
  const rest = { ...state, agents: others }
  if (others.some((other) => other.stage === stage.key)) {
    return { ok: true, state: withStage(rest, { ...stage, result: verdict }), entries: [entry] }
  }
  const finish = FINISH[verdict]
  const done = finish(rest, {
    stage: stage.key,
    at: input.at,
    result: verdict,
    ...(input.reason !== undefined && { reason: input.reason }),
  })
  return done.ok ? { ...done, entries: [entry, ...done.entries] } : done
}

/** It never ran, or the host broke it off: the stage waits again, and too many of these in a row stop the loop. */
export function agentError(state: State, input: OfAgent & { reason: string }): Result {
  const agent = find(state, input)
  if (!agent) return { ok: false, why: 'unknown-agent' }
  const data = { agent: agent.name, stage: agent.stage, reason: input.reason }
  return {
    ok: true,
    state: {
      ...withoutAgents(state, [agent]),
      loop: { ...state.loop, consecutiveErrors: state.loop.consecutiveErrors + 1 },
    },
    entries: [{ type: 'agent:error', data }],
  }
}

/** Nobody will hear of them again (S0.59). */
export function agentOrphaned(state: State, { calls }: { calls: readonly string[] }): Result {
  const lost = state.agents.filter(({ call }) => calls.includes(call))
  const entries = lost.map(({ name, stage }): Entry => ({ type: 'agent:orphan-cleanup', data: { agent: name, stage } }))
  return { ok: true, state: withoutAgents(state, lost), entries }
}

const FINISH = { pass: stageComplete, issues: stageComplete, fail: stageFail, reject: stageReject } as const
const SEVERITY: Readonly<Record<Verdict, number>> = { pass: 0, issues: 1, fail: 2, reject: 3 }

function worst(a: Verdict | null, b: Verdict): Verdict {
  return a !== null && SEVERITY[a] > SEVERITY[b] ? a : b
}

/** By call or id; by kind alone only among those whose id is not known yet, the oldest first. */
function find({ agents }: State, { call, agentId, name }: OfAgent): ActiveAgent | undefined {
  const known = agents.find((agent) => (call !== undefined && agent.call === call) || isAgent(agent, agentId))
  if (known) return known
  return agents.find((agent) => agent.name === name && (agent.agentId === undefined || agentId === undefined))
}

function isAgent(agent: ActiveAgent, agentId: string | undefined): boolean {
  return agentId !== undefined && agent.agentId === agentId
}

function lateStage(state: State, { name }: OfAgent) {
  const stage = state.stages.find((stage) => stage.agent === name && stage.status === 'pending')
  return stage && stage.tries > 0 && missingBefore(state, stage).length === 0 ? stage : undefined
}

function withoutAgents(state: State, gone: readonly ActiveAgent[]): State {
  const agents = state.agents.filter((agent) => !gone.includes(agent))
  const stages = state.stages.map((stage) =>
    stage.status === 'active' && !agents.some((agent) => agent.stage === stage.key)
      ? { ...stage, status: 'pending' as const }
      : stage,
  )
  return { ...state, agents, stages }
}
