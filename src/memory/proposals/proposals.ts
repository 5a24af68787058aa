import { columnFields } from '../../base/column.ts'
import { wideFingerprint } from '../../base/ids.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { COLUMNS, type Desk, type Memory } from '../store/record.ts'
import type { Wish } from './asks-for.ts'

/** What is to stand in a memory instead. */
export interface ProposedChange {
  readonly content?: string
  readonly tier?: number
  readonly disclosure?: string
}

/** What an agent would do with something the person said, and has to be agreed to. */
export interface Proposal {
  readonly id: number
  readonly memory: Memory
  readonly wish: Wish
  readonly change: ProposedChange
  readonly session: string
  readonly at: number
}

/** Something an agent wants, in which project and session. */
export interface WantedChange extends Pick<Proposal, 'memory' | 'wish' | 'change' | 'session'> {
  readonly project: string
}

/** `refused`: the person said no to the very same before. `full`: too many wait. */
export type Proposed = { readonly kind: 'waits' | 'refused' | 'full'; readonly at: number }

/** Keeps what an agent would do until the person answers. The same again is the same. */
export function propose(
  { sql, now, redact }: Desk,
  { project, memory, wish, change, session }: WantedChange,
): Proposed {
  const kept = JSON.stringify(redact.deep(change))
  const key = wideFingerprint(`${wish}\n${kept}`)
  const before = sql.get<{ answer: string | null; at: number }>(
    'SELECT answer, coalesce(answered_at, at) AS at FROM memory_proposals WHERE memory = ? AND key = ?',
    memory.id,
    key,
  )
  if (before?.answer === 'refused') return { kind: 'refused', at: before.at }
  if (!before && openProposals(sql, project, now).length >= MOST_OPEN) return { kind: 'full', at: now }
  // Agreed to once and taken back since by the person, it is proposed anew.
  sql.run(
    `INSERT INTO memory_proposals (project, memory, wish, change, key, of_version, session, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET change = excluded.change, of_version = excluded.of_version, session = excluded.session, at = excluded.at,
       answer = NULL, answered_at = NULL, answered_in = NULL, version = NULL`,
    project,
    memory.id,
    wish,
    kept,
    key,
    memory.version,
    session,
    now,
  )
  return { kind: 'waits', at: now }
}

/** Those that wait for an answer, the oldest first: of what stands as it stood then, and not too long ago. */
export function openProposals(sql: ReadSql, project: string, now: number): Proposal[] {
  return sql
    .all<Memory & Row>(
      `SELECT p.id AS proposal, p.wish, p.change, p.session, p.at, ${COLUMNS_OF_M} FROM memory_proposals p
       JOIN memories m ON m.id = p.memory AND m.version = p.of_version AND m.status = 'active'
       WHERE p.project = ? AND p.answer IS NULL AND p.at > ? ORDER BY p.at, p.id`,
      project,
      now - OPEN_MS,
    )
    .map(({ proposal, wish, change, session, at, ...memory }) => ({
      id: proposal,
      memory,
      wish,
      change: columnFields<ProposedChange>(change),
      session,
      at,
    }))
}

const COLUMNS_OF_M = COLUMNS.split(',')
  .map((column) => `m.${column.trim()}`)
  .join(', ')

interface Row {
  readonly proposal: number
  readonly wish: Wish
  readonly change: string
  readonly session: string
  readonly at: number
}

/** Of what was refused a hash stays, by which it is known when it is proposed again. */
export function refuseProposal(sql: Sql, { id }: Pick<Proposal, 'id'>, session: string, now: number): void {
  sql.run(
    "UPDATE memory_proposals SET answer = 'refused', change = '{}', answered_at = ?, answered_in = ? WHERE id = ?",
    now,
    session,
    id,
  )
}

/** How a version came to be: whose proposal it was, and when the person agreed. */
export interface Agreed {
  readonly version: number
  readonly proposedIn: string
  readonly proposedAt: number
  /** '' where it was agreed to by a command. */
  readonly agreedIn: string
  readonly agreedAt: number
}

export function agreedOf(sql: ReadSql, { id }: Pick<Memory, 'id'>): Agreed[] {
  return sql.all<Agreed>(
    `SELECT version, session AS proposedIn, at AS proposedAt, answered_in AS agreedIn, answered_at AS agreedAt FROM memory_proposals
     WHERE memory = ? AND answer = 'agreed' ORDER BY version`,
    id,
  )
}

/** What nobody answered goes; of what was refused the newest are enough. */
export function dropOldProposals(sql: Sql, now: number): void {
  sql.run('DELETE FROM memory_proposals WHERE answer IS NULL AND at <= ?', now - OPEN_MS)
  sql.run(
    `DELETE FROM memory_proposals WHERE answer = 'refused' AND id NOT IN (
       SELECT id FROM memory_proposals WHERE answer = 'refused' ORDER BY answered_at DESC LIMIT ?)`,
    MOST_REFUSED,
  )
}

const OPEN_MS = 14 * 24 * 60 * 60 * 1000
const MOST_OPEN = 20
const MOST_REFUSED = 1000
