import type { ReadSql } from '../../storage/sql.ts'
import type { ProjectPlace } from './identity.ts'

/** Which project a folder belongs to, as it was found out before: a hook has no time to read a repository's files. */
export function knownPlace(sql: ReadSql, dir: string): ProjectPlace | undefined {
  return sql.get<ProjectPlace>('SELECT project, root FROM memory_places WHERE dir = ?', dir)
}
