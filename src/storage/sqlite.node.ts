import { DatabaseSync } from 'node:sqlite'
import { inSavepoint, inTransaction, type OpenOptions, pragmas, type Sql } from './sql.ts'

export function openSqlite(path: string, options: OpenOptions): Sql {
  const database = new DatabaseSync(path, { readOnly: options.readonly ?? false })
  const script = (text: string) => database.exec(text)
  script(pragmas(options))
  return {
    script,
    run: (text, ...values) => ({ changes: Number(database.prepare(text).run(...values).changes) }),
    get: <Row extends object>(text: string, ...values: (string | number | null | Uint8Array)[]) =>
      database.prepare(text).get(...values) as Row | undefined,
    all: <Row extends object>(text: string, ...values: (string | number | null | Uint8Array)[]) =>
      database.prepare(text).all(...values) as Row[],
    transaction: (work) => inTransaction(script, work),
    savepoint: (work) => inSavepoint(script, work),
    close: () => database.close(),
  }
}
