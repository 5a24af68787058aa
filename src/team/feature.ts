import type { Environment } from '../base/environment.ts'
import { projectFolder } from '../base/thread.ts'
import { knownPlace } from '../memory/store/known-place.ts'
import type { EventOf } from '../protocol/event.ts'
import { commit, type Handler, later, type Step } from '../protocol/handler.ts'
import type { Sql } from '../storage/sql.ts'

/** What the team's part needs from outside. */
export interface TeamContext {
  readonly now: number
  readonly environment: Environment
  /** Starts a sync that nobody waits for. */
  startSync(folder: string): Promise<unknown>
}

/** A session begins or ends in a project that belongs to a team: a process of its own syncs. One look-up where there is no team. */
export const team: Handler<TeamContext, Sql> = {
  name: 'team',
  on: { SessionStart: syncBeside, SessionEnd: syncBeside },
}

function syncBeside(event: EventOf<'SessionStart'> | EventOf<'SessionEnd'>, context: TeamContext): Step<Sql> {
  if (context.environment.THROUGHLINE_NO_SYNC === '1') return undefined
  const folder = projectFolder(event)
  return commit((sql) => {
    if (sql.get('SELECT 1 AS found FROM team_joined LIMIT 1') === undefined) return undefined
    const place = knownPlace(sql, folder)
    if (!place || sql.get(DUE, place.project, context.now - LATELY_MS) === undefined) return undefined
    return later(async () => {
      await context.startSync(folder)
      return undefined
    })
  })
}

/** Something waits to be sent, or nobody has looked lately: who starts ten sessions in a row need not ask ten times. */
const DUE = `SELECT 1 AS due FROM team_joined j WHERE project = ?1 AND (tried_at IS NULL OR tried_at < ?2 OR tried_at > ?2 + 600000
  OR EXISTS (SELECT 1 FROM team_operations o WHERE o.project = ?1 AND o.state = 'outbox'))`
const LATELY_MS = 5 * 60 * 1000
