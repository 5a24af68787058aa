import { MOST_HASHED_BYTES } from '../../base/most-hashed.ts'
import type { Files } from '../../protocol/ports.ts'
import type { ProjectPlace } from '../store/identity.ts'
import { definitionOf } from '../truth/definition.ts'
import { definitionHash, pathOf, textOfFile } from '../truth/take.ts'
import type { Anchor } from './anchors.ts'
import type { Rename } from './renames.ts'
import { filesBelow } from './tree.ts'

/** A definition that a memory hangs on and that stands in another file now. */
export interface SymbolMove {
  readonly memory: number
  readonly name: string
  readonly from: string
  readonly to: string
  readonly hash: string
}

export interface Moves {
  readonly renames: readonly Rename[]
  /** Renamed here, while another checkout of the project has them under their old names. */
  readonly shared: readonly Rename[]
  readonly symbols: readonly SymbolMove[]
}

/**
 * What was renamed or moved since it was seen, outside any session too, known by its content alone: a file that is not there any more
 * while another has the very same text, and a definition that left its file and stands in another. Where two could be meant, none is.
 * No program is run.
 */
export function findMoves(
  files: Files,
  place: ProjectPlace & { readonly otherRoots: readonly string[] },
  anchors: readonly Anchor[],
  hasTime: () => boolean,
): Moves {
  const own = anchors.filter(({ kind, key }) => kind === 'file' && !key.startsWith('/'))
  if (own.length === 0 || !files.exists(place.root)) return NOTHING
  const gone = new Map<string, string>()
  for (const { key, hash } of own) if (!gone.has(key) && !files.exists(pathOf(place.root, key))) gone.set(key, hash)
  const homeless = homelessSymbols(files, place, anchors)
  if (gone.size === 0 && homeless.length === 0) return NOTHING
  const below = filesBelow(files, place.root, MOST_FILES, hasTime)
  const known = new Set(own.map(({ key }) => key))
  const renames = renamed(files, place, gone, { below, known, hasTime })
  const followed = new Set(renames.map(({ from }) => from))
  const left = homeless.filter(({ from }) => !followed.has(from))
  const elsewhere = ({ from }: Rename) => place.otherRoots.some((root) => files.exists(pathOf(root, from)))
  return {
    renames: renames.filter((one) => !elsewhere(one)),
    shared: renames.filter(elsewhere),
    symbols: movedSymbols(files, place, left, { below, hasTime }),
  }
}

const NOTHING: Moves = { renames: [], shared: [], symbols: [] }

interface Search {
  readonly below: readonly string[]
  readonly hasTime: () => boolean
}

/** Files of the same name elsewhere first, then those of the same kind that nothing is known about. */
function renamed(
  files: Files,
  { root }: ProjectPlace,
  gone: ReadonlyMap<string, string>,
  { below, known, hasTime }: Search & { readonly known: ReadonlySet<string> },
): Rename[] {
  if (gone.size === 0) return []
  const names = new Set([...gone.keys()].map(baseOf))
  const kinds = new Set([...gone.keys()].map(extensionOf))
  const likely = [
    ...below.filter((path) => names.has(baseOf(path))),
    ...below.filter((path) => !names.has(baseOf(path)) && kinds.has(extensionOf(path)) && !known.has(path)),
  ]
  const byHash = new Map<string, string[]>()
  for (const path of likely.slice(0, MOST_HASHED)) {
    if (!hasTime()) break
    const hash = files.hash(pathOf(root, path), MOST_HASHED_BYTES)
    if (hash !== undefined) byHash.set(hash, [...(byHash.get(hash) ?? []), path])
  }
  return [...gone].flatMap(([from, hash]) => {
    const alike = byHash.get(hash) ?? []
    const same = alike.filter((path) => baseOf(path) === baseOf(from))
    const [to, more] = same.length > 0 ? same : alike
    return to === undefined || more !== undefined ? [] : [{ from, to }]
  })
}

type Homeless = Omit<SymbolMove, 'to'>

/** Definitions that are no longer in the file their memory names beside them. */
function homelessSymbols(files: Files, { root }: ProjectPlace, anchors: readonly Anchor[]): Homeless[] {
  const symbols = anchors.filter(({ kind, hash }) => kind === 'symbol' && hash.startsWith('d:'))
  const texts = new Map<string, string>()
  const textAt = (path: string) => {
    const known = texts.get(path)
    if (known !== undefined) return known
    const text = textOfFile(files, pathOf(root, path)) ?? ''
    texts.set(path, text)
    return text
  }
  return symbols.slice(0, MOST_SYMBOLS).flatMap(({ memory, key: name, hash }) => {
    const named = anchors.filter((one) => one.memory === memory && one.kind === 'file' && !one.key.startsWith('/'))
    const [from, more] = named
    if (!from || more || from.hash === files.hash(pathOf(root, from.key), MOST_HASHED_BYTES)) return []
    return definitionOf(textAt(from.key), name) === undefined ? [{ memory, name, from: from.key, hash }] : []
  })
}

function movedSymbols(
  files: Files,
  { root }: ProjectPlace,
  homeless: readonly Homeless[],
  { below, hasTime }: Search,
): SymbolMove[] {
  if (homeless.length === 0) return []
  const kinds = new Set(homeless.map(({ from }) => extensionOf(from)))
  const near = new Set(homeless.map(({ from }) => folderOf(from)))
  const candidates = below.filter((path) => kinds.has(extensionOf(path)))
  const ordered = [
    ...candidates.filter((path) => near.has(folderOf(path))),
    ...candidates.filter((path) => !near.has(folderOf(path))),
  ]
  const found = new Map<Homeless, string[]>()
  for (const path of ordered.slice(0, MOST_READ)) {
    if (!hasTime()) break
    const text = textOfFile(files, pathOf(root, path)) ?? ''
    for (const one of homeless) {
      if (!text.includes(one.name) || extensionOf(path) !== extensionOf(one.from)) continue
      const definition = definitionOf(text, one.name)
      if (definition !== undefined && definitionHash(definition) === one.hash)
        found.set(one, [...(found.get(one) ?? []), path])
    }
  }
  return [...found].flatMap(([one, [to, more]]) => (to === undefined || more !== undefined ? [] : [{ ...one, to }]))
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

function extensionOf(path: string): string {
  const base = baseOf(path)
  return base.includes('.') ? base.slice(base.lastIndexOf('.')) : base
}

const MOST_FILES = 8000
const MOST_HASHED = 600
const MOST_SYMBOLS = 60
const MOST_READ = 400
