import type { FireInput, Hooks } from '../engine/types.ts'

/** `message` is what the agent goes on with, as the next user message; without it the turn is over. */
export interface Stopping {
  readonly message?: string
  readonly notice?: string
}

/** Asked when the agent would end its turn. Hooks cannot keep it going for ever: the engine counts. */
export function atStop(hooks: Hooks, input: FireInput<'Stop'> = {}): Promise<Stopping> {
  return asked(hooks.fire('Stop', input))
}

/** The same for a subagent. */
export function atSubagentStop(hooks: Hooks, input: FireInput<'SubagentStop'>): Promise<Stopping> {
  return asked(hooks.fire('SubagentStop', input))
}

async function asked(fired: ReturnType<Hooks['fire']>): Promise<Stopping> {
  const { keepGoing, notice } = (await fired).outcome
  return { ...(keepGoing !== undefined && { message: keepGoing }), ...(notice !== undefined && { notice }) }
}
