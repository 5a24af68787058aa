import { wideFingerprint } from '../../../base/ids.ts'
import type { ReadSql, Sql } from '../../../storage/sql.ts'

/** What was forgotten stays forgotten: neither its URI nor its text, wherever it comes from, is taken in again by a program. */
export function bury(sql: Sql, project: string, uri: string, contents: readonly string[], at: number): void {
  const keys = [uriKey(project, uri), ...contents.map(contentKey)]
  for (const key of keys) sql.run('INSERT OR REPLACE INTO memory_tombstones (key, at) VALUES (?, ?)', key, at)
  sql.run(
    'DELETE FROM memory_tombstones WHERE key IN (SELECT key FROM memory_tombstones ORDER BY at DESC LIMIT -1 OFFSET ?)',
    MOST,
  )
}

export function isBuried(sql: ReadSql, project: string, uri: string, content: string): boolean {
  return buriedAt(sql, project, uri, content) !== undefined
}

/** When it was forgotten, by its URI or by its text. */
export function buriedAt(sql: ReadSql, project: string, uri: string, content: string): number | undefined {
  return (
    sql.get<{ at: number | null }>(
      `SELECT max(at) AS at FROM memory_tombstones WHERE key IN (SELECT value FROM json_each(?))`,
      JSON.stringify(keysOf(project, uri, content)),
    )?.at ?? undefined
  )
}

/** A person who writes a memory anew means it. */
export function unbury(sql: Sql, project: string, uri: string, content: string): void {
  sql.run(
    'DELETE FROM memory_tombstones WHERE key IN (SELECT value FROM json_each(?))',
    JSON.stringify(keysOf(project, uri, content)),
  )
}

/** How many were forgotten on each day, the newest first: of what they said nothing is left to be shown. */
export function forgottenByDay(sql: ReadSql): { readonly day: string; readonly memories: number }[] {
  return sql.all(
    `SELECT date(at / 1000, 'unixepoch', 'localtime') AS day, count(*) AS memories FROM memory_tombstones WHERE key LIKE 'u:%'
     GROUP BY 1 ORDER BY 1 DESC`,
  )
}

function keysOf(project: string, uri: string, content: string): string[] {
  // As it was written, too: so were the tombstones of earlier versions.
  return [uriKey(project, uri), contentKey(content), `c:${wideFingerprint(content.trim())}`]
}

function uriKey(project: string, uri: string): string {
  return `u:${wideFingerprint(`${project}\n${uri}`)}`
}

/** A capital letter or a full stop more is no other sentence. */
function contentKey(content: string): string {
  const plain = content
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
  return `c:${wideFingerprint(plain === '' ? content.trim() : plain)}`
}

const MOST = 20_000
