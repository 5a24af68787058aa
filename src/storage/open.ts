import { migrations, openSqlite } from '#sqlite'
import { NEWEST } from './migrations/newest.ts'
import type { OpenOptions, Sql } from './sql.ts'

export const NEWER = 'the store is at version'

/** The store, brought up to the newest migration. Throws when it cannot be opened, is not a database, or is from the future. */
export function openStore(path: string, options: OpenOptions): Sql {
  const sql = openSqlite(path, options)
  const version = versionOf(sql)
  if (version === NEWEST) return sql
  if (version > NEWEST) {
    throw new Error(`${NEWER} ${version}, this program knows ${NEWEST}: update Throughline`)
  }
  if (!options.readonly) migrate(sql)
  return sql
}

/** Under the write lock and with the version read again: of several processes that meet an old store, one migrates it. */
function migrate(sql: Sql): void {
  const scripts = migrations()
  sql.transaction(() => {
    for (let version = versionOf(sql); version < scripts.length; version++) {
      sql.script(scripts[version] ?? '')
      sql.script(`PRAGMA user_version = ${version + 1}`)
    }
  })
}

export function versionOf(sql: Sql): number {
  return sql.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
}
