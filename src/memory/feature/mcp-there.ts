import { isMarked, mark, unmark } from '../../journal/marks.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'

/** The MCP server notes that it runs; a minute of slack, because clients start it before or after the session. */
const SLACK_MS = 60_000

const STARTED = 'mcp:started'
const CLIENT = 'mcp:client'
const SESSION = 'mcp:session'

/** As a client names itself and its session to what it starts; neither is there with every client. */
export interface Caller {
  readonly session: string | undefined
  /** The process id of the client. */
  readonly client: string | undefined
}

/** Whether the agent of a session has the tools to save with. */
export function mcpIsThere(sql: ReadSql, session: string): boolean {
  const at = startedAt(sql, STARTED)
  // Where no server has ever started, as in most homes, one look is enough.
  if (at === undefined) return false
  if (startedAt(sql, `${STARTED}:${session}`) !== undefined) return true
  const row = sql.get<{ at: number }>("SELECT started_at AS at FROM sessions WHERE session = ? AND agent = ''", session)
  return row !== undefined && at >= row.at - SLACK_MS
}

function startedAt(sql: ReadSql, name: string): number | undefined {
  return sql.get<{ at: number }>('SELECT at FROM marks WHERE name = ?', name)?.at
}

export function serverStarted(sql: Sql, { session, client }: Caller, at: number): void {
  mark(sql, STARTED, at)
  if (session) mark(sql, `${STARTED}:${session}`, at)
  if (!client) return
  forgetSession(sql, client)
  mark(sql, `${CLIENT}:${client}`, at)
}

export function serverEnded(sql: Sql, { client }: Caller): void {
  if (!client) return
  forgetSession(sql, client)
  unmark(sql, `${CLIENT}:${client}`)
}

/**
 * A client that goes on with another session (`/clear`, `/resume`) keeps the server it has, and that was told of the first
 * session only: the hook says which one it is now.
 */
export function sessionBegan(sql: Sql, { session, client }: Caller, at: number): void {
  if (!client || !session || !isMarked(sql, `${CLIENT}:${client}`)) return
  forgetSession(sql, client)
  mark(sql, `${SESSION}:${client}:${session}`, at)
  mark(sql, `${STARTED}:${session}`, at)
}

/** The session that the server's client is in now. */
export function sessionOf(sql: Sql, { session, client }: Caller): string | undefined {
  if (!client) return session
  const [from, to] = range(client)
  const row = sql.get<{ name: string }>('SELECT name FROM marks WHERE name > ? AND name < ?', from, to)
  return row ? row.name.slice(from.length) : session
}

function forgetSession(sql: Sql, client: string): void {
  sql.run('DELETE FROM marks WHERE name > ? AND name < ?', ...range(client))
}

/** All names that begin with the client's. */
function range(client: string): [string, string] {
  return [`${SESSION}:${client}:`, `${SESSION}:${client};`]
}
