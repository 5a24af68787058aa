import type { Host } from '../../hosts/host.ts'
import type { Event } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'

/** Whether what is said at the event reaches the model. */
export function tells({ carries }: Host, { name }: Event): boolean {
  return carries[name]?.includes('context') === true
}

/** Whether the model hears nothing when a session begins, and something with the first prompt. */
export function isDeafAtStart({ carries }: Host): boolean {
  return carries.SessionStart?.includes('context') === false && carries.UserPromptSubmit?.includes('context') === true
}

/** Whether the host reports a failed tool call as a failure: then whatever it reports as done ended well. */
export function failsApart({ carries }: Host): boolean {
  return carries.PostToolUseFailure !== undefined
}

export function keepsGoing({ name }: Event, { keepGoing, decision }: Outcome): boolean {
  return (name === 'Stop' || name === 'SubagentStop') && (keepGoing !== undefined || decision === 'block')
}
