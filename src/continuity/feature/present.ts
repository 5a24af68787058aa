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

/** Several features ask within one hook: the transcript is read once. The ledger as of now. What comes from the journal is not stored: the next reading of the transcript brings it anyway. */
const made = new WeakMap<ContinuityContext, Map<string, Present>>()

export function present(files: Files, context: ContinuityContext, thread: Thread, path: string | undefined): Present {
  const known = made.get(context) ?? new Map<string, Present>()
  made.set(context, known)
  const key = `${thread.session}\n${thread.agent}\n${path ?? ''}`
  const before = known.get(key)
  if (before) return before
  const found = read(files, context, thread, path)
  known.set(key, found)
  return found
}

function read(files: Files, context: ContinuityContext, thread: Thread, path: string | undefined): Present {
  const file = path && transcriptOf(path, thread)
  const transcript =
    file && files.exists(file) ? readTranscript(files, file, thread, loadLedger(context.sql, thread)) : undefined
  const more = journalEntries(context.sql, thread, transcript?.entries ?? [], transcript !== undefined)
  return { read: transcript, ledger: advance(transcript?.ledger ?? emptyLedger(), more) }
}
