import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { MIGRATIONS } from './migrations/index.ts'
import { inSavepoint, inTransaction, type OpenOptions, pragmas, type Sql } from './sql.ts'

export function openSqlite(path: string, options: OpenOptions): Sql {
  const immutable = options.readonly && options.immutable
  const place = immutable ? new URL(`${pathToFileURL(path).href}?immutable=1`) : path
  const database = new DatabaseSync(place, { readOnly: options.readonly ?? false })
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

export function migrations(): readonly string[] {
  return MIGRATIONS
}
