import { constants, Database } from 'bun:sqlite'
import { inSavepoint, inTransaction, type OpenOptions, pragmas, type Sql } from './sql.ts'

export function openSqlite(path: string, options: OpenOptions): Sql {
  const database = opened(path, options)
  const script = (text: string) => {
    database.run(text)
  }
  database.run(pragmas(options))
  return {
    script,
    run: (text, ...values) => ({ changes: database.query(text).run(...values).changes }),
    get: <Row extends object>(text: string, ...values: (string | number | null | Uint8Array)[]) =>
      (database.query(text).get(...values) as Row | null) ?? undefined,
    all: <Row extends object>(text: string, ...values: (string | number | null | Uint8Array)[]) =>
      database.query(text).all(...values) as Row[],
    transaction: (work) => inTransaction(script, work),
    savepoint: (work) => inSavepoint(script, work),
    close: () => database.close(),
  }
}

/** By `require`, which evaluates a module when it is called: a store is opened without waiting. */
export function migrations(): readonly string[] {
  return (require('./migrations/index.ts') as typeof import('./migrations/index.ts')).MIGRATIONS
}

function opened(path: string, { readonly, immutable }: OpenOptions): Database {
  if (!readonly) return new Database(path, { readwrite: true, create: true })
  if (!immutable) return new Database(path, { readonly: true })
  return new Database(
    `${Bun.pathToFileURL(path).href}?immutable=1`,
    constants.SQLITE_OPEN_READONLY | constants.SQLITE_OPEN_URI,
  )
}
