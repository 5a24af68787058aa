import { anchorsOf, plainWords } from '../../base/names.ts'
import { isReadable } from '../measure/score.ts'
import type { Group } from '../texts/labels.ts'
import type { Candidate, Told, Want } from './lines/candidate.ts'

export interface Selection {
  /** Characters for all lines, their marks and headings included. */
  readonly budget: number
  readonly want: Want
  /** Worth of a line beyond its anchors. */
  readonly bonus: (candidate: Candidate) => number
  /** What the reader has already. */
  readonly held: ReadonlySet<string>
  /** The lines the reader has already: what they say is not said again in other words. */
  readonly said: readonly string[]
  /** May this line be said at all? Told what it would bring that is new. */
  readonly allow: (candidate: Candidate, text: string, fresh: readonly string[]) => boolean
  /** A line that gives less than this is not worth reading. */
  readonly least: number
  /** What a group's heading costs when its first line comes. */
  readonly headingCost: (group: Group) => number
}

export interface Picked {
  readonly candidate: Candidate
  readonly text: string
  readonly anchors: ReadonlySet<string>
}

/**
 * Greedy by worth per character. A line's worth only falls while others are taken, and is bounded by the anchors it could
 * name; so it is built only when it comes up, and taken if it still beats the next one's bound.
 */
export function selectLines(candidates: readonly Candidate[], selection: Selection): Picked[] {
  const held = new Set(selection.held)
  const taken: Picked[] = []
  const said = selection.said.map(wordsOf).filter((words) => words.size > 2)
  const told: Told = (phrase) => isWithin(wordsOf(phrase), said)
  const keys = new Set<string>()
  const wordings = new Map<string, number>()
  const groups = new Set<Group>()
  let left = selection.budget
  let misses = 0
  const want: Want = (anchor) => (held.has(anchor) ? 0 : selection.want(anchor))
  const costOf = (candidate: Candidate, text: string) =>
    text.length + LINE_COST + (groups.has(candidate.group) ? 0 : selection.headingCost(candidate.group))

  const bound = (candidate: Candidate): Measured => {
    const gain = bestSum(candidate.anchors, want) * candidate.tells + selection.bonus(candidate)
    return {
      candidate,
      text: '',
      anchors: NONE,
      fresh: [],
      gain,
      density: gain / (candidate.shortest + LINE_COST),
      after: -1,
      phrase: NONE,
    }
  }

  const measure = (candidate: Candidate): Measured => {
    const text = candidate.build(want, told)
    const anchors = anchorsOf(text)
    const fresh = [...anchors].filter((anchor) => !held.has(anchor))
    const named = fresh.reduce((sum, anchor) => sum + selection.want(anchor), 0)
    const gain = text === '' ? 0 : named * candidate.tells + selection.bonus(candidate)
    return {
      candidate,
      text,
      anchors,
      fresh,
      gain,
      density: gain / costOf(candidate, text),
      after: said.length,
      phrase: phraseOf(candidate),
    }
  }

  const isStale = ({ after, fresh, phrase }: Measured): boolean =>
    after === -1 ||
    (after < said.length && (fresh.some((anchor) => held.has(anchor)) || isWithin(phrase, said.slice(after))))

  const waiting = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    if (candidate.after !== undefined)
      waiting.set(candidate.after, [...(waiting.get(candidate.after) ?? []), candidate])
  }
  const queue = candidates
    .filter((candidate) => candidate.after === undefined)
    .map(bound)
    .filter((item) => item.gain >= selection.least)
    .sort(byDensity)
  while (queue.length > 0 && left >= SHORTEST_LINE) {
    const top = queue.shift()
    if (top === undefined) break
    if (keys.has(top.candidate.key) || top.candidate.shortest + LINE_COST > left) continue
    // What was taken since may have named or told some of it.
    const now = isStale(top) ? measure(top.candidate) : top
    if (now.gain < selection.least) continue
    const next = queue[0]
    if (next !== undefined && now.density < next.density) {
      insert(queue, now)
      continue
    }
    const words = plainWords(now.text)
    const wording = [...words].sort().join(' ')
    if (costOf(now.candidate, now.text) > left) {
      // The rest is for a line that happens to be short; a few are tried.
      if (++misses >= MOST_MISSES) break
      continue
    }
    if (!isReadable(now.anchors.size, words.size) || (wordings.get(wording) ?? 0) >= MOST_ALIKE) continue
    if (!selection.allow(now.candidate, now.text, now.fresh)) continue
    const own = wordsOf(now.text)
    // A short line shares its frame with others; it says something new when it names something new.
    const frameOnly = own.size < SHORT && now.fresh.length > 0
    if ((!frameOnly && isWithin(own, said)) || holdsOne(own, said)) continue
    said.push(own)
    left -= costOf(now.candidate, now.text)
    groups.add(now.candidate.group)
    keys.add(now.candidate.key)
    wordings.set(wording, (wordings.get(wording) ?? 0) + 1)
    for (const anchor of now.anchors) held.add(anchor)
    for (const candidate of waiting.get(now.candidate.key) ?? []) insert(queue, bound(candidate))
    taken.push({ candidate: now.candidate, text: now.text, anchors: now.anchors })
  }
  return taken
}

/** What the best few anchors are worth together; a line names no more. */
function bestSum(anchors: readonly string[], want: Want): number {
  const best = [0, 0, 0, 0, 0]
  for (const anchor of anchors) {
    let worth = want(anchor)
    for (let at = 0; at < best.length && worth > 0; at++) {
      const other = best[at] ?? 0
      if (worth <= other) continue
      best[at] = worth
      worth = other
    }
  }
  return best.reduce((sum, worth) => sum + worth, 0)
}

interface Measured extends Picked {
  readonly fresh: readonly string[]
  readonly gain: number
  readonly density: number
  /** How many lines had been said when it was built; -1 when it was not. */
  readonly after: number
  /** The words of what it retells. */
  readonly phrase: ReadonlySet<string>
}

function byDensity(a: Measured, b: Measured): number {
  return b.density - a.density || (a.candidate.key < b.candidate.key ? -1 : 1)
}

function insert(queue: Measured[], item: Measured): void {
  let low = 0
  let high = queue.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = queue[middle]
    if (other !== undefined && byDensity(other, item) < 0) low = middle + 1
    else high = middle
  }
  queue.splice(low, 0, item)
}

/** Most of its words stand in one line that was said: the same thing twice. */
function isWithin(words: ReadonlySet<string>, said: readonly ReadonlySet<string>[]): boolean {
  if (words.size === 0) return false
  return said.some((known) => shared(words, known) > words.size * 0.7)
}

/** The other way round: a sentence that was said stands in it nearly whole. Short lines share their frame, which is no matter. */
function holdsOne(words: ReadonlySet<string>, said: readonly ReadonlySet<string>[]): boolean {
  return said.some((known) => known.size >= SENTENCE && shared(known, words) > known.size * 0.85)
}

function phraseOf({ retells }: Candidate): ReadonlySet<string> {
  return retells === undefined || retells === '' ? NONE : wordsOf(retells)
}

function shared(words: ReadonlySet<string>, known: ReadonlySet<string>): number {
  let count = 0
  for (const word of words) if (known.has(word)) count++
  return count
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z0-9_]{3,}|[\u3400-\u9fff]{2}/g))
}

const SENTENCE = 8
const SHORT = 6
/** "- " before it and the newline after it. */
const LINE_COST = 3
const MOST_ALIKE = 4
const MOST_MISSES = 12
const SHORTEST_LINE = 30
const NONE: ReadonlySet<string> = new Set()
