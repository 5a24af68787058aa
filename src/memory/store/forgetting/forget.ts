import { dropBrief } from '../../recall/brief.ts'
import { dropCards } from '../../recall/cards/cards.ts'
import { dropIndex } from '../index-rows.ts'
import type { Desk, Memory } from '../record.ts'
import { scrubSnapshots } from './scrub.ts'
import { bury } from './tombstones.ts'

export interface Receipt {
  readonly uri: string
  readonly rows: number
  readonly versions: number
  readonly links: number
  readonly relations: number
  readonly injections: number
  readonly indexEntries: number
  readonly snapshots: number
}

/** Before the deletion: freed pages are overwritten instead of only being marked free. */
export const SECURE = 'PRAGMA secure_delete = ON'

/**
 * Removes a memory and every trace of it in the tables; a tombstone without its text stays behind. `contents` is every text
 * it ever had, so that the caller can look for them in the bytes of the files afterwards.
 */
export function forgetMemory({ sql, now }: Desk, memory: Memory): { receipt: Receipt; contents: string[] } {
  const versions = sql.all<{ content: string }>('SELECT content FROM memory_versions WHERE memory = ?', memory.id)
  const contents = [...new Set([memory.content, ...versions.map(({ content }) => content)])]
  const gone = (text: string, ...values: (string | number)[]) => sql.run(text, ...values).changes
  dropIndex(sql, memory.id)
  for (const table of ['memory_claims', 'memory_proposals']) sql.run(`DELETE FROM ${table} WHERE memory = ?`, memory.id)
  const receipt: Receipt = {
    uri: memory.uri,
    versions: gone('DELETE FROM memory_versions WHERE memory = ?', memory.id),
    links: gone('DELETE FROM memory_links WHERE memory = ?', memory.id),
    relations: gone('DELETE FROM memory_relations WHERE ?1 IN (source, target)', memory.id),
    injections: gone('DELETE FROM memory_injections WHERE memory = ?', memory.id),
    snapshots: contents.reduce((sum, content) => sum + scrubSnapshots(sql, content), 0),
    rows: gone('DELETE FROM memories WHERE id = ?', memory.id),
    indexEntries: 2,
  }
  dropBrief(sql, memory.project)
  dropCards(sql, memory.project)
  bury(sql, memory.project, memory.uri, contents, now)
  return { receipt, contents }
}

/** After the deletion: fills the indexes' gaps, writes the file anew without what was deleted, and empties the write-ahead log. */
export const LEAVE_NOTHING: readonly string[] = [
  "INSERT INTO memory_words (memory_words) VALUES ('optimize')",
  "INSERT INTO memory_trigrams (memory_trigrams) VALUES ('optimize')",
  'PRAGMA wal_checkpoint(TRUNCATE)',
  'VACUUM',
  'PRAGMA wal_checkpoint(TRUNCATE)',
]
