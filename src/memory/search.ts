import type { Sql, SqlValue } from '../storage/sql.ts'
import { keysOfFile } from './links.ts'
import { type Nearness, ranked } from './rank.ts'
import { COLUMNS, type Memory, type Status } from './record.ts'
import { type QueryTerms, queryTerms } from './terms.ts'

export interface SearchQuery {
  readonly text: string
  /** Of these projects; all of them without. Memories that hold everywhere are always looked at. */
  readonly projects?: readonly string[]
  readonly namespace?: string
  readonly most?: number
  readonly maxTier?: number
  readonly statuses?: readonly Status[]
  readonly since?: number
  /** The file at hand: what is linked to it, or stands near it, comes first. */
  readonly file?: string
  readonly symbols?: readonly string[]
  readonly now: number
  /** Words that stand in more memories than this tell too little to be looked for, unless there are no others. */
  readonly commonFrom?: number
}

export interface Hit {
  readonly memory: Memory
  readonly score: number
  /** How much of what was asked for it holds, weighted by how telling each word is: 0-1. */
  readonly share: number
  /** The words that were found. */
  readonly words: readonly string[]
}

/** Memories that fit a text, the best first. */
export function search(sql: Sql, query: SearchQuery): Hit[] {
  const terms = queryTerms(query.text)
  const weighed = weigh(sql, terms.words, query.commonFrom ?? Number.POSITIVE_INFINITY)
  const found = new Map<number, { text: number; words: Set<string>; weight: number }>()
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const pool = POOL
  if (weighed.length > 0) {
    const match = weighed.map(({ word }) => quoted(word)).join(' OR ')
    for (const { id, score } of matches(sql, 'memory_words', 'bm25(memory_words, 1.0, 1.3, 1.0)', match, query, pool)) {
      found.set(id, { text: -score, words: new Set(), weight: 0 })
    }
  }
  for (const piece of terms.pieces) {
    for (const { id, score } of matches(sql, 'memory_trigrams', 'bm25(memory_trigrams)', quoted(piece), query, 20)) {
      const hit = found.get(id) ?? { text: 0, words: new Set<string>(), weight: 0 }
      hit.text += -score * PIECE_WEIGHT
      hit.words.add(piece)
      found.set(id, hit)
    }
  }
  if (found.size === 0 && weighed.length > 0) return byPiece(sql, terms, query)
  if (found.size === 0) return []
  share(sql, [...found.keys()], weighed, (id, word, weight) => {
    const hit = found.get(id)
    if (!hit) return
    hit.words.add(word)
    hit.weight += weight
  })
  return finished(sql, found, total, query)
}

const POOL = 80
const PIECE_WEIGHT = 0.35

/** Nothing has these words: then whatever has them inside a longer name or text. */
function byPiece(sql: Sql, { words }: QueryTerms, query: SearchQuery): Hit[] {
  const pieces = words.filter((word) => [...word].length >= 3)
  if (pieces.length === 0) return []
  const found = new Map<number, { text: number; words: Set<string>; weight: number }>()
  for (const piece of pieces) {
    for (const { id, score } of matches(sql, 'memory_trigrams', 'bm25(memory_trigrams)', quoted(piece), query, POOL)) {
      const hit = found.get(id) ?? { text: 0, words: new Set<string>(), weight: 0 }
      hit.text += -score
      hit.weight += 1
      hit.words.add(piece)
      found.set(id, hit)
    }
  }
  return finished(sql, found, words.length, query)
}

interface Found {
  text: number
  words: Set<string>
  weight: number
}

function finished(sql: Sql, found: ReadonlyMap<number, Found>, total: number, query: SearchQuery): Hit[] {
  const rows = byIds<Memory>(sql, [...found.keys()])
  const near = nearness(sql, [...found.keys()], query)
  const hits = rows.flatMap((memory): Hit[] => {
    const hit = found.get(memory.id)
    if (!hit) return []
    const part = total > 0 ? Math.min(1, hit.weight / total) : 0
    // A memory that holds all the telling words is worth more than one that repeats a single one.
    const text = hit.text * (0.35 + part)
    const standing = { ...memory, near: near.get(memory.id) ?? 'elsewhere' }
    return [{ memory, score: ranked(text, standing, query.now), share: part, words: [...hit.words] }]
  })
  return hits.sort((a, b) => b.score - a.score || a.memory.id - b.memory.id).slice(0, query.most ?? 10)
}

