import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { drivePath } from '../../base/paths/drive-path.ts'
import type { Files } from '../../protocol/ports.ts'

const here: Files = {
  // What is no regular file has no end: it counts as not there.
  size: (path) =>
    quietly(() => {
      const stat = statSync(path)
      return stat.isFile() ? stat.size : undefined
    }),
  exists: (path) => existsSync(path),
  real: (path) => quietly(() => realpathSync(path)),
  modified: (path) => quietly(() => Math.floor(statSync(path).mtimeMs)),
  state: (path) =>
    quietly(() => {
      const stat = lstatSync(path)
      return stat.isFile() ? { modified: Math.floor(stat.mtimeMs), size: stat.size } : undefined
    }),
  blob: (path, most) =>
    quietly(() => {
      const stat = lstatSync(path)
      if (!stat.isFile() || stat.size > most) return undefined
      const content = readFileSync(path)
      return new Bun.CryptoHasher('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
    }),
  // Two bytes say how it was packed.
  object: (path, most) =>
    quietly(() => {
      const { size } = statSync(path)
      return size > most ? undefined : Bun.inflateSync(new Uint8Array(readFileSync(path)).subarray(2))
    }),
  read: (path, from, to, into) => quietly(() => readPart(path, from, to, into)) ?? new Uint8Array(),
  hash: (path, most) =>
    quietly(() => {
      const stat = statSync(path)
      return stat.isFile() && stat.size <= most ? Bun.hash(readFileSync(path)).toString(36) : undefined
    }),
  list: (folder) =>
    (quietly(() => readdirSync(folder, { withFileTypes: true })) ?? [])
      .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
}

/** Files for the features: read only, and silent about what is not there. On Windows also by the names that its shells have for them. */
export const files: Files = process.platform === 'win32' ? byShellPath(here) : here

export function byShellPath(plain: Files): Files {
  return {
    size: (path) => plain.size(drivePath(path)),
    exists: (path) => plain.exists(drivePath(path)),
    real: (path) => plain.real(drivePath(path)),
    modified: (path) => plain.modified(drivePath(path)),
    state: (path) => plain.state(drivePath(path)),
    blob: (path, most) => plain.blob(drivePath(path), most),
    object: (path, most) => plain.object(drivePath(path), most),
    read: (path, from, to, into) => plain.read(drivePath(path), from, to, into),
    hash: (path, most) => plain.hash(drivePath(path), most),
    list: (folder) => plain.list(drivePath(folder)),
  }
}

function readPart(path: string, from: number, to: number, into: Uint8Array | undefined): Uint8Array {
  const stat = statSync(path)
  if (!stat.isFile()) return new Uint8Array()
  const file = openSync(path, 'r')
  try {
    const length = Math.max(0, Math.min(to, stat.size) - from)
    const bytes = into && length <= into.length ? into.subarray(0, length) : new Uint8Array(length)
    let filled = 0
    while (filled < bytes.length) {
      const got = readSync(file, bytes, filled, bytes.length - filled, from + filled)
      if (got === 0) break
      filled += got
    }
    return bytes.subarray(0, filled)
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
