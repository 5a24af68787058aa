import { projectFolder } from '../base/thread.ts'
import { knownPlace } from '../memory/store/places.ts'
import type { EventOf } from '../protocol/event.ts'
import type { Handler, Step } from '../protocol/handler.ts'
import type { Sql } from '../storage/sql.ts'

/** What the team's part needs from outside. */
export interface TeamContext {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Starts a sync that nobody waits for. */
  startSync(folder: string): Promise<void>
}

/** A session begins or ends in a project that belongs to a team: a process of its own syncs. One look-up where there is no team. */
export const team: Handler<TeamContext, Sql> = {
  name: 'team',
  on: { SessionStart: syncBeside, SessionEnd: syncBeside },
}

function syncBeside(event: EventOf<'SessionStart'> | EventOf<'SessionEnd'>, context: TeamContext): Step<Sql> {
  if (context.environment.THROUGHLINE_NO_SYNC === '1') return undefined
  const folder = projectFolder(event)
  return (sql) => {
    if (sql.get('SELECT 1 AS found FROM team_joined LIMIT 1') === undefined) return undefined
    const place = knownPlace(sql, folder)
    if (!place || sql.get('SELECT 1 AS found FROM team_joined WHERE project = ?', place.project) === undefined)
      return undefined
    return async () => {
      await context.startSync(folder)
      return undefined
    }
  }
}
