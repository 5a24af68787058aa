import type { Files } from '../../../protocol/ports.ts'

/** A transcript that is no file of lines (a database, a document), told line by line: how long each line is, and what it says. */
export interface Lines {
  /** In bytes, without the line's end. */
  readonly lengths: readonly number[]
  /** The lines from one to before another. */
  read(from: number, to: number): readonly string[]
}

/** It as a file of lines, which every reader can read; nothing of it is held but how long its lines are. */
export function fileOfLines(files: Files, lines: Lines): Files {
  const starts = startsOf(lines.lengths)
  const size = starts.at(-1) ?? 0
  return {
    ...files,
    exists: () => true,
    size: () => size,
    read(_, from, to) {
      const end = Math.min(to, size)
      if (from >= end) return new Uint8Array()
      const first = lineAt(starts, from)
      const last = lineAt(starts, end - 1) + 1
      const bytes = bytesOf(lines.read(first, last), lines.lengths.slice(first, last))
      const start = starts[first] ?? 0
      return bytes.subarray(from - start, end - start)
    },
  }
}

function startsOf(lengths: readonly number[]): Float64Array {
  const starts = new Float64Array(lengths.length + 1)
  for (const [at, length] of lengths.entries()) starts[at + 1] = (starts[at] ?? 0) + length + 1
  return starts
}

/** The line in which a byte stands. */
function lineAt(starts: Float64Array, byte: number): number {
  let low = 0
  let high = starts.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= byte) low = middle
    else high = middle - 1
  }
  return low
}

/** A line that has changed since it was measured is left blank: the next reading finds it as it is then. */
function bytesOf(lines: readonly string[], lengths: readonly number[]): Uint8Array {
  const whole = new Uint8Array(lengths.reduce((sum, length) => sum + length + 1, 0)).fill(SPACE)
  const encoder = new TextEncoder()
  let at = 0
  for (const [index, length] of lengths.entries()) {
    const line = encoder.encode(lines[index] ?? '')
    if (line.length === length) whole.set(line, at)
    at += length
    whole[at++] = NEWLINE
  }
  return whole
}

const SPACE = 32
const NEWLINE = 10
