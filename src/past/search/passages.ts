import type { Piece } from '../pieces/piece.ts'
import type { Candidate } from './find.ts'
import type { Query } from './query.ts'
import { eachPlace, searched } from './scan.ts'

/** A few lines of a piece that answer best. */
export interface Passage {
  readonly piece: Piece
  readonly source: number
  readonly start: number
  readonly end: number
  readonly score: number
  /** The terms it holds. */
  readonly holds: readonly number[]
}

interface Unit {
  readonly start: number
  readonly end: number
  readonly hits: Map<number, number>
}

/** The best passages of a candidate, best first, none overlapping. */
export function passagesOf({ piece, source, when }: Candidate, query: Query, rarity: readonly number[]): Passage[] {
  const worth = (term: number) => (rarity[term] ?? 0) * (query.terms[term]?.weight ?? 0)
  const units = unitsIn(piece.text)
  const inAbout = hitsIn(piece.about, query)
  const inAll = new Map(inAbout)
  eachHit(piece.text, query, (term, counts, at) => {
    const unit = unitAt(units, at)
    if (unit) unit.hits.set(term, (unit.hits.get(term) ?? 0) + counts)
    inAll.set(term, (inAll.get(term) ?? 0) + counts)
  })
  const most = query.terms.reduce((sum, _, term) => sum + worth(term), 0)
  const prior = priorOf(piece, query) * (1 + (query.now ? LATER_NOW : LATER) * when)
  const made: Passage[] = []
  for (let first = 0; first < units.length; first++) {
    const from = units[first]
    if (!from || (from.hits.size === 0 && units.length > 1)) continue
    const hits = new Map<number, number>()
    let end = from.end
    for (let next = first; next < units.length; next++) {
      const unit = units[next]
      if (!unit || (next > first && unit.end - from.start > WINDOW)) break
      end = unit.end
      for (const [term, counts] of unit.hits) hits.set(term, (hits.get(term) ?? 0) + counts)
    }
    let score = 0
    for (const [term, counts] of inAll) {
      const own = hits.get(term)
      const share = own === undefined ? (inAbout.has(term) ? IN_ABOUT : NEAR) : (own / (own + 0.4)) * 1.4
      score += worth(term) * share * Math.min(1, own === undefined ? counts : 1)
    }
    const covered = score / Math.max(1e-9, most)
    made.push({
      piece,
      source,
      start: from.start,
      end,
      score: score * (0.5 + covered) * prior,
      holds: [...new Set([...hits.keys(), ...inAbout.keys()])],
    })
  }
  made.sort((a, b) => b.score - a.score || a.start - b.start)
  const chosen: Passage[] = []
  for (const passage of made) {
    if (chosen.length === MOST_OF_PIECE) break
    if (!chosen.some(({ start, end }) => passage.start < end && start < passage.end)) chosen.push(passage)
  }
  return chosen
}

function priorOf(piece: Piece, { person, intents }: Query): number {
  const { who, tool, text } = piece
  const base = who === 'agent' && tool !== '' ? CALLS : WHO_WEIGHT[who]
  const asked = person && who === 'person' ? FOR_PERSON : 1
  const read = who === 'tool' && (tool === 'Read' || tool === 'Glob') ? FILE_TEXT : 1
  const empty = text === '' ? EMPTY : 1
  return intents.reduce(
    (prior, { answers, counts }) => (answers(piece) ? prior * counts : prior),
    base * asked * read * empty,
  )
}

const WHO_WEIGHT: Readonly<Record<Piece['who'], number>> = {
  person: 1.25,
  agent: 1.1,
  tool: 1,
  summary: 0.9,
  client: 0.8,
}
const CALLS = 0.8
const FOR_PERSON = 2
const EMPTY = 0.6
const FILE_TEXT = 0.8

/** Lines; a long one is cut behind its sentences, or at blanks. */
function unitsIn(text: string): Unit[] {
  const units: Unit[] = []
  const add = (start: number, end: number) => {
    if (text.slice(start, end).trim() !== '') units.push({ start, end, hits: new Map() })
  }
  let start = 0
  while (start <= text.length) {
    let end = text.indexOf('\n', start)
    if (end === -1) end = text.length
    for (let at = start; at < end; ) {
      const cut = end - at > LONGEST_UNIT ? cutIn(text, at, end) : end
      add(at, cut)
      at = cut
    }
    start = end + 1
  }
  return units.length > 0 ? units : [{ start: 0, end: text.length, hits: new Map() }]
}

function cutIn(text: string, start: number, end: number): number {
  const part = text.slice(start, Math.min(end, start + LONGEST_UNIT))
  const sentence = Math.max(
    ...['. ', '! ', '? ', '; ', '。', '！', '？', '；'].map(
      (sign) => part.lastIndexOf(sign) + sign.length * Number(part.includes(sign)),
    ),
  )
  if (sentence > LONGEST_UNIT / 3) return start + sentence
  const blank = part.lastIndexOf(' ')
  const cut = blank > LONGEST_UNIT / 3 ? blank + 1 : part.length
  const splits = text.charCodeAt(start + cut - 1) >= 0xd800 && text.charCodeAt(start + cut - 1) <= 0xdbff
  return start + cut - Number(splits)
}

function hitsIn(text: string, query: Query): Map<number, number> {
  const hits = new Map<number, number>()
  eachHit(text, query, (term, counts) => hits.set(term, (hits.get(term) ?? 0) + counts))
  return hits
}

function eachHit(text: string, { terms }: Query, hit: (term: number, counts: number, at: number) => void): void {
  const given = searched(text)
  for (const [term, one] of terms.entries()) eachPlace(given, one, (at, counts) => hit(term, counts, at))
}

function unitAt(units: readonly Unit[], at: number): Unit | undefined {
  let low = 0
  let high = units.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((units[middle]?.start ?? 0) <= at) low = middle
    else high = middle
  }
  return units[low]
}

const WINDOW = 420
const LONGEST_UNIT = 280
const IN_ABOUT = 0.6
const NEAR = 0.25
const LATER = 0.5
const LATER_NOW = 0.6
const MOST_OF_PIECE = 3
