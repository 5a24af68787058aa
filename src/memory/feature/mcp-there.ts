import type { Sql } from '../../storage/sql.ts'

/** The MCP server notes that it runs; a minute of slack, because clients start it before or after the session. */
const SLACK_MS = 60_000

export const MCP_COUNTER = 'mcp:started'

/** Whether the agent of a session has the tools to save with. */
export function mcpIsThere(sql: Sql, session: string): boolean {
  return (
    sql.get(
      `SELECT 1 AS there FROM counters c JOIN sessions s ON s.session = ?1 AND s.agent = ''
       WHERE (c.name = ?2 AND c.last_at >= s.started_at - ?3) OR c.name = ?2 || ':' || ?1`,
      session,
      MCP_COUNTER,
      SLACK_MS,
    ) !== undefined
  )
}
