import { isRecord } from '../../../base/is-record.ts'
import type { Sql } from '../../../storage/sql.ts'

/**
 * What can be said about a file, a session or a decision, worked out and put into words when it is learned, so that a prompt has only to
 * choose.
 */
export interface FileCard {
  readonly kind: 'file'
  readonly folder: string
  /** "retry.ts (backoff, queue)" */
  readonly head: string
  /** What further lines about it begin with. */
  readonly more: readonly string[]
  /** The names the head brings with it; the file's own first. */
  readonly own: readonly string[]
  /** What naming the file is usually worth. */
  readonly worth: number
  readonly names: readonly CardName[]
}

/** A name that belongs to the file, what it is usually worth, and what else it brings when it is said. */
export type CardName = readonly [name: string, worth: number, brought?: readonly string[]]

export interface SessionCard {
  readonly kind: 'session'
  /** '' when nothing telling is known of it. */
  readonly line: string
  /** The memories of the files it dealt with, those it changed first. */
  readonly changed: readonly number[]
  readonly looked: readonly number[]
  readonly early: readonly string[]
  readonly names: readonly string[]
}

/** What was decided and why, insisted on, or tried in vain. */
interface TextCard {
  readonly kind: 'text'
  readonly line: string
}

export type Card = FileCard | SessionCard | TextCard

const KINDS: Readonly<Record<Card['kind'], true>> = { file: true, session: true, text: true }

export function isCard(value: unknown): value is Card {
  return isRecord(value) && typeof value.kind === 'string' && Object.hasOwn(KINDS, value.kind)
}

/** A card as it is kept. */
export interface CardRow {
  readonly memory: number
  readonly card: Card
}

/** All of a project's cards at once: they are made from one look at everything that was learned. */
export function saveCards(sql: Sql, project: string, cards: readonly CardRow[]): void {
  dropCards(sql, project)
  for (const card of cards) saveCard(sql, project, card)
}

export function saveCard(sql: Sql, project: string, { memory, card }: CardRow): void {
  sql.run(
    'INSERT OR REPLACE INTO memory_cards (memory, project, card) VALUES (?, ?, ?)',
    memory,
    project,
    JSON.stringify(card),
  )
}

export function dropCards(sql: Sql, project: string): void {
  if (project === '') sql.run('DELETE FROM memory_cards')
  else sql.run('DELETE FROM memory_cards WHERE project = ?', project)
}
