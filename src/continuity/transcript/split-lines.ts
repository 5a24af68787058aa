export interface SplitLine {
  readonly bytes: Uint8Array
  /** Byte offset of the line's first byte in the file. */
  readonly offset: number
}

export interface LineSplitter {
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
        const bytes = joined(held, heldLength, chunk.subarray(from, end))
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

function joined(held: readonly Uint8Array[], heldLength: number, last: Uint8Array): Uint8Array {
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
