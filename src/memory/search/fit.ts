import * as cold from '../../base/cold.ts'
import type { ReadSql } from '../../storage/sql.ts'
import type { Author, Truth } from '../store/record.ts'
import { telling } from './terms.ts'

/** A memory that has to do with a text. */
export interface Fit {
  readonly id: number
  readonly uri: string
  readonly tier: number
  readonly author: Author
  readonly truth: Truth
  /** How much of what the text says it holds, weighted by how telling each word is: 0-1. */
  readonly share: number
  readonly score: number
}

/** How a prompt's words are looked for. */
interface Ways {
  /** The other script of a Chinese word. */
  readonly otherWays?: ((word: string) => readonly string[]) | undefined
  /** English words for a Chinese one, and other Chinese ones. */
  readonly inOtherWords?: ((word: string) => readonly string[]) | undefined
  /** How much a word counts that nobody has, beside others: less in a question, which is asked in words of its own. */
  readonly unheard?: number
}

/**
 * The memories of a project that fit a prompt best, the best first. Less than a search: by words alone, the common ones left
 * out, without looking at the texts themselves; and made to be fast in a process that has just started.
 */
export function fittingMemories(
  sql: ReadSql,
  project: string,
  words: readonly string[],
  { otherWays, inOtherWords, unheard = 1 }: Ways = {},
): Fit[] {
  const total = (sql.get<{ n: number | null }>('SELECT max(id) AS n FROM memories')?.n ?? 0) + 1
  // A place for every memory of the store would cost more the more there are.
  const strength = new Map<number, number>()
  const common = Math.min(MOST_IDS, Math.max(FEWEST_IDS, Math.round(total * COMMON_SHARE)))
  const found: number[] = []
  let asked = 0
  let widened = MOST_WIDENED
  let rarest: { readonly match: string; readonly count: number } | undefined
  // Too many have them to be read, and yet few of all: what has them beside the rarest word fits the better.
  const frequent: { readonly match: string; readonly about: number }[] = []
  const add = (ids: readonly number[], weight: number) => {
    for (const id of ids) {
      const before = strength.get(id)
      if (before === undefined) found.push(id)
      strength.set(id, (before ?? 0) + weight)
    }
  }
  // What a prompt is about stands at its head; further down come plans, logs and names that nobody has yet.
  for (const word of telling(subjectOf(words).slice(0, HEAD_WORDS), MOST_WORDS)) {
    let { ids, about } = whoHas(sql, quoted(word), common, total)
    // Nobody has it as it is written: then in the other script.
    if (ids?.length === 0 && otherWays && word > '\u2e7f' && widened-- > 0)
      ({ ids, about } = whoHas(sql, otherWays(word).map(quoted).join(' OR '), common, total))
    const others = word > '\u2e7f' ? inOtherWords?.(word) : undefined
    const meant = others?.length ? (whoHas(sql, others.map(quoted).join(' OR '), common, total).ids ?? []) : []
    if (!ids) {
      if (about < total * FREQUENT_SHARE && frequent.length < MOST_FREQUENT)
        frequent.push({ match: quoted(word), about })
      continue
    }
    // Rarer words tell more. A word nobody has counts as asked for all the same: its absence makes a fit the weaker.
    const weight = Math.log(1 + total / (ids.length + 1))
    asked += ids.length === 0 && meant.length === 0 ? weight * unheard : weight
    add(ids, weight)
    add(
      cold.filter(meant, (id) => !ids.includes(id)),
      weight * MEANT,
    )
    if (ids.length > 0 && (!rarest || ids.length < rarest.count)) rarest = { match: quoted(word), count: ids.length }
  }
  for (const { match, about } of rarest ? frequent : []) {
    const weight = Math.log(1 + total / (about + 1))
    asked += weight
    add(whoHas(sql, `${match} AND ${rarest?.match}`, common, total).ids ?? [], weight)
  }
  const best = strongest(found, strength, MOST)
  let rows = rowsOf(sql, project, best)
  // The best of a store may all be other projects'.
  if (rows.length < MOST / 4 && rows.length < best.length)
    rows = rowsOf(sql, project, strongest(found, strength, MOST * 8))
  const fits = cold.map(rows, ({ length, ...memory }): Fit => {
    const text = strength.get(memory.id) ?? 0
    const share = Math.min(1, text / asked)
    const long = 1 + 1.2 * (0.25 + 0.75 * Math.min(LONGEST, length / USUAL))
    return { ...memory, share, score: (text * (0.4 + share)) / long }
  })
  return fits.length > 1 ? fits.sort((a, b) => b.score - a.score) : fits
}

