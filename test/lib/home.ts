import { Database } from 'bun:sqlite'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { JournalRow } from '../../src/journal/record-event.ts'
import { pathsOf } from '../../src/platform/paths.ts'

/** One row of the timeline as it lies in the store. */
export interface StoredRow {
  id: number
  session: string
  agent: string
  at: number
  type: string
  data: Record<string, unknown>
}

/** $THROUGHLINE_HOME of a test, and what can be seen in it. */
export function homeIn(folder: string) {
  const paths = pathsOf({ THROUGHLINE_HOME: join(folder, 'tl') }, folder)
  const all = <Row>(text: string): Row[] => {
    const database = new Database(paths.database, { readwrite: true })
    try {
      database.run('PRAGMA busy_timeout = 5000')
      return database.query(text).all() as Row[]
    } finally {
      database.close()
    }
  }
  return {
    ...paths,
    folder,
    all,
    rows: (): StoredRow[] =>
      all<Omit<StoredRow, 'data'> & { data: string }>('SELECT * FROM timeline ORDER BY id').map(({ data, ...row }) => ({
        ...row,
        data: JSON.parse(data),
      })),
    counter: (name: string) =>
      all<{ name: string; count: number }>('SELECT name, count FROM counters').find((row) => row.name === name)
        ?.count ?? 0,
    spooled: (): JournalRow[] =>
      (existsSync(paths.spool) ? readdirSync(paths.spool) : [])
        .filter((name) => name.endsWith('.jsonl'))
        .map((name) => JSON.parse(readFileSync(join(paths.spool, name), 'utf8'))),
    logged: (): string[] => (existsSync(paths.log) ? readFileSync(paths.log, 'utf8').split('\n').filter(Boolean) : []),
    /** Everything that was written anywhere below, for looking for what must not be there. */
    written: (): string =>
      statSync(folder).isDirectory()
        ? readdirSync(folder, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
            .join('\n')
        : readFileSync(folder, 'latin1'),
  }
}

export type Home = ReturnType<typeof homeIn>
