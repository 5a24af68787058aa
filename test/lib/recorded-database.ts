import { Database } from 'bun:sqlite'
import { readFileSync } from 'node:fs'

/** A database as a client keeps it, made of what one held; the path of the newest session that a person had in it. */
export function databaseOf(script: string, path: string): string {
  const database = new Database(path, { create: true, readwrite: true })
  database.run('PRAGMA journal_mode = WAL')
  database.run('PRAGMA synchronous = OFF')
  database.run(readFileSync(script, 'utf8'))
  const found = database.query('SELECT id FROM session WHERE parent_id IS NULL ORDER BY time_created DESC').get()
  database.close()
  return `${path}#${(found as { id: string }).id}`
}
