import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'

/**
 * Which of the files that run somebody has to open to follow a walk, and why the others not. The reasons are asked in this order; what none
 * of them fits is to be read.
 */
const REASONS: readonly { readonly why: string; readonly holds: (file: string, lines: number) => boolean }[] = [
  {
    why: 'the ground: what everyone may import, read once and not on each walk',
    holds: (file) => /^src\/(base|protocol|messages)\//.test(file),
  },
  {
    why: 'behind an interface: the store, files, the clock, where things lie, input and output',
    holds: (file) => /^src\/(storage\/|platform\/(files\/|clock|paths|io|terminal|libc))/.test(file),
  },
  { why: 'entries of a table of which one was read', holds: (file) => tableOf(file) !== undefined },
  {
    why: 'helpers and guards, which their name at the call says: fewer than six lines ran',
    holds: (_, lines) => lines < FEW,
  },
]

const FEW = 6

/** Files that are alike, each reached through its table alone: kinds of facts, parts of A and B, languages, signs of hosts. */
const TABLES: readonly RegExp[] = [
  /^src\/continuity\/ledger\/facts\//,
  /^src\/continuity\/compose\/parts\//,
  /^src\/continuity\/texts\/labels\//,
  /^src\/hosts\/([^/]+\/sign|foreign\/)/,
]

const tableOf = (file: string) => TABLES.find((table) => table.test(file))

export interface Reading {
  readonly toRead: readonly string[]
  /** The files that each reason leaves out. */
  readonly left: readonly { readonly why: string; readonly files: readonly string[] }[]
}

/** `run`: the files of which a function ran, with how many lines. */
export function readingOf(run: ReadonlyMap<string, number>): Reading {
  const files = [...run].sort(([one], [other]) => (one < other ? -1 : 1))
  const shown = new Set(TABLES.flatMap((table) => readOf(files.filter(([file]) => tableOf(file) === table))))
  const reasonOf = ([file, lines]: readonly [string, number]) =>
    shown.has(file) ? undefined : REASONS.find(({ holds }) => holds(file, lines))?.why
  const named = (why: string | undefined) => files.filter((one) => reasonOf(one) === why).map(([file]) => file)
  return { toRead: named(undefined), left: REASONS.map(({ why }) => ({ why, files: named(why) })) }
}

/** Of the files of a table the one of which most ran, and those of them that it is made of; of what is but a few lines none. */
function readOf(entries: readonly (readonly [file: string, lines: number])[]): string[] {
  const long = entries.filter(([, lines]) => lines >= FEW)
  const [longest] = [...long].sort(([, one], [, other]) => other - one)
  if (!longest) return []
  const parts = importsOf(longest[0])
  return [longest[0], ...long.map(([file]) => file).filter((file) => parts.includes(file))]
}

function importsOf(file: string): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|\}) .*from '(\.[^']+)'$/gm)].map(
    ([, path = '']) => join(dirname(file), path),
  )
}