interface Weighed {
  readonly word: string
  readonly weight: number
}

/** Rarer words tell more. Words nobody has are left out of the search but not out of what was asked for. */
function weigh(sql: Sql, words: readonly string[], commonFrom: number): Weighed[] {
  const total = sql.get<{ n: number }>('SELECT max(id) AS n FROM memories')?.n ?? 0
  const counted = words.slice(0, MOST_WORDS).map((word) => ({ word, count: countOf(sql, word) }))
  const rare = counted.filter(({ count }) => count <= commonFrom)
  const kept = rare.some(({ count }) => count > 0) ? rare : counted.sort((a, b) => a.count - b.count).slice(0, 1)
  return kept.map(({ word, count }) => ({ word, weight: Math.log(1 + (total + 1) / (count + 1)) }))
}

const MOST_WORDS = 48

/** The index keeps stems; asking it for the word itself costs one look, and the stem is what the porter rules make of it. */
function countOf(sql: Sql, word: string): number {
  return (
    sql.get<{ n: number }>(
      'SELECT count(*) AS n FROM (SELECT 1 FROM memory_words WHERE memory_words MATCH ? LIMIT 5000)',
      quoted(word),
    )?.n ?? 0
  )
}

function share(
  sql: Sql,
  ids: readonly number[],
  weighed: readonly Weighed[],
  has: (id: number, word: string, weight: number) => void,
): void {
  const list = ids.join(',')
  for (const { word, weight } of weighed) {
    const rows = sql.all<{ id: number }>(
      `SELECT rowid AS id FROM memory_words WHERE memory_words MATCH ? AND rowid IN (${list})`,
      quoted(word),
    )
    for (const { id } of rows) has(id, word, weight)
  }
}

function matches(
  sql: Sql,
  index: 'memory_words' | 'memory_trigrams',
  score: string,
  match: string,
  query: SearchQuery,
  most: number,
): { id: number; score: number }[] {
  const { condition, values } = filters(query)
  return sql.all<{ id: number; score: number }>(
    `SELECT m.id, ${score} AS score FROM ${index} JOIN memories m ON m.id = ${index}.rowid
     WHERE ${index} MATCH ? AND ${condition} ORDER BY score LIMIT ?`,
    match,
    ...values,
    most,
  )
}

function filters(query: SearchQuery): { condition: string; values: SqlValue[] } {
  const parts: string[] = []
  const values: SqlValue[] = []
  const among = (column: string, list: readonly string[]) => {
    parts.push(`${column} IN (${list.map(() => '?').join(', ')})`)
    values.push(...list)
  }
  among('m.status', query.statuses ?? ['active'])
  if (query.projects) among('m.project', ['', ...query.projects])
  if (query.maxTier !== undefined) {
    parts.push('m.tier <= ?')
    values.push(query.maxTier)
  }
  if (query.since !== undefined) {
    parts.push('m.updated_at >= ?')
    values.push(query.since)
  }
  if (query.namespace !== undefined) {
    parts.push('substr(m.uri, 1, ?) = ?')
    values.push(query.namespace.length + 3, `${query.namespace}://`)
  }
  return { condition: parts.join(' AND '), values }
}

function nearness(sql: Sql, ids: readonly number[], { file, symbols = [] }: SearchQuery): Map<number, Nearness> {
  const near = new Map<number, Nearness>()
  const mark = (kind: string, key: string, as: Nearness) => {
    const rows = sql.all<{ memory: number }>(
      `SELECT memory FROM memory_links WHERE memory IN (${ids.join(',')}) AND kind = ? AND key = ?`,
      kind,
      key,
    )
    for (const { memory } of rows) if (!near.has(memory)) near.set(memory, as)
  }
  for (const symbol of symbols) mark('symbol', symbol, 'symbol')
  if (!file) return near
  for (const [kind, key] of keysOfFile(file))
    if (kind !== 'extension') mark(kind, key, kind === 'file' ? 'file' : 'folder')
  return near
}

function byIds<Row extends object>(sql: Sql, ids: readonly number[]): Row[] {
  return ids.length === 0 ? [] : sql.all<Row>(`SELECT ${COLUMNS} FROM memories WHERE id IN (${ids.join(',')})`)
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}
