import { t } from '../messages/people/speak.ts'
import type { Sql } from '../storage/sql.ts'
import { CommandError } from './command.ts'

export interface SessionRow {
  session: string
  agent: string
  host: string
  agentType: string | null
  project: string
  cwd: string
  transcript: string | null
  epoch: number
  startedAt: number
  lastAt: number
  endedAt: number | null
  endReason: string | null
  events: number
}

const COLUMNS = `session, agent, host, agent_type AS agentType, project, cwd, transcript, epoch, started_at AS startedAt,
  last_at AS lastAt, ended_at AS endedAt, end_reason AS endReason, events`

/** Sessions, newest first; the main threads only unless agents are asked for. */
export function listSessions(sql: Sql, { limit, agents }: { limit: number; agents: boolean }): SessionRow[] {
  return sql.all<SessionRow>(
    `SELECT ${COLUMNS} FROM sessions ${agents ? '' : "WHERE agent = ''"} ORDER BY last_at DESC LIMIT ?`,
    limit,
  )
}

/** The session whose id starts with the given text; the newest one without. */
export function findSession(sql: Sql, start: string | undefined): SessionRow {
  const rows = sql.all<SessionRow>(
    `SELECT ${COLUMNS} FROM sessions WHERE agent = '' AND substr(session, 1, length(?1)) = ?1 ORDER BY last_at DESC LIMIT 2`,
    start ?? '',
  )
  const [row, other] = rows
  if (!row) {
    throw new CommandError(
      start ? t`there is no session ${JSON.stringify(start)}` : t`no session has been recorded yet`,
      start
        ? t`throughline status lists the sessions`
        : t`start a session of your agent; throughline doctor says whether it is wired`,
    )
  }
  if (start && other && row.session !== start) {
    throw new CommandError(
      t`more than one session starts with ${JSON.stringify(start)}`,
      t`give more of its id; throughline status lists them`,
    )
  }
  return row
}
