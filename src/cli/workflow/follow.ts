import { query, type TimelineEntry, type TimelineQuery } from '../../journal/timeline.ts'
import { writeOutput } from '../../platform/io.ts'
import { stopped } from '../../platform/terminal.ts'
import type { Sql } from '../../storage/sql.ts'
import type { Result } from '../command.ts'

const EVERY_MS = 400

/** Prints entries as they come, a line each, until the person stops it or nobody reads any more. */
export async function follow(
  sql: Sql,
  wanted: TimelineQuery,
  first: readonly TimelineEntry[],
  lineOf: (entry: TimelineEntry) => string,
): Promise<Result> {
  const end = stopped().then(() => 'stopped' as const)
  let entries = first
  let after = first.at(-1)?.id ?? newest(sql)
  for (;;) {
    const text = entries.map((entry) => `${lineOf(entry)}\n`).join('')
    if ((await writeOutput(text)) === 'nobody reads') break
    if ((await Promise.race([end, Bun.sleep(EVERY_MS)])) === 'stopped') break
    entries = query(sql, { ...wanted, after })
    after = entries.at(-1)?.id ?? after
  }
  return { text: '', json: undefined }
}

function newest(sql: Sql): number {
  return sql.get<{ id: number | null }>('SELECT max(id) AS id FROM timeline')?.id ?? 0
}
