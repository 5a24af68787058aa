import { MOST_HASHED_BYTES } from '../../base/most-hashed.ts'
import { baseName } from '../../base/paths/paths.ts'
import type { Files } from '../../protocol/ports.ts'
import type { ProjectPlace } from '../store/identity.ts'
import { pathOf } from '../truth/take.ts'
import type { Anchor } from './anchors.ts'
import { editedRenames, type GoneFile } from './find-edited.ts'
import { homelessSymbols, movedSymbols, type SymbolMove } from './find-symbols.ts'
import type { Rename } from './renames.ts'
import { extensionOf, filesBelow, type Tree } from './tree.ts'

export interface Moves {
  readonly renames: readonly Rename[]
  /** Renamed here, while another checkout of the project has them under their old names. */
  readonly shared: readonly Rename[]
  readonly symbols: readonly SymbolMove[]
}

/**
 * What was renamed or moved since it was seen, outside any session too, known by its content alone: a file that is not there any more
 * while another has the very same text, or was written since and has most of it, and a definition that left its file and stands in another. Where two could be meant, none is.
 * No program is run.
 */
export function findMoves(
  files: Files,
  place: ProjectPlace & { readonly otherRoots: readonly string[] },
  anchors: readonly Anchor[],
  { marksOf, hasTime }: { readonly marksOf: MarksOf; readonly hasTime: () => boolean },
): Moves {
  const own = anchors.filter(({ kind, key }) => kind === 'file' && !key.startsWith('/'))
  if (own.length === 0 || !files.exists(place.root)) return NOTHING
  const gone = goneFiles(files, place, own)
  const homeless = homelessSymbols(files, place, anchors)
  if (gone.size === 0 && homeless.length === 0) return NOTHING
  const below = filesBelow(files, place.root, MOST_FILES, hasTime)
  const known = new Set(own.map(({ key }) => key))
  const unchanged = renamed(files, place, gone, { below, known, hasTime })
  const left = [...gone.keys()].filter((from) => !unchanged.some((one) => one.from === from))
  const edited = editedRenames(files, place.root, rememberedOf(left, anchors, marksOf), {
    below,
    known: new Set([...known, ...unchanged.map(({ to }) => to)]),
    hasTime,
  })
  const renames = [...unchanged, ...edited]
  const followed = new Set(renames.map(({ from }) => from))
  const adrift = homeless.filter(({ from }) => !followed.has(from))
  const elsewhere = ({ from }: Rename) => place.otherRoots.some((root) => files.exists(pathOf(root, from)))
  return {
    renames: renames.filter((one) => !elsewhere(one)),
    shared: renames.filter(elsewhere),
    symbols: movedSymbols(files, place, adrift, { below, hasTime }),
  }
}

/** What the files under these paths looked like. */
export type MarksOf = (paths: readonly string[]) => ReadonlyMap<string, string>

function rememberedOf(paths: readonly string[], anchors: readonly Anchor[], marksOf: MarksOf): GoneFile[] {
  if (paths.length === 0) return []
  const known = marksOf(paths)
  return paths.flatMap((from) => {
    const marks = known.get(from)
    if (marks === undefined) return []
    const own = anchors.filter(({ kind, key }) => kind === 'file' && key === from)
    const memories = new Set(own.map(({ memory }) => memory))
    const names = anchors.filter(({ kind, memory }) => kind === 'symbol' && memories.has(memory)).map(({ key }) => key)
    return [{ from, marks, names, at: Math.min(...own.map(({ at }) => at)) }]
  })
}

const NOTHING: Moves = { renames: [], shared: [], symbols: [] }

/** Files that are not there any more, each with all that it is known to have been: a note has what it was written of, a session saw it later. */
function goneFiles(files: Files, { root }: ProjectPlace, own: readonly Anchor[]): Map<string, Set<string>> {
  const gone = new Map<string, Set<string>>()
  const there = new Set<string>()
  for (const { key, hash, lastHash } of own) {
    if (there.has(key)) continue
    const known = gone.get(key)
    if (!known && files.exists(pathOf(root, key))) there.add(key)
    else gone.set(key, new Set([...(known ?? []), hash, ...(lastHash === null ? [] : [lastHash])]))
  }
  return gone
}

/** Files of the same name elsewhere first, then those of the same kind that nothing is known about. */
function renamed(
  files: Files,
  { root }: ProjectPlace,
  gone: ReadonlyMap<string, ReadonlySet<string>>,
  { below, known, hasTime }: Tree & { readonly known: ReadonlySet<string> },
): Rename[] {
  if (gone.size === 0) return []
  const names = new Set([...gone.keys()].map(baseName))
  const kinds = new Set([...gone.keys()].map(extensionOf))
  const likely = [
    ...below.filter((path) => names.has(baseName(path))),
    ...below.filter((path) => !names.has(baseName(path)) && kinds.has(extensionOf(path)) && !known.has(path)),
  ]
  const byHash = new Map<string, string[]>()
  for (const path of likely.slice(0, MOST_HASHED)) {
    if (!hasTime()) break
    const hash = files.hash(pathOf(root, path), MOST_HASHED_BYTES)
    if (hash !== undefined) byHash.set(hash, [...(byHash.get(hash) ?? []), path])
  }
  return [...gone].flatMap(([from, hashes]) => {
    const alike = [...new Set([...hashes].flatMap((hash) => byHash.get(hash) ?? []))]
    const same = alike.filter((path) => baseName(path) === baseName(from))
    const [to, more] = same.length > 0 ? same : alike
    return to === undefined || more !== undefined ? [] : [{ from, to }]
  })
}

const MOST_FILES = 8000
const MOST_HASHED = 600
