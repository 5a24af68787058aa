import { type IndexFile, readIndexFile, type TrackedFile, UNTOLD } from '../../base/git/index-file.ts'
import { isAbsolute } from '../../base/paths/paths.ts'
import type { Files } from '../../protocol/ports.ts'
import type { World } from '../compose/line.ts'
import type { Ledger } from '../ledger/facts.ts'

/** Where a working folder is, and what of it is known from its HEAD. */
export interface Checkout {
  /** The working folder itself. */
  readonly top: string
  /** Where it keeps its own HEAD and index, and where all of them keep their objects. */
  readonly own: string
  readonly common: string
  readonly head?: string
  readonly headMade?: number
}

/**
 * What git's index says of the files, as `git status` would, with no program run: which of the edited ones are as they were committed, and
 * which others are not. Undefined where the index cannot be read or is too large for a hook.
 */
export function workingTreeOf(
  files: Files,
  checkout: Checkout,
  ledger: Ledger,
  hasTime: () => boolean,
): Required<Pick<World, 'clean' | 'dirty'>> | undefined {
  const place = `${checkout.own}/index`
  const size = files.size(place) ?? 0
  const index = size === 0 || size > MOST_BYTES ? undefined : readIndexFile(files.read(place, 0, size))
  if (index === undefined) return undefined
  const looked = files.modified(place) ?? 0
  const head = treeOf(files, checkout)
  const isHead = index.tree !== undefined && index.tree === head
  // A tree of its own, of a commit that was refused: what it holds waits.
  const isOther = index.tree !== undefined && head !== undefined && !isHead
  const whole = (path: string) => (isAbsolute(path) ? path : `${ledger.cwd}/${path}`)
  const inTree = (path: string) => path.slice(checkout.top.length + 1)
  const isInside = (path: string) => path.startsWith(`${checkout.top}/`)
  let looks = MOST_HASHES
  const blob = (path: string) => (looks-- > 0 ? files.blob(path, MOST_HASHED) : undefined)
  const isAsIndexed = (path: string, file: TrackedFile) => {
    const at = `${checkout.top}/${path}`
    const state = files.state(at)
    if (state?.size !== file.size) return false
    // Git looks into a file only where its time leaves it open: also where it was written while the index was.
    return (state.modified === file.modified && state.modified < looked) || blob(at) === index.blobOf(file)
  }

  const edited = ledger.work.edits.map(({ path }) => ({ path, at: whole(path) })).filter(({ at }) => isInside(at))
  const clean = edited.filter(({ at }) => {
    const path = inTree(at)
    const file = index.files.get(path)
    if (file === undefined || !isAsIndexed(path, file)) return false
    // What was added and not committed is as the index has it too.
    if (isHead || isOther) return isHead
    return index.isWritten(folderOf(path)) && (files.modified(at) ?? 0) <= (checkout.headMade ?? 0) + A_SECOND
  })
  const own = new Set(edited.map(({ at }) => inTree(at)))
  const dirty =
    index.files.size > MOST_LOOKED
      ? []
      : othersOf(index, own, isAsIndexed, hasTime).map((path) => `${checkout.top}/${path}`)
  // Where time ran out on looking, what was not looked into is not told as changed.
  return { clean: clean.map(({ path }) => path), dirty: looks < 0 ? [] : dirty }
}

function othersOf(
  { files }: IndexFile,
  own: ReadonlySet<string>,
  isAsIndexed: (path: string, file: TrackedFile) => boolean,
  hasTime: () => boolean,
): string[] {
  const others: string[] = []
  let looked = 0
  for (const [path, file] of files) {
    // A slow disk is not waited for.
    if (looked++ % OFTEN_ENOUGH === 0 && !hasTime()) return []
    if (own.has(path) || file === UNTOLD || isAsIndexed(path, file)) continue
    others.push(path)
    // So many are no remainder of work, and looking into each takes time.
    if (others.length > MOST_OTHERS) return []
  }
  return others
}

/** The tree of the last commit, where that lies by itself: in a pack it is not looked for. */
function treeOf(files: Files, { common, head }: Checkout): string | undefined {
  if (head === undefined) return undefined
  const object = files.object(`${common}/objects/${head.slice(0, 2)}/${head.slice(2)}`, MOST_COMMIT)
  return object && TREE_OF.exec(new TextDecoder().decode(object))?.[1]
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what git writes before the content
const TREE_OF = /^commit \d+\u0000tree ([0-9a-f]{40})\n/
const MOST_BYTES = 1024 * 1024
const MOST_LOOKED = 4000
const MOST_HASHED = 1024 * 1024
const MOST_HASHES = 100
const MOST_OTHERS = 300
const OFTEN_ENOUGH = 64
const MOST_COMMIT = 64 * 1024
/** The log tells whole seconds. */
const A_SECOND = 999
