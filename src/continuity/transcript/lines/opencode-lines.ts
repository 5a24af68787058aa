import type { ReadSql } from '../../../storage/sql.ts'
import type { Lines } from './file-of-lines.ts'

/** A session in a database of OpenCode's kind. */
export interface StoredSession {
  readonly id: string
  readonly cwd: string
  /** When it was last changed, in milliseconds. */
  readonly changedAt: number
  readonly createdAt: number
}

/** Whether a database has the tables of OpenCode. */
export function isOpencode(sql: ReadSql): boolean {
  const found = sql.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('session', 'message', 'part')",
  )
  return found.length === 3
}

/** The sessions that people had, oldest first; those of subagents belong to another. */
export function opencodeSessions(sql: ReadSql): StoredSession[] {
  return sql.all<StoredSession & Record<string, unknown>>(
    `SELECT id, directory AS cwd, time_created AS createdAt, time_updated AS changedAt FROM session
     WHERE parent_id IS NULL ORDER BY time_created, id LIMIT ${MOST_SESSIONS}`,
  )
}

export function opencodeSession(sql: ReadSql, id: string): StoredSession | undefined {
  return sql.get<StoredSession & Record<string, unknown>>(
    'SELECT id, directory AS cwd, time_created AS createdAt, time_updated AS changedAt FROM session WHERE id = ?',
    id,
  )
}

interface Row {
  readonly id: string
  readonly at: number
  readonly message: string
  readonly role: string | null
  readonly summary: number
  readonly tokens: number | null
  readonly cwd: string | null
  readonly length: number
}

/** One session, a part a line, in the order of its messages. What one line holds is measured first and read when it is asked for. */
export function opencodeLines(
  sql: ReadSql,
  session: string,
  again: <Result>(work: (sql: ReadSql) => Result) => Result,
): Lines {
  const head = sql.get<{ cwd: string; parent: string | null; at: number }>(
    'SELECT directory AS cwd, parent_id AS parent, time_created AS at FROM session WHERE id = ?',
    session,
  )
  if (!head) return { lengths: [], read: () => [] }
  const agent = head.parent === null ? '' : session
  const rows = sql.all<Row & Record<string, unknown>>(
    `SELECT p.id, p.time_created AS at, m.id AS message, octet_length(p.data) AS length,
       m.data ->> '$.role' AS role, (m.data ->> '$.summary') IS 1 AS summary,
       m.data ->> '$.tokens.total' AS tokens, m.data ->> '$.path.cwd' AS cwd
     FROM message m JOIN part p ON p.message_id = m.id
     WHERE m.session_id = ? AND json_valid(m.data) AND octet_length(p.data) <= ${LONGEST_PART}
     ORDER BY m.time_created, m.id, p.id LIMIT ${MOST_PARTS}`,
    session,
  )
  const first = JSON.stringify({ session, cwd: head.cwd, at: head.at, ...(agent && { agent }) })
  const fronts = rows.map((row) => frontOf(row, agent))
  const encoder = new TextEncoder()
  return {
    lengths: [
      encoder.encode(first).length,
      ...rows.map(({ length }, at) => encoder.encode(fronts[at]).length + length + BACK.length),
    ],
    read: (from, to) =>
      again((now) => {
        const lines = rows.slice(Math.max(0, from - 1), to - 1).map(({ id }, at) => {
          const data = now.get<{ data: string }>('SELECT data FROM part WHERE id = ?', id)?.data ?? ''
          return `${fronts[Math.max(0, from - 1) + at]}${oneLine(data)}${BACK}`
        })
        return from === 0 ? [first, ...lines] : lines
      }),
  }
}

function frontOf({ at, message, role, summary, tokens, cwd }: Row, agent: string): string {
  const told = { id: message, role: role ?? '', ...(summary && { summary: true }), ...(tokens && { tokens }) }
  const front = JSON.stringify({ at, ...(agent && { agent }), ...(cwd && { cwd }), message: told })
  return `${front.slice(0, -1)},"part":`
}

/** A line break in JSON stands between its words only, and is as good as a space there. */
function oneLine(json: string): string {
  return json.replaceAll('\n', ' ')
}

const BACK = '}'
const MB = 1024 * 1024
/** A larger part is a picture or a file that was pasted. */
const LONGEST_PART = 8 * MB
const MOST_PARTS = 200_000
const MOST_SESSIONS = 20_000
