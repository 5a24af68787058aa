import type { Sql } from '../../storage/sql.ts'
import type { Place } from './identity.ts'

/** Which project a folder belongs to, as it was found out before: a hook has no time to read a repository's files. */
export function knownPlace(sql: Sql, dir: string): Place | undefined {
  return sql.get<Place>('SELECT project, root FROM memory_places WHERE dir = ?', dir)
}

export function rememberPlace(sql: Sql, dir: string, { project, root }: Place): void {
  sql.run('INSERT OR REPLACE INTO memory_places (dir, project, root) VALUES (?, ?, ?)', dir, project, root)
}