interface Having {
  /** Undefined when more than so many have it. */
  readonly ids: readonly number[] | undefined
  /** About how many do, judged by how far the first of them reach. */
  readonly about: number
}

/** Which memories have a word. As one text: a row for each would cost ten times as much. */
function whoHas(sql: ReadSql, match: string, most: number, total: number): Having {
  const row = sql.get<{ n: number; ids: string | null; last: number | null }>(
    `SELECT count(*) AS n, CASE WHEN count(*) <= ?2 THEN group_concat(rowid) END AS ids, max(rowid) AS last
     FROM (SELECT rowid FROM memory_words WHERE memory_words MATCH ?1 LIMIT ?2 + 1)`,
    match,
    most,
  )
  if (!row || row.n > most) return { ids: undefined, about: ((row?.n ?? 0) * total) / (row?.last || 1) }
  return { ids: row.ids ? (JSON.parse(`[${row.ids}]`) as number[]) : [], about: row.n }
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}

/**
 * About so many of the strongest, in no order: the bar is raised until few enough are above it. Plain loops: in a process
 * that has just started, calls of small functions are what costs.
 */
function strongest(found: readonly number[], strength: ReadonlyMap<number, number>, most: number): readonly number[] {
  let top = 0
  for (const id of found) top = Math.max(top, strength.get(id) ?? 0)
  let above = found
  for (let bar = LEAST; bar === LEAST || (above.length > most && bar < 1); bar += STEP) {
    const kept: number[] = []
    for (const id of above) if ((strength.get(id) ?? 0) >= top * bar) kept.push(id)
    // Few are stronger than very many that are as strong as each other: of those some of the newest.
    for (let at = above.length - 1; bar > LEAST && at >= 0 && kept.length < most / EQUALS; at--) {
      const id = above[at] ?? 0
      if ((strength.get(id) ?? 0) < top * bar) kept.push(id)
    }
    above = kept
  }
  return above.length > most ? above.slice(-most / EQUALS) : above
}

/** Without the words that ask; they are rare among what was learned and would seem to tell much. */
function subjectOf(words: readonly string[]): readonly string[] {
  const left = cold.filter(words, (word) => !ASKING.includes(` ${word} `))
  return left.length >= FEWEST ? left : words
}

const FEWEST = 3
const ASKING =
  ' able actually add added adding already also change changes check currently different doing feedback feel find fix fixed following give good got help implement implementation implemented issue issues kind know little look looking make maybe mean new notice noticed now ok okay plan please problem propose really remove review right see show something still suggest summary sure take tell thing things think thoughts try understand update want way wondering work working write yes '

type Row = Omit<Fit, 'share' | 'score'> & { readonly length: number }

/** The pluses keep the planner from another index than that of the ids, which are few. */
function rowsOf(sql: ReadSql, project: string, ids: readonly number[]): Row[] {
  if (ids.length === 0) return []
  return sql.all<Row>(
    `SELECT id, uri, tier, author, truth, octet_length(content) AS length FROM memories
     WHERE id IN (${ids.join(',')}) AND +status = 'active' AND +project IN (?, '')`,
    project,
  )
}

/** Words that stand in more of the memories than this tell too little to be looked for; and so do those of very many. */
const COMMON_SHARE = 0.3
const FEWEST_IDS = 60
const MOST_IDS = 500
const HEAD_WORDS = 40
const MOST_WORDS = 16
const MOST = 72
/** One in so many of what may be looked at. */
const EQUALS = 3
/** What fewer than this share of all memories have still tells something. */
const FREQUENT_SHARE = 0.02
const MOST_FREQUENT = 3
const MOST_WIDENED = 8
/** What has it in the other language has it nearly. */
const MEANT = 0.8
/** What is so much weaker than the strongest is not looked at; how finely the bar is raised. */
const LEAST = 0.3
const STEP = 0.05
/** How long a memory usually is, in bytes, and how many times that counts at most. */
const USUAL = 300
const LONGEST = 8
