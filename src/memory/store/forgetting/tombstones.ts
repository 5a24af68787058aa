import { wideFingerprint } from '../../../base/ids.ts'
import type { Sql } from '../../../storage/sql.ts'

/** What was forgotten stays forgotten: neither its URI nor its text, wherever it comes from, is taken in again by a program. */
export function bury(sql: Sql, project: string, uri: string, contents: readonly string[], at: number): void {
  const keys = [uriKey(project, uri), ...contents.map(contentKey)]
  for (const key of keys) sql.run('INSERT OR REPLACE INTO memory_tombstones (key, at) VALUES (?, ?)', key, at)
}

export function isBuried(sql: Sql, project: string, uri: string, content: string): boolean {
  return (
    sql.get(
      'SELECT 1 AS found FROM memory_tombstones WHERE key IN (?, ?)',
      uriKey(project, uri),
      contentKey(content),
    ) !== undefined
  )
}

/** A person who writes a memory anew means it. */
export function unbury(sql: Sql, project: string, uri: string, content: string): void {
  sql.run('DELETE FROM memory_tombstones WHERE key IN (?, ?)', uriKey(project, uri), contentKey(content))
}

function uriKey(project: string, uri: string): string {
  return `u:${wideFingerprint(`${project}\n${uri}`)}`
}

function contentKey(content: string): string {
  return `c:${wideFingerprint(content.trim())}`
}
