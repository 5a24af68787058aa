import { claudeCode } from '../../hosts/claude-code/index.ts'
import { EVENT_NAMES, type EventName } from '../../protocol/event.ts'
import type { FireInput, Hooks } from '../types.ts'

/** A hook callback of the Claude Agent SDK. */
export type HookCallback = (
  input: object,
  toolUseId: string | undefined,
  options: { readonly signal: AbortSignal },
) => Promise<Record<string, unknown>>

/** Events that a listener takes over instead of watching. */
const TAKEN_OVER: readonly EventName[] = ['WorktreeCreate']

/**
 * The engine as the `hooks` of the Claude Agent SDK: every event that has hooks becomes one callback. Matchers are the engine's
 * own, so that the SDK is asked for none.
 */
export function claudeAgentHooks(hooks: Hooks): Partial<Record<EventName, { hooks: HookCallback[] }[]>> {
  const wanted = hooks.status().events
  const names = EVENT_NAMES.filter((name) => wanted[name] !== undefined && !TAKEN_OVER.includes(name))
  return Object.fromEntries(names.map((name) => [name, [{ hooks: [callbackOf(hooks, name)] }]]))
}

function callbackOf(hooks: Hooks, name: EventName): HookCallback {
  return async (input, _, { signal }) => {
    const decoded = claudeCode.decode(input, {})
    if (!decoded.ok || decoded.event.name !== name) return {}
    const { name: _name, ...fields } = decoded.event
    // The client's own folder stands: the engine's is only for events that say nothing.
    const { outcome } = await hooks.fire(name, fields as FireInput<typeof name>, { signal })
    const { stdout } = claudeCode.encode(decoded.event, outcome)
    return stdout.startsWith('{') ? (JSON.parse(stdout) as Record<string, unknown>) : {}
  }
}
