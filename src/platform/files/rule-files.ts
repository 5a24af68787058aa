import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { RunOptions } from './run-program.ts'

/** Files and programs for rules; what is not there is undefined or empty, never an error. */
export const ruleFiles = {
  list: (folder: string) =>
    (quietly(() => readdirSync(folder)) ?? [])
      .filter((name) => name.endsWith('.md') && !SKIPPED.has(name.toUpperCase()))
      .sort()
      .flatMap((name) => {
        const path = join(folder, name)
        const stat = quietly(() => statSync(path))
        // As coarse as the quick look at a file's time, so that the two can be compared.
        return stat?.isFile() ? [{ path, modifiedAt: Math.trunc(stat.mtimeMs), size: stat.size }] : []
      }),
  read: (path: string, most: number) => quietly(() => readHead(path, most)),
  keep: (path: string, text: string, at: number) => {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const draft = `${path}.${process.pid}.draft`
    try {
      writeFileSync(draft, text, { mode: 0o600 })
      utimesSync(draft, at / 1000, at / 1000)
      renameSync(draft, path)
    } finally {
      rmSync(draft, { force: true })
    }
  },
  hashOf: (path: string) => quietly(() => hashOf(path)),
  real: (path: string) => quietly(() => realpathSync(path)),
  hash: (text: string) => new Bun.CryptoHasher('sha256').update(text).digest('hex'),
  run: async (command: readonly string[], options: RunOptions) =>
    (await import('./run-program.ts')).runProgram(command, options),
}

const SKIPPED: ReadonlySet<string> = new Set(['RULES.MD', 'README.MD'])

/** Whole, in parts; only of a regular file, because nothing else has an end. */
function hashOf(path: string): string | undefined {
  if (!statSync(path).isFile()) return undefined
  const file = openSync(path, 'r')
  try {
    const hasher = new Bun.CryptoHasher('sha256')
    const part = Buffer.alloc(1024 * 1024)
    for (;;) {
      const got = readSync(file, part, 0, part.length, null)
      if (got === 0) return hasher.digest('hex')
      hasher.update(part.subarray(0, got))
    }
  } finally {
    closeSync(file)
  }
}

function readHead(path: string, most: number): string | undefined {
  if (!statSync(path).isFile()) return undefined
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(Math.min(most * 4, statSync(path).size))
    let filled = 0
    while (filled < bytes.length) {
      const got = readSync(file, bytes, filled, bytes.length - filled, filled)
      if (got === 0) break
      filled += got
    }
    return bytes.toString('utf8', 0, filled).slice(0, most)
  } finally {
    closeSync(file)
  }
}

function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
