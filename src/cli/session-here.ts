import { t } from '../messages/people/speak.ts'
import type { Sql } from '../storage/sql.ts'
import type { Call } from './command.ts'
import { findSession, type SessionRow } from './sessions.ts'

/** The session a command is about: the one that is named, else the one it runs in, else the newest of this folder, else the newest. */
export function sessionHere(sql: Sql, call: Where): SessionRow {
  const [named] = call.words
  if (named !== undefined) return findSession(sql, named)
  return findSession(sql, sessionAround(sql, call) ?? newestOf(sql, call.cwd))
}

/** Hosts tell their children which session they are of. */
export function sessionAround(sql: Sql, { environment }: Pick<Call, 'environment'>): string | undefined {
  const id = environment.CLAUDE_CODE_SESSION_ID || environment.CLAUDE_SESSION_ID
  if (!id) return undefined
  return sql.get<{ session: string }>("SELECT session FROM sessions WHERE session = ? AND agent = ''", id)?.session
}

/** Whose session is shown, where nobody named one: a line before the rest. */
export function whose(row: SessionRow, sql: Sql, call: Where): string {
  if (call.words[0] !== undefined) return ''
  if (row.session === sessionAround(sql, call)) return `${t`The session this runs in:`}\n`
  if (row.session === newestOf(sql, call.cwd)) return `${t`The newest session of this folder:`}\n`
  return `${t`No session of this folder has been recorded. The newest of all, in ${row.project}:`}\n`
}

type Where = Pick<Call, 'words' | 'environment' | 'cwd'>

function newestOf(sql: Sql, cwd: string): string | undefined {
  return sql.get<{ session: string }>(
    `SELECT session FROM sessions WHERE agent = '' AND (cwd = ?1 OR project = ?1 OR substr(?1, 1, length(project) + 1) = project || '/')
     ORDER BY last_at DESC LIMIT 1`,
    cwd,
  )?.session
}
