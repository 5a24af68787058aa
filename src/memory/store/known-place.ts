import type { ReadSql } from '../../storage/sql.ts'
import type { Place } from './identity.ts'

/** Which project a folder belongs to, as it was found out before: a hook has no time to read a repository's files. */
export function knownPlace(sql: ReadSql, dir: string): Place | undefined {
  return sql.get<Place>('SELECT project, root FROM memory_places WHERE dir = ?', dir)
}
