import type { Environment } from '../../base/environment.ts'
import type { AllSettings } from '../../base/settings-table.ts'
import type { Event } from '../../protocol/event.ts'
import type { Files, Redactor, SessionDigest } from '../../protocol/ports.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import type { Desk } from '../store/record.ts'

/** What memory needs from outside. */
export interface MemoryContext {
  readonly now: number
  /** By the machine's clock; `time` reads it. */
  readonly deadline: number
  readonly sql: ReadSql
  /** The host reports a failed call as a failure: what it reports as done had the exit code 0. */
  readonly failsApart: boolean
  readonly redact: Redactor
  readonly environment: Environment
  readonly settings: Pick<AllSettings, 'memory'>
  time(): number
  files(): Promise<Files>
  /** When a file or folder was last changed; undefined when it is not there. */
  modifiedAt(path: string): number | undefined
  /** A small file's text; undefined when it cannot be read. */
  text(path: string): Promise<string | undefined>
  /** Whether a repository holds a commit, looked up in its files. */
  hasCommit(common: string, commit: string): Promise<boolean>
  /** Where a path really leads; undefined when there is nothing. */
  real(path: string): Promise<string | undefined>
  /** The person will be told that a folder names the remote of a project without being proven a checkout of it. */
  tellUnproven(root: string): Promise<void>
  /** Whether a command would lose work or data, or leave something unguarded, by what it does. */
  loses(command: string): Promise<boolean>
  /** What the session of an event came to so far. */
  digest(event: Event): Promise<SessionDigest>
  /** Whether there is much of the session that nobody has read yet. */
  hasMuchUnread?(event: Event): boolean
  /** How to keep what a digest has read, where that was much: whoever asks next need not read it again. */
  keepRead?(event: Event): Promise<((sql: Sql) => void) | undefined>
  /** The same for a session that ended before anybody could look at it. */
  digestFile(path: string, session: string): Promise<SessionDigest | undefined>
}

/** Who writes, inside the transaction whose handle this is. */
export function deskOf({ now, redact }: Pick<MemoryContext, 'now' | 'redact'>, sql: Sql): Desk {
  return { sql, now, redact }
}
