import { isOnlyThinking, type ParsedLine, parseAroundResult, parseLine, unquoted } from '../brief-line.ts'
import type { Entry } from '../entry.ts'
import { countDrift, type ReadingEnd } from '../line-reader.ts'
import { isNeeded, unknownKind } from '../line-type.ts'
import { isPassedOver } from '../skim.ts'
import { createLineSplitter, type Line } from '../split-lines.ts'
import { claudeLineEntries, type PlaceMemory } from './claude-line.ts'

export interface ClaudeReaderOptions {
  /** Where the last reading ended. */
  readonly offset: number
  /** Read only this subagent's lines; without it, only the main thread's. */
  readonly agentId?: string
  /** Lines before this place are only skimmed: what was asked, said and planned. Default: everything is read. */
  readonly wholeFrom?: number
}

export interface ClaudeReadingEnd extends ReadingEnd {
  readonly skipped: number
  readonly malformed: number
  readonly torn: boolean
}

export interface ClaudeReader {
  push(chunk: Uint8Array): Entry[]
  end(): ClaudeReadingEnd
}

/** Reads a Claude Code transcript as a stream of bytes. Memory is bounded by the longest line. */
export function createClaudeReader(options: ClaudeReaderOptions): ClaudeReader {
  const splitter = createLineSplitter(options.offset)
  const decoder = new TextDecoder()
  const place: PlaceMemory = {}
  const wholeFrom = options.wholeFrom ?? 0
  const counted = countDrift()
  let skipped = 0
  let malformed = 0

  const read = (line: Line, into: Entry[]) => {
    if (line.bytes.length === 0) return
    // A short line is decoded once and judged whole.
    const short = line.bytes.length <= SHORT_BYTES
    const head = decoder.decode(short ? line.bytes : line.bytes.subarray(0, HEAD_BYTES))
    if (!isNeeded(head)) {
      skipped++
      const kind = unknownKind(head)
      if (kind !== undefined) counted.unknown(kind)
      return
    }
    if (line.offset < wholeFrom && isPassedOver(head, line.bytes.length)) {
      skipped++
      return
    }
    const parsed = (short ? undefined : parseAroundResult(line.bytes, head, decoder)) ?? parseText(line, short, head)
    if (parsed === 'thinking') {
      skipped++
      return
    }
    if (parsed === undefined) {
      malformed++
      return
    }
    const { value, raw } = parsed
    const entries = claudeLineEntries(value, { offset: line.offset, agentId: options.agentId, place })
    if (entries.length === 0) skipped++
    for (const entry of entries) into.push(raw === undefined ? entry : withText(entry, raw, decoder))
  }

  const parseText = (line: Line, short: boolean, head: string): ParsedLine | 'thinking' | undefined => {
    const text = short ? head : decoder.decode(line.bytes)
    return isOnlyThinking(text) ? 'thinking' : parseLine(text)
  }

  return {
    push(chunk) {
      const entries: Entry[] = []
      for (const line of splitter.push(chunk)) read(line, entries)
      return entries
    },
    end() {
      const rest = splitter.rest()
      return { nextOffset: rest.offset, drift: counted.drift(), skipped, malformed, torn: rest.length > 0 }
    },
  }
}

/** Parsed when somebody reads it; most results are never looked at. */
function withText(entry: Entry, raw: Uint8Array, decoder: TextDecoder): Entry {
  if (entry.type !== 'result') return entry
  let text: string | undefined
  return {
    ...entry,
    get text() {
      text ??= unquoted(raw, decoder)
      return text
    },
  }
}

const HEAD_BYTES = 1024
const SHORT_BYTES = 2048
