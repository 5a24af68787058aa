import type { Environment } from '../../base/environment.ts'
import { messageOf } from '../../base/message-of.ts'
import type { Paths } from '../../platform/paths.ts'
import { openStore } from '../../storage/open.ts'
import { busyTimeout, type Sql } from '../../storage/sql.ts'

export type Opened = { ok: true; sql: Sql } | { ok: false; reason: string; code?: unknown }

/** What must be left of the deadline when the wait for a lock is given up: enough to spool the row and to answer. */
const RESERVE_MS = 120

/** The store, waiting for other processes no longer than the deadline allows. The folder is made when it is missing. */
export async function openForHook(paths: Paths, deadline: number, environment: Environment): Promise<Opened> {
  const busyTimeoutMs = patience(deadline)
  const first = tryOpen(paths, busyTimeoutMs)
  if (!first.ok && isSetAside(first)) {
    const { setAside } = await import('../out/word-to-person.ts')
    return (await setAside(paths, environment)) ? tryOpen(paths, busyTimeoutMs) : first
  }
  // Whether the folder is there now proves nothing: a process that started with this one may just have made it.
  if (first.ok || first.code !== 'SQLITE_CANTOPEN') return first
  try {
    const { mkdirSync } = await import('node:fs')
    mkdirSync(paths.home, { recursive: true, mode: 0o700 })
  } catch (failure) {
    return { ok: false, reason: messageOf(failure) }
  }
  return tryOpen(paths, busyTimeoutMs)
}

/** Whether a store that failed so is set aside by the next hook. */
export function isSetAside(failure: unknown): boolean {
  const code = failure instanceof Object && 'code' in failure ? failure.code : undefined
  return code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT'
}

/** From now on no statement waits longer for other processes than is left of the deadline. */
export function waitUntil(sql: Sql, deadline: number): void {
  sql.script(busyTimeout(patience(deadline)))
}

/** A store that stays locked longer than this is not about to be free; the row is spooled and the agent goes on. */
const MOST_PATIENCE_MS = 500
const LEAST_PATIENCE_MS = 10

function patience(deadline: number): number {
  const left = deadline - Date.now() - RESERVE_MS
  if (left < LEAST_PATIENCE_MS) return LEAST_PATIENCE_MS
  // biome-ignore lint/complexity/useMathMinMax: Math is made when it is first asked for, and nothing else in an ordinary event asks
  return left < MOST_PATIENCE_MS ? left : MOST_PATIENCE_MS
}

function tryOpen(paths: Paths, busyTimeoutMs: number): Opened {
  try {
    return { ok: true, sql: openStore(paths.database, { busyTimeoutMs }) }
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? failure.code : undefined
    return { ok: false, reason: `the store could not be opened: ${messageOf(failure)}`, code }
  }
}
