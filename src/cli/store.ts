import { existsSync, mkdirSync } from 'node:fs'
import { messageOf } from '../base/message-of.ts'
import { isMarked } from '../journal/marks.ts'
import { t } from '../messages/people/speak.ts'
import type { Paths } from '../platform/paths.ts'
import { openStore } from '../storage/open.ts'
import type { Sql } from '../storage/sql.ts'
import { CommandError } from './command.ts'
import { installedIn } from './install/binary.ts'
import { mustBeWritable } from './install/undo.ts'

export interface StoreWish {
  /** Where there is no store yet: say so, or make one, as memories may be written before the first session. */
  readonly whenMissing: 'refuse' | 'make'
}

/** The store for a command: waits longer than a hook may, and takes in what is waiting in the spool. */
export async function withStore<Result>(
  paths: Paths,
  work: (sql: Sql) => Result | Promise<Result>,
  { whenMissing }: StoreWish = { whenMissing: 'refuse' },
): Promise<Result> {
  if (whenMissing === 'make') mkdirSync(paths.home, { recursive: true, mode: 0o700 })
  else mustBeThere(paths)
  const sql = open(paths)
  try {
    const { hasFile } = await import('../platform/files/reading.ts')
    if (hasFile(paths.spool, '*.jsonl')) (await import('../hook/store/take-in-spool.ts')).takeInSpool(sql, paths)
    const result = await work(sql)
    if (!isRedactedAnew(sql)) (await import('./redact-anew.ts')).redactAnewQuietly(sql)
    return result
  } finally {
    sql.close()
  }
}

/** Raised when the finder of secrets has learned so much that what was written before should be looked through once more. */
export const EDITION = 3
/** That it was. */
export const REDACTED = `redacted:${EDITION}`

function isRedactedAnew(sql: Sql): boolean {
  try {
    return isMarked(sql, REDACTED)
  } catch {
    return true
  }
}

/** A short look that makes nothing. A store that is not there or cannot be opened is for the doctor to tell, so it is undefined here. */
export function glance<Result>({ database }: Paths, waitMs: number, look: (sql: Sql) => Result): Result | undefined {
  if (!existsSync(database)) return undefined
  let sql: Sql | undefined
  try {
    sql = openStore(database, { busyTimeoutMs: waitMs })
    return look(sql)
  } catch {
    return undefined
  } finally {
    sql?.close()
  }
}

/** The same where what is looked for has to be waited for. */
export async function longGlance<Result>(
  { database }: Paths,
  waitMs: number,
  look: (sql: Sql) => Promise<Result>,
): Promise<Result | undefined> {
  if (!existsSync(database)) return undefined
  let sql: Sql | undefined
  try {
    sql = openStore(database, { busyTimeoutMs: waitMs })
    return await look(sql)
  } catch {
    return undefined
  } finally {
    sql?.close()
  }
}

/** For somebody who watches and writes nothing: open until they close it. */
export function watchStore({ database }: Paths): Sql {
  return openStore(database, { busyTimeoutMs: 1000, readonly: true })
}

function mustBeThere(paths: Paths): void {
  const { database } = paths
  if (existsSync(database)) return
  throw new CommandError(
    t`nothing has been recorded yet (there is no ${database})`,
    existsSync(installedIn(paths))
      ? t`start a session of your agent; throughline doctor says whether it is wired`
      : t`run throughline install, then start a session of your agent`,
  )
}

function open(paths: Paths): Sql {
  try {
    return openStore(paths.database, { busyTimeoutMs: 5000 })
  } catch (failure) {
    // SQLite says only that it could not; whose folder it is can be told.
    mustBeWritable([paths.database])
    throw new CommandError(
      t`the store ${paths.database} could not be opened: ${messageOf(failure)}`,
      t`throughline doctor says what is wrong with it`,
    )
  }
}
