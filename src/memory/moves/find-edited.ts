import { baseName } from '../../base/paths/paths.ts'
import type { Files } from '../../protocol/ports.ts'
import { definitionOf } from '../truth/definition.ts'
import { pathOf, textOfFile } from '../truth/take.ts'
import { marksOfText, sharedMarks } from './marks.ts'
import type { Rename } from './renames.ts'
import { extensionOf, type Tree } from './tree.ts'

/** A file that is not there any more, as it is remembered. */
export interface GoneFile {
  readonly from: string
  readonly marks: string
  /** When it was last known to be as the marks say. */
  readonly at: number
  /** What memories say is defined there. */
  readonly names: readonly string[]
}

/**
 * Files that were renamed and edited at once: of those that were written since, the one that has most of what the gone one had, and clearly
 * more than any other. Where two are as alike, or two gone files are like one, none is.
 */
export function editedRenames(
  files: Files,
  root: string,
  gone: readonly GoneFile[],
  { below, known, hasTime }: Tree & { readonly known: ReadonlySet<string> },
): Rename[] {
  const kinds = new Set(gone.map(({ from }) => kindOfFile(from)))
  const since = Math.min(...gone.map(({ at }) => at))
  const written = below
    .filter((path) => kinds.has(kindOfFile(path)) && !known.has(path))
    .slice(0, MOST_LOOKED_AT)
    .filter((path) => hasTime() && (files.modified(pathOf(root, path)) ?? 0) >= since - CLOCKS_MS)
  const likely = written.slice(0, MOST_READ).flatMap((path) => {
    const text = hasTime() ? textOfFile(files, pathOf(root, path)) : undefined
    const marks = text === undefined ? undefined : marksOfText(text)
    return text === undefined || marks === undefined ? [] : [{ path, text, marks }]
  })
  const found = gone.flatMap(({ from, marks, names }): Rename[] => {
    const alike = likely
      .filter(({ path }) => kindOfFile(path) === kindOfFile(from))
      .map((one) => ({ ...one, share: sharedMarks(marks, one.marks) }))
      .sort((a, b) => b.share - a.share)
    const [first, second] = alike
    if (first === undefined || first.share - (second?.share ?? 0) < APART) return []
    const isNamed =
      baseName(first.path) === baseName(from) || names.some((name) => definitionOf(first.text, name) !== undefined)
    return first.share >= (isNamed ? LEAST_NAMED : LEAST) ? [{ from, to: first.path }] : []
  })
  return found.filter(({ to }) => found.filter((one) => one.to === to).length === 1)
}

/** A script may become a typed one on the way. */
function kindOfFile(path: string): string {
  const extension = extensionOf(path)
  return /^\.[cm]?[jt]sx?$/.test(extension) ? '.js' : extension
}

const MOST_LOOKED_AT = 2000
const MOST_READ = 200
const LEAST = 0.4
const LEAST_NAMED = 0.2
const APART = 0.12
/** A file system may count in whole seconds. */
const CLOCKS_MS = 2000
