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
  /** Start the next reading at `nextOffset`: the start of a torn last line, else the end of the file. */
  end(): { readonly nextOffset: number }
}

/** One line's entries. `memory` lives as long as the reading. */
export type LineEntries<Memory> = (line: Json, offset: number, memory: Memory) => Entry[]

/** A reader for a transcript of one JSON object a line. Memory is bounded by the longest line; a line nobody can read is passed over. */
export function lineReader<Memory>(
  entriesOf: LineEntries<Memory>,
  memory: () => Memory,
): (options: ReaderOptions) => Reader {
  return ({ offset }) => {
    const splitter = createLineSplitter(offset)
    const decoder = new TextDecoder()
    const kept = memory()
    return {
      push(chunk) {
        return splitter.push(chunk).flatMap(({ bytes, offset: at }) => {
          const line = bytes.length === 0 ? undefined : parsed(decoder.decode(bytes))
          return line ? entriesOf(line, at, kept) : []
        })
      },
      end: () => ({ nextOffset: splitter.rest().offset }),
    }
  }
}

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
