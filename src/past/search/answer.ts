import { ellipsis, oneLine } from '../../base/text/text.ts'
import type { Piece } from '../pieces/piece.ts'
import type { Candidate } from './find.ts'
import { type Passage, passagesOf } from './passages.ts'
import type { Query } from './query.ts'

/** One piece of an answer. */
export interface Quote {
  /** Which of the sources it is of. */
  readonly source: number
  readonly who: Piece['who']
  readonly tool: string
  readonly about: string
  readonly at: string
  readonly offset: number
  readonly text: string
  readonly score: number
}

/** The best passages that fit into `room` characters, as `size` measures them, oldest first. */
export function choose(
  candidates: readonly Candidate[],
  query: Query,
  rarity: readonly number[],
  room: number,
  size: (quote: Quote) => number,
): Quote[] {
  const passages = candidates.flatMap((candidate) => passagesOf(candidate, query, rarity))
  const told = query.terms.map(() => 0)
  const chosen: { passage: Passage; quote: Quote }[] = []
  let left = room
  const open = new Set(passages.sort((a, b) => b.score - a.score).slice(0, MOST_WEIGHED))
  const texts = new Set<string>()
  // Where there is room for many, another one fits whole.
  const isShort = room < SHORT_ROOM
  while (open.size > 0 && chosen.length < MOST) {
    let best: Passage | undefined
    let most = 0
    for (const passage of open) {
      const worth = passage.score * freshness(passage, told, rarity)
      if (worth > most) {
        most = worth
        best = passage
      }
    }
    if (!best) break
    open.delete(best)
    const whole = quoteOf(best)
    const key = oneLine(whole.text, 120)
    if (texts.has(key)) continue
    const quote = size(whole) <= left ? whole : isShort ? cutTo(whole, Math.ceil(left * CUT_SHARE), size) : undefined
    if (quote === undefined) continue
    texts.add(key)
    left -= size(quote)
    for (const term of best.holds) told[term] = (told[term] ?? 0) + 1
    chosen.push({ passage: best, quote })
  }
  return chosen.map(({ quote }) => quote).sort((a, b) => a.source - b.source || a.offset - b.offset)
}

/** Its beginning, marked as cut, where enough of it fits. */
function cutTo(quote: Quote, room: number, size: (quote: Quote) => number): Quote | undefined {
  let length = quote.text.length - (size(quote) - room)
  while (length >= LEAST_CUT) {
    const cut = { ...quote, text: ellipsis(quote.text, length) }
    const over = size(cut) - room
    if (over <= 0) return cut
    length -= over
  }
  return undefined
}

/** What holds only what has been told already is worth less. */
function freshness({ holds }: Passage, told: readonly number[], rarity: readonly number[]): number {
  let sum = 0
  let all = 0
  for (const term of holds) {
    all += rarity[term] ?? 0
    sum += (rarity[term] ?? 0) * TOLD ** (told[term] ?? 0)
  }
  return all === 0 ? 1 : 0.4 + 0.6 * (sum / all)
}

function quoteOf({ piece, source, start, end, score }: Passage): Quote {
  const { who, tool, about, at, offset } = piece
  return { source, who, tool, about, at, offset, text: piece.text.slice(start, end).trim(), score }
}

const TOLD = 0.95
const SHORT_ROOM = 1000
/** So much of what is left goes to one that is cut: what came later may stand beside it. */
const CUT_SHARE = 0.65
const LEAST_CUT = 40
const MOST = 24
const MOST_WEIGHED = 400
