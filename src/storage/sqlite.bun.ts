import { Database } from 'bun:sqlite'
import { inSavepoint, inTransaction, type OpenOptions, pragmas, type Sql } from './sql.ts'

export function openSqlite(path: string, options: OpenOptions): Sql {
  const database = new Database(path, options.readonly ? { readonly: true } : { readwrite: true, create: true })
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
