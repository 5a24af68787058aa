import type { Files } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'
import type { FileFact, Ledger } from '../ledger/facts.ts'
import type { Marks } from '../recover.ts'
import { rememberedHash } from './store.ts'

const MOST_FILES = 60
/** Larger files are generated or data; hashing them would cost more than knowing is worth. */
export const MOST_BYTES = 2 * 1024 * 1024

/** The files the ledger speaks of, as they are now, newest first and as many as time allows. */
export function hashFiles(files: Files, ledger: Ledger, hasTime: () => boolean): Map<string, string> {
  const hashes = new Map<string, string>()
  for (const { path } of newestFiles(ledger)) {
    if (!hasTime()) break
    const hash = path.startsWith('/') ? files.hash(path, MOST_BYTES) : undefined
    if (hash) hashes.set(path, hash)
  }
  return hashes
}

/**
 * What is no longer as it was. A file counts as gone only if its hash was recorded while it existed and the project is still
 * there; a file that was never seen here, or that there was no time to look at, stays unmarked.
 */
export function recheck(files: Files, sql: Sql, project: string, ledger: Ledger, hasTime: () => boolean): Marks {
  const marks: Record<string, 'changed' | 'gone'> = {}
  const projectIsThere = files.exists(project)
  for (const fact of newestFiles(ledger)) {
    if (!hasTime()) break
    const before = rememberedHash(sql, project, fact.path)
    if (!before) continue
    const now = files.hash(fact.path, MOST_BYTES)
    if (now === before) continue
    if (now) marks[fact.id] = 'changed'
    else if (projectIsThere && !files.exists(fact.path)) marks[fact.id] = 'gone'
  }
  return marks
}

function newestFiles(ledger: Ledger): FileFact[] {
  return Object.values(ledger.facts)
    .filter((fact) => fact.kind === 'file')
    .sort((a, b) => b.lastSeen - a.lastSeen)
    .slice(0, MOST_FILES)
}
