import { claudeLineEntries, type PlaceMemory } from './claude-line.ts'
import type { Entry } from './entry.ts'
import { isNeeded } from './line-type.ts'
import { createLineSplitter, type Line } from './split-lines.ts'

export interface ClaudeReaderOptions {
  /** Where the last reading ended. */
  readonly offset: number
  /** Read only this subagent's lines; without it, only the main thread's. */
  readonly agentId?: string
}

export interface ReadingEnd {
  /** Start the next reading here: the start of a torn last line, else the end of the file. */
  readonly nextOffset: number
  readonly skipped: number
  readonly malformed: number
  readonly torn: boolean
}

export interface ClaudeReader {
  push(chunk: Uint8Array): Entry[]
  end(): ReadingEnd
}

/** Reads a Claude Code transcript as a stream of bytes. Memory is bounded by the longest line. */
export function createClaudeReader(options: ClaudeReaderOptions): ClaudeReader {
  const splitter = createLineSplitter(options.offset)
  const decoder = new TextDecoder()
  const place: PlaceMemory = {}
  let skipped = 0
  let malformed = 0

  const read = (line: Line, into: Entry[]) => {
    if (line.bytes.length === 0) return
    // A short line is decoded once and judged whole.
    const short = line.bytes.length <= SHORT_BYTES
    const head = decoder.decode(short ? line.bytes : line.bytes.subarray(0, HEAD_BYTES))
    if (!isNeeded(head)) {
      skipped++
      return
    }
    const parsed = parseLine(short ? head : decoder.decode(line.bytes))
    if (parsed === undefined) {
      malformed++
      return
    }
    const entries = claudeLineEntries(parsed, { offset: line.offset, agentId: options.agentId, place })
    if (entries.length === 0) skipped++
    for (const entry of entries) into.push(entry)
  }

  return {
    push(chunk) {
      const entries: Entry[] = []
      for (const line of splitter.push(chunk)) read(line, entries)
      return entries
    },
    end() {
      const rest = splitter.rest()
      return { nextOffset: rest.offset, skipped, malformed, torn: rest.length > 0 }
    },
  }
}

/**
 * A tool's result stands in its line twice: for the model, and again for the client under `toolUseResult`, after everything
 * that is needed here. The second copy is cut off before parsing. Inside a string the key's quotes would be escaped, and in an
 * inner object the cut would not parse: then the line is parsed whole.
 */
function parseLine(line: string): Record<string, unknown> | undefined {
  const copy = line.length < WORTH_CUTTING ? -1 : line.indexOf(',"toolUseResult":')
  if (copy === -1) return parseObject(line)
  const head = line.slice(0, copy)
  const whole = head.includes('"uuid":"') && head.includes('"isSidechain":') ? parseObject(`${head}}`) : undefined
  return whole ?? parseObject(line)
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

const HEAD_BYTES = 640
const SHORT_BYTES = 4096
const WORTH_CUTTING = 4096
