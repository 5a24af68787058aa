import type { Files } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/empty.ts'
import type { Ledger } from '../ledger/facts.ts'
import type { Entry } from '../transcript/entry.ts'
import type { Thread } from './context.ts'
import { journalEntries } from './journal-entries.ts'
import { ledgerTime, loadLedger } from './ledgers.ts'
import { readTranscript, type TranscriptRead, transcriptOf } from './read-transcript.ts'

export interface Present {
  /** What the transcript says; undefined when there is none, or nothing of it can be read. */
  read: TranscriptRead | undefined
  /** That, and what the journal knows beyond it. */
  ledger: Ledger
}

/** The ledger as of now. What comes from the journal is not stored: the next reading of the transcript brings it anyway. */
export function present(files: Files, sql: Sql, thread: Thread, path: string | null | undefined): Present {
  const stored = loadLedger(sql, thread)
  const file = path && transcriptOf(path, thread)
  const found = file && files.exists(file) ? readTranscript(files, file, thread, stored) : undefined
  const read = found && found.offset > 0 ? found : undefined
  if (read) return { read, ledger: withMore(read.ledger, journalEntries(sql, thread, read.entries)) }
  // A folder, a file nobody may read, or none: what was read before still holds, and the journal knows what came after.
  const since = stored ? ledgerTime(sql, thread) : 0
  return { read, ledger: withMore(stored?.ledger ?? emptyLedger(), journalEntries(sql, thread, undefined, since)) }
}

function withMore(ledger: Ledger, entries: readonly Entry[]): Ledger {
  return entries.length > 0 ? advance(ledger, entries) : ledger
}
