import { hasOne } from '../seen.ts'

/** What must stand in a text for expressions to match it; generated from them. */
export interface SignTable {
  /**
   * By the name of an expression: pieces in lower case, one of which, or one of its signs below, stands in every text that it matches. Of
   * one that is not named here nobody can say.
   */
  readonly pieces: Readonly<Record<string, string>>
  /** By the first three letters of a word: the word, and each expression with the sign that it stands in; '' where it is the whole sign. */
  readonly words: Readonly<Record<string, string>>
}

/**
 * Asks whether an expression may match a text: a sign of it stands there, or nobody can say. Its no is certain. By the words of the
 * text, once for all expressions of a table: to make one ready takes longer than to look up a few words, and most are plainly not there.
 */
export function signedBy({ pieces, words }: SignTable): (name: string, text: string) => boolean {
  const texts = new Map<string, SignedText>()
  const entries = new Map<string, readonly Entry[]>()
  const lists = new Map<string, readonly string[]>()

  let last: SignedText | undefined

  const signedIn = (text: string): SignedText => {
    if (last?.text === text) return last
    last = texts.get(text) ?? readNow(text)
    return last
  }

  const readNow = (text: string): SignedText => {
    const low = text.toLowerCase()
    const named = new Set<string>()
    const words = text.match(WORD) ?? []
    // Each once: a text of one word a thousand times over would be searched as often.
    for (const word of words.length > MANY ? new Set(words) : words)
      for (const [name, sign] of entriesOf(word.toLowerCase())) if (sign === '' || low.includes(sign)) named.add(name)
    const made = { text, low, named }
    if (texts.size >= MOST_TEXTS) texts.clear()
    texts.set(text, made)
    return made
  }

  const entriesOf = (word: string): readonly Entry[] => {
    const before = entries.get(word)
    if (before) return before
    const made: Entry[] = []
    const room = words[word.slice(0, 3)]
    const at = room === undefined ? -1 : room.indexOf(`\n${word}\t`)
    if (room !== undefined && at !== -1) {
      const parts = room.slice(at + word.length + 2, room.indexOf('\n', at + 1)).split('\t')
      for (let n = 0; n < parts.length; n += 2) made.push([parts[n] ?? '', parts[n + 1] ?? ''])
    }
    if (entries.size < MOST_WORDS) entries.set(word, made)
    return made
  }

  const piecesOf = (name: string, text: string): readonly string[] => {
    const made = lists.get(name) ?? text.split('\t')
    lists.set(name, made)
    return made
  }

  return (name, text) => {
    const own = pieces[name]
    if (own === undefined) return true
    const { low, named } = signedIn(text)
    return named.has(name) || (own !== '' && hasOne(low, piecesOf(name, own)))
  }
}

interface SignedText {
  readonly text: string
  readonly low: string
  /** The expressions whose sign was found by a word of it. */
  readonly named: ReadonlySet<string>
}

/** An expression, and the sign of it that a word stands in. */
type Entry = readonly [name: string, sign: string]

/** One sentence is looked at whole, without its reason and without what follows from it. */
const MOST_TEXTS = 64
const MOST_WORDS = 4000
/** A set is made for more words than this. */
const MANY = 64
const WORD = /\w+/g
