import type { Sql } from '../storage/sql.ts'
import { indexText } from './terms.ts'

export interface Indexed {
  readonly uri: string
  readonly content: string
  readonly disclosure: string
  readonly links: readonly string[]
}

/** Brings the two text indexes up to date for one memory. */
export function putIndex(sql: Sql, id: number, parts: Indexed): void {
  const { content, extra, grams, pieces } = indexText(parts)
  sql.run(
    'INSERT OR REPLACE INTO memory_words (rowid, content, extra, grams) VALUES (?, ?, ?, ?)',
    id,
    content,
    extra,
    grams,
  )
  sql.run('INSERT OR REPLACE INTO memory_trigrams (rowid, text) VALUES (?, ?)', id, pieces)
}

export function dropIndex(sql: Sql, id: number): void {
  sql.run('DELETE FROM memory_words WHERE rowid = ?', id)
  sql.run('DELETE FROM memory_trigrams WHERE rowid = ?', id)
}
