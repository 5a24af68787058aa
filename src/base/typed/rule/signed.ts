import { hasOne } from '../seen.ts'
import { FEATURE_SIGNS, SIGN_WORDS } from './signs.ts'

/**
 * Whether a text may have a feature: a sign of it stands there, or nobody can say. Its no is certain. By the words of the text, once for
 * all features: one sentence is asked about a hundred of them, and each has many signs.
 */
export function mayHave(name: string, text: string): boolean {
  const pieces = FEATURE_SIGNS[name]
  if (pieces === undefined) return true
  const { low, named } = signedIn(text)
  return named.has(name) || (pieces !== '' && hasOne(low, piecesOf(name, pieces)))
}

interface Signed {
  readonly low: string
  /** The features whose sign was found by a word of it. */
  readonly named: ReadonlySet<string>
}

function signedIn(text: string): Signed {
  const before = known.get(text)
  if (before) return before
  const low = text.toLowerCase()
  const named = new Set<string>()
  for (const word of text.match(WORD) ?? NO_WORDS) {
    for (const [name, sign] of entriesOf(word.toLowerCase())) if (sign === '' || low.includes(sign)) named.add(name)
  }
  const made = { low, named }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, made)
  return made
}

/** One sentence is looked at whole, without its reason and without what follows from it. */
const known = new Map<string, Signed>()
const MOST_KNOWN = 16

type Entry = readonly [name: string, sign: string]

/** What a word is a sign of, or stands in the sign of. */
function entriesOf(word: string): readonly Entry[] {
  const before = entries.get(word)
  if (before) return before
  const made: Entry[] = []
  const room = SIGN_WORDS[word.slice(0, 2)]
  const at = room === undefined ? -1 : room.indexOf(`\n${word}\t`)
  if (room !== undefined && at !== -1) {
    const parts = room.slice(at + word.length + 2, room.indexOf('\n', at + 1)).split('\t')
    for (let n = 0; n < parts.length; n += 2) made.push([parts[n] ?? '', parts[n + 1] ?? ''])
  }
  if (entries.size < MOST_WORDS) entries.set(word, made)
  return made
}

const entries = new Map<string, readonly Entry[]>()
const MOST_WORDS = 4000

function piecesOf(name: string, pieces: string): readonly string[] {
  const before = lists.get(name)
  if (before) return before
  const made = pieces.split('\t')
  lists.set(name, made)
  return made
}

const lists = new Map<string, readonly string[]>()
const WORD = /\w+/g
const NO_WORDS: readonly string[] = []
