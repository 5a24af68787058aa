import { isOnlyThinking, type ParsedLine, parseAroundResult, parseLine, stringOf } from '../brief-line.ts'
import type { Entry } from '../entry.ts'
import { countDrift, createLineSplitter, type ReadingEnd, type SplitLine } from '../line-reader.ts'
import { resultEnds } from '../result-ends.ts'
import { skimmer } from '../skim.ts'
import { claudeLineEntries, type PlaceMemory } from './claude-line.ts'

export interface ClaudeReaderOptions {
  /** Where the last reading ended. */
  readonly offset: number
  /** Read only this subagent's lines; without it, only the main thread's. */
  readonly agentId?: string
  /** Lines before this place are only skimmed: what was asked, said, planned, edited and committed. Default: everything is read. */
  readonly wholeFrom?: number
  /** Of a tool's long result only so many characters of its beginning and of its end are wanted. */
  readonly endsOfResults?: number
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
  const place: PlaceMemory = { isFirst: options.offset === 0 }
  const wholeFrom = options.wholeFrom ?? 0
  const isPassedOver = skimmer()
  const counted = countDrift()
  let skipped = 0
  let malformed = 0

  const read = (line: SplitLine, into: Entry[]) => {
    if (line.bytes.length === 0) return
    // A short line is decoded once and judged whole.
    const short = line.bytes.length <= SHORT_BYTES
    const head = short ? decoder.decode(line.bytes) : latin1Slice.call(line.bytes, 0, HEAD_BYTES)
    if (!isNeeded(head)) {
      skipped++
      const kind = unknownKind(head)
      if (kind !== undefined) counted.unknown(kind)
      return
    }
    if (line.offset < wholeFrom && isPassedOver(head, line.bytes)) {
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
    for (const entry of entries)
      into.push(raw === undefined ? entry : withText(entry, raw, decoder, options.endsOfResults))
  }

  const parseText = (line: SplitLine, short: boolean, head: string): ParsedLine | 'thinking' | undefined => {
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
function withText(entry: Entry, bytes: Uint8Array, decoder: TextDecoder, ends: number | undefined): Entry {
  if (entry.type !== 'result') return entry
  // What the person said when they refused a call is wanted whole.
  const brief = ends === undefined || entry.failed ? undefined : resultEnds(bytes, ends, decoder)
  if (brief !== undefined) return { ...entry, text: brief }
  // A copy: the caller may reuse its buffer.
  const raw = bytes.slice()
  let text: string | undefined
  return {
    ...entry,
    get text() {
      text ??= stringOf(raw, decoder)
      return text
    },
  }
}

/** Byte by byte, which is enough for what is told from a head, and a quarter of the work: what is no ASCII there is only passed over. */
const latin1Slice: (this: Uint8Array, from: number, to: number) => string = Buffer.prototype.latin1Slice
const HEAD_BYTES = 1024
const SHORT_BYTES = 2048

/**
 * What a transcript line is, told from its first bytes, so that the heavy kinds are never parsed.
 *
 * Why a prefix is enough: inside a JSON string every quote is escaped, so the raw bytes `"type":"` are always a key. It is
 * the line's own key when no inner object was opened before it. When one was, the key that opened it tells the kind:
 * `"attachment":{` opens only attachment lines. Anything else is undecided, and an undecided line is parsed.
 */
function isNeeded(head: string): boolean {
  const inner = head.indexOf('{', 1)
  const plain = head.indexOf('"type":"')
  if (plain !== -1 && (inner === -1 || plain < inner)) {
    const value = head.slice(plain + 8, head.indexOf('"', plain + 8))
    return NEEDED.has(value)
  }
  if (head.startsWith('"message":', inner - 10)) return true
  const spaced = TYPE.exec(head)
  if (spaced?.[1] !== undefined && (inner === -1 || spaced.index < inner)) return NEEDED.has(spaced[1])
  if (inner === -1) return true
  const opener = OPENER.exec(head.slice(0, inner + 1))
  return opener?.[1] === undefined || !HEAVY_OPENERS.has(opener[1])
}

/** The kind of a line that is passed over, where nobody knows it and it holds a message: somebody's words may be in it. */
function unknownKind(head: string): string | undefined {
  if (!head.includes('"message":{')) return undefined
  const kind = TYPE.exec(head)?.[1]
  return kind === undefined || PASSED_OVER.test(kind) ? undefined : kind
}

const PASSED_OVER = /^(?:attachment|progress|api-request[\w-]*)$/
const TYPE = /"type"\s*:\s*"([^"\\]*)"/
const OPENER = /"([^"\\]*)"\s*:\s*\[?\s*\{$/
const NEEDED: ReadonlySet<string> = new Set(['user', 'assistant', 'system', 'queue-operation'])
const HEAVY_OPENERS: ReadonlySet<string> = new Set(['attachment', 'snapshot', 'data'])
