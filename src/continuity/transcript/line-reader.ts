import { isRecord } from '../../base/is-record.ts'
import type { Entry } from './entry.ts'

export type Json = Readonly<Record<string, unknown>>

export interface ReaderOptions {
  /** Where the last reading ended. */
  readonly offset: number
  /** Read only this subagent's lines, where a host writes them into the same file. */
  readonly agentId?: string
  /** Before this offset a reader may content itself with what was asked and said. */
  readonly wholeFrom?: number
  /** Of a tool's long result so many characters of its beginning and of its end are enough; a reader may leave out its middle. */
  readonly endsOfResults?: number
}

export interface Reader {
  push(chunk: Uint8Array): Entry[]
  end(): ReadingEnd
}

export interface ReadingEnd {
  /** Start the next reading here: the start of a torn last line, else the end of the file. */
  readonly nextOffset: number
  readonly drift: Drift
}

/** Kinds of entries that nobody here knows, and how many there were of each: the client may have changed. */
export type Drift = Readonly<Record<string, number>>

/** One line's entries. `memory` lives as long as the reading; a kind that nobody knows is reported to `unknown`. */
export type LineEntries<Memory> = (line: Json, context: LineContext<Memory>) => Entry[]

export interface LineContext<Memory> {
  readonly offset: number
  readonly memory: Memory
  /** The subagent whose lines are wanted; undefined for the main thread. */
  readonly agentId: string | undefined
  unknown(kind: string): Entry[]
}

/** A reader for a transcript of one JSON object a line. Memory is bounded by the longest line; a line nobody can read is passed over. */
export function lineReader<Memory>(
  entriesOf: LineEntries<Memory>,
  memory: () => Memory,
): (options: ReaderOptions) => Reader {
  return ({ offset, agentId }) => {
    const splitter = createLineSplitter(offset)
    const decoder = new TextDecoder()
    const counted = countDrift()
    const kept = memory()
    return {
      push(chunk) {
        return splitter.push(chunk).flatMap(({ bytes, offset: at }) => {
          const line = bytes.length === 0 ? undefined : parsed(decoder.decode(bytes))
          return line ? entriesOf(line, { offset: at, memory: kept, agentId, unknown: counted.unknown }) : []
        })
      },
      end: () => ({ nextOffset: splitter.rest().offset, drift: counted.drift() }),
    }
  }
}

/** Counts kinds by name. What a file names its kinds is its own affair: few are kept, and short. */
export function countDrift(): { unknown(kind: string): Entry[]; drift(): Drift } {
  const counts = new Map<string, number>()
  return {
    unknown(kind) {
      const name = kind.slice(0, LONGEST_KIND)
      if (counts.has(name) || counts.size < MOST_KINDS) counts.set(name, (counts.get(name) ?? 0) + 1)
      return []
    },
    drift: () => Object.fromEntries(counts),
  }
}

const LONGEST_KIND = 60
const MOST_KINDS = 50

export function parsed(text: string): Json | undefined {
  try {
    return object(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function object(value: unknown): Json | undefined {
  return isRecord(value) ? value : undefined
}

export function objects(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(object).filter((item) => item !== undefined) : []
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The texts of a list of parts, as most hosts write messages. */
export function joined(parts: unknown): string {
  if (typeof parts === 'string') return parts
  return objects(parts)
    .map((part) => text(part.text))
    .filter(Boolean)
    .join('\n')
}

export interface SplitLine {
  readonly bytes: Uint8Array
  /** Byte offset of the line's first byte in the file. */
  readonly offset: number
}

interface LineSplitter {
  push(chunk: Uint8Array): SplitLine[]
  /** Bytes of the last, unfinished line: not yet written whole, so left for the next reading. */
  rest(): { readonly offset: number; readonly length: number }
}

/**
 * Cuts a stream of bytes at newlines. Works on bytes, so a character across two chunks cannot be torn. A line that is longer than any
 * client writes is passed over: what is held at a time stays bounded.
 */
export function createLineSplitter(offset: number): LineSplitter {
  let start = offset
  let held: Uint8Array[] = []
  let heldLength = 0
  let passedOver = 0

  return {
    push(chunk) {
      const lines: SplitLine[] = []
      let from = 0
      for (;;) {
        const end = chunk.indexOf(NEWLINE, from)
        if (end === -1) break
        if (passedOver > 0) {
          start += passedOver + end - from + 1
          passedOver = 0
          from = end + 1
          continue
        }
        const bytes = withHeld(held, heldLength, chunk.subarray(from, end))
        lines.push({ bytes: withoutReturn(bytes), offset: start })
        start += bytes.length + 1
        held = []
        heldLength = 0
        from = end + 1
      }
      if (passedOver > 0 || heldLength + chunk.length - from > LONGEST_LINE) {
        passedOver += heldLength + chunk.length - from
        held = []
        heldLength = 0
      } else if (from < chunk.length) {
        // A copy: the caller may reuse its buffer for the next chunk.
        held.push(chunk.slice(from))
        heldLength += chunk.length - from
      }
      return lines
    },
    rest: () => ({ offset: start, length: heldLength + passedOver }),
  }
}

function withHeld(held: readonly Uint8Array[], heldLength: number, last: Uint8Array): Uint8Array {
  if (heldLength === 0) return last
  const whole = new Uint8Array(heldLength + last.length)
  let at = 0
  for (const piece of [...held, last]) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function withoutReturn(bytes: Uint8Array): Uint8Array {
  return bytes[bytes.length - 1] === RETURN ? bytes.subarray(0, -1) : bytes
}

const LONGEST_LINE = 64 * 1024 * 1024
const NEWLINE = 10
const RETURN = 13
