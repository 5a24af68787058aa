import type { ReadSql } from '../../storage/sql.ts'
import type { Memory, MemoryStatus } from '../store/record.ts'
import { wantedBy } from './asked-for.ts'
import { allowed, anyOf, idsOf, lookedUp, matchOfPiece, type Other, type Sought, type Widening } from './look-up.ts'
import { type Hit, inSeries, nearness, ranked } from './rank.ts'
import { askedToRun } from './runs/asked-to-run.ts'
import { commandsFor } from './runs/commands-for.ts'
import { hasChinese, queryTerms, sharesInNames, telling } from './terms.ts'
import { type Found, textScore } from './text-score.ts'

export interface SearchQuery {
  readonly text: string
  /** Of these projects; all of them without. Memories that hold everywhere are always looked at. */
  readonly projects?: readonly string[]
  readonly namespace?: string
  readonly most?: number
  readonly maxTier?: number
  readonly statuses?: readonly MemoryStatus[]
  readonly since?: number
  /** The file at hand: what is linked to it, or stands near it, comes first. */
  readonly file?: string
  readonly symbols?: readonly string[]
  readonly now: number
  /** Words that stand in more memories than this tell too little to be looked for, unless there are no others. */
  readonly commonFrom?: number
  /** What may be meant besides the very words; see widen.ts. */
  readonly widening?: Widening
}

/** Memories that fit a text, the best first. */
export function searchMemories(sql: ReadSql, query: SearchQuery): Hit[] {
  const { widening } = query
  // A longer text is no question, and every word of it is looked up in several spellings.
  const text = query.text.slice(0, LONGEST_QUERY)
  const { words, pieces } = queryTerms(text)
  const total = (sql.get<{ n: number | null }>('SELECT max(id) AS n FROM memories')?.n ?? 0) + 1
  const sought = lookedUp(sql, telling(words, MOST_WORDS), {
    total,
    commonFrom: query.commonFrom ?? EVERY,
    widening,
    others: widening?.others?.(text) ?? NONE,
  })
  const found = new Map<number, Found>()
  const shares = sharesInNames(query.text)
  for (const one of sought) addWord(found, one, shares.get(one.word) ?? 1)
  for (const piece of pieces) {
    const ids = idsOf(sql, 'memory_trigrams', matchOfPiece(piece, widening), MOST_PIECES)
    const weight = Math.log(1 + total / (ids.length + 1)) * PIECE_WEIGHT
    for (const id of ids) add(found, id, piece, weight, 0)
  }
  // Nothing has these words: then whatever has them inside a longer name or text.
  if (found.size === 0) {
    for (const word of words.filter((one) => [...one].length >= 3)) {
      for (const id of idsOf(sql, 'memory_trigrams', anyOf([word]), MOST_PIECES)) add(found, id, word, 1, 1)
    }
  }
  const asked = sought.reduce((sum, { word, weight }) => sum + weight * (shares.get(word) ?? 1), 0) || words.length
  return finished(sql, found, { weight: asked, words: sought.length }, query)
}

const MOST_WORDS = 64
const LONGEST_QUERY = 2000
const MOST_PIECES = 2000
const EVERY = 200_000
const PIECE_WEIGHT = 0.1
const POOL = 240
const NONE: ReadonlyMap<string, readonly Other[]> = new Map()

/** Those with the most of the words among which the filters allow, who may be few of many: then more are looked at. */
function strongest(sql: ReadSql, found: ReadonlyMap<number, Found>, query: SearchQuery): Memory[] {
  const strength = (id: number) => found.get(id)?.text ?? 0
  const ids = [...found].sort(([, a], [, b]) => b.text - a.text).map(([id]) => id)
  const rows: Memory[] = []
  const wanted = Math.ceil(Math.max(1, query.most ?? 10) / POOL) * POOL
  for (let from = 0, size = POOL * 3; from < ids.length && rows.length < wanted; from += size, size *= 4) {
    rows.push(...allowed(sql, ids.slice(from, from + size), query))
  }
  return rows.sort((a, b) => strength(b.id) - strength(a.id)).slice(0, wanted)
}

