import * as cold from '../../base/cold.ts'
import type { Sql } from '../../storage/sql.ts'
import type { ActiveAgent } from '../state.ts'
import { change, type Stored } from './store.ts'

/**
 * Without the agents that no longer work: nobody is told to wait for them, and their stages are open again. To be called inside a
 * transaction.
 */
export function withoutGone(sql: Sql, stored: Stored, at: number, isGone: (agent: ActiveAgent) => boolean): Stored {
  const gone = cold.filter(stored.state.agents, isGone)
  if (gone.length === 0) return stored
  return change(sql, stored, 'agent-orphaned', { at, calls: cold.map(gone, ({ call }) => call) }).stored
}

/**
 * The turn waits for it, so it is over when the person broke that off. Only one whose id is known: should it report all the same, it is
 * not taken for another of its kind.
 */
export function isBrokenOff({ where, agentId }: ActiveAgent): boolean {
  return where === 'foreground' && agentId !== undefined
}

/** It runs in the client's process, and so is over when that is: nobody was sent for what was begun by hand. */
export function isOfProcess({ where }: ActiveAgent): boolean {
  return where !== 'hand'
}
