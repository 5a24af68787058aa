import type { DigestFile } from '../../protocol/ports.ts'
import { mayBeNamed } from '../recall/cards/may-be-named.ts'
import { fromRoot } from '../store/file-keys.ts'
import { detailsOf } from '../store/record.ts'
import { fileUri } from '../store/uri.ts'
import { isAccount } from './decided/account.ts'
import { heatOf, type Warmth, warmed, warmthAt } from './heat.ts'
import type { Lesson } from './learn.ts'
import { keepLearned, known } from './put.ts'
import { topicsOf } from './topics.ts'

/** What is known about a file, beside the text that says it. */
export interface FileDetails {
  readonly path: string
  readonly sessions: number
  /** In how many of them it was changed, and which was the last. */
  readonly changed?: readonly [sessions: number, seq: number]
  readonly warmth: Warmth
  /** What was done there lately, newest first. */
  readonly whys: readonly { readonly at: number; readonly text: string }[]
  /** Of those, what the person has put an end to: it stays away also when the same session is read again. */
  readonly over?: readonly string[]
  readonly names: Readonly<Record<string, Warmth>>
  /** Words of what was asked for when it was dealt with. */
  readonly topics: Readonly<Record<string, Warmth>>
  /** Files changed in the same sessions. */
  readonly together: Readonly<Record<string, Warmth>>
  readonly lastAt: number
}

/** A memory for each file of the project that the session dealt with. */
export function learnFiles(lesson: Lesson): number {
  const files = lesson.digest.files.flatMap((file) => {
    const path = projectPath(lesson, file.path)
    return path === undefined ? [] : [{ ...file, path }]
  })
  const changed = files.filter(({ act }) => act === 'changed').map(({ path }) => path)
  let kept = 0
  for (const file of files.slice(-MOST_FILES)) if (learnFile(lesson, file, changed)) kept++
  return kept
}

/** Named from the project's root; undefined for what lies outside of it, for folders, and for names that say something. */
export function projectPath({ digest, place, imported }: Lesson, path: string): string | undefined {
  const absolute = path.startsWith('/') ? path : `${digest.cwd}/${path}`
  const shown = fromRoot(fromRoot(absolute, place.root), imported ? digest.cwd : place.root)
  if (
    shown.startsWith('/') ||
    shown.startsWith('..') ||
    shown.startsWith('.git/') ||
    !mayBeNamed(shown) ||
    !/\.\w|^[A-Z]\w*$/.test(base(shown))
  )
    return undefined
  return shown
}

function learnFile(lesson: Lesson, file: DigestFile, changed: readonly string[]): boolean {
  const { seq, digest } = lesson
  const uri = fileUri(file.path)
  const before = known(lesson, uri)
  const old: Partial<FileDetails> = before ? detailsOf<FileDetails>(before) : {}
  const seen = old.warmth !== undefined && old.warmth[1] >= seq
  const warmth = warmed(old.warmth, seq, WEIGHTS[file.act])
  const names = warmedNames(old.names ?? {}, file.names, seq, MOST_NAMES)
  const topics = warmedNames(old.topics ?? {}, file.act === 'searched' ? [] : topicsOf(digest.goals), seq, MOST_TOPICS)
  const others = file.act === 'changed' ? changed.filter((path) => path !== file.path).slice(-MOST_TOGETHER) : []
  const details: FileDetails = {
    path: file.path,
    sessions: (old.sessions ?? 0) + (seen ? 0 : 1),
    ...changedIn(old, file.act, seq),
    warmth,
    whys: mergedWhys(old, file.whys, digest.at),
    ...(old.over && { over: old.over }),
    names,
    topics,
    together: warmedNames(old.together ?? {}, others, seq, MOST_TOGETHER),
    lastAt: Math.max(old.lastAt ?? 0, digest.at),
  }
  return keepLearned(lesson, before, {
    uri,
    content: contentOf(details, seq),
    details,
    heat: heatOf(warmth),
    trust: lesson.imported ? 'imported' : 'tool',
    links: [
      { kind: 'file', key: file.path },
      ...file.defines.slice(0, 8).map((key) => ({ kind: 'symbol', key }) as const),
    ],
  })
}

function changedIn(
  { changed }: Partial<FileDetails>,
  act: DigestFile['act'],
  seq: number,
): Pick<FileDetails, 'changed'> {
  const [sessions, last] = changed ?? [0, 0]
  if (act === 'changed' && last < seq) return { changed: [sessions + 1, seq] }
  return changed ? { changed } : {}
}

/** The record without those of its whys that are over; undefined where none is. */
export function withoutWhys(
  details: FileDetails,
  seq: number,
  isOver: (text: string) => boolean,
): { details: FileDetails; content: string } | undefined {
  const over = details.whys.flatMap(({ text }) => (isOver(text) ? [text] : []))
  if (over.length === 0) return undefined
  const left: FileDetails = {
    ...details,
    whys: details.whys.filter(({ text }) => !over.includes(text)),
    over: [...over, ...(details.over ?? [])].slice(0, MOST_OVER),
  }
  return { details: left, content: contentOf(left, seq) }
}

/** What it says to a person. */
function contentOf({ path, sessions, whys, names, together, lastAt }: FileDetails, seq: number): string {
  const day = new Date(lastAt).toISOString().slice(0, 10)
  const lately = whys.map(({ text }) => text).slice(0, 3)
  const known = warmest(names, seq, 12)
  const others = warmest(together, seq, 4)
  return [
    `${path}: dealt with in ${sessions} ${sessions === 1 ? 'session' : 'sessions'}, last on ${day}.`,
    ...(lately.length > 0 ? [`Lately: ${lately.join('; ')}.`] : []),
    ...(known.length > 0 ? [`In use there: ${known.join(', ')}.`] : []),
    ...(others.length > 0 ? [`Changed together with ${others.join(', ')}.`] : []),
  ].join('\n')
}

function warmest(names: Readonly<Record<string, Warmth>>, seq: number, most: number): string[] {
  return Object.entries(names)
    .sort(([, a], [, b]) => warmthAt(b, seq) - warmthAt(a, seq))
    .slice(0, most)
    .map(([name]) => name)
}

function warmedNames(
  before: Readonly<Record<string, Warmth>>,
  names: readonly string[],
  seq: number,
  most: number,
): Record<string, Warmth> {
  const after: Record<string, Warmth> = { ...before }
  for (const name of names) after[name] = warmed(Object.hasOwn(before, name) ? before[name] : undefined, seq)
  // In order, so that a reader in a hurry can take the first few.
  return Object.fromEntries(
    Object.entries(after)
      .sort(([, a], [, b]) => warmthAt(b, seq) - warmthAt(a, seq))
      .slice(0, most),
  )
}

function mergedWhys(old: Partial<FileDetails>, whys: readonly string[], at: number): FileDetails['whys'] {
  const before = old.whys ?? []
  const known = new Set([...before.map(({ text }) => text), ...(old.over ?? [])])
  const fresh = whys.map((text) => ({ at, text })).filter(({ text }) => !known.has(text))
  return [...fresh, ...before].filter(({ text }) => isAccount(text)).slice(0, MOST_WHYS)
}

function base(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

const WEIGHTS: Readonly<Record<DigestFile['act'], number>> = { changed: 1, read: 0.8, searched: 0.4 }
const MOST_TOPICS = 40
const MOST_FILES = 120
const MOST_NAMES = 60
const MOST_TOGETHER = 12
const MOST_WHYS = 5
const MOST_OVER = 12
