import type { ReadSql, Sql } from '../../storage/sql.ts'

/** What a memory is about, so that it comes back when that is dealt with. */
/** `word` is one that stands in the file's name, `action` what a command does. `error` is the fingerprint of a failure that was seen, `pattern` says in words which ones. */
export type LinkKind = 'file' | 'symbol' | 'folder' | 'extension' | 'error' | 'pattern' | 'word' | 'action'

export interface Link {
  readonly kind: LinkKind
  readonly key: string
  /** A file's content, or a name's definition, when the memory was written; and the commit that the project stood at. */
  readonly hash?: string | null
  readonly commit?: string | null
  /** What a file looked like. */
  readonly marks?: string
}

/** `src/http/` is a folder, `*.sql` an extension, anything else a file. */
export function linkFrom(word: string): Link {
  const path = word.replaceAll('\\', '/').replace(/^\.\//, '')
  if (/^\*\.[\w.]+$/.test(path)) return { kind: 'extension', key: path.slice(1).toLowerCase() }
  if (/\/(?:\*{1,2}(?:\/\*)?)?$/.test(path))
    return { kind: 'folder', key: path.replace(/\/(?:\*{1,2}(?:\/\*)?)?$/, '') }
  return { kind: 'file', key: path }
}

export function setLinks(sql: Sql, memory: number, project: string, links: readonly Link[]): void {
  sql.run('DELETE FROM memory_links WHERE memory = ?', memory)
  addLinks(sql, memory, project, links)
}

export function addLinks(sql: Sql, memory: number, project: string, links: readonly Link[]): void {
  for (const { kind, key, hash, commit, marks } of links) {
    sql.run(
      'INSERT OR REPLACE INTO memory_links (project, kind, key, memory, hash, git_commit) VALUES (?, ?, ?, ?, ?, ?)',
      project,
      kind,
      key,
      memory,
      hash ?? null,
      commit ?? null,
    )
    if (marks !== undefined) noteMarks(sql, project, key, marks)
  }
}

/** What a file that memories are about looks like now: by that it is known again when it has another name and was edited. */
export function noteMarks(sql: Sql, project: string, path: string, marks: string): void {
  sql.run(
    `INSERT OR REPLACE INTO memory_file_marks (project, path, marks) SELECT ?1, ?2, ?3
     WHERE EXISTS (SELECT 1 FROM memory_links WHERE project = ?1 AND kind = 'file' AND key = ?2)`,
    project,
    path,
    marks,
  )
}

/** Takes those away that were never seen as files: what was seen was named by somebody. */
export function dropLinks(sql: Sql, memory: number, links: readonly Link[]): void {
  for (const { kind, key } of links) {
    sql.run('DELETE FROM memory_links WHERE memory = ? AND kind = ? AND key = ? AND hash IS NULL', memory, kind, key)
  }
}

export function linksOf(sql: Sql, memory: number): Link[] {
  return sql.all<Link>(
    'SELECT kind, key, hash, git_commit AS "commit" FROM memory_links WHERE memory = ? ORDER BY kind, key',
    memory,
  )
}

/** Of a row of `memories`, whether it was written with its file at hand: only then is there something to compare. */
export const HAS_SEEN_FILE = `EXISTS (SELECT 1 FROM memory_links l
  WHERE l.memory = memories.id AND l.kind = 'file' AND l.hash IS NOT NULL)`

export function hasSeenFiles(sql: ReadSql, ids: readonly number[]): boolean {
  if (ids.length === 0) return false
  return (
    sql.get(`SELECT 1 AS found FROM memories WHERE id IN (${ids.join(',')}) AND ${HAS_SEEN_FILE} LIMIT 1`) !== undefined
  )
}
