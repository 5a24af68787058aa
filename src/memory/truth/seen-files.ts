import type { ReadSql } from '../../storage/sql.ts'

/** Whether any of these memories was written with its file at hand: only then is there something to compare. */
export function hasSeenFiles(sql: ReadSql, ids: readonly number[]): boolean {
  if (ids.length === 0) return false
  return (
    sql.get(
      `SELECT 1 AS found FROM memory_links WHERE memory IN (${ids.join(',')}) AND kind = 'file' AND hash IS NOT NULL LIMIT 1`,
    ) !== undefined
  )
}
