import type { Event } from '../../protocol/event.ts'
import type { Outcome } from '../../protocol/outcome.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'

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

/** Counts anew with the first stop of a turn, and when the agent has used a tool in between: then it is not going in circles. */
function keptGoing(sql: Sql, event: Event): number {
  const again = 'stopHookActive' in event && event.stopHookActive === true && !workedSince(sql, event) ? 1 : 0
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

/** Whether a tool was used between the stop before this one and this one, which the journal has already. */
function workedSince(sql: ReadSql, event: Event): boolean {
  const worked = sql.get(
    `SELECT 1 AS yes FROM timeline WHERE session = ?1 AND agent = ?2 AND type IN ('tool:start', 'tool:complete', 'tool:failure')
       AND id > coalesce((SELECT id FROM timeline WHERE session = ?1 AND agent = ?2 AND type = ?3
                          ORDER BY id DESC LIMIT 1 OFFSET 1), 0) LIMIT 1`,
    event.sessionId,
    event.agentId ?? '',
    event.name === 'Stop' ? 'session:stop' : 'agent:stop',
  )
  return worked !== undefined
}
