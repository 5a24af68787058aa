import type { Sql } from '../storage/sql.ts'
import { SHAREABLE } from './operation.ts'

/**
 * What a hook writes into the queue, in its own transaction and without a line of our code: triggers, which are there only where a team is
 * joined. Whoever has no team has no triggers, and pays nothing.
 */
export function watch(sql: Sql): void {
  const shareable = SHAREABLE.map((start) => `NEW.uri GLOB '${start}?*'`).join(' OR ')
  const wanted = `NEW.trust != 'team' AND NEW.status = 'active' AND (${shareable})
    AND EXISTS (SELECT 1 FROM team_joined WHERE project = NEW.project)`
  const noted = `INSERT INTO team_changes (project, uri, at) VALUES (NEW.project, NEW.uri, NEW.updated_at)
    ON CONFLICT (project, uri) DO UPDATE SET at = excluded.at, git_commit = NULL, skipped = NULL`
  sql.script(`
    CREATE TRIGGER IF NOT EXISTS team_notices_new AFTER INSERT ON memories WHEN ${wanted} BEGIN ${noted}; END;
    CREATE TRIGGER IF NOT EXISTS team_notices_change AFTER UPDATE OF content, status ON memories
      WHEN (NEW.content != OLD.content OR NEW.status != OLD.status) AND ${wanted} BEGIN ${noted}; END;
  `)
}

export function unwatchChanges(sql: Sql): void {
  sql.script('DROP TRIGGER IF EXISTS team_notices_new; DROP TRIGGER IF EXISTS team_notices_change')
}

/** What was there before the team was joined is offered as well. */
export function noticeStanding(sql: Sql, project: string): void {
  const shareable = SHAREABLE.map((start) => `uri GLOB '${start}?*'`).join(' OR ')
  sql.run(
    `INSERT OR IGNORE INTO team_changes (project, uri, at)
     SELECT project, uri, updated_at FROM memories WHERE project = ? AND status = 'active' AND trust != 'team' AND (${shareable})`,
    project,
  )
}
