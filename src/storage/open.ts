import { openSqlite } from '#sqlite'
import { MIGRATIONS } from './migrations/index.ts'
import type { OpenOptions, Sql } from './sql.ts'

export const NEWER = 'the store is at version'

/** The store, brought up to the newest migration. Throws when it cannot be opened, is not a database, or is from the future. */
export function openStore(path: string, options: OpenOptions): Sql {
  const sql = openSqlite(path, options)
  const version = versionOf(sql)
  if (version === MIGRATIONS.length) return sql
  if (version > MIGRATIONS.length) {
    throw new Error(`${NEWER} ${version}, this program knows ${MIGRATIONS.length}: update Throughline`)
  }
  if (!options.readonly) migrate(sql)
  return sql
}

/** Under the write lock and with the version read again: of several processes that meet an old store, one migrates it. */
function migrate(sql: Sql): void {
  sql.transaction(() => {
    for (let version = versionOf(sql); version < MIGRATIONS.length; version++) {
      sql.script(MIGRATIONS[version] ?? '')
      sql.script(`PRAGMA user_version = ${version + 1}`)
    }
  })
}

export function versionOf(sql: Sql): number {
  return sql.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
}
