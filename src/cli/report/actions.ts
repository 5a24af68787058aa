import { columnFields } from '../../base/column.ts'
import { actionsUntilEdit } from '../../continuity/measure/fates.ts'
import type { Sql } from '../../storage/sql.ts'

/** How many tool calls of the thread came between a compaction and the first edit after it, by the timeline. */
export function actionsAfter(
  sql: Sql,
  { session, agent, at }: { session: string; agent: string; at: number },
): number | undefined {
  const began = sql.get<{ id: number }>(
    `SELECT max(id) AS id FROM timeline WHERE session = ? AND agent = ? AND at = ?
       AND type IN ('session:compact', 'session:summary')`,
    session,
    agent,
    at,
  )?.id
  if (!began) return undefined
  const rows = sql.all<{ type: string; data: string }>(
    `SELECT type, data FROM timeline WHERE session = ? AND agent = ? AND id > ?
       AND type IN ('tool:start', 'tool:complete', 'tool:failure', 'session:compact') ORDER BY id LIMIT ?`,
    session,
    agent,
    began,
    MOST_ROWS,
  )
  const next = rows.findIndex(({ type }) => type === 'session:compact')
  const own = next === -1 ? rows : rows.slice(0, next)
  // Not every host says that a tool begins.
  const starts = own.some(({ type }) => type === 'tool:start')
  return actionsUntilEdit(own.filter(({ type }) => !starts || type === 'tool:start').map(({ data }) => toolIn(data)))
}

function toolIn(data: string): string {
  return String(columnFields<{ tool: unknown }>(data).tool ?? '')
}

const MOST_ROWS = 2000
