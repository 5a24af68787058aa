import { copyFileSync, existsSync, lstatSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '#sqlite'
import { t } from '../../messages/people/speak.ts'
import { files } from '../../platform/files/file-port.ts'
import type { Sql } from '../../storage/sql.ts'

/** Whether a file is a database of SQLite's. A link or a device is none. */
export function isDatabase(path: string): boolean {
  try {
    if (!lstatSync(path).isFile()) return false
  } catch {
    return false
  }
  const head = files.read(path, 0, SIGN.length)
  return head.length === SIGN.length && SIGN.every((byte, at) => byte === head[at])
}

/**
 * Reads a database of somebody else's, whether its program runs or not, and leaves nothing beside it. One that nobody has open would be
 * given two files by a usual connection, and keep them; so it is opened as what does not change, and read again if it did.
 */
export function withDatabase<Result>(path: string, work: (sql: Sql) => Result): Result {
  if (!isDatabase(path)) throw new Error(t`it is no database`)
  if (isAtRest(path)) {
    const before = stateOf(path)
    const read = attempt(() => reading(path, 'rests', work))
    if (stateOf(path) === before && isAtRest(path)) return given(read)
  }
  return existsSync(`${path}-wal`) && !existsSync(`${path}-shm`) ? readingCopy(path, work) : reading(path, 'used', work)
}

/** In the mode that programs with several threads use, whoever has it open keeps a second file beside it. */
function isAtRest(path: string): boolean {
  return (files.size(`${path}-wal`) ?? 0) === 0
}

function stateOf(path: string): string {
  const { size, mtimeMs, ino } = statSync(path)
  return `${size}:${mtimeMs}:${ino}`
}

function reading<Result>(path: string, state: 'rests' | 'used', work: (sql: Sql) => Result): Result {
  const sql = openSqlite(path, { busyTimeoutMs: BUSY_MS, readonly: true, immutable: state === 'rests' })
  try {
    sql.script('BEGIN')
    return work(sql)
  } finally {
    sql.close()
  }
}

/** Its program has ended badly and left changes that only a connection which writes could take in: a copy may be written. */
function readingCopy<Result>(path: string, work: (sql: Sql) => Result): Result {
  const size = (files.size(path) ?? 0) + (files.size(`${path}-wal`) ?? 0)
  if (size > MOST_COPIED) throw new Error(t`it was left open and is too large to be copied`)
  const folder = mkdtempSync(join(tmpdir(), 'throughline-'))
  try {
    const copy = join(folder, 'copy.db')
    copyFileSync(path, copy)
    copyFileSync(`${path}-wal`, `${copy}-wal`)
    return reading(copy, 'used', work)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Attempt<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly failure: unknown }

function attempt<Result>(work: () => Result): Attempt<Result> {
  try {
    return { ok: true, result: work() }
  } catch (failure) {
    return { ok: false, failure }
  }
}

function given<Result>(read: Attempt<Result>): Result {
  if (read.ok) return read.result
  throw read.failure
}

/** `SQLite f`, as every one begins. */
const SIGN = [83, 81, 76, 105, 116, 101, 32, 102]
const BUSY_MS = 2000
const MOST_COPIED = 512 * 1024 * 1024
