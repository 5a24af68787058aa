import type { Desk } from '../memory/store/record.ts'
import type { Joined } from './joined.ts'
import { joinedProjects } from './joined.ts'
import { hideAll } from './show.ts'
import { unwatchChanges } from './watch.ts'

/** Other people's memories leave this machine; one's own stay. What was approved and not sent yet is kept, in case it was a mistake. */
export function dropTeam(desk: Desk, { project, login }: Joined): number {
  const hidden = hideAll(desk, project)
  desk.sql.run('DELETE FROM team_operations WHERE project = ? AND author != ?', project, login)
  desk.sql.run('UPDATE team_joined SET cursor = 0, cursor_id = NULL, scrub = 1 WHERE project = ?', project)
  return hidden
}

/** As if the team had never been joined. */
export function unjoin(desk: Desk, joined: Joined): number {
  const hidden = dropTeam(desk, joined)
  for (const table of ['team_operations', 'team_changes', 'team_never', 'team_joined'])
    desk.sql.run(`DELETE FROM ${table} WHERE project = ?`, joined.project)
  if (joinedProjects(desk.sql).length === 0) unwatchChanges(desk.sql)
  return hidden
}
