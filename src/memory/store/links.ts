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
  for (const { kind, key, hash, commit } of links) {
    sql.run(
      'INSERT OR REPLACE INTO memory_links (project, kind, key, memory, hash, git_commit) VALUES (?, ?, ?, ?, ?, ?)',
      project,
      kind,
      key,
      memory,
      hash ?? null,
      commit ?? null,
    )
  }
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

/** Every key under which memories of a file may be linked, the nearest first. */
export function keysOfFile(path: string): readonly (readonly [LinkKind, string])[] {
  const keys: [LinkKind, string][] = [['file', path]]
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  if (dot > 0) keys.push(['extension', name.slice(dot).toLowerCase()])
  for (let folder = parent(path); folder !== ''; folder = parent(folder)) keys.push(['folder', folder])
  const words = wordsOfName(dot > 0 ? name.slice(0, dot) : name)
  const folder = parent(path)
  // `migrations/004_tags.sql` is one of the migrations.
  if (folder !== '') {
    for (const word of wordsOfName(folder.slice(folder.lastIndexOf('/') + 1)))
      if (!words.some(([, known]) => known === word[1])) words.push(word)
  }
  return [...keys.slice(0, MOST_KEYS), ...words]
}

/** "parser" for `parser.ts`, `Parser.test.ts` and `json-parsers.go`. */
function wordsOfName(name: string): (readonly [LinkKind, string])[] {
  const found: (readonly [LinkKind, string])[] = []
  for (const word of name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/))
    if (word.length > 2 && found.length < MOST_WORDS) found.push(['word', singular(word)])
  return found
}

export function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

const MOST_WORDS = 3

function parent(path: string): string {
  const slash = path.lastIndexOf('/')
  return slash > 0 ? path.slice(0, slash) : ''
}

const MOST_KEYS = 10

/** Whether any of these memories was written with its file at hand: only then is there something to compare. */
export function hasSeenFiles(sql: ReadSql, ids: readonly number[]): boolean {
  if (ids.length === 0) return false
  return (
    sql.get(
      `SELECT 1 AS found FROM memory_links WHERE memory IN (${ids.join(',')}) AND kind = 'file' AND hash IS NOT NULL LIMIT 1`,
    ) !== undefined
  )
}
