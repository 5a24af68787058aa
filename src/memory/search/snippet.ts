import { ellipsis, oneLine } from '../../base/text/text.ts'

/** The part of a text that shows the most of the words that were found; its beginning when they stand nowhere as such. */
export function snippet(text: string, words: readonly string[], limit: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= limit) return plain
  const [first, last] = densest(placesOf(plain.toLowerCase(), words), limit * SHOWN)
  if (last <= limit * SHOWN) return oneLine(plain, limit)
  // Near the end there is room for more of what stands before.
  const lead = Math.min(first - Math.floor(limit / 4), plain.length - limit + 1)
  const start = startBefore(plain, Math.max(0, lead), first)
  return start === 0 ? oneLine(plain, limit) : `…${ellipsis(plain.slice(start), limit - 1)}`
}

/** How much of a snippet is sure to be seen: a place may need room for the rest of its word. */
const SHOWN = 0.75
const MOST_PLACES = 200

interface Spot {
  readonly at: number
  readonly word: number
}

function placesOf(lower: string, words: readonly string[]): Spot[] {
  const spots = words.flatMap((word, index) => {
    // Another form of the word may stand there.
    const stem = word.toLowerCase().slice(0, Math.max(3, word.length - 2))
    const found: Spot[] = []
    for (let at = lower.indexOf(stem); at !== -1 && found.length < MOST_PLACES; at = lower.indexOf(stem, at + 1)) {
      found.push({ at, word: index })
    }
    return found
  })
  return spots.sort((a, b) => a.at - b.at)
}

/** The first and last place of the stretch with the most different words, the earliest of several. */
function densest(spots: readonly Spot[], room: number): [first: number, last: number] {
  let best: [number, number] = [0, 0]
  let most = 0
  for (const [from, { at }] of spots.entries()) {
    const within = spots.slice(from, from + MOST_PLACES).filter((spot) => spot.at <= at + room / 2)
    const different = new Set(within.map(({ word }) => word)).size
    if (different > most) {
      most = different
      best = [at, within.at(-1)?.at ?? at]
    }
  }
  return best
}

/** Where a sentence or at least a word begins; Chinese is not divided by spaces, and may be cut anywhere. */
function startBefore(text: string, from: number, until: number): number {
  if (from === 0) return 0
  const stretch = text.slice(from, until)
  const sentence = stretch.search(/[。！？；.!?;]\s?/)
  if (sentence !== -1) return from + sentence + (/^.\s/.test(stretch.slice(sentence)) ? 2 : 1)
  const space = stretch.indexOf(' ')
  if (space !== -1) return from + space + 1
  return /[\udc00-\udfff]/.test(text.charAt(from)) ? from + 1 : from
}
