import { isRecord } from '../../base/is-record.ts'
import type { Entry } from './entry.ts'
import { createLineSplitter } from './split-lines.ts'

export type Json = Readonly<Record<string, unknown>>

export interface ReaderOptions {
  /** Where the last reading ended. */
  readonly offset: number
  /** Read only this subagent's lines, where a host writes them into the same file. */
  readonly agentId?: string
  /** Before this offset a reader may content itself with what was asked and said. */
  readonly wholeFrom?: number
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
