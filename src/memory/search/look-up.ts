import type { ReadSql, SqlValue } from '../../storage/sql.ts'
import { LIGHT_COLUMNS, type Memory } from '../store/record.ts'
import type { SearchQuery } from './search.ts'

/** What a query may mean besides the very words. */
export interface Widening {
  /** The ways to write a word. */
  spellings(word: string): readonly string[]
  /** The one way in which texts are compared. */
  plain?(text: string): string
  /** Other words for the same, under the query's own. */
  others?(query: string): ReadonlyMap<string, readonly Other[]>
  /** What a word that nobody has is likely to stand for. */
  likely?(word: string): readonly Other[]
}

export interface Other {
  /** To look for in a text. */
  readonly text: string
  /** To look for in the index, in its language. */
  readonly match: string
  /** How much it counts of what the word itself would: 0-1. */
  readonly counts: number
}

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
  /** Nobody has the word: this one was taken for it. */
  readonly guess: boolean
}

export interface LookUp {
  readonly total: number
  readonly commonFrom: number
  readonly widening: Widening | undefined
  readonly others: ReadonlyMap<string, readonly Other[]>
}

/** A word nobody has counts as asked for all the same: its absence makes a hit the weaker. */
export function lookedUp(sql: ReadSql, words: readonly string[], how: LookUp): Sought[] {
  const { commonFrom, widening } = how
  const idsFor = (word: string) => {
    const match = widening && word > '\u2e7f' ? anyOf(widening.spellings(word)) : quoted(word)
    return idsOf(sql, 'memory_words', match, commonFrom + 1)
  }
  const all = words.map((word) => ({ word, ids: idsFor(word) }))
  const rare = all.filter(({ ids }) => ids.length <= commonFrom)
  const kept =
    rare.length === all.length || rare.some(({ ids }) => ids.length > 0)
      ? rare
      : all.sort((a, b) => a.ids.length - b.ids.length).slice(0, 2)
  return kept.map(({ word, ids }) => withOthers(sql, word, ids, how))
}

function withOthers(
  sql: ReadSql,
  word: string,
  ids: readonly number[],
  { total, commonFrom, widening, others }: LookUp,
): Sought {
  const tellingness = (has: number) => Math.log(1 + (Math.max(total, has) - has + 0.5) / (has + 0.5))
  const own: Group = { text: word, ids, weight: tellingness(ids.length), guess: false }
  const most = Math.min(commonFrom, Math.max(MOST_OTHERS, Math.round(total * OTHERS_SHARE)))
  const groups = (list: readonly Other[]) =>
    list
      .map(({ text, match, counts }) => ({ text, counts, ids: idsOf(sql, 'memory_words', match, most + 1) }))
      .filter((group) => group.ids.length > 0 && group.ids.length <= most)
      .sort((a, b) => b.counts - a.counts)
  const same = groups(others.get(word) ?? [])
  const guess = ids.length === 0 && same.length === 0
  const more = guess ? groups(widening?.likely?.(word) ?? []) : same
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
        guess: guess && group.text !== word,
      })),
    ],
  }
}

/** Another word for what was asked that very many have tells nothing, and there are many others to look for. */
const MOST_OTHERS = 2000
const OTHERS_SHARE = 0.02

/** As one text: a row for each would cost ten times as much. The newest, where there are more than `most`. */
export function idsOf(sql: ReadSql, index: 'memory_words' | 'memory_trigrams', match: string, most: number): number[] {
  const row = sql.get<{ ids: string | null }>(
    `SELECT group_concat(rowid) AS ids FROM (SELECT rowid FROM ${index} WHERE ${index} MATCH ? ORDER BY rowid DESC LIMIT ?)`,
    match,
    most,
  )
  return row?.ids ? row.ids.split(',').map(Number) : []
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

/** Which of these the query's filters let through. */
export function allowed(sql: ReadSql, ids: readonly number[], query: SearchQuery): Memory[] {
  if (ids.length === 0) return []
  const { condition, values } = filters(query)
  return sql.all<Memory>(
    `SELECT ${LIGHT_COLUMNS} FROM memories m WHERE id IN (${ids.join(',')}) AND ${condition}`,
    ...values,
  )
}

/** The pluses keep the planner from another index than that of the ids, which are few. */
function filters(query: SearchQuery): { condition: string; values: SqlValue[] } {
  const parts: string[] = []
  const values: SqlValue[] = []
  const among = (column: string, list: readonly string[]) => {
    parts.push(`${column} IN (${list.map(() => '?').join(', ')})`)
    values.push(...list)
  }
  among('+m.status', query.statuses ?? ['active'])
  if (query.projects) among('+m.project', ['', ...query.projects])
  if (query.maxTier !== undefined) {
    parts.push('+m.tier <= ?')
    values.push(query.maxTier)
  }
  if (query.since !== undefined) {
    parts.push('+m.updated_at >= ?')
    values.push(query.since)
  }
  if (query.namespace !== undefined) {
    parts.push('substr(m.uri, 1, ?) = ?')
    values.push(query.namespace.length + 3, `${query.namespace}://`)
  }
  return { condition: parts.join(' AND '), values }
}
