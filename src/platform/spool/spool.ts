import {
  closeSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { PENDING } from './spool-sign.ts'

/** Rows beyond this are given up rather than filling a disk: something has been wrong for thousands of events. */
const MOST_FILES = 20_000
/** No row is longer: an event of a host is a few KB, and at most 16 MB. */
const LONGEST_ROW = 64 * 1024 * 1024

/** Keeps a row that could not be written to the store. On disk, and whole, when this returns. */
export function spool(folder: string, row: unknown): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).length > MOST_FILES) throw new Error(`${folder} holds more than ${MOST_FILES} rows`)
  const draft = `${folder}/${process.pid}.draft`
  try {
    writeDurably(draft, `${JSON.stringify(row)}\n`)
    // A link, because it appears whole and refuses to replace the row of an earlier process with the same id.
    for (let n = 0; !linked(draft, `${folder}/${process.pid}-${n}.jsonl`); n++);
    keepName(folder)
  } finally {
    rmSync(draft, { force: true })
  }
  // After the row: whoever removes the sign first and lists the rows then cannot miss this one.
  writeFileSync(`${folder}/${PENDING}`, 'rows wait here\n', { mode: 0o600 })
}

export interface Spooled {
  file: string
  rows: unknown[]
}

/** What is waiting. A torn line (the machine died while it was written) is passed over. */
export function spooled(folder: string): Spooled[] {
  rmSync(`${folder}/${PENDING}`, { force: true })
  return namesIn(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((file) => {
      const text = textOf(`${folder}/${file}`)
      return text === undefined ? [] : { file, rows: text.split('\n').flatMap(rowOf) }
    })
}

/** Called when the rows are safe in the store. */
export function unspool(folder: string, files: readonly string[]): void {
  for (const file of files) rmSync(`${folder}/${file}`, { force: true })
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600)
  try {
    // Not writeSync: on a disk that is nearly full it writes a part and calls that a success.
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** The name of a new file is on the disk when its folder is; Windows has no such call. */
function keepName(folder: string): void {
  if (process.platform === 'win32') return
  const open = openSync(folder, 'r')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Undefined when there is nothing to read any more: whoever took the row in removes its file without the lock. */
function textOf(path: string): string | undefined {
  try {
    const stat = lstatSync(path)
    return stat.isFile() && stat.size <= LONGEST_ROW ? readFileSync(path, 'utf8') : undefined
  } catch {
    return undefined
  }
}

function rowOf(line: string): unknown[] {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    return []
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'EEXIST') return false
    throw failure
  }
}
