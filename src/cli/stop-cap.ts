import type { Event } from '../protocol/event.ts'
import type { Outcome } from '../protocol/outcome.ts'
import type { Sql } from '../storage/sql.ts'

/** How often in a row an agent is kept from ending its turn. Most hosts give up then; one of them never would. */
export const MOST_CONTINUATIONS = 8

interface Needs {
  readonly sql: Sql
  note(message: string): void
}

/** Lets a turn end that has been kept going too often, whoever wants it to go on. */
export function capped(event: Event, outcome: Outcome, { sql, note }: Needs): Outcome {
  const kept = keptGoing(sql, event)
  if (kept <= MOST_CONTINUATIONS) return outcome
  note(`${event.name}: the agent was kept going ${MOST_CONTINUATIONS} times in a row, so now it may end its turn`)
  const { keepGoing: _, decision: __, reason: ___, ...rest } = outcome
  return rest
}

/** The first stop of a turn says that no hook has kept it going yet. */
function keptGoing(sql: Sql, event: Event): number {
  const again = 'stopHookActive' in event && event.stopHookActive === true ? 1 : 0
  const row = sql.get<{ kept: number }>(
    `INSERT INTO stops (session, agent, kept) VALUES (?1, ?2, 1)
     ON CONFLICT (session, agent) DO UPDATE SET kept = CASE ?3 WHEN 1 THEN kept + 1 ELSE 1 END
     RETURNING kept`,
    event.sessionId,
    event.agentId ?? '',
    again,
  )
  return row?.kept ?? 1
}
