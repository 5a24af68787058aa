import * as cold from '../../../base/cold.ts'
import { listed, MOST_NAMED } from '../wording.ts'
import type { FileCard } from './cards.ts'
import { insert } from './top.ts'

/** A file that may be spoken of. */
export interface FileCandidate {
  readonly memory: number
  readonly card: FileCard
  /** It is no longer as it was when this was learned. */
  readonly changed: boolean
  /** It was spoken of in this context: only names that were not are worth a line. */
  readonly told?: boolean
}

export interface SelectedFiles {
  readonly lines: readonly string[]
  readonly memories: readonly { readonly memory: number; readonly text: string }[]
}

/** What a name is worth saying now, given what it is usually worth. */
export type Worth = (name: string, usual: number) => number

/**
 * The lines worth most for their length, until the room is used up, under the folder they belong to. What one line has said
 * counts no more for the next, so a line can only lose: it is worked out again when it looks like the best, not before.
 */
export function selectFiles(
  candidates: readonly FileCandidate[],
  room: number,
  said: Set<string>,
  worthOf: Worth,
): SelectedFiles {
  const picked: Line[] = []
  const folders = new Map<string, Line[]>()
  let left = room
  const pool = cold.map(candidates, (candidate) => entryOf(candidate, worthOf, said))
  for (;;) {
    const best = bestOf(pool, folders, left)
    if (!best) break
    const { entry, line, cost } = best
    if (entry.asOf !== picked.length) {
      entry.line = lineOf(entry, said)
      entry.asOf = picked.length
      continue
    }
    picked.push(line)
    left -= cost
    const { folder } = entry.candidate.card
    const beside = folders.get(folder)
    if (beside) beside.push(line)
    else folders.set(folder, [line])
    for (const name of line.names) said.add(name)
    entry.times++
    entry.asOf = picked.length
    entry.line = entry.times < PER_FILE ? lineOf(entry, said) : undefined
  }
  const lines: string[] = []
  for (const [folder, own] of folders) {
    lines.push(headingOf(folder))
    // Whatever else there is about a file comes right behind its first line.
    for (const first of own) {
      if (first.further) continue
      for (const { memory, text, further } of own)
        if (memory === first.memory) lines.push(further ? `  - ${text}` : `- ${text}`)
    }
  }
  return { lines, memories: cold.map(picked, ({ memory, text }) => ({ memory, text })) }
}

interface Line {
  readonly memory: number
  readonly text: string
  readonly names: readonly string[]
  readonly gain: number
  /** Not the first about its file. */
  readonly further: boolean
}

interface Rated {
  readonly name: string
  readonly worth: number
  /** What else it brings; without, itself alone. */
  readonly brought?: readonly string[] | undefined
}

interface Entry {
  readonly candidate: FileCandidate
  readonly names: readonly Rated[]
  readonly own: readonly Rated[]
  /** How much its folder's heading takes. */
  readonly heading: number
  times: number
  /** How many lines had been picked when this one was worked out. */
  asOf: number
  line: Line | undefined
}

function entryOf(candidate: FileCandidate, worthOf: Worth, said: ReadonlySet<string>): Entry {
  const { card } = candidate
  const names: Rated[] = []
  for (const named of card.names) {
    const name = named[0]
    if (said.has(name)) continue
    const worth = worthOf(name, named[1])
    // Most come after the best ones and are worth less: for them nothing is made.
    const last = names[MOST_LOOKED_AT - 1]
    if (!last || worth > last.worth) insert(names, { name, worth, brought: named[2] }, MOST_LOOKED_AT)
  }
  // A file's name without its ending is often a name of its own, and in use wherever the file is.
  const own = cold.map(card.own, (name) => ({ name, worth: worthOf(name, card.worth) }))
  const entry: Entry = {
    candidate,
    names,
    own,
    heading: headingOf(card.folder).length + 1,
    times: 0,
    asOf: 0,
    line: undefined,
  }
  entry.line = lineOf(entry, said)
  return entry
}

/** The best line about a file, given what has been said: what it is about, and the names that matter most. */
function lineOf({ candidate, names, own, times }: Entry, said: ReadonlySet<string>): Line | undefined {
  const { card, memory, changed, told = false } = candidate
  const head = times === 0 ? card.head : card.more[times - 1]
  if (head === undefined) return undefined
  const held: string[] = []
  const picked: string[] = []
  let gain = 0
  let best = 0
  for (const { name, worth } of times === 0 ? own : []) {
    held.push(name)
    if (!said.has(name)) gain += worth
  }
  for (const { name, worth, brought } of names) {
    if (held.length >= MOST_NAMED || worth < best * FAR_BELOW) break
    const count = brought?.length ?? 1
    if (said.has(name) || held.length + count > MOST_NAMED || held.includes(name)) continue
    if (!brought) held.push(name)
    else for (const one of brought) if (!held.includes(one)) held.push(one)
    picked.push(name)
    gain += worth * count
    if (worth > best) best = worth
  }
  if (times > 0 && picked.length < 2) return undefined
  // That a file was seen, and nothing about it: whoever looks for it finds it as well.
  if (times === 0 && picked.length === 0 && (told || ONLY_SEEN.test(head))) return undefined
  const start = changed && times === 0 ? `${head} [changed since]` : head
  return { memory, text: `${start}${together(picked)}`, names: held, gain, further: times > 0 }
}

/** Names in use in a file, then the files that go with it. */
function together(picked: readonly string[]): string {
  const files = cold.filter(picked, (name) => name.includes('.'))
  const names = cold.filter(picked, (name) => !name.includes('.'))
  return `${names.length > 0 ? `: ${listed(names)}` : ''}${files.length > 0 ? `, with ${listed(files)}` : ''}`
}

function bestOf(pool: readonly Entry[], folders: ReadonlyMap<string, unknown>, left: number) {
  let best: { entry: Entry; line: Line; cost: number; rate: number } | undefined
  for (const entry of pool) {
    const { line, candidate, heading } = entry
    if (!line || line.gain < LEAST) continue
    const { folder } = candidate.card
    const isNew = !folders.has(folder)
    if (isNew && folders.size >= MOST_FOLDERS) continue
    const cost = line.text.length + (line.further ? 5 : 3) + (isNew ? heading : 0)
    const rate = line.gain / (cost + 20)
    if (cost <= left && (best === undefined || rate > best.rate)) best = { entry, line, cost, rate }
  }
  return best
}

function headingOf(folder: string): string {
  return folder === '' ? 'Files at the root:' : `Files under ${folder}/:`
}

/** A head that tells what was done in the file: "retry.ts (05-11: wait twice as long each time)". */
export const SAYS_WHAT = / \(\d\d-\d\d: /
const PER_FILE = 2
/** More than the lines about one file can hold, since others may say some of them first. */
const MOST_LOOKED_AT = 14
const MOST_FOLDERS = 5
const ONLY_SEEN = /\((?:seen on [\d-]+, once only|in \d+ sessions, last on [\d-]+)\)$/
const LEAST = 0.05
/** A name worth so much less than the best of its line is left out. */
const FAR_BELOW = 0.2
