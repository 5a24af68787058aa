import type { Thread } from '../../base/thread.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { isSameFailure } from './same-failure.ts'

/** A failure that has not been got over yet in a session: of a command, or of another tool. */
export interface OpenFailure {
  readonly command: string
  readonly fingerprint: string
  readonly line: string
  readonly output: string
  /** The timeline entries where it was seen first, and last. */
  readonly entry: number
  readonly last: number
  /** Where the command failed in another way instead: what was done until then is what did away with it. */
  readonly gone: number | null
  readonly offered: number | null
}

/** All of a thread, the oldest first. */
export function failuresIn(sql: ReadSql, { session, agent }: Thread): OpenFailure[] {
  return sql.all<OpenFailure>(
    `SELECT command, fingerprint, line, output, entry, last, gone, offered FROM memory_failures
     WHERE session = ? AND agent = ? ORDER BY entry`,
    session,
    agent,
  )
}

/** Those of a command. */
export function failuresOf(sql: ReadSql, thread: Thread, command: string): OpenFailure[] {
  return failuresIn(sql, thread).filter((one) => one.command === command)
}

export function openFailure(sql: Sql, thread: Thread, failure: OpenFailure, at: number): void {
  const { session, agent } = thread
  const { command, fingerprint, line, output, entry, last, offered } = failure
  for (const other of failuresOf(sql, thread, command))
    if (other.gone === null && other.fingerprint !== fingerprint && !isSameFailure(other, failure))
      sql.run(
        'UPDATE memory_failures SET gone = ? WHERE session = ? AND agent = ? AND command = ? AND fingerprint = ?',
        last,
        session,
        agent,
        command,
        other.fingerprint,
      )
  sql.run(
    `INSERT OR REPLACE INTO memory_failures (session, agent, command, fingerprint, line, output, entry, last, gone, offered, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, ?)`,
    session,
    agent,
    command,
    fingerprint,
    line,
    output,
    entry,
    last,
    offered,
    at,
  )
}

export function closeFailures(sql: Sql, { session, agent }: Thread, command: string): void {
  sql.run('DELETE FROM memory_failures WHERE session = ? AND agent = ? AND command = ?', session, agent, command)
}
