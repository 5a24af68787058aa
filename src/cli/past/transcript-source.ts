import { markOf } from '../../continuity/feature/read-transcript.ts'
import { readerOf } from '../../continuity/transcript/readers.ts'
import type { Source } from '../../past/ask.ts'
import { createBlocks, createRecords } from '../../past/pieces/blocks.ts'
import { endsFor } from '../../past/pieces/calls.ts'
import { files as plainFiles } from '../../platform/files/file-port.ts'
import { readParts } from '../../platform/files/read-parts.ts'
import { freeMemory } from '../../platform/io.ts'
import type { Files } from '../../protocol/ports.ts'
import { transcriptFiles } from '../transcripts/open.ts'
import { openCopy, recordsIn, writeCopy } from './copies.ts'
import { rememberingRedactor } from './remembering-redactor.ts'

export interface TranscriptAt {
  readonly path: string
  readonly host: string
  /** What its places begin with. */
  readonly name: string
  /** Whether only what came before its last compaction is asked for. */
  readonly part: 'whole' | 'compacted'
}

/**
 * A transcript as a source. It is read where it lies; of a large one the records are kept in the folder of copies, where there is
 * one, so that the next question need not read it again.
 */
export function transcriptSource({ path, host, name, part }: TranscriptAt, copies: string | undefined): Source {
  let boundary = Number.POSITIVE_INFINITY
  return {
    name,
    before: () => (part === 'compacted' ? boundary : Number.POSITIVE_INFINITY),
    *blocks() {
      const files = transcriptFiles(path)
      const size = files.size(path) ?? 0
      const most = mostOf(size)
      const folder = size >= WORTH_A_COPY ? copies : undefined
      const copy = folder === undefined ? undefined : openCopy(folder, { path, files }, most)
      const blocks = createBlocks()
      if (copy) {
        boundary = copy.boundary ?? boundary
        for (const records of recordsIn(copy)) yield* blocks.push(records)
      }
      const from = copy?.from ?? 0
      const ends = endsFor(most)
      const reader = readerOf(host)?.({ offset: from, ...(ends !== undefined && { endsOfResults: ends }) })
      const made = createRecords(most, rememberingRedactor())
      const writer = folder !== undefined && size - from >= WORTH_ADDING ? writeCopy(folder, path, copy) : undefined
      let unfreed = 0
      for (const part of reader ? partsOf(files, path, from, size) : []) {
        unfreed += part.length
        if (unfreed > WORTH_FREEING) {
          freeMemory()
          unfreed = 0
        }
        const entries = reader?.push(part) ?? []
        for (const entry of entries) if (entry.type === 'boundary') boundary = entry.offset
        const records = made.push(entries).join('')
        if (records === '') continue
        writer?.add(records)
        yield* blocks.push(records)
      }
      const { open, from: openFrom } = made.end()
      yield* blocks.push(open.join(''))
      yield* blocks.end()
      if (!writer || !reader) return
      const next = openFrom ?? reader.end().nextOffset
      const kept = Number.isFinite(boundary) ? { boundary } : {}
      writer.end({ from: next, most, mark: markOf(files, path, next), ...kept })
    },
  }
}

/** What is held at a time stays small, whatever is read at a time. Not every transcript is a file. */
function* partsOf(files: Files, path: string, from: number, to: number): Generator<Uint8Array> {
  if (files === plainFiles) return yield* readParts(path, from, to)
  for (let at = from; at < to; at += PART) yield files.read(path, at, Math.min(to, at + PART))
}

/** How many characters of a tool's result are kept: fewer where there are very many, so that a copy stays small. */
function mostOf(size: number): number {
  const step = 2 ** Math.max(0, Math.ceil(Math.log2(size / FULL)))
  return Math.max(LEAST_OF_RESULT, Math.floor(MOST_OF_RESULT / step))
}

const MB = 1024 * 1024
const PART = 256 * 1024
const WORTH_A_COPY = 4 * MB
const WORTH_ADDING = MB
/** Reading so much leaves some twenty megabytes behind that nobody holds. */
const WORTH_FREEING = 64 * MB
const FULL = 16 * MB
const MOST_OF_RESULT = 8000
const LEAST_OF_RESULT = 500
