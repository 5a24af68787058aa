import type { ReadSql, Sql } from '../../storage/sql.ts'
import type { ProjectPlace } from './identity.ts'
import { knownPlace } from './known-place.ts'
import { mergeProjects } from './merge-projects.ts'

/**
 * A folder whose project was known under another identity (a remote was added, or changed) brings its memories along: they are merged
 * into the new one, and where both have a URI the newer text stays.
 */
export function rememberPlace(sql: Sql, dir: string, { project, root, commits = [], gone = [] }: ProjectPlace): void {
  const before = knownPlace(sql, dir)
  if (before && before.project === project && before.root === root && commits.length === 0) return
  if (before && before.project !== project && before.root === root && isLeft(sql, before.project, [root, ...gone]))
    mergeProjects(sql, before.project, project)
  sql.run(
    'INSERT OR REPLACE INTO memory_places (dir, project, root, commits) VALUES (?, ?, ?, ?)',
    dir,
    project,
    root,
    commits.join(' '),
  )
}

export interface KnownRoot {
  readonly root: string
  /** With spaces between. */
  readonly commits: string
}

/** The checkouts of a project that are known here. */
export function rootsOf(sql: ReadSql, project: string): KnownRoot[] {
  return sql.all<KnownRoot>(
    'SELECT root, max(commits) AS commits FROM memory_places WHERE project = ? GROUP BY root LIMIT 20',
    project,
  )
}

/** No folder but these belongs to it. */
function isLeft(sql: Sql, project: string, roots: readonly string[]): boolean {
  return sql
    .all<{ root: string }>('SELECT DISTINCT root FROM memory_places WHERE project = ?', project)
    .every(({ root }) => roots.includes(root))
}
