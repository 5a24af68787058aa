import { writeSync } from 'node:fs'

/**
 * What is longer than a pipe holds, or did not go out at once, to the end. Bun.write begins anew where the reader of a pipe that does not block was slower
 * than it: what had gone out came twice.
 */
export function writeLong(file: number, bytes: Uint8Array): 'written' | 'nobody reads' {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(file, bytes, at, Math.min(AT_ONCE, bytes.length - at))
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'EAGAIN') return 'nobody reads'
      Atomics.wait(pause, 0, 0, PAUSE_MS)
    }
  }
  return 'written'
}

const AT_ONCE = 65_536
const PAUSE_MS = 2