/** Each word once, in every way it may stand in the text. */
function asWritten(words: readonly string[], widening: Widening | undefined): readonly string[] {
  if (!widening) return words
  return [...new Set(words.flatMap((word) => widening.spellings(word)))]
}

function addWord(found: Map<number, Found>, { word, groups }: Sought, counts: number): void {
  const counted = groups.length > 1 ? new Set<number>() : undefined
  for (const { text, ids, weight, guess } of groups) {
    for (const id of ids) {
      if (counted?.has(id)) continue
      counted?.add(id)
      add(found, id, text, weight * counts, weight * counts)
      if (guess) found.get(id)?.guesses.push({ word, taken: text })
    }
  }
}

function add(found: Map<number, Found>, id: number, word: string, text: number, weight: number): void {
  const hit = found.get(id)
  if (!hit) {
    found.set(id, { text, weight, words: [word], weights: [text], guesses: [] })
    return
  }
  hit.text += text
  hit.weight += weight
  hit.words.push(word)
  hit.weights.push(text)
}

function finished(
  sql: ReadSql,
  found: ReadonlyMap<number, Found>,
  asked: { readonly weight: number; readonly words: number },
  query: SearchQuery,
): Hit[] {
  const rows = strongest(sql, found, query)
  const hits: Hit[] = []
  // Pool by pool, so that whoever pages on finds the hits where they were before.
  for (let from = 0; from < rows.length; from += POOL)
    hits.push(...rankedPool(sql, rows.slice(from, from + POOL), found, asked, query))
  return withCommands(sql, hits, query)
    .slice(0, query.most ?? 10)
    .map((hit) => ({ ...hit, words: asWritten(hit.words, query.widening) }))
}

/** Who asks how something is run is answered first by the commands for that, whatever words they have. */
function withCommands(sql: ReadSql, hits: readonly Hit[], query: SearchQuery): readonly Hit[] {
  const toRun = query.widening?.others && askedToRun(query.text)
  if (!toRun) return hits
  const ids = commandsFor(sql, query.projects && ['', ...query.projects], toRun).answering.slice(0, MOST_COMMANDS)
  const best = hits[0]?.score ?? 1
  const memories = allowed(sql, ids, query)
  const commands = ids.flatMap((id, at): Hit[] => {
    const memory = memories.find((one) => one.id === id)
    const found = hits.find((hit) => hit.memory.id === id)
    if (!memory) return []
    return [{ memory, share: 1, words: [], guesses: [], ...found, score: best * (1 + (ids.length - at) * ABOVE) }]
  })
  return [...commands, ...hits.filter(({ memory }) => !ids.includes(memory.id))]
}

const MOST_COMMANDS = 3
const ABOVE = 0.01

function rankedPool(
  sql: ReadSql,
  rows: readonly Memory[],
  found: ReadonlyMap<number, Found>,
  asked: { readonly weight: number; readonly words: number },
  query: SearchQuery,
): Hit[] {
  const near = nearness(
    sql,
    rows.map(({ id }) => id),
    query,
  )
  const chinese = hasChinese(query.text)
  const wanted = query.widening ? wantedBy(query.text) : undefined
  const usual = rows.reduce((sum, { content }) => sum + content.length, 0) / Math.max(1, rows.length)
  const hits = rows.flatMap((memory): Hit[] => {
    const hit = found.get(memory.id)
    if (!hit) return []
    const share = asked.weight > 0 ? Math.min(1, hit.weight / asked.weight) : 0
    const score = textScore(memory, hit, {
      share,
      words: asked.words,
      plain: query.widening?.plain,
      chinese,
      usual,
      wanted,
    })
    const standing = { ...memory, near: near.get(memory.id) ?? 'elsewhere' }
    return [{ memory, score: ranked(score, standing, query.now), share, words: hit.words, guesses: hit.guesses }]
  })
  return inSeries(sql, hits, query).sort((a, b) => b.score - a.score || a.memory.id - b.memory.id)
}
