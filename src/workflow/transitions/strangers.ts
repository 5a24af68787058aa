import type { State, Stranger } from '../state.ts'
import type { At, OfAgent, TransitionResult } from '../transitions.ts'

const MOST = 20

/** An agent that does no stage is sent. It is remembered until it is over, so that nothing it says counts. */
export function strangerSent(state: State, { call, name }: At & { call: string; name: string }): TransitionResult {
  const strangers = [...state.strangers.filter((other) => other.call !== call), { call, name }].slice(-MOST)
  return { ok: true, state: { ...state, strangers }, entries: [] }
}

/** Its id is known, or it is over. */
export function strangerSeen(state: State, input: OfAgent & { over: boolean }): TransitionResult {
  const known = state.strangers.find((stranger) => isSame(stranger, input))
  if (!known) return { ok: false, why: 'unknown-agent' }
  const seen = input.agentId === undefined ? known : { ...known, agentId: input.agentId }
  const strangers = input.over
    ? state.strangers.filter((other) => other !== known)
    : state.strangers.map((other) => (other === known ? seen : other))
  return { ok: true, state: { ...state, strangers }, entries: [] }
}

/** Those the turn waited for are over when it is. */
export function strangersOver(state: State): TransitionResult {
  const strangers = state.strangers.filter(({ agentId }) => agentId !== undefined)
  return { ok: true, state: { ...state, strangers }, entries: [] }
}

/** Whether an agent is or may be one that does no stage. */
export function isStranger({ strangers }: State, { agentId, name }: { agentId?: string | undefined; name: string }) {
  return strangers.some(
    (stranger) =>
      (agentId !== undefined && stranger.agentId === agentId) ||
      (stranger.agentId === undefined && stranger.name === name),
  )
}

export function withoutStranger(state: State, { call }: { call: string }): State {
  return { ...state, strangers: state.strangers.filter((stranger) => stranger.call !== call) }
}

function isSame(stranger: Stranger, { call, agentId }: OfAgent): boolean {
  if (call !== undefined) return stranger.call === call
  return agentId !== undefined && stranger.agentId === agentId
}
