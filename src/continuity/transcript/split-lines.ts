export interface Line {
  readonly bytes: Uint8Array
  /** Byte offset of the line's first byte in the file. */
  readonly offset: number
}

export interface LineSplitter {
  push(chunk: Uint8Array): Line[]
  /** Bytes of the last, unfinished line: not yet written whole, so left for the next reading. */
  rest(): { readonly offset: number; readonly length: number }
}

/** Cuts a stream of bytes at newlines. Works on bytes, so a character across two chunks cannot be torn. */
export function createLineSplitter(offset: number): LineSplitter {
  let start = offset
  let held: Uint8Array[] = []
  let heldLength = 0

  return {
    push(chunk) {
      const lines: Line[] = []
      let from = 0
      for (;;) {
        const end = chunk.indexOf(NEWLINE, from)
        if (end === -1) break
        const bytes = joined(held, heldLength, chunk.subarray(from, end))
        lines.push({ bytes: withoutReturn(bytes), offset: start })
        start += bytes.length + 1
        held = []
        heldLength = 0
        from = end + 1
      }
      if (from < chunk.length) {
        // A copy: the caller may reuse its buffer for the next chunk.
        held.push(chunk.slice(from))
        heldLength += chunk.length - from
      }
      return lines
    },
    rest: () => ({ offset: start, length: heldLength }),
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

const NEWLINE = 10
const RETURN = 13
