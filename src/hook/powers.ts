import type { Host } from '../hosts/host.ts'
import type { Event } from '../protocol/event.ts'
import type { Outcome } from '../protocol/outcome.ts'

/** Whether what is said at the event reaches the model. */
export function tells({ carries }: Host, { name }: Event): boolean {
  return carries[name]?.includes('context') === true
}

export function keepsGoing({ name }: Event, { keepGoing, decision }: Outcome): boolean {
  return (name === 'Stop' || name === 'SubagentStop') && (keepGoing !== undefined || decision === 'block')
}
