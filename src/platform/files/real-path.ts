/**
 * Where a path really leads, links followed, at once and without node:fs, which a hook takes a millisecond to load. What is not there yet
 * is where the nearest folder is that is. Undefined when there is none.
 */
export function realPath(path: string): string | undefined {
  let end = path.length
  for (let up = 0; up < MOST_MISSING && end > 0; up++) {
    const found = resolved(path.slice(0, end))
    if (found !== undefined) return (found === '/' ? '' : found) + path.slice(end)
    end = path.lastIndexOf('/', end - 1)
  }
  return undefined
}

const MOST_MISSING = 6

type Resolve = (path: string) => string | undefined
let found: Resolve | undefined

function resolved(path: string): string | undefined {
  found ??= byLibrary() ?? byNode()
  return found(path)
}

const LONGEST = 4096

function byLibrary(): Resolve | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const { dlopen, ptr } = (Bun as Foreign).FFI
    const { realpath } = dlopen('libc.so.6', SYMBOLS).symbols
    const out = new Uint8Array(LONGEST)
    return (path) => {
      if (path.includes('\0')) return undefined
      if (Number(realpath(ptr(new TextEncoder().encode(`${path}\0`)), ptr(out))) === 0) return undefined
      return new TextDecoder().decode(out.subarray(0, out.indexOf(0)))
    }
  } catch {
    return undefined
  }
}

function byNode(): Resolve {
  const { realpathSync } = require('node:fs') as typeof import('node:fs')
  return (path) => {
    try {
      return realpathSync(path)
    } catch {
      return undefined
    }
  }
}

const SYMBOLS = { realpath: { args: ['u64', 'u64'], returns: 'u64' } } as const

type Foreign = typeof Bun & {
  FFI: {
    ptr(bytes: ArrayBufferView): number
    dlopen(
      library: string,
      symbols: typeof SYMBOLS,
    ): { symbols: { realpath(path: number, out: number): number | bigint } }
  }
}
