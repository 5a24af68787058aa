import type { Event } from '../../protocol/event.ts'
import type { Files } from '../../protocol/ports.ts'
import type { Sql } from '../../storage/sql.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/empty.ts'
import type { Ledger } from '../ledger/facts.ts'
import type { Entry } from '../transcript/entry.ts'
import { opencodeEntries } from '../transcript/opencode.ts'
import { type ContinuityContext, type Thread, threadOf } from './context.ts'
import { journalEntries } from './journal-entries.ts'
import { readTranscript, type Transcript, type TranscriptRead, transcriptOf } from './read-transcript.ts'
import { loadLedger } from './store.ts'

export interface Present {
  /** What the transcript says; undefined when there is none. */
  read: TranscriptRead | undefined
  /** What was newly read, or handed over by the host. */
  entries: readonly Entry[]
  /** That, and what the journal knows beyond it. */
  ledger: Ledger
}

/** The ledger as of now. What comes from the journal is not stored: the next reading of the transcript brings it anyway. */
export function present(files: Files, context: ContinuityContext, event: Event): Present {
  const thread = threadOf(event)
  const handed = 'messages' in event ? opencodeEntries(event.messages) : []
  if (handed.length > 0) {
    const more = journalEntries(context.sql, thread, handed, true)
    return { read: undefined, entries: handed, ledger: advance(advance(emptyLedger(), handed), more) }
  }
  const file = transcriptFor(event, context)
  const read = file && readTranscript(files, file, thread, loadLedger(context.sql, thread))
  const entries = read?.entries ?? []
  const more = journalEntries(context.sql, thread, entries, read !== undefined)
  const ledger = read?.ledger ?? emptyLedger()
  return { read, entries, ledger: more.length > 0 ? advance(ledger, more) : ledger }
}

/** The thread's transcript. Some hosts name it only now and then, so what they named before counts too. */
export function transcriptFor(event: Event, { sql, host }: ContinuityContext): Transcript | undefined {
  const thread = threadOf(event)
  const path = event.transcriptPath ?? rememberedPath(sql, thread)
  return path === undefined ? undefined : transcriptOf(path, thread, host)
}

function rememberedPath(sql: Sql, { session, agent }: Thread): string | undefined {
  const row = sql.get<{ transcript: string | null }>(
    'SELECT transcript FROM sessions WHERE session = ? AND agent = ?',
    session,
    agent,
  )
  return row?.transcript ?? undefined
}
