import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../../base/ids.ts'
import { isRecord } from '../../base/is-record.ts'
import { markOf } from '../../continuity/feature/read-transcript.ts'
import { files } from '../../platform/files/file-port.ts'
import type { Paths } from '../../platform/paths.ts'
import type { Files } from '../../protocol/ports.ts'
import { EDITION } from '../store.ts'

/**
 * Records of large transcripts, redacted, beside the store. A copy is a file of records and a small one that says how much of it
 * holds and how far the transcript was read; the small one is written last, so that half a copy counts for nothing. Whatever is
 * wrong with a copy, it is made anew.
 */
export interface Copy extends Told {
  readonly data: string
  readonly length: number
}

interface Told {
  /** Where to read the transcript on. */
  readonly from: number
  /** How many characters of a tool's result were kept. */
  readonly most: number
  /** What stands before that place: when it is no longer the same, the file was replaced. */
  readonly mark: string
  /** Where the last compaction stands. */
  readonly boundary?: number
}

/** A transcript, and how it is read. */
export interface Copied {
  readonly path: string
  readonly files: Files
}

export function openCopy(folder: string, { path, files: read }: Copied, most: number): Copy | undefined {
  const { head, name } = namesOf(folder, path)
  try {
    const told: unknown = JSON.parse(readFileSync(head, 'utf8'))
    if (!isRecord(told) || told.version !== VERSION || told.path !== path || told.most !== most) return undefined
    const { from, mark, length, boundary, data } = told
    if (typeof from !== 'number' || typeof mark !== 'string' || typeof length !== 'number') return undefined
    if (typeof data !== 'string' || !data.startsWith(name)) return undefined
    const file = join(folder, data)
    if (from > (read.size(path) ?? 0) || markOf(read, path, from) !== mark) return undefined
    if ((files.size(file) ?? 0) < length) return undefined
    const now = new Date()
    utimesSync(head, now, now)
    return { data: file, length, from, most, mark, ...(typeof boundary === 'number' && { boundary }) }
  } catch {
    return undefined
  }
}

/** Whole records, as they stand in the copy. */
export function* recordsIn({ data, length }: Copy): Generator<string> {
  const decoder = new TextDecoder()
  // In one place, behind what is left of the part before.
  let place = new Uint8Array(2 * READ)
  let held = 0
  for (let at = 0; at < length; at += READ) {
    if (place.length < held + READ) place = larger(place)
    const part = files.read(data, at, Math.min(length, at + READ), place.subarray(held, held + READ))
    const filled = held + part.length
    const end = place.subarray(0, filled).lastIndexOf(0) + 1
    yield decoder.decode(place.subarray(0, end))
    place.copyWithin(0, end, filled)
    held = filled - end
  }
}

export interface CopyWriter {
  /** Whole records. */
  add(records: string): void
  end(told: Told): void
}

/** Writes a copy, or adds to one. Never a reason to fail: an answer does not need its copy. */
export function writeCopy(folder: string, path: string, before: Copy | undefined): CopyWriter {
  const { head, name } = namesOf(folder, path)
  const data = `${name}-${process.pid}-${before?.length ?? 0}.records`
  const file = join(folder, data)
  let held: string[] = []
  let length = 0
  let failed = false
  let begun = false
  const quietly = (work: () => void) => {
    if (failed) return
    try {
      work()
    } catch {
      failed = true
      rmSync(file, { force: true })
    }
  }
  const begin = () => {
    begun = true
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (!before) return writeFileSync(file, '', { mode: 0o600 })
    copyFileSync(before.data, file)
    truncateSync(file, before.length)
  }
  const flush = () => {
    if (!begun) begin()
    appendFileSync(file, held.join(''))
    held = []
    length = 0
    if (statSync(file).size > MOST_OF_ONE) throw new Error('too large to be kept')
  }
  return {
    add(records) {
      if (failed) return
      held.push(records)
      length += records.length
      if (length > CHUNK) quietly(flush)
    },
    end(told) {
      quietly(() => {
        flush()
        const text = JSON.stringify({ version: VERSION, path, data, length: statSync(file).size, ...told })
        const temporary = `${head}.${process.pid}.tmp`
        writeFileSync(temporary, text, { mode: 0o600 })
        renameSync(temporary, head)
        keepFew(folder)
      })
    },
  }
}

/** Where the copies are; they are made where there is a store, or at least the folder for one. */
export function copiesIn({ home }: Pick<Paths, 'home'>): string {
  return join(home, 'past')
}

/** All of them: they are made again when they are needed. */
export function forgetCopies(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Data that no copy names is left over; of the copies, the ones used longest ago go first. */
function keepFew(folder: string): void {
  const heads = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, usedAt: statSync(join(folder, name)).mtimeMs, ...named(join(folder, name)) }))
    .sort((a, b) => b.usedAt - a.usedAt)
  let left = MOST_OF_ALL
  const kept = new Set<string>()
  for (const { name, data, length } of heads) {
    left -= length
    if (left >= 0) kept.add(name).add(data)
  }
  for (const name of readdirSync(folder))
    if (!kept.has(name) && isOld(join(folder, name), kept, name)) rmSync(join(folder, name), { force: true })
}

/** Another process may be writing just now. */
function isOld(file: string, kept: ReadonlySet<string>, name: string): boolean {
  if (name.endsWith('.json')) return true
  const prefix = name.split('-')[0] ?? ''
  return kept.has(`${prefix}.json`) || Date.now() - statSync(file).mtimeMs > WRITING_MS
}

function named(head: string): { data: string; length: number } {
  try {
    const told: unknown = JSON.parse(readFileSync(head, 'utf8'))
    if (isRecord(told) && typeof told.data === 'string' && typeof told.length === 'number')
      return { data: told.data, length: told.length }
  } catch {}
  return { data: '', length: Number.POSITIVE_INFINITY }
}

function namesOf(folder: string, path: string): { head: string; name: string } {
  const name = fingerprint(path) + fingerprint(`${path} `)
  return { head: join(folder, `${name}.json`), name }
}

function larger(place: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(2 * place.length)
  made.set(place)
  return made
}

/** A copy that was redacted by an older finder is made anew, like one of another form. */
const VERSION = `1.${EDITION}`
const MB = 1024 * 1024
const CHUNK = 256 * 1024
/** Several blocks at a time: one that lies within it is a part of it, and not written down a second time. */
const READ = MB
const MOST_OF_ONE = 64 * MB
const MOST_OF_ALL = 192 * MB
const WRITING_MS = 10 * 60_000
