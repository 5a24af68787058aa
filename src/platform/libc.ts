/**
 * Calls of the C library without the runtime's machinery around them: what takes that a good part of a millisecond, because it is used
 * once and cold, takes these a few microseconds. Linux with the usual library only; elsewhere the runtime's own ways are taken.
 */
export interface LibC {
  /** Ends the process at once. */
  exit(code: number): void
  /** How many bytes came; 0 at the end, less than 0 when it failed. Waits for the first of them. */
  read(file: number, into: Uint8Array): number
  /** Whether there is something to read, or the end, within so many milliseconds; a signal to the process breaks the waiting off. */
  waitFor(file: number, withinMs: number): 'readable' | 'nothing' | 'broken off'
}

export function libc(): LibC | undefined {
  if (known !== undefined) return known ?? undefined
  known = null
  try {
    if (process.platform === 'linux') known = opened()
  } catch {}
  return known ?? undefined
}

let known: LibC | null | undefined

export const LIBRARY = 'libc.so.6'

function opened(): LibC {
  // Not by way of bun:ffi, which takes longer to load than everything here takes to run.
  const { dlopen, ptr } = (Bun as Foreign).FFI
  const { _exit, read, poll } = dlopen(LIBRARY, SYMBOLS).symbols
  return {
    exit: _exit,
    read: (file, into) => read(file, ptr(into), into.length),
    waitFor(file, withinMs) {
      const asked = new Int32Array([file, POLLIN])
      const found = poll(ptr(asked), 1, withinMs)
      if (found < 0) return 'broken off'
      return found > 0 ? 'readable' : 'nothing'
    },
  }
}

const POLLIN = 1
const SYMBOLS = {
  _exit: { args: ['int'], returns: 'void' },
  read: { args: ['int', 'ptr', 'u64'], returns: 'int' },
  poll: { args: ['ptr', 'u64', 'int'], returns: 'int' },
} as const

type Foreign = typeof Bun & {
  FFI: {
    ptr(bytes: ArrayBufferView): number
    dlopen(
      library: string,
      symbols: typeof SYMBOLS,
    ): {
      symbols: {
        _exit(code: number): void
        read(file: number, into: number, most: number): number
        poll(asked: number, many: number, withinMs: number): number
      }
    }
  }
}
