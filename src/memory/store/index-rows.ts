import type { Sql } from '../../storage/sql.ts'
import { indexText } from '../search/terms.ts'

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

/**
 * Every session learned from adds a piece to the word index, and a word has to be looked for in all of them: they are merged,
 * as far as so many pages go; `whole` begins with them all, else with those that are many of a size.
 */
export function mergeIndex(sql: Sql, pages: number, { whole = false } = {}): void {
  sql.run("INSERT INTO memory_words (memory_words, rank) VALUES ('merge', ?)", whole ? -pages : pages)
}

/** After very many memories: both indexes in one piece each, in steps between which others can write. */
export function mergeWholeIndexes(sql: Sql): void {
  const changes = () => sql.get<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0
  for (const index of ['memory_words', 'memory_trigrams']) {
    const merge = (pages: number) => sql.run(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?)`, pages)
    merge(-STEP_PAGES)
    // Fewer than two changes: there was nothing left to merge.
    for (let before = changes(); ; before = changes()) {
      merge(STEP_PAGES)
      if (changes() - before < 2) break
    }
  }
}

const STEP_PAGES = 500

export function dropIndex(sql: Sql, id: number): void {
  sql.run('DELETE FROM memory_words WHERE rowid = ?', id)
  sql.run('DELETE FROM memory_trigrams WHERE rowid = ?', id)
}
