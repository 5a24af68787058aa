import type { ReadSql } from '../../storage/sql.ts'
import { keysOfFile } from '../store/file-keys.ts'
import type { Memory, Truth } from '../store/record.ts'
import { allowed } from './look-up.ts'
import type { SearchQuery } from './search.ts'
import type { Guess } from './text-score.ts'

/** A memory that was found, with what its place among the others depends on. */
export interface Hit {
  readonly memory: Memory
  readonly score: number
  /** How much of what was asked for it holds, weighted by how telling each word is: 0-1. */
  readonly share: number
  /** The words that were found, in every way they may stand in the text. */
  readonly words: readonly string[]
  /** Words that nobody has, and what was taken for them here. */
  readonly guesses: readonly Guess[]
}

/** The same hits once it is known how the memories stand now: what has changed since it was last looked at moves. */
export function reranked(hits: readonly Hit[], memories: readonly Memory[]): Hit[] {
  const now = new Map(memories.map((memory) => [memory.id, memory]))
  return hits
    .map((hit) => {
      const memory = now.get(hit.memory.id) ?? hit.memory
      return { ...hit, memory, score: (hit.score * TRUTH_WEIGHT[memory.truth]) / TRUTH_WEIGHT[hit.memory.truth] }
    })
    .sort((a, b) => b.score - a.score || a.memory.id - b.memory.id)
}

/** With those that stand beside what fits best, and with what each gains by its neighbours. */
export function inSeries(sql: ReadSql, hits: readonly Hit[], query: SearchQuery): Hit[] {
  const best = [...hits].sort((a, b) => b.score - a.score).slice(0, LOOKED_BESIDE)
  const known = new Set(hits.map(({ memory }) => memory.id))
  const beside = besideThese(best.map(({ memory }) => memory)).filter((id) => !known.has(id))
  const all = [
    ...hits,
    ...allowed(sql, beside, query)
      .filter(isTurn)
      .map((memory): Hit => ({ memory, score: 0, share: 0, words: [], guesses: [] })),
  ]
  const gains = gainsInSeries(all)
  return all.flatMap((hit) => {
    const score = hit.score + (gains.get(hit.memory.id) ?? 0)
    return score === 0 ? [] : [{ ...hit, score: onlyAsks(hit.memory.content) ? score * ASKS_ONLY : score }]
  })
}

const LOOKED_BESIDE = 24
const ASKS_ONLY = 0.7

/** What is known of a hit besides its text. */
interface Standing {
  readonly tier: number
  readonly truth: Truth
  readonly uses: number
  readonly updatedAt: number
  /** How near it is to what is being worked on. */
  readonly near: Nearness
}

type Nearness = 'file' | 'symbol' | 'folder' | 'elsewhere'

/** The text decides; the rest tips the scales between texts that fit about as well. */
export function ranked(textScore: number, standing: Standing, now: number): number {
  const days = Math.max(0, now - standing.updatedAt) / 86_400_000
  return (
    textScore *
    (1 + (5 - standing.tier) * 0.03) *
    (1 + 0.1 * Math.exp(-days / 30)) *
    (1 + 0.04 * Math.log1p(standing.uses)) *
    NEARNESS[standing.near] *
    TRUTH_WEIGHT[standing.truth]
  )
}

const NEARNESS: Readonly<Record<Nearness, number>> = { file: 1.5, symbol: 1.3, folder: 1.15, elsewhere: 1 }
/** What has changed comes later, what is gone last. */
const TRUTH_WEIGHT: Readonly<Record<Truth, number>> = { current: 1, unchecked: 1, changed: 0.6, gone: 0.3 }

export function nearness(
  sql: ReadSql,
  ids: readonly number[],
  { file, symbols = [] }: SearchQuery,
): Map<number, Nearness> {
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

/**
 * What was said belongs to what was said just before and after: "The Swan" answers "which piece did you play?", though it has no word of
 * it. How much each memory gains by its neighbours: those that were kept right before and after it, in the same folder, as short as
 * something said.
 */
function gainsInSeries(fits: readonly Hit[]): Map<number, number> {
  const byId = new Map(fits.map((fit) => [fit.memory.id, fit]))
  const gains = new Map<number, number>()
  for (const { memory } of fits) {
    let gain = 0
    for (const step of [-2, -1, 1, 2] as const) {
      const beside = byId.get(memory.id + step)
      if (beside && areInSeries(memory, beside.memory)) gain += beside.score * shareFrom(beside.memory, memory, step)
    }
    if (gain > 0) gains.set(memory.id, gain)
  }
  return gains
}

/** The ids beside these that may be worth showing without a word of what was asked for: only where people speak in turn. */
function besideThese(memories: readonly Memory[]): number[] {
  const spoken = memories.filter(isTurn)
  return [...new Set(spoken.flatMap(({ id }) => [id - 1, id + 1, id + 2]))]
}

/** What somebody says, by name or by role. */
function isTurn({ content }: Pick<Memory, 'content'>): boolean {
  return content.length <= LONGEST_SAID && SPEAKER.test(content)
}

/** Something that only asks answers nothing. */
function onlyAsks(content: string): boolean {
  return content.length <= LONGEST_SAID && /[?？]\s*$/.test(content) && !/[.!。！]\s/.test(content)
}

function areInSeries(one: Memory, other: Memory): boolean {
  return one.project === other.project && isSaid(one) && isSaid(other) && folderOf(one.uri) === folderOf(other.uri)
}

function isSaid({ content }: Memory): boolean {
  return content.length <= LONGEST_SAID
}

function folderOf(uri: string): string {
  return uri.slice(0, uri.lastIndexOf('/') + 1)
}

/** An answer has the most of its question. */
function shareFrom(beside: Memory, memory: Memory, step: number): number {
  if (step === -1 && /[?？]\s*$/.test(beside.content) && !onlyAsks(memory.content)) return ANSWER
  return Math.abs(step) === 1 ? NEXT : FURTHER
}

const LONGEST_SAID = 600
/** `Ada:`, or behind a date in brackets. */
const SPEAKER =
  /^(?:[[(][^\])\n]{4,40}[\])]\s*)?\p{Lu}?[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20})?(?: said)?[:：]\s?\S/u
const ANSWER = 0.5
const NEXT = 0.2
const FURTHER = 0.08
