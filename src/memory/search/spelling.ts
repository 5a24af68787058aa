import type { ReadSql } from '../../storage/sql.ts'

/** A word of the index that is likely meant by a misspelt one. */
export interface Likely {
  readonly term: string
  readonly cost: number
}

/**
 * Words of the index within a slip, or two in a long one, of the given one, the likeliest first. The first letter is taken as
 * right, which it nearly always is, and keeps the number of words that are looked at bounded: first those that share two.
 * A short word is near many others by chance: there only two letters that changed places count.
 */
export function likelyMeant(sql: ReadSql, word: string): Likely[] {
  if (!/^[a-z]{4,24}$/.test(word)) return []
  const near = among(sql, word, word.slice(0, 2))
  return near.length > 0 ? near : among(sql, word, word.slice(0, 1))
}

function among(sql: ReadSql, word: string, start: string): Likely[] {
  const most = word.length >= 9 ? 2 : 1
  const rows = sql.all<{ term: string; doc: number }>(
    'SELECT term, doc FROM memory_terms WHERE term >= ? AND term < ? AND length(term) BETWEEN ? AND ? LIMIT ?',
    start,
    `${start}\u{10ffff}`,
    Math.max(4, word.length - most - LONGEST_ENDING),
    word.length + most,
    MOST_LOOKED_AT,
  )
  const close = rows
    .filter(({ term }) => word.length >= SHORT || sameLetters(term, word))
    .map(({ term, doc }) => ({ term, doc, cost: slips(term, word, term.length < LONG ? 1 : most) }))
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost || b.doc - a.doc)
  return close.filter(({ cost }) => cost <= (close[0]?.cost ?? 0) + 0.3).slice(0, MOST_MEANT)
}

/**
 * Letters left out, put in, exchanged or swapped with their neighbour. The index holds stems: an ending that only the word has
 * costs little, and need not be a known one behind a long stem. Infinity beyond `most`.
 */
export function slips(stem: string, word: string, most: number): number {
  let twoBack: number[] = []
  let back = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= stem.length; row++) {
    const here = [row]
    for (let at = 1; at <= word.length; at++) {
      const same = stem[row - 1] === word[at - 1]
      let cost = Math.min((back[at - 1] ?? 0) + (same ? 0 : 1), (back[at] ?? 0) + 1, (here[at - 1] ?? 0) + 1)
      if (stem[row - 1] === word[at - 2] && stem[row - 2] === word[at - 1]) {
        cost = Math.min(cost, (twoBack[at - 2] ?? Number.POSITIVE_INFINITY) + 1)
      }
      here.push(cost)
    }
    if (Math.min(...here) > most) return Number.POSITIVE_INFINITY
    twoBack = back
    back = here
  }
  let best = Number.POSITIVE_INFINITY
  for (let length = 0; length <= LONGEST_ENDING; length++) {
    const cost = back[word.length - length] ?? Number.POSITIVE_INFINITY
    const ending = word.slice(word.length - length)
    const spared = ENDINGS.has(ending) || (cost === 0 && stem.length >= SURE)
    if (cost <= most && (length === 0 || spared)) best = Math.min(best, cost + length * ENDING)
  }
  return best
}

const sameLetters = (term: string, word: string) => [...term].sort().join() === [...word].sort().join()

const SHORT = 5
const LONG = 7
const LONGEST_ENDING = 3
const ENDING = 0.3
const ENDINGS: ReadonlySet<string> = new Set('s e y es ed er ly al or ies ing ion ity ers ate ive'.split(' '))
const SURE = 6
const MOST_LOOKED_AT = 40_000
const MOST_MEANT = 3
