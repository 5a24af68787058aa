import { namedIn } from '../../../base/names.ts'
import { baseName, parentOf } from '../../../base/paths/paths.ts'
import type { FileDetails } from '../../learn/files.ts'
import { warmthAt } from '../../learn/heat.ts'
import type { Say } from '../laid-down.ts'
import type { Material } from '../material.ts'
import { listed, MOST_NAMED } from '../wording.ts'

type File = Material<FileDetails>

/** Where the work is: the files that most sessions of late changed, folder by folder, and what is changed together. */
export function workedOnLines(files: readonly File[], seq: number, say: Say): void {
  const used = files
    .filter((file) => changedIn(file) >= FEWEST_SESSIONS)
    .map((file) => ({ file, warmth: warmthAt(file.details.warmth, seq) }))
    .sort((a, b) => b.warmth - a.warmth)
    .slice(0, MOST_LOOKED_AT)
    .map(({ file }) => file)
  const told = new Set<string>()
  for (const [folder, own] of topFolders(used)) {
    const head = `Worked on most ${folder === '' ? 'at the root' : `under ${folder}/`}`
    const some = own.slice(0, MOST_OF_FOLDER)
    // A line that names too much is a list.
    while (some.length > 0 && namedIn(`${head}: ${counted(some, seq)}`).size > MOST_NAMED) some.pop()
    if (some.length === 0) continue
    for (const { details } of some) told.add(details.path)
    say(`${head}: ${counted(some, seq)}`, some, WHY)
  }
  let left = MOST_PAIRS
  for (const file of used) {
    const { path } = file.details
    const partners = partnersOf(file, seq).filter((one) => !told.has(one))
    while (partners.length > 0 && namedIn(together(path, partners)).size > MOST_NAMED) partners.pop()
    if (partners.length === 0) continue
    if (left-- === 0) break
    for (const one of [path, ...partners]) told.add(one)
    say(together(path, partners), [file], WHY)
  }
}

function together(path: string, partners: readonly string[]): string {
  return `${baseName(path)} is often changed together with ${listed(partners.map(baseName))}`
}

function counted(files: readonly File[], seq: number): string {
  const [first, ...others] = files.toSorted((a, b) => changedIn(b) - changedIn(a))
  return listed([
    ...(first ? [`${baseName(first.details.path)} (in ${changedIn(first)} of ${seq} sessions)`] : []),
    ...others.map((file) => `${baseName(file.details.path)} (${changedIn(file)})`),
  ])
}

/** What was only read was not worked on. */
function changedIn({ details }: File): number {
  return details.changed?.[0] ?? 0
}

/** In the order of their warmest file. */
function topFolders(files: readonly File[]): [string, File[]][] {
  const folders = new Map<string, File[]>()
  for (const file of files) {
    const folder = parentOf(file.details.path)
    folders.set(folder, [...(folders.get(folder) ?? []), file])
  }
  return [...folders].slice(0, MOST_FOLDERS)
}

/** What was changed in many of the sessions that changed the file, and in more than one; that its own test was goes without saying. */
function partnersOf({ details }: File, seq: number): string[] {
  const own = warmthAt(details.warmth, seq)
  return Object.entries(details.together)
    .filter(([path, [score]]) => score >= MORE_THAN_ONCE && plainName(path) !== plainName(details.path))
    .map(([path, warmth]) => ({ path, share: warmthAt(warmth, seq) / own }))
    .filter(({ share }) => share >= OFTEN)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_PARTNERS)
    .map(({ path }) => path)
}

function plainName(path: string): string {
  return baseName(path)
    .replace(/\.\w+$/, '')
    .replace(/^test[_-]|[._-](?:test|spec)$|(?<=[a-z])(?:Test|Spec)s?$/, '')
}

const WHY = 'worked on most'
const FEWEST_SESSIONS = 3
const MOST_LOOKED_AT = 24
const MOST_OF_FOLDER = 4
const MOST_FOLDERS = 3
const MOST_PAIRS = 5
const MOST_PARTNERS = 2
/** Twice, the first of them up to thirty sessions before the second. */
const MORE_THAN_ONCE = 1.36
const OFTEN = 0.4
