import { splitName } from '../terms.ts'
import { type Warmth, warmthAt } from './heat.ts'

/** What a file is about: words that many names there are made of, or that were asked for in several of its sessions. */
export function subjectsOf(
  names: Readonly<Record<string, Warmth>>,
  topics: Readonly<Record<string, Warmth>>,
  seq: number,
): (readonly [word: string, weight: number])[] {
  const words = new Map<string, number>()
  const add = (word: string, worth: number) => words.set(word, (words.get(word) ?? 0) + worth)
  for (const [name, warmth] of Object.entries(names)) {
    const parts = splitName(name.replace(/\.\w+$/, '')).filter((part) => /^[a-z]{4,}$/.test(part) && !GENERIC.has(part))
    for (const part of new Set(parts)) add(part, Math.min(1, warmthAt(warmth, seq)) * 0.5)
  }
  for (const [word, warmth] of Object.entries(topics)) {
    // Asked for once it may be anything; in a second session it is a subject.
    const worth = warmthAt(warmth, seq)
    if (words.has(word) || worth >= 1.2) add(word, worth)
  }
  return [...words]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([word, weight]) => [word, Math.round(weight * 100) / 100] as const)
}

const MOST = 16
const GENERIC: ReadonlySet<string> = new Set(
  'file files test tests name names path paths string strings value values type types error errors func function index item items list data info with from this self that default text line lines count main util utils helper helpers code input output result results options option config write read make create update delete check true false null none bool byte bytes http https github only'.split(
    ' ',
  ),
)
