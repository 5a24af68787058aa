import { type Piece, pieceOf } from '../pieces/piece.ts'
import type { Query } from './query.ts'
import { scan } from './scan.ts'

/** A piece that has something of what is asked. */
export interface Candidate {
  readonly piece: Piece
  /** Which of the sources it is of. */
  readonly source: number
  /** 0 for the first piece of all, 1 for the last. */
  readonly when: number
}

export interface Finder {
  /** Blocks in order, each of one source. */
  push(block: string, source: number): void
  end(): { readonly candidates: Candidate[]; readonly rarity: readonly number[] }
}

interface Kept {
  readonly record: string
  readonly source: number
  readonly number: number
  readonly score: number
}

/** Goes through blocks of records and keeps those that are worth a closer look. */
export function createFinder(query: Query): Finder {
  const { terms } = query
  const has = terms.map(() => 0)
  let records = 0
  let length = 0
  let kept: Kept[] = []
  /** Once there are enough, only what is better is looked at. */
  let least = 0

  return {
    push(block, source) {
      const { starts, times } = scan(block, query)
      const count = starts.length - 1
      for (let record = 0; record < count; record++) {
        for (let term = 0; term < terms.length; term++)
          if (times[record * terms.length + term]) has[term] = (has[term] ?? 0) + 1
      }
      records += count
      length += block.length
      const rarity = rarityOf(query, has, records)
      const usual = length / Math.max(1, records)
      const own: Kept[] = []
      for (let record = 0; record < count; record++) {
        const start = starts[record] ?? 0
        const size = (starts[record + 1] ?? start) - start
        let score = 0
        for (let term = 0; term < terms.length; term++) {
          const often = (times[record * terms.length + term] ?? 0) / 10
          if (often === 0) continue
          const dampened = often / (often + 1.2 * (0.7 + (0.3 * Math.min(size, usual * 8)) / usual))
          score += (rarity[term] ?? 0) * (terms[term]?.weight ?? 0) * dampened
        }
        if (score === 0 || score < least) continue
        own.push({ record: block.slice(start, start + size - 1), source, number: records - count + record, score })
      }
      kept = best([...kept, ...best(own).map(copied)])
      if (kept.length === MOST) least = kept.reduce((low, { score }) => Math.min(low, score), Number.POSITIVE_INFINITY)
    },
    end() {
      const candidates = kept.flatMap(({ record, source, number }) => {
        const piece = pieceOf(record)
        return piece ? [{ piece, source, when: records > 1 ? number / (records - 1) : 1 }] : []
      })
      return { candidates, rarity: rarityOf(query, has, records) }
    },
  }
}

function best(all: Kept[]): Kept[] {
  if (all.length <= MOST) return all
  return all.sort((a, b) => b.score - a.score || b.number - a.number).slice(0, MOST)
}

/** A slice keeps its whole block alive; a copy does not. */
function copied(kept: Kept): Kept {
  return { ...kept, record: Buffer.from(kept.record, 'utf16le').toString('utf16le') }
}

/** What is rare tells more; a word that stands in one place only may stand there by chance, so there is a most. */
function rarityOf({ terms }: Query, has: readonly number[], records: number): number[] {
  return has.map((count, term) => {
    const whole = terms[term]?.partOf
    const alone = whole !== undefined && has[whole] === 0 ? ALONE : 1
    return Math.min(MOST_RARE, Math.log(1 + (records - count + 0.5) / (count + 0.5))) * alone
  })
}

const MOST_RARE = 4.5
const ALONE = 2
const MOST = 400
