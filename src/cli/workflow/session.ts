import { t } from '../../messages/people/speak.ts'
import type { Sql } from '../../storage/sql.ts'
import { newestWorkflow, type Stored } from '../../workflow/feature/store.ts'
import { type Call, CommandError } from '../command.ts'
import { sessionAround } from '../session-here.ts'
import { findSession, type SessionRow } from '../sessions.ts'

/**
 * The session a workflow command is about: the one that is named, else the one this command runs in (hosts tell their
 * children), else the newest open one of this folder.
 */
export function workflowSession(sql: Sql, call: Call): SessionRow {
  const named = call.value('session')
  if (named !== undefined) return findSession(sql, named)
  const around = sessionAround(sql, call)
  if (around !== undefined) return findSession(sql, around)
  const here = sql.get<{ session: string }>(
    `SELECT session FROM sessions WHERE agent = '' AND ended_at IS NULL AND (project = ?1 OR cwd = ?1)
     ORDER BY last_at DESC LIMIT 1`,
    call.cwd,
  )
  if (here) return findSession(sql, here.session)
  throw new CommandError(
    t`no session is open in ${call.cwd}`,
    t`start your agent there, or name a session with --session; throughline status lists them`,
  )
}

/** The newest workflow of that session. */
export function workflowOf(sql: Sql, call: Call): { session: SessionRow; stored: Stored } {
  const session = workflowSession(sql, call)
  const stored = newestWorkflow(sql, session.session)
  if (stored) return { session, stored }
  throw new CommandError(
    t`session ${session.session.slice(0, 8)} has no workflow`,
    t`start one with throughline workflow start KEY; throughline workflow list shows them`,
  )
}
