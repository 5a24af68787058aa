import { threadOf } from '../../base/thread.ts'
import { present } from '../../continuity/feature/present.ts'
import { readTranscript } from '../../continuity/feature/read-transcript.ts'
import { saveLedger } from '../../continuity/feature/store.ts'
import { digestOf } from '../../continuity/measure/digest.ts'
import { files } from '../../platform/files/file-port.ts'
import { REDACTOR } from '../../platform/redact.ts'
import type { Event } from '../../protocol/event.ts'
import type { SessionDigest } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'
import type { HookContext } from '../context.ts'
import { MANY_ENTRIES, MUCH_BYTES } from './unread.ts'

/** What the session of an event came to so far. */
export async function digestNow(event: Event, context: HookContext): Promise<SessionDigest> {
  const { ledger } = present(await context.files(), context, event)
  return digestOf({ ...ledger, cwd: ledger.cwd || (event.projectDir ?? event.cwd) }, event.sessionId, context.now)
}

/** What the digest has read and nobody had kept so far; undefined when it is little, and reading it again costs less than writing it down. */
export async function keepRead(event: Event, context: HookContext): Promise<((sql: Sql) => void) | undefined> {
  const { read, readFrom, fromJournal, ledger } = present(await context.files(), context, event)
  const isMuch = read ? read.offset - readFrom >= MUCH_BYTES : fromJournal >= MANY_ENTRIES
  if (!isMuch) return undefined
  // Should there be a transcript later, it is another file, and read from its start.
  const far = read ?? { path: '', offset: 0, mark: '', ledger }
  const saved = { ...far, ledger: context.redact.deep(far.ledger) }
  return (sql) => saveLedger(sql, threadOf(event), saved, context.now)
}

/** The same out of a transcript alone; undefined when there is nothing in it. */
export function digestOfFile(path: string, session: string, host: string): SessionDigest | undefined {
  const read = readTranscript(files, { path, host, redact: REDACTOR }, { session, agent: '' }, undefined)
  if (!read || read.ledger.step === 0) return undefined
  const last = read.entries.findLast(({ at }) => at !== undefined)?.at
  return digestOf(read.ledger, session, last ? Date.parse(last) : 0)
}
