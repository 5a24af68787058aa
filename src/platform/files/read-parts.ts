import { closeSync, openSync, readSync } from 'node:fs'

/**
 * The bytes of a file from one place to another, a part at a time and all in the same memory: a part holds until the next is asked for.
 * What cannot be read ends it.
 */
export function* readParts(path: string, from: number, to: number): Generator<Uint8Array> {
  const part = new Uint8Array(Math.min(PART, Math.max(0, to - from)))
  let file: number | undefined
  try {
    file = openSync(path, 'r')
    for (let at = from; at < to; ) {
      const got = readSync(file, part, 0, Math.min(part.length, to - at), at)
      if (got === 0) return
      at += got
      yield part.subarray(0, got)
    }
  } catch {
    return
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

const PART = 256 * 1024
