import type { Sql } from '../storage/sql.ts'
import type { Other, Widening } from './search.ts'

/** A word that was asked for, with who has it. */
export interface Sought {
  readonly word: string
  /** How telling it is: rarer words tell more. */
  readonly weight: number
  /** Who has the word itself, then who has another for it; each memory in the first group that has it counts. */
  readonly groups: readonly Group[]
}

interface Group {
  /** The word as it stands in the text. */
  readonly text: string
  readonly ids: readonly number[]
  readonly weight: number
}

export interface LookUp {
  readonly total: number
  readonly commonFrom: number
  readonly widening: Widening | undefined
  readonly others: ReadonlyMap<string, readonly Other[]>
}

/** A word nobody has counts as asked for all the same: its absence makes a hit the weaker. */
export function lookedUp(sql: Sql, words: readonly string[], how: LookUp): Sought[] {
  const { commonFrom, widening } = how
  const all = words.map((word) => ({ word, ids: idsOf(sql, 'memory_words', matchOf(word, widening), commonFrom + 1) }))
  const rare = all.filter(({ ids }) => ids.length <= commonFrom)
  const kept =
    rare.length === all.length || rare.some(({ ids }) => ids.length > 0)
      ? rare
      : all.sort((a, b) => a.ids.length - b.ids.length).slice(0, 2)
  return kept.map(({ word, ids }) => withOthers(sql, word, ids, how))
}

function withOthers(
  sql: Sql,
  word: string,
  ids: readonly number[],
  { total, commonFrom, widening, others }: LookUp,
): Sought {
  const tellingness = (has: number) => Math.log(1 + total / (has + 1))
  const own: Group = { text: word, ids, weight: tellingness(ids.length) }
  const groups = (list: readonly Other[]) =>
    list
      .map(({ text, match, counts }) => ({ text, counts, ids: idsOf(sql, 'memory_words', match, commonFrom + 1) }))
      .filter((group) => group.ids.length > 0 && group.ids.length <= commonFrom)
      .sort((a, b) => b.counts - a.counts)
  let more = groups(others.get(word) ?? [])
  if (ids.length === 0 && more.length === 0 && widening?.likely) more = groups(widening.likely(word))
  if (more.length === 0) return { word, weight: own.weight, groups: [own] }
  const top = ids.length > 0 ? own.weight : Math.max(...more.map((group) => tellingness(group.ids.length)))
  return {
    word,
    weight: top,
    groups: [
      own,
      ...more.map((group) => ({
        text: group.text,
        ids: group.ids,
        weight: Math.min(top, tellingness(group.ids.length)) * group.counts,
      })),
    ],
  }
}

/** As one text: a row for each would cost ten times as much. */
export function idsOf(sql: Sql, index: 'memory_words' | 'memory_trigrams', match: string, most: number): number[] {
  const row = sql.get<{ ids: string | null }>(
    `SELECT group_concat(rowid) AS ids FROM (SELECT rowid FROM ${index} WHERE ${index} MATCH ? LIMIT ?)`,
    match,
    most,
  )
  return row?.ids ? row.ids.split(',').map(Number) : []
}

/** In the language of the index: any of the ways to write it. */
function matchOf(word: string, widening: Widening | undefined): string {
  return widening && word > '\u2e7f' ? anyOf(widening.spellings(word)) : quoted(word)
}

/** A run of Chinese is in any writing when each three characters of it are. */
export function matchOfPiece(piece: string, widening: Widening | undefined): string {
  if (!widening || piece < '\u2e7f') return quoted(piece)
  const threes = Array.from({ length: Math.min(piece.length - 2, MOST_THREES) }, (_, at) => piece.slice(at, at + 3))
  return threes.map((three) => `(${anyOf(widening.spellings(three))})`).join(' AND ')
}

const MOST_THREES = 12

export const anyOf = (texts: readonly string[]) => texts.map(quoted).join(' OR ')

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
