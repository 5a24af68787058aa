import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

export type UserText = { ok: true; text: string | undefined } | { ok: false; problem: string }

/** A person's text file, byte order mark kept; undefined when there is none. What is not UTF-8 could not be written back unharmed. */
export function readUserText(path: string): UserText {
  const bytes = readBytes(path)
  if (!bytes) return { ok: true, text: undefined }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, problem: `${path} is not UTF-8 text.` }
    throw error
  }
}

export function readBytes(path: string): Buffer | undefined {
  try {
    return unlessMissing(() => readFileSync(path))
  } catch (error) {
    // Of a folder the system says only that it cannot be read, not which.
    throw Object.assign(error as Error, { path })
  }
}

/**
 * Whoever reads the file sees the old text or the new one, never a part, and the new one survives a power cut.
 * A link stays a link, mode and owner stay as they were. Returns the folders that had to be made, outermost first.
 */
export function writeAtomically(
  path: string,
  content: string | Uint8Array,
  { mode }: { mode?: number } = {},
): string[] {
  return written(path, content, mode) ?? []
}

/** The same, unless somebody else has written the file until the last moment: then undefined, and nothing is changed. */
export function writeUnless(
  path: string,
  content: string | Uint8Array,
  unchanged: () => boolean,
): string[] | undefined {
  return written(path, content, undefined, unchanged)
}

function written(
  path: string,
  content: string | Uint8Array,
  mode: number | undefined,
  unchanged: () => boolean = () => true,
): string[] | undefined {
  const file = linkTarget(path)
  const folder = dirname(file)
  const made = makeFolder(folder)
  const old = unlessMissing(() => statSync(file))
  counter += 1
  const temporary = join(folder, `.${basename(file)}.${process.pid}-${counter}.tmp`)
  try {
    writeDurably(temporary, content, mode ?? (old ? old.mode & 0o7777 : undefined))
    if (old) keepOwner(temporary, old)
    if (!unchanged()) {
      rmSync(temporary, { force: true })
      return undefined
    }
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    removeIfEmpty(made)
    // Whoever reads the failure knows the file that was meant, and has never heard of the temporary one.
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { path: file, syscall: 'write' })
  }
  syncFolder(folder)
  return made
}

/** Removes the file a path leads to. A link on the way is somebody else's and stays. */
export function removeFile(path: string): void {
  rmSync(linkTarget(path), { force: true })
}

/** Removes the folders that are empty, innermost first; one that somebody uses by now stays. */
export function removeIfEmpty(folders: readonly string[]): void {
  for (const folder of folders.toReversed()) {
    try {
      rmdirSync(folder)
    } catch (error) {
      if (!USED.has(codeOf(error))) throw error
    }
  }
}

export function makeFolder(folder: string, mode?: number): string[] {
  const first = mkdirSync(folder, { recursive: true, ...(mode === undefined ? {} : { mode }) })
  if (first === undefined) return []
  const made = [folder]
  while (made[0] && made[0] !== first && made[0] !== dirname(made[0])) made.unshift(dirname(made[0]))
  return made
}

const USED = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'EBUSY', 'EPERM', 'EACCES'])
const MAX_LINKS = 40
let counter = 0

/** Where a chain of links ends, also when nothing is there yet. */
function linkTarget(path: string): string {
  let target = resolve(path)
  for (let step = 0; step < MAX_LINKS; step++) {
    const here = target
    const real = unlessMissing(() => realpathSync(here))
    if (real) return real
    if (!unlessMissing(() => lstatSync(here))?.isSymbolicLink()) return here
    target = resolve(dirname(here), readlinkSync(here))
  }
  throw new Error(`${path} is a link that leads to itself`)
}

function writeDurably(path: string, content: string | Uint8Array, mode: number | undefined): void {
  const handle = openSync(path, 'wx', mode ?? 0o666)
  try {
    writeFileSync(handle, content)
    // The mode given to open is cut by the umask.
    if (mode !== undefined) chmodSync(path, mode)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Only root can give files away; for everybody else the owner is already right. */
function keepOwner(path: string, { uid, gid }: Stats): void {
  const now = statSync(path)
  if (now.uid === uid && now.gid === gid) return
  try {
    chownSync(path, uid, gid)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') throw error
  }
}

/** Makes the rename itself durable. Windows cannot open a folder, and some file systems cannot sync one. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP'].includes(codeOf(error))) throw error
  }
}

function unlessMissing<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code)
}
