import type { ReadSql, Sql } from '../../storage/sql.ts'
import type { State } from '../state.ts'
import { TAKEN_OVER } from '../taken-by.ts'
import { apply } from '../transitions.ts'
import { change, type Stored, tell, unwatch, watchedWorkflow, workflowById } from './store.ts'

/** A session that nobody has heard of for so long does not hold its workflow any more. */
const SILENT_MS = 15 * 60 * 1000
/** What has not been touched for so long is no longer offered. */
const OLDEST_MS = 30 * 24 * 3600 * 1000

export interface Here {
  readonly session: string
  readonly project: string
  readonly repository: string
}

/** Workflows of this project or another worktree of its repository that were begun in other sessions and are not done. */
export function unfinished(sql: ReadSql, { session, project, repository }: Here, now: number, most = 3): Stored[] {
  const rows = sql.all<{ id: number }>(
    `SELECT id FROM workflows WHERE status IN ('active', 'stopped', 'failed') AND updated_at > ?
     AND session != ? AND (project = ? OR (repository = ? AND repository != '')) ORDER BY updated_at DESC LIMIT ?`,
    now - OLDEST_MS,
    session,
    project,
    repository,
    most,
  )
  const found: Stored[] = []
  for (const { id } of rows) {
    const stored = workflowById(sql, id)
    if (stored) found.push(stored)
  }
  return found
}

export interface Owner {
  /** When anything was heard of the session, its agents included. */
  readonly heardAt: number
}

/** The session that drives a workflow now; undefined when it has ended, was silent for long, or was told to stop. */
export function ownerOf(sql: ReadSql, { session, state }: Stored, now: number): Owner | undefined {
  if (state.status !== 'active') return undefined
  const row = sql.get<{ heardAt: number | null; endedAt: number | null }>(
    `SELECT max(last_at) AS heardAt, max(CASE WHEN agent = '' THEN ended_at END) AS endedAt FROM sessions WHERE session = ?`,
    session,
  )
  if (!row?.heardAt || row.endedAt !== null) return undefined
  return now - row.heardAt > SILENT_MS ? undefined : { heardAt: row.heardAt }
}

/** The session that drives a workflow about a feature of the project; undefined when no other does. */
export function holderOf(
  sql: ReadSql,
  { feature, project, session }: { feature: string; project: string; session: string },
  now: number,
): string | undefined {
  const rows = sql.all<{ id: number }>(
    "SELECT id FROM workflows WHERE status = 'active' AND project = ? AND session != ?",
    project,
    session,
  )
  for (const { id } of rows) {
    const stored = workflowById(sql, id)
    if (stored?.state.featureName === feature && ownerOf(sql, stored, now)) return stored.session
  }
  return undefined
}

export type TakenOver =
  | { readonly ok: true; readonly stored: Stored; readonly from: string }
  | { readonly ok: false; readonly why: 'held' | 'gone' | 'busy' }

export interface Takeover {
  readonly id: number
  readonly session: string
  readonly project: string
  readonly at: number
  /** A person says that the other session is no more. */
  readonly insist?: boolean
}

/** The lease goes to another session, if nobody holds it. To be called inside a transaction. */
export function takeOver(sql: Sql, { id, session, project, at, insist = false }: Takeover): TakenOver {
  const stored = workflowById(sql, id)
  if (!stored || stored.session === session) return { ok: false, why: 'gone' }
  if (watchedWorkflow(sql, session)?.state.status === 'active') return { ok: false, why: 'busy' }
  if (!insist && (ownerOf(sql, stored, at) || isFeatureHeld(sql, stored, session, at)))
    return { ok: false, why: 'held' }
  const from = stored.session
  unwatch(sql, session)
  unwatch(sql, from)
  sql.run('UPDATE workflows SET session = ?, project = ? WHERE id = ?', session, project, id)
  const moved = { ...stored, session, project, watched: false }
  const handed = change(sql, moved, 'hand-over', { at, from, to: session })
  if (!handed.result.ok) return { ok: false, why: 'gone' }
  tell(sql, from, at, handed.result.entries)
  leaveWord(sql, stored, session, at)
  const { stored: next } =
    handed.stored.state.status === 'active' ? handed : change(sql, handed.stored, 'resume', { at })
  return { ok: true, stored: next, from }
}

/** Another workflow about the same feature was begun meanwhile, and is under way. */
function isFeatureHeld(sql: ReadSql, { state, project }: Stored, session: string, now: number): boolean {
  const { featureName: feature } = state
  return feature !== null && holderOf(sql, { feature, project, session }, now) !== undefined
}

/** The session that had it hears of it, should it wake up again. */
function leaveWord(sql: Sql, { session, project, repository, state }: Stored, to: string, at: number): void {
  const ended = apply(state, 'abort', { at, reason: `${TAKEN_OVER}${to}` })
  if (!ended.ok) return
  const left: State = ended.state
  sql.run(
    `INSERT INTO workflows (session, watched, key, status, project, repository, state, created_at, updated_at)
     VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?)`,
    session,
    left.key,
    left.status,
    project,
    repository,
    JSON.stringify(left),
    at,
    at,
  )
}
