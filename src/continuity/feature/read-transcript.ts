import { fingerprint } from '../../base/ids.ts'
import type { Thread } from '../../base/thread.ts'
import type { CompactionFacts, EntranceRedactor, Files } from '../../protocol/ports.ts'
import { advance } from '../ledger/advance.ts'
import { emptyLedger } from '../ledger/put.ts'
import type { Entry } from '../transcript/entry.ts'
import type { Drift } from '../transcript/line-reader.ts'
import { cleanReaderOf } from '../transcript/readers.ts'
import { WHOLE_BYTES } from '../transcript/skim.ts'
import type { ReadSoFar } from './store.ts'

export interface TranscriptRead extends ReadSoFar {
  /** What was new since the last reading. */
  entries: Entry[]
  /** What was in it that nobody knows. */
  drift: Drift
}

const CHUNK = 1024 * 1024
/** More than this unread means nobody listened for a long time; then the newest part is worth more than the deadline. */
const MOST_UNREAD = 24 * 1024 * 1024
const MARK_BYTES = 64

/** Reads what a transcript has gained since the last time. A file that was replaced or cut is read from its start again. */
export function readTranscript(
  files: Files,
  { path, host, redact }: Transcript,
  thread: Thread,
  before: ReadSoFar | undefined,
): TranscriptRead | undefined {
  const create = cleanReaderOf(host, redact)
  if (!create || !files.exists(path)) return undefined
  const size = files.size(path) ?? 0
  const known =
    before && before.path === path && before.offset <= size && markOf(files, path, before.offset) === before.mark
  const start = known ? before.offset : 0
  const from = size - start > MOST_UNREAD ? size - MOST_UNREAD : start
  let ledger = known ? before.ledger : emptyLedger()
  const kept: Entry[] = []
  const reader = create({ offset: from, wholeFrom: size - WHOLE_BYTES, ...(thread.agent && { agentId: thread.agent }) })
  const part = new Uint8Array(Math.min(CHUNK, size - from))
  for (let at = from; at < size; at += CHUNK) {
    const entries = reader.push(files.read(path, at, Math.min(at + CHUNK, size), part))
    ledger = advance(ledger, entries)
    keepLast(kept, entries)
  }
  if (size - start > WHOLE_BYTES) ledger = { ...ledger, partly: true }
  const { nextOffset, drift } = reader.end()
  return { path, offset: nextOffset, mark: markOf(files, path, nextOffset), ledger, entries: kept, drift }
}

/** A file, and whose words are in it. */
export interface Transcript {
  readonly path: string
  readonly host: string
  readonly redact: Pick<EntranceRedactor, 'everywhere'>
}

/** Where a thread's own words stand. */
export function transcriptOf(file: Transcript, thread: Thread, { agentTranscript }: CompactionFacts): Transcript {
  if (!thread.agent || !agentTranscript) return file
  return { ...file, path: agentTranscript(file.path, thread.agent) }
}

/** What stands before a place in a file: when it is no longer the same, the file was replaced. */
export function markOf(files: Files, path: string, offset: number): string {
  return fingerprint(new TextDecoder('latin1').decode(files.read(path, Math.max(0, offset - MARK_BYTES), offset)))
}

/** The tail of the reading is looked at again (kept messages, boundary, ids); all of it would be as large as the file. */
const MOST_KEPT = 2000

function keepLast(kept: Entry[], entries: readonly Entry[]): void {
  for (const entry of entries) kept.push(entry)
  if (kept.length > MOST_KEPT * 2) kept.splice(0, kept.length - MOST_KEPT)
}
