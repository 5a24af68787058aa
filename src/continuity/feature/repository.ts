import { MOST_HASHED_BYTES } from '../../base/most-hashed.ts'
import { isAbsolute } from '../../base/paths/paths.ts'
import type { Files } from '../../protocol/ports.ts'
import type { ReadSql } from '../../storage/sql.ts'
import type { World } from '../compose/line.ts'
import type { FileFact, Ledger } from '../ledger/facts.ts'
import type { Marks } from '../texts/recover.ts'
import { rememberedHash } from './file-hashes.ts'
import { workingTreeOf } from './working-tree.ts'

/**
 * What the repository itself says now: branch, HEAD and its subject, whether it is pushed, and which edited files are older than the last
 * commit. Read from its files; no program is run. Whatever cannot be read is left out.
 */
export function worldOf(files: Files, project: string, ledger: Ledger, hasTime: () => boolean = () => true): World {
  const place = repositoryOf(files, folderOf(ledger), project)
  if (place === undefined) return { written: writtenAt(files, ledger) }
  const head = textAt(files, `${place.own}/HEAD`, 300)
  const branch = BRANCH.exec(head)?.[1]
  const hash = branch === undefined ? HASH.exec(head)?.[0] : refOf(files, place, `refs/heads/${branch}`)
  const last = lastCommit(files, `${place.own}/logs/HEAD`)
  const remote = branch === undefined ? undefined : refOf(files, place, `refs/remotes/origin/${branch}`)
  const headMade = last !== undefined && last.hash === hash ? last.at : undefined
  const tree = workingTreeOf(
    files,
    { ...place, ...(hash !== undefined && { head: hash }), ...(headMade !== undefined && { headMade }) },
    ledger,
    hasTime,
  )
  return {
    ...(branch === undefined ? { detached: true as const } : { branch }),
    ...(hash !== undefined && { head: hash }),
    ...(last !== undefined && last.hash === hash && { subject: last.subject, headMade: last.at }),
    ...(hash !== undefined && remote !== undefined && { pushed: remote === hash }),
    ...(tree ?? (last !== undefined && { clean: olderThan(files, ledger, last.at) })),
    written: writtenAt(files, ledger),
    ...(files.exists(ledger.cwd) && { gone: goneOf(files, ledger) }),
  }
}

/** The file that changes with every commit, checkout and rebase. */
export function headLogOf(files: Files, project: string, ledger: Ledger): string | undefined {
  const place = repositoryOf(files, folderOf(ledger), project)
  return place && `${place.own}/logs/HEAD`
}

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
  const place = repositoryOf(files, folderOf(ledger), project)
  const branch = place && BRANCH.exec(textAt(files, `${place.own}/HEAD`, 300))?.[1]
  for (const fact of Object.values(ledger.facts)) {
    if (fact.kind === 'git' && branch && fact.branch && fact.branch !== branch) marks[fact.id] = 'changed'
  }
  return marks
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
  if (isAbsolute(path)) return path
  return cwd === '' ? undefined : `${cwd}/${path}`
}

function newestFiles(ledger: Ledger): FileFact[] {
  return Object.values(ledger.facts)
    .filter((fact) => fact.kind === 'file')
    .sort((a, b) => b.lastSeen - a.lastSeen)
    .slice(0, MOST_FILES)
}

interface Repository {
  readonly top: string
  /** Where this working folder keeps its own HEAD, and where all of them keep their branches. */
  readonly own: string
  readonly common: string
}

function folderOf({ cwd, work }: Ledger): string {
  if (work.root !== undefined) return work.root
  return work.here === '' || work.here.startsWith(`${cwd}/`) ? cwd : work.here
}

function repositoryOf(files: Files, folder: string, project: string): Repository | undefined {
  for (
    let at = folder !== '' && files.exists(folder) ? folder : project;
    at.length > 1;
    at = at.replace(/[\\/][^\\/]*$/, '')
  ) {
    const dot = `${at}/.git`
    if (!files.exists(dot)) continue
    // A worktree has a file there that says where its folder is.
    const linked = /^gitdir: (.+)$/m.exec(textAt(files, dot, 1000))?.[1]?.trim()
    if (linked === undefined) return { top: at, own: dot, common: dot }
    const own = isAbsolute(linked) ? linked : `${at}/${linked}`
    const common = textAt(files, `${own}/commondir`, 1000).trim()
    return { top: at, own, common: common === '' ? own : isAbsolute(common) ? common : `${own}/${common}` }
  }
  return undefined
}

function refOf(files: Files, { common }: Repository, ref: string): string | undefined {
  const loose = HASH.exec(textAt(files, `${common}/${ref}`, 100))?.[0]
  if (loose !== undefined) return loose
  const packed = textAt(files, `${common}/packed-refs`, MOST_PACKED)
  const at = packed.indexOf(` ${ref}\n`)
  return at < 40 ? undefined : HASH.exec(packed.slice(at - 40, at))?.[0]
}

/** The newest line of the log of HEAD that is a commit; of a repository in which none was made since it was cloned, none from the beginning of time. */
function lastCommit(files: Files, path: string): { hash: string; subject: string; at: number } | undefined {
  const size = files.size(path) ?? 0
  if (size === 0) return undefined
  const lines = new TextDecoder()
    .decode(files.read(path, Math.max(0, size - TAIL), size))
    .trim()
    .split('\n')
  for (const line of lines.toReversed()) {
    const found = LOGGED.exec(line)
    if (!found) continue
    const [, hash = '', at, how = '', said = ''] = found
    return { hash, at: Number(at) * 1000, subject: NO_SUBJECT.test(how) ? '' : said }
  }
  return size <= TAIL ? { hash: '', at: 0, subject: '' } : undefined
}

function writtenAt(files: Files, ledger: Ledger): Record<string, number> {
  const times: Record<string, number> = {}
  for (const { path } of [...ledger.work.edits, ...(ledger.work.commit.took ?? [])]) {
    const modified = files.modified(isAbsolute(path) ? path : `${ledger.cwd}/${path}`)
    if (modified !== undefined) times[path] = modified
  }
  return times
}

function goneOf(files: Files, { work, cwd }: Ledger): string[] {
  const paths = [...work.edits, ...(work.commit.took ?? [])].map(({ path }) => path)
  return [...new Set(paths)].filter((path) => !files.exists(isAbsolute(path) ? path : `${cwd}/${path}`))
}

function olderThan(files: Files, ledger: Ledger, at: number): string[] {
  return ledger.work.edits.flatMap(({ path }) => {
    const modified = files.modified(isAbsolute(path) ? path : `${ledger.cwd}/${path}`)
    return modified !== undefined && modified <= at + A_SECOND ? [path] : []
  })
}

function textAt(files: Files, path: string, most: number): string {
  return new TextDecoder().decode(files.read(path, 0, most))
}

const BRANCH = /^ref: refs\/heads\/(\S+)/
const HASH = /[0-9a-f]{40}/
const LOGGED = /^[0-9a-f]{40} ([0-9a-f]{40}) .*> (\d+) [+-]\d{4}\t((?:commit|merge|cherry-pick|rebase)[^:]*): (.*)$/
/** What git says of these is how it was done, not the subject of a commit. */
const NO_SUBJECT = /^merge|^rebase.*\((?:start|finish|abort)\)/
const TAIL = 8 * 1024
const MOST_PACKED = 1024 * 1024
/** The log tells whole seconds. */
const A_SECOND = 999
const MOST_FILES = 60
