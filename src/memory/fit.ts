import type { Sql } from '../storage/sql.ts'
import type { Trust, Truth } from './record.ts'
import { idsOf, telling } from './terms.ts'

/** A memory that has to do with a text. */
export interface Fit {
  readonly id: number
  readonly uri: string
  readonly tier: number
  readonly trust: Trust
  readonly truth: Truth
  /** How much of what the text says it holds, weighted by how telling each word is: 0-1. */
  readonly share: number
  readonly score: number
}

/**
 * The memories of a project that fit a prompt best, the best first. Less than a search: by words alone, the common ones left
 * out, without looking at the texts themselves; and made to be fast in a process that has just started.
 */
export function fitting(sql: Sql, project: string, words: readonly string[]): Fit[] {
  const total = (sql.get<{ n: number | null }>('SELECT max(id) AS n FROM memories')?.n ?? 0) + 1
  const strength = new Float64Array(total)
  const found: number[] = []
  let asked = 0
  // What a prompt is about stands at its head; further down come plans, logs and names that nobody has yet.
  for (const word of telling(subjectOf(words).slice(0, HEAD_WORDS), MOST_WORDS)) {
    const ids = idsOf(sql, 'memory_words', word, COMMON + 1)
    if (ids.length > COMMON) continue
    // Rarer words tell more. A word nobody has counts as asked for all the same: its absence makes a fit the weaker.
    const weight = Math.log(1 + total / (ids.length + 1))
    asked += weight
    for (const id of ids) {
      if (strength[id] === 0) found.push(id)
      strength[id] = (strength[id] ?? 0) + weight
    }
  }
  const of = (id: number) => strength[id] ?? 0
  let top = 0
  for (const id of found) if (of(id) > top) top = of(id)
  const best = found.filter((id) => of(id) >= top * LEAST).sort((a, b) => of(b) - of(a))
  let rows = rowsOf(sql, project, best.slice(0, MOST))
  // The best of a store may all be other projects'.
  if (rows.length < MOST / 4 && best.length > MOST) rows = rowsOf(sql, project, best.slice(0, MOST * 8))
  const fits = rows.map(({ length, ...memory }): Fit => {
    const share = Math.min(1, of(memory.id) / asked)
    const long = 1 + 1.2 * (0.25 + 0.75 * Math.min(LONGEST, length / USUAL))
    return { ...memory, share, score: (of(memory.id) * (0.4 + share)) / long }
  })
  return fits.sort((a, b) => b.score - a.score)
}

/** Without the words that ask; they are rare among what was learned and would seem to tell much. */
function subjectOf(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !ASKING.has(word))
  return left.length >= FEWEST ? left : words
}

const FEWEST = 3
const ASKING: ReadonlySet<string> = new Set(
  'able actually add added adding already also change changes check currently different doing feedback feel find fix fixed following give good got help implement implementation implemented issue issues kind know little look looking make maybe mean new notice noticed now ok okay plan please problem propose really remove review right see show something still suggest summary sure take tell thing things think thoughts try understand update want way wondering work working write yes'.split(
    ' ',
  ),
)

type Row = Omit<Fit, 'share' | 'score'> & { readonly length: number }

/** The pluses keep the planner from another index than that of the ids, which are few. */
function rowsOf(sql: Sql, project: string, ids: readonly number[]): Row[] {
  if (ids.length === 0) return []
  return sql.all<Row>(
    `SELECT id, uri, tier, trust, truth, octet_length(content) AS length FROM memories
     WHERE id IN (${ids.join(',')}) AND +status = 'active' AND +project IN (?, '') AND +truth != 'gone'`,
    project,
  )
}

/** Words that stand in more memories than this tell too little to be looked for. */
const COMMON = 1500
const HEAD_WORDS = 40
const MOST_WORDS = 16
const MOST = 64
/** What is so much weaker than the strongest is not looked at. */
const LEAST = 0.35
/** How long a memory usually is, in bytes, and how many times that counts at most. */
const USUAL = 300
const LONGEST = 8
