import type { Sql, SqlValue } from '../storage/sql.ts'
import { keysOfFile } from './links.ts'
import { type Nearness, ranked } from './rank.ts'
import { LIGHT_COLUMNS, type Memory, type Status } from './record.ts'
import { queryTerms, telling } from './terms.ts'

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
  const { words, pieces } = queryTerms(query.text)
  const total = (sql.get<{ n: number | null }>('SELECT max(id) AS n FROM memories')?.n ?? 0) + 1
  const sought = lookedUp(sql, telling(words, MOST_WORDS), total, query.commonFrom ?? EVERY)
  const found = new Map<number, Found>()
  for (const { word, ids, weight } of sought) for (const id of ids) add(found, id, word, weight, weight)
  for (const piece of pieces) {
    const ids = idsOf(sql, 'memory_trigrams', piece, MOST_PIECES)
    const weight = Math.log(1 + total / (ids.length + 1)) * PIECE_WEIGHT
    for (const id of ids) add(found, id, piece, weight, 0)
  }
  // Nothing has these words: then whatever has them inside a longer name or text.
  if (found.size === 0) {
    for (const word of words.filter((one) => [...one].length >= 3)) {
      for (const id of idsOf(sql, 'memory_trigrams', word, MOST_PIECES)) add(found, id, word, 1, 1)
    }
  }
  const asked = sought.reduce((sum, { weight }) => sum + weight, 0) || words.length
  return finished(sql, found, asked, query)
}

const MOST_WORDS = 64
const MOST_PIECES = 2000
const EVERY = 200_000
const PIECE_WEIGHT = 0.6
const POOL = 240

interface Found {
  text: number
  weight: number
  readonly words: string[]
}

function add(found: Map<number, Found>, id: number, word: string, text: number, weight: number): void {
  const hit = found.get(id)
  if (!hit) {
    found.set(id, { text, weight, words: [word] })
    return
  }
  hit.text += text
  hit.weight += weight
  hit.words.push(word)
}

interface Sought {
  readonly word: string
  readonly ids: readonly number[]
  readonly weight: number
}

/** Rarer words tell more. A word nobody has counts as asked for all the same: its absence makes a hit the weaker. */
function lookedUp(sql: Sql, words: readonly string[], total: number, commonFrom: number): Sought[] {
  const all = words.map((word) => ({ word, ids: idsOf(sql, 'memory_words', word, commonFrom + 1) }))
  const rare = all.filter(({ ids }) => ids.length <= commonFrom)
  const kept = rare.some(({ ids }) => ids.length > 0)
    ? rare
    : all.sort((a, b) => a.ids.length - b.ids.length).slice(0, 2)
  return kept.map(({ word, ids }) => ({ word, ids, weight: Math.log(1 + total / (ids.length + 1)) }))
}

/** Which memories have a word, as one text: a row for each would cost ten times as much. */
function idsOf(sql: Sql, index: 'memory_words' | 'memory_trigrams', word: string, most: number): number[] {
  const row = sql.get<{ ids: string | null }>(
    `SELECT group_concat(rowid) AS ids FROM (SELECT rowid FROM ${index} WHERE ${index} MATCH ? LIMIT ?)`,
    `"${word.replaceAll('"', '""')}"`,
    most,
  )
  return row?.ids ? (JSON.parse(`[${row.ids}]`) as number[]) : []
}

function finished(sql: Sql, found: ReadonlyMap<number, Found>, asked: number, query: SearchQuery): Hit[] {
  const best = [...found].sort(([, a], [, b]) => b.text - a.text).slice(0, query.projects ? POOL * 3 : POOL)
  const strength = (id: number) => found.get(id)?.text ?? 0
  const rows = allowed(
    sql,
    best.map(([id]) => id),
    query,
  )
    .sort((a, b) => strength(b.id) - strength(a.id))
    .slice(0, POOL)
  const near = nearness(
    sql,
    rows.map(({ id }) => id),
    query,
  )
  const hits = rows.flatMap((memory): Hit[] => {
    const hit = found.get(memory.id)
    if (!hit) return []
    const share = asked > 0 ? Math.min(1, hit.weight / asked) : 0
    const standing = { ...memory, near: near.get(memory.id) ?? 'elsewhere' }
    return [{ memory, score: ranked(textScore(memory, hit, share), standing, query.now), share, words: hit.words }]
  })
  return hits.sort((a, b) => b.score - a.score || a.memory.id - b.memory.id).slice(0, query.most ?? 10)
}

/** Of two memories with the same words, the one that says less besides, says them more often or bears them in its URI. */
function textScore({ content, uri, disclosure }: Memory, hit: Found, share: number): number {
  const text = content.toLowerCase()
  const name = uri.toLowerCase()
  let bonus = 0
  for (const word of hit.words) {
    const stem = word.length > 5 ? word.slice(0, -2) : word
    if (name.includes(stem)) bonus += 0.25
    const first = text.indexOf(stem)
    if (first !== -1 && text.indexOf(stem, first + stem.length) !== -1) bonus += 0.1
  }
  const length = 1 + 1.2 * (0.25 + 0.75 * Math.min(LONGEST, (content.length + disclosure.length) / USUAL))
  return ((hit.text * (0.4 + share)) / length) * (1 + bonus / hit.words.length)
}

/** How long a memory usually is, in characters, and how many times that counts at most. */
const USUAL = 300
const LONGEST = 8

function allowed(sql: Sql, ids: readonly number[], query: SearchQuery): Memory[] {
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

function nearness(sql: Sql, ids: readonly number[], { file, symbols = [] }: SearchQuery): Map<number, Nearness> {
  const near = new Map<number, Nearness>()
  if (ids.length === 0) return near
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
  for (const [kind, key] of keysOfFile(file)) {
    if (kind !== 'extension') mark(kind, key, kind === 'file' ? 'file' : 'folder')
  }
  return near
}
