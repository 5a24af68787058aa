import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export interface Capture {
  take(chunk: Uint8Array): void
  /** How much came so far. */
  bytes(): number
  /** What was kept, and where the whole of it is if that was too much. Nothing is taken any more after this. */
  end(): { text: string; file?: string; bytes: number }
}

/** Keeps the first bytes of a stream; more than that goes, from the beginning, to a file that is bounded too. */
export function capture({ most, folder, name }: { most: number; folder: string; name: string }): Capture {
  const kept: Uint8Array[] = []
  let keptBytes = 0
  let bytes = 0
  let written = 0
  let open = true
  let file: SpillFile | undefined
  let spills = true

  function write(chunk: Uint8Array) {
    if (!file || written >= MOST_SPILLED) return
    written += writeSync(file.descriptor, chunk.subarray(0, MOST_SPILLED - written))
  }

  /** A disk that is full costs the rest of the text, never the program. */
  function keepWhole(chunk: Uint8Array) {
    if (bytes <= most || !spills) return
    try {
      if (!file) {
        file = spillFile(folder, name)
        for (const before of kept) write(before)
      }
      write(chunk)
    } catch {
      spills = false
    }
  }

  return {
    take(chunk) {
      if (!open) return
      bytes += chunk.length
      keepWhole(chunk)
      if (keptBytes >= most) return
      const part = chunk.subarray(0, most - keptBytes)
      keptBytes += part.length
      kept.push(part)
    },
    bytes: () => bytes,
    end() {
      open = false
      if (file) closeSync(file.descriptor)
      const text = new TextDecoder().decode(joined(kept, keptBytes))
      // A character that the limit cut in two is no character.
      return file ? { text: text.replace(/\uFFFD+$/, ''), file: file.path, bytes } : { text, bytes }
    },
  }
}

/** A text that is too long for the model, whole, in a file; undefined when it cannot be written. */
export function spill(text: string, folder: string, name: string): string | undefined {
  try {
    const { path, descriptor } = spillFile(folder, name)
    writeSync(descriptor, text)
    closeSync(descriptor)
    return path
  } catch {
    return undefined
  }
}

interface SpillFile {
  readonly path: string
  readonly descriptor: number
}

const MOST_SPILLED = 32 * 1024 * 1024
let serial = 0

function spillFile(folder: string, name: string): SpillFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${process.pid}-${Date.now()}-${serial++}-${name}.txt`)
  return { path, descriptor: openSync(path, 'wx', 0o600) }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
