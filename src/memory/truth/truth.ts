import { MOST_HASHED_BYTES } from '../../base/most-hashed.ts'
import type { Files } from '../../protocol/ports.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { EVERYWHERE, type ProjectPlace } from '../store/identity.ts'
import { isOwnWord, kindOf } from '../store/kinds.ts'
import type { Link } from '../store/links.ts'
import type { Author, Truth } from '../store/record.ts'
import { definitionOf, standsIn } from './definition.ts'
import { definitionHash, NAMED, pathOf, textOfFile } from './take.ts'

interface Row extends Link {
  readonly memory: number
  readonly project: string
  readonly uri: string
  readonly author: Author
}

/**
 * Which of these memories still hold, as the project stands in this folder now. It is asked anew whenever something is to be
 * told: another branch or another worktree may have what this one lacks. Memories that name nothing seen here are left out.
 */
export function checkTruth(
  sql: ReadSql,
  files: Files,
  place: ProjectPlace,
  ids: readonly number[],
  hasTime: () => boolean,
): Map<number, Truth> {
  const found = new Map<number, Truth>()
  if (ids.length === 0) return found
  const rows = sql.all<Row>(
    `SELECT l.memory, l.kind, l.key, l.hash, m.project, m.uri, m.author FROM memory_links l JOIN memories m ON m.id = l.memory
     WHERE l.memory IN (${ids.join(',')}) AND l.kind != 'error'`,
  )
  const seen = new Set(rows.filter(({ kind, hash }) => kind === 'file' && hash !== null).map(({ memory }) => memory))
  for (const id of seen) {
    if (!hasTime()) break
    const links = rows.filter(({ memory }) => memory === id)
    found.set(id, judgeTruth(files, place.root, { links, ...standingOf(links[0]) }).truth)
  }
  return found
}

/** Whose a memory is, as far as its anchors are concerned. */
export function standingOf(memory: Pick<Row, 'project' | 'uri' | 'author'> | undefined) {
  return { learned: memory !== undefined && isLearned(memory), everywhere: memory?.project === EVERYWHERE }
}

/** What sessions left behind about a file, unless somebody put it into words of their own. */
function isLearned({ uri, author }: { readonly uri: string; readonly author: Author }): boolean {
  return kindOf(uri) === 'file' && !isOwnWord(author)
}

/** What a memory hangs on, and whose it is. */
interface Anchored {
  readonly links: readonly Link[]
  /** What was written down about a file by itself is about whatever the file is now: it does not count as changed. */
  readonly learned: boolean
  /** It holds in every project, where a path from the root is another file each time. */
  readonly everywhere: boolean
}

interface Judged {
  readonly truth: Truth
  readonly anchors: readonly { readonly link: Link; readonly state: Truth }[]
}

/**
 * Whether what a memory hangs on is as it was. Only what this store saw while it existed can be gone; the rest is unchecked. A
 * name is the narrower anchor: a file that changed around a definition that did not leaves the memory current. A memory that
 * hangs on several things is gone when all of them are.
 */
export function judgeTruth(files: Files, root: string, memory: Anchored): Judged {
  const rootIsThere = files.exists(root)
  const states = new Map<Link, Truth>()
  for (const link of memory.links) {
    if (link.kind === 'file') states.set(link, rootIsThere ? stateOfFile(files, root, link, memory) : 'unchecked')
    else if (link.kind === 'folder' || link.kind === 'extension') states.set(link, 'unchecked')
  }
  const fileLinks = memory.links.filter(({ kind }) => kind === 'file')
  const texts = lazily(() => fileLinks.flatMap(({ key }) => textOfFile(files, pathOf(root, key)) ?? []))
  const judgeable = fileLinks.some((link) => states.get(link) !== 'unchecked') && !memory.learned
  const untouched = fileLinks.every((link) => states.get(link) === 'current')
  for (const link of memory.links) {
    if (link.kind !== 'symbol') continue
    if (!judgeable || !link.hash) states.set(link, 'unchecked')
    else states.set(link, untouched ? 'current' : stateOfSymbol(texts(), link))
  }
  const anchors = memory.links.flatMap((link) => {
    const state = states.get(link)
    return state === undefined ? [] : [{ link, state }]
  })
  return { truth: truthOf(anchors), anchors }
}

function stateOfFile(files: Files, root: string, { key, hash }: Link, { learned, everywhere }: Anchored): Truth {
  if (!hash || (everywhere && !key.startsWith('/'))) return 'unchecked'
  const path = pathOf(root, key)
  if (learned) return files.exists(path) ? 'current' : 'gone'
  const now = files.hash(path, MOST_HASHED_BYTES)
  if (now === undefined) return files.exists(path) ? 'unchecked' : 'gone'
  return now === hash ? 'current' : 'changed'
}

/** A name that still stands although its definition went away has moved: nobody here knows where to. */
function stateOfSymbol(texts: readonly string[], { key, hash }: Link): Truth {
  const stands = texts.some((text) => standsIn(text, key))
  if (hash === NAMED) return stands ? 'current' : 'gone'
  const definitions = texts.flatMap((text) => definitionOf(text, key) ?? [])
  if (definitions.some((definition) => definitionHash(definition) === hash)) return 'current'
  return definitions.length > 0 || stands ? 'changed' : 'gone'
}

function truthOf(anchors: Judged['anchors']): Truth {
  const places = anchors.filter(({ link }) => link.kind !== 'symbol').map(({ state }) => state)
  const names = anchors
    .filter(({ link, state }) => link.kind === 'symbol' && state !== 'unchecked')
    .map(({ state }) => state)
  if (places.every((state) => state === 'unchecked')) return 'unchecked'
  if (places.every((state) => state === 'gone')) return 'gone'
  if (names.length === 0) return touched(places) ? 'changed' : wholly(anchors)
  if (names.every((state) => state === 'gone')) return places.length === 1 ? 'gone' : 'changed'
  return touched(names) || places.includes('gone') ? 'changed' : 'current'
}

function touched(states: readonly Truth[]): boolean {
  return states.includes('changed') || states.includes('gone')
}

function wholly(anchors: Judged['anchors']): Truth {
  return anchors.some(({ link, state }) => link.kind === 'file' && state === 'unchecked') ? 'unchecked' : 'current'
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
