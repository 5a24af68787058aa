import { existsSync } from 'node:fs'
import { messageOf } from '../base/message-of.ts'
import { t } from '../messages/people/speak.ts'
import type { Paths } from '../platform/paths.ts'
import { openStore } from '../storage/open.ts'
import type { Sql } from '../storage/sql.ts'
import { CommandError } from './command.ts'

/** The store for a command: waits longer than a hook may, and takes in what is waiting in the spool. */
export async function withStore<Result>(paths: Paths, work: (sql: Sql) => Result | Promise<Result>): Promise<Result> {
  const sql = open(paths)
  try {
    const { hasFile } = await import('../platform/files/reading.ts')
    if (hasFile(paths.spool, '*.jsonl')) (await import('../hook/take-in-spool.ts')).takeInSpool(sql, paths)
    const result = await work(sql)
    ;(await import('./redact-anew.ts')).redactAnewQuietly(sql)
    return result
  } finally {
    sql.close()
  }
}

function open(paths: Paths): Sql {
  if (!existsSync(paths.database)) {
    throw new CommandError(
      t`nothing has been recorded yet (there is no ${paths.database})`,
      t`run throughline install, then start a session of your agent; throughline demo shows it without one`,
    )
  }
  try {
    return openStore(paths.database, { busyTimeoutMs: 5000 })
  } catch (failure) {
    throw new CommandError(
      t`the store ${paths.database} could not be opened: ${messageOf(failure)}`,
      t`throughline doctor says what is wrong with it`,
    )
  }
}
