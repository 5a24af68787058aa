import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { redactions } from '../redact.ts'
import { makeFolder, readBytes, removeFile, removeIfEmpty, writeAtomically, writeUnless } from './files.ts'
import { asUsual } from './owner-only.ts'

/** What is kept about a file of somebody else's that we changed: enough to give back its original bytes. */
export interface Backup {
  path: string
  at: string
  /** Whether there was a file before. */
  existed: boolean
  sha256Before: string | null
  /** null when the change removed the file. */
  sha256After: string | null
  /** Name of the copy in the backup folder. */
  copy: string | null
  /** Folders the change had to make, outermost first. */
  foldersMade: string[]
}

/** Where backups are kept, and the time. */
export interface BackupPlace {
  folder: string
  now: Date
  /** Asked at the last moment: false when somebody else has written the file meanwhile, and then it is left alone. */
  unchanged?(): boolean
}

/** A backup whose change the file still shows, with the bytes to go back to; undefined when there was no file. */
export interface Restorable {
  backup: Backup
  original: Buffer | undefined
}

/**
 * Changes a file after a copy of its bytes has been put aside; undefined as text removes it.
 * Over a file that still is what an earlier change wrote, the earlier original is the one to go back to.
 */
export function changeFile(path: string, after: string | undefined, place: BackupPlace): Backup | undefined {
  const name = nameOf(path, place)
  const earlier = restorable(path, place.folder)?.backup
  const backup: Backup = {
    ...(earlier ?? putAside(path, name, place)),
    at: place.now.toISOString(),
    sha256After: hashOf(after),
  }
  // The record comes first: a crash between the two leaves a record that fits no file, which is harmless.
  writeRecord(place.folder, name, backup)
  const { unchanged = () => true } = place
  if (after === undefined) {
    if (!unchanged()) return undefined
    removeFile(path)
    return backup
  }
  const foldersMade = asUsual(() => writeUnless(path, after, unchanged))
  if (foldersMade === undefined) return undefined
  if (foldersMade.length === 0) return backup
  const complete = { ...backup, foldersMade }
  writeRecord(place.folder, name, complete)
  return complete
}

/** The newest backup whose change the file still shows, byte for byte; undefined when anybody changed the file since. */
export function restorable(path: string, folder: string): Restorable | undefined {
  const current = hashOf(readBytes(path))
  if (current === null) return undefined
  const candidates = recordsOf(path, folder).filter(({ backup }) => backup.sha256After === current)
  for (const { backup } of candidates.toReversed()) {
    const original = backup.copy === null ? undefined : readBytes(join(folder, backup.copy))
    if (hashOf(original) === backup.sha256Before && backup.existed === (original !== undefined))
      return { backup, original }
  }
  return undefined
}

/** Every file that was changed and not put back yet. */
export function backedUpPaths(folder: string): string[] {
  return [...new Set(list(folder).flatMap((name) => readRecord(join(folder, name))?.path ?? []))]
}

/** Gives the file its original bytes back, or lets it go where there was none. */
export function restoreBackup({ backup, original }: Restorable): void {
  if (original) asUsual(() => writeAtomically(backup.path, original))
  else removeFile(backup.path)
}

/**
 * Ends the matter, however the file was put back: its records go, and folders made for it if they are empty. Copies stay a while, except
 * those that hold a secret: of a key there shall be no copy that nobody remembers.
 */
export function settle(path: string, folder: string): void {
  const settled = recordsOf(path, folder)
  for (const { file } of settled) rmSync(join(folder, file), { force: true })
  for (const { backup } of settled) removeIfEmpty(backup.foldersMade)
  const names = list(folder)
  const used = new Set(names.map((name) => readRecord(join(folder, name))?.copy))
  const spare = names.filter((name) => name.endsWith('.bak') && !used.has(name))
  const telling = spare.filter((name) => holdsSecret(join(folder, name)))
  const others = spare.filter((name) => !telling.includes(name))
  for (const name of [...telling, ...others.slice(0, -COPIES_KEPT)]) rmSync(join(folder, name), { force: true })
}

const COPIES_KEPT = 20

function holdsSecret(copy: string): boolean {
  return redactions(readBytes(copy)?.toString() ?? '').length > 0
}

/** Settings may hold keys: backups are for their owner alone. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700

function putAside(path: string, name: string, { folder, now }: BackupPlace): Backup {
  const bytes = readBytes(path)
  const copy = bytes ? `${name}.bak` : null
  makeFolder(folder, PRIVATE_FOLDER)
  if (bytes && copy) writeAtomically(join(folder, copy), bytes, { mode: PRIVATE_FILE })
  return {
    path: resolve(path),
    at: now.toISOString(),
    existed: bytes !== undefined,
    sha256Before: hashOf(bytes),
    sha256After: null,
    copy,
    foldersMade: [],
  }
}

/** Sorts by time; the hash keeps files apart that are changed in the same millisecond, the number changes of one file. */
function nameOf(path: string, { folder, now }: BackupPlace): string {
  const stem = `${now.toISOString().replace(/\D/g, '')}-${hashOf(resolve(path))?.slice(0, 8)}-`
  const last = list(folder).findLast((name) => name.startsWith(stem))
  const number = last ? Number.parseInt(last.slice(stem.length), 10) + 1 : 0
  return stem + String(number).padStart(3, '0')
}

function writeRecord(folder: string, name: string, backup: Backup): void {
  writeAtomically(join(folder, `${name}.json`), `${JSON.stringify(backup, null, 2)}\n`, { mode: PRIVATE_FILE })
}

function recordsOf(path: string, folder: string): { file: string; backup: Backup }[] {
  const wanted = resolve(path)
  return list(folder).flatMap((file) => {
    const backup = readRecord(join(folder, file))
    return backup?.path === wanted ? [{ file, backup }] : []
  })
}

function readRecord(path: string): Backup | undefined {
  if (!path.endsWith('.json')) return undefined
  try {
    const value: unknown = JSON.parse(readBytes(path)?.toString() ?? '')
    return isBackup(value) ? value : undefined
  } catch (error) {
    // A damaged record is as good as none: uninstall then edits the file instead.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function isBackup(value: unknown): value is Backup {
  if (typeof value !== 'object' || value === null) return false
  const { path, existed, foldersMade } = value as Partial<Backup>
  return typeof path === 'string' && typeof existed === 'boolean' && Array.isArray(foldersMade)
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return []
    throw error
  }
}

function hashOf(content: string | Uint8Array | undefined): string | null {
  return content === undefined ? null : createHash('sha256').update(content).digest('hex')
}
