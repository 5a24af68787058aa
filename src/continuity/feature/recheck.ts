import { MOST_HASHED_BYTES } from '../../base/most-hashed.ts'
import type { Files } from '../../protocol/ports.ts'
import type { ReadSql } from '../../storage/sql.ts'
import type { FileFact, Ledger } from '../ledger/facts.ts'
import type { Marks } from '../texts/recover.ts'
import { rememberedHash } from './file-hashes.ts'

const MOST_FILES = 60

/** The files the ledger speaks of, as they are now, newest first and as many as time allows. */
export function hashFiles(files: Files, ledger: Ledger, hasTime: () => boolean): Map<string, string> {
  const hashes = new Map<string, string>()
  for (const fact of newestFiles(ledger)) {
    if (!hasTime()) break
    const path = placeOf(fact, ledger)
    const hash = path && files.hash(path, MOST_HASHED_BYTES)
    if (path && hash) hashes.set(path, hash)
  }
  return hashes
}

/**
 * What is no longer as it was. A file counts as gone only if its hash was recorded while it existed and the project is still
 * there; a file that was never seen here, or that there was no time to look at, stays unmarked. A commit on another branch than
 * the present one is marked too.
 */
export function recheck(files: Files, sql: ReadSql, project: string, ledger: Ledger, hasTime: () => boolean): Marks {
  const marks: Record<string, 'changed' | 'gone'> = {}
  const projectIsThere = files.exists(project)
  for (const fact of newestFiles(ledger)) {
    if (!hasTime()) break
    const path = placeOf(fact, ledger)
    const before = path && rememberedHash(sql, project, path)
    if (!path || !before) continue
    const now = files.hash(path, MOST_HASHED_BYTES)
    if (now === before) continue
    if (now) marks[fact.id] = 'changed'
    else if (projectIsThere && !files.exists(path)) marks[fact.id] = 'gone'
  }
  const branch = branchOf(files, project)
  for (const fact of Object.values(ledger.facts)) {
    if (fact.kind === 'git' && branch && fact.branch && fact.branch !== branch) marks[fact.id] = 'changed'
  }
  return marks
}

/** The branch that is checked out now, read and not asked of git; undefined in a worktree or without a branch. */
function branchOf(files: Files, project: string): string | undefined {
  const head = new TextDecoder().decode(files.read(`${project}/.git/HEAD`, 0, 300))
  return /^ref: refs\/heads\/(\S+)/.exec(head)?.[1]
}

/** At PreCompact, where a changed file is one that the session itself has worked on: only what is gone. */
export function goneFiles(
  files: Files,
  sql: ReadSql,
  project: string,
  ledger: Ledger,
  hashes: ReadonlyMap<string, string>,
) {
  const marks: Record<string, 'gone'> = {}
  const projectIsThere = files.exists(project)
  for (const fact of projectIsThere ? newestFiles(ledger) : []) {
    const path = placeOf(fact, ledger)
    if (!path || hashes.has(path) || !rememberedHash(sql, project, path)) continue
    if (!files.exists(path)) marks[fact.id] = 'gone'
  }
  return marks
}

/** The ledger shows a path below the session's folder without it; undefined when that folder is not known. */
function placeOf({ path }: FileFact, { cwd }: Ledger): string | undefined {
  if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(path)) return path
  return cwd === '' ? undefined : `${cwd}/${path}`
}

function newestFiles(ledger: Ledger): FileFact[] {
  return Object.values(ledger.facts)
    .filter((fact) => fact.kind === 'file')
    .sort((a, b) => b.lastSeen - a.lastSeen)
    .slice(0, MOST_FILES)
}
