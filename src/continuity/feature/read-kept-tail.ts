import type { Thread } from '../../base/thread.ts'
import type { Files } from '../../protocol/ports.ts'
import type { Boundary, Entry } from '../transcript/entry.ts'
import { type KeptTail, keptTail } from '../transcript/kept-tail.ts'
import { cleanReaderOf } from '../transcript/readers.ts'
import type { Transcript, TranscriptRead } from './read-transcript.ts'

const FIRST_BACK = 128 * 1024
const MOST_BACK = 4 * 1024 * 1024

/**
 * What the newest boundary kept. Its messages stand before it, and PreCompact has mostly read them already, so they are
 * looked for backwards from there, as far as the first of them.
 */
export function readKeptTail(files: Files, thread: Thread, file: Transcript, read: TranscriptRead): KeptTail {
  const kept = keptTail(read.entries)
  const at = read.entries.findLast((entry) => entry.type === 'boundary')?.offset
  const first = kept.boundary?.preservedSegment?.head ?? kept.boundary?.preservedUuids?.[0]
  const create = cleanReaderOf(file.host, file.redact)
  if (at === undefined || first === undefined || !create) return kept
  let entries: readonly Entry[] = read.entries
  for (let back = FIRST_BACK; back <= MOST_BACK && !entries.some(({ uuid }) => uuid === first); back *= 4) {
    const from = Math.max(0, at - back)
    const reader = create({ offset: from, ...(thread.agent && { agentId: thread.agent }) })
    entries = [...reader.push(files.read(read.path, from, at)), ...read.entries]
    if (from === 0) break
  }
  const found = keptTail(entries)
  return found.tail.length > 0 ? found : { ...found, tail: keptBehind(read.entries, found.boundary) }
}

/** A fork's transcript is made anew, and the kept messages stand in it where the model reads them: behind the summary. */
function keptBehind(entries: readonly Entry[], boundary: Boundary | undefined): Entry[] {
  const kept = new Set(boundary?.preservedUuids)
  return entries.filter(({ uuid }) => uuid !== undefined && kept.has(uuid))
}
