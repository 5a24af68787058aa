import * as cold from '../../base/cold.ts'
import type { Sql } from '../../storage/sql.ts'
import type { ActiveAgent } from '../state.ts'
import { change, type Stored } from './store.ts'

/**
 * Without the agents that no longer work: nobody is told to wait for them, and their stages are open again. Those of no stage that the
 * turn waited for are over with it. To be called inside a transaction.
 */
export function withoutGone(sql: Sql, stored: Stored, at: number, isGone: (agent: ActiveAgent) => boolean): Stored {
  const gone = cold.filter(stored.state.agents, isGone)
  const rest = cold.some(stored.state.strangers, ({ agentId }) => agentId === undefined)
    ? change(sql, stored, 'strangers-over', { at }).stored
    : stored
  if (gone.length === 0) return rest
  return change(sql, rest, 'agent-orphaned', { at, calls: cold.map(gone, ({ call }) => call) }).stored
}

/** The turn waits for it, so it is over when the turn is: ended, broken off by the person, or compacted. */
export function isOfTurn({ where }: ActiveAgent): boolean {
  return where === 'foreground'
}

/** It runs in the client's process, and so is over when that is: nobody was sent for what was begun by hand. */
export function isOfProcess({ where }: ActiveAgent): boolean {
  return where !== 'hand'
}
