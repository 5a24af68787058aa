import type { Files } from '../../../protocol/ports.ts'

/** Where something stands in a file: from the first byte to behind the last. */
export interface ByteSpan {
  readonly start: number
  readonly end: number
}

/**
 * Where the elements of a list stand that is a field of a JSON document, found in one pass over its bytes, of which a chunk is held at a
 * time. A document that is cut off has the elements that are whole.
 */
export function arrayElements(files: Files, path: string, field: string): ByteSpan[] {
  const size = files.size(path) ?? 0
  const scan = createScan(field)
  for (let at = 0; at < size && !scan.isOver(); at += CHUNK)
    scan.push(files.read(path, at, Math.min(size, at + CHUNK)), at)
  return scan.spans
}

function createScan(field: string): {
  push(bytes: Uint8Array, offset: number): void
  isOver(): boolean
  spans: ByteSpan[]
} {
  const spans: ByteSpan[] = []
  let depth = 0
  let inString = false
  let escaped = false
  /** The last string at the document's own level: its fields' names. */
  let name: number[] = []
  let start = -1
  let state: 'before' | 'inside' | 'over' = 'before'

  const open = (at: number) => {
    depth++
    if (state === 'before' && depth === LIST && isField(name, field)) state = 'inside'
    else if (state === 'inside' && depth === ELEMENT) start = at
  }
  const close = (at: number) => {
    if (state === 'inside' && depth === ELEMENT && start !== -1) spans.push({ start, end: at + 1 })
    if (state === 'inside' && depth === LIST) state = 'over'
    depth--
  }
  const take = (byte: number, at: number) => {
    if (inString) {
      if (escaped) escaped = false
      else if (byte === BACKSLASH) escaped = true
      else if (byte === QUOTE) inString = false
      if (inString && depth === 1 && name.length < LONGEST_NAME) name.push(byte)
      return
    }
    if (byte === QUOTE) {
      inString = true
      if (depth === 1) name = []
    } else if (byte === BRACE || byte === BRACKET) open(at)
    else if (byte === END_BRACE || byte === END_BRACKET) close(at)
  }
  return {
    spans,
    isOver: () => state === 'over' || spans.length >= MOST_ELEMENTS,
    push(bytes, offset) {
      for (let at = 0; at < bytes.length && state !== 'over'; at++) take(bytes[at] ?? 0, offset + at)
    },
  }
}

function isField(name: readonly number[], field: string): boolean {
  return String.fromCharCode(...name) === field
}

/** How deep a list of the document stands, and an element of it. */
const LIST = 2
const ELEMENT = 3
const CHUNK = 1024 * 1024
const LONGEST_NAME = 200
const MOST_ELEMENTS = 200_000
const [QUOTE, BACKSLASH, BRACE, END_BRACE, BRACKET, END_BRACKET] = [34, 92, 123, 125, 91, 93]
