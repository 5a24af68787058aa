import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from './reading.ts'

/** Whether a repository holds an object, by its files alone: loose, in a pack, or in a repository it borrows from. */
export async function hasObject(common: string, hash: string): Promise<boolean> {
  if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(hash)) return false
  const folders = [`${common}/objects`, ...(await borrowed(`${common}/objects`))]
  return folders.some((folder) => isLoose(folder, hash) || isPacked(`${folder}/pack`, hash))
}

async function borrowed(objects: string): Promise<string[]> {
  const text = (await readText(`${objects}/info/alternates`)) ?? ''
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, 5)
    .map((line) => (line.startsWith('/') ? line : join(objects, line)))
}

function isLoose(objects: string, hash: string): boolean {
  return existsSync(`${objects}/${hash.slice(0, 2)}/${hash.slice(2)}`)
}

const MOST_PACKS = 200

function isPacked(folder: string, hash: string): boolean {
  try {
    const packs = readdirSync(folder).filter((name) => name.endsWith('.idx'))
    return packs.slice(0, MOST_PACKS).some((name) => isInIndex(`${folder}/${name}`, hash))
  } catch {
    return false
  }
}

/** Version 2 of the index, which git has written since 2007: a sign, how many names begin with each byte or less, and the names in order. */
function isInIndex(file: string, hash: string): boolean {
  const fd = openSync(file, 'r')
  try {
    const head = Buffer.alloc(NAMES_FROM)
    if (readSync(fd, head, 0, NAMES_FROM, 0) < NAMES_FROM || head.readUInt32BE(0) !== SIGN) return false
    const wanted = Buffer.from(hash, 'hex')
    const first = wanted[0] ?? 0
    const from = first === 0 ? 0 : head.readUInt32BE(8 + (first - 1) * 4)
    const to = head.readUInt32BE(8 + first * 4)
    if (to <= from || to - from > MOST_NAMES) return false
    const names = Buffer.alloc((to - from) * wanted.length)
    readSync(fd, names, 0, names.length, NAMES_FROM + from * wanted.length)
    for (let at = 0; at < names.length; at += wanted.length)
      if (names.compare(wanted, 0, wanted.length, at, at + wanted.length) === 0) return true
    return false
  } finally {
    closeSync(fd)
  }
}

const SIGN = 0xff744f63
const NAMES_FROM = 8 + 256 * 4
const MOST_NAMES = 1_000_000
