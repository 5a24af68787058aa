import type { Files } from '../../protocol/ports.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/empty.ts'
import type { Ledger } from '../ledger/facts.ts'
import type { ContinuityContext, Thread } from './context.ts'
import { journalEntries } from './journal-entries.ts'
import { readTranscript, type TranscriptRead, transcriptOf } from './read-transcript.ts'
import { loadLedger } from './store.ts'

export interface Present {
  /** What the transcript says; undefined when there is none. */
  read: TranscriptRead | undefined
  /** That, and what the journal knows beyond it. */
  ledger: Ledger
}

/** The ledger as of now. What comes from the journal is not stored: the next reading of the transcript brings it anyway. */
export function present(files: Files, context: ContinuityContext, thread: Thread, path: string | undefined): Present {
  const file = path && transcriptOf(path, thread)
  const read =
    file && files.exists(file) ? readTranscript(files, file, thread, loadLedger(context.sql, thread)) : undefined
  const more = journalEntries(context.sql, thread, read?.entries ?? [], read !== undefined)
  const ledger = read?.ledger ?? emptyLedger()
  return { read, ledger: more.length > 0 ? advance(ledger, more) : ledger }
}
