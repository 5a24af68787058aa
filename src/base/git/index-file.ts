/** One file as git's index has it: how it was when git last looked at it. */
export interface TrackedFile {
  /** When it was written, in milliseconds, and how large it was. */
  readonly modified: number
  readonly size: number
  /** Where in the index the name of its content stands. */
  readonly at: number
}

export interface IndexFile {
  /** By path from the top of the working folder. */
  readonly files: ReadonlyMap<string, TrackedFile>
  /** The name of its content, in hexadecimal digits. */
  blobOf(file: TrackedFile): string
  /** Whether what the index has of a folder, and of all below it, went into a tree as it is: nothing there is staged only. */
  isWritten(folder: string): boolean
  /** The tree that all of it went into, where it did. */
  readonly tree?: string
}

/**
 * Git's index, from its bytes: which files it tracks and how each was. Undefined where it is of a kind that is not read here (split, or
 * of a version to come), or cut: then nothing is known.
 */
export function readIndexFile(bytes: Uint8Array): IndexFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER || view.getUint32(0) !== SIGN) return undefined
  const version = view.getUint32(4)
  if (version < 2 || version > 4) return undefined
  const read = version === 4 ? readShortened : readWhole
  const files = new Map<string, TrackedFile>()
  let at = HEADER
  let path = ''
  for (let left = view.getUint32(8); left > 0; left--) {
    if (at + FIXED > bytes.length) return undefined
    const flags = view.getUint16(at + FLAGS_AT)
    const names = at + FIXED + (flags & EXTENDED ? 2 : 0)
    const entry = read(bytes, at, names, path)
    if (entry === undefined) return undefined
    ;({ path, next: at } = entry)
    // Of names in another length of digits the paths would be read askew.
    if (STRANGE.test(path)) return undefined
    const isFile = view.getUint16(entry.from + MODE_AT) >> 12 === REGULAR
    const modified = view.getUint32(entry.from + 8) * 1000 + Math.floor(view.getUint32(entry.from + 12) / 1e6)
    const more = (flags & EXTENDED) === 0 ? 0 : view.getUint16(names - 2)
    const isTold = (flags & (STAGE | ASSUMED)) === 0 && (more & SKIPPED) === 0
    if (!isFile) continue
    const size = view.getUint32(entry.from + SIZE_AT)
    files.set(path, isTold ? { modified, size, at: entry.from + BLOB_AT } : UNTOLD)
  }
  const written = new Map<string, string>()
  for (; at + 8 + CHECKSUM <= bytes.length; at += 8 + view.getUint32(at + 4)) {
    const name = view.getUint32(at)
    if (name === LINK || name === SPARSE) return undefined
    if (name === TREE) takeTrees(bytes, at + 8, at + 8 + view.getUint32(at + 4), written)
  }
  const tree = written.get('')
  return {
    files,
    blobOf: ({ at: from }) => hexOf(bytes, from),
    isWritten: (folder) => written.has(folder),
    ...(tree !== undefined && { tree }),
  }
}

interface Entry {
  readonly from: number
  readonly path: string
  readonly next: number
}

/** Up to version 3: the whole path, filled up with NUL to a multiple of eight. */
function readWhole(bytes: Uint8Array, from: number, names: number): Entry | undefined {
  const end = bytes.indexOf(0, names)
  if (end === -1) return undefined
  return { from, path: textOf(bytes, names, end), next: from + ((end - from + 8) & ~7) }
}

/** Version 4: how much of the path before is dropped, and what comes instead. */
function readShortened(bytes: Uint8Array, from: number, names: number, before: string): Entry | undefined {
  let at = names
  let drop = (bytes[at] ?? 0) & 127
  while (((bytes[at] ?? 0) & 128) !== 0) drop = ((drop + 1) << 7) | ((bytes[++at] ?? 0) & 127)
  const end = bytes.indexOf(0, ++at)
  if (end === -1) return undefined
  const kept = new TextEncoder().encode(before)
  const start = new TextDecoder().decode(kept.subarray(0, Math.max(0, kept.length - drop)))
  return { from, path: start + textOf(bytes, at, end), next: end + 1 }
}

/** The trees that were written of it: each with its name, how many files it has (-1: not written) and how many folders follow. */
function takeTrees(bytes: Uint8Array, from: number, to: number, written: Map<string, string>): void {
  let at = from
  const take = (above: string): void => {
    const end = bytes.indexOf(0, at)
    const line = bytes.indexOf(NEW_LINE, end)
    if (end === -1 || line === -1 || line >= to) {
      at = to
      return
    }
    const name = textOf(bytes, at, end)
    const folder = above === '' ? name : `${above}/${name}`
    const [count = '', folders = ''] = textOf(bytes, end + 1, line).split(' ')
    at = line + 1
    if (Number(count) >= 0) {
      written.set(folder, hexOf(bytes, at))
      at += HASH
    }
    for (let left = Number(folders); left > 0 && at < to; left--) take(folder)
  }
  if (from < to) take('')
}

function textOf(bytes: Uint8Array, from: number, to: number): string {
  return decoder.decode(bytes.subarray(from, to))
}

function hexOf(bytes: Uint8Array, from: number): string {
  let hex = ''
  for (let at = from; at < from + HASH; at++) hex += (bytes[at] ?? 0).toString(16).padStart(2, '0')
  return hex
}

/** One of the sides of a conflict is no state of a file, nor is what git was told not to look at. */
export const UNTOLD: TrackedFile = { modified: -1, size: -1, at: 0 }
// biome-ignore lint/suspicious/noControlCharactersInRegex: what no path has
const STRANGE = /[\u0000-\u001f\ufffd]|^$|^\//
const decoder = new TextDecoder()
const codeOf = (name: string): number => new DataView(new TextEncoder().encode(name).buffer).getUint32(0)
const SIGN = codeOf('DIRC')
const TREE = codeOf('TREE')
const LINK = codeOf('link')
const SPARSE = codeOf('sdir')
const HEADER = 12
const HASH = 20
const CHECKSUM = 20
/** Of an entry before its path. */
const FIXED = 62
const MODE_AT = 26
const SIZE_AT = 36
const BLOB_AT = 40
const FLAGS_AT = 60
const ASSUMED = 0x8000
const EXTENDED = 0x4000
const STAGE = 0x3000
const SKIPPED = 0x4000
/** The kind of file in its mode: no link, no repository of its own. */
const REGULAR = 8
const NEW_LINE = 10
