import { isRecord } from '../../base/is-record.ts'
import { type JournalRow, recordEvent } from '../../journal/record-event.ts'
import { isTimelineType } from '../../journal/timeline-types.ts'
import type { Paths } from '../../platform/paths.ts'
import { redactEverywhere } from '../../platform/redact.ts'
import { spooled, unspool } from '../../platform/spool/spool.ts'
import type { Sql } from '../../storage/sql.ts'

/**
 * Writes what earlier hooks could not, in the order in which it happened. The rows are listed under the write lock, so
 * that two processes never take in the same one; a row whose file outlived its transaction is known by its key.
 */
export function takeInSpool(sql: Sql, paths: Paths): number {
  // The files go when this is over: until then the log that holds their rows must be on the disk, and not only on its way there.
  sql.script('PRAGMA synchronous = FULL')
  const files = sql.transaction(() => {
    const waiting = spooled(paths.spool)
    const rows = waiting.flatMap(({ file, rows }) =>
      rows.filter(isRow).map((row, n) => ({ key: `${file}:${n}`, row: redactEverywhere(row) })),
    )
    rows.sort((a, b) => a.row.startedAt - b.row.startedAt)
    for (const { key, row } of rows)
      if (isNew(sql, `spool:${key}:${row.startedAt}`)) recordEvent(sql, row, row.startedAt)
    return waiting.map(({ file }) => file)
  })
  sql.script('PRAGMA synchronous = NORMAL')
  unspool(paths.spool, files)
  return files.length
}

function isNew(sql: Sql, key: string): boolean {
  return sql.run('INSERT OR IGNORE INTO once (key, at) VALUES (?, ?)', key, Date.now()).changes > 0
}

/** A row of another version's program may lack what this one needs; it would be in the way of all others for ever. */
function isRow(row: unknown): row is JournalRow {
  if (!isRecord(row) || typeof row.type !== 'string' || !isTimelineType(row.type) || !isRecord(row.data)) return false
  return (
    TEXTS.every((field) => typeof row[field] === 'string') &&
    MAYBE.every((field) => row[field] === null || typeof row[field] === 'string') &&
    TIMES.every((field) => typeof row[field] === 'number')
  )
}

const TEXTS = ['host', 'session', 'agent', 'project', 'cwd', 'key', 'lifecycle'] as const satisfies (keyof JournalRow)[]
const MAYBE = ['agentType', 'transcript', 'reason'] as const satisfies (keyof JournalRow)[]
const TIMES = ['at', 'startedAt'] as const satisfies (keyof JournalRow)[]
