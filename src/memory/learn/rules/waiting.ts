import { columnFields } from '../../../base/column.ts'
import type { DigestRule } from '../../../protocol/ports.ts'
import type { Sql } from '../../../storage/sql.ts'
import { gistOf } from '../../recall/gist.ts'
import { slug } from '../../store/uri.ts'
import type { Lesson } from '../learn.ts'

/** Something a person may have meant for good. */
export interface Waiting {
  readonly key: string
  readonly text: string
  readonly rule: DigestRule
  readonly session: string
  readonly at: number
  readonly prompt: number
  readonly shownIn: string | null
  readonly shownAt: number | null
  /** The person said no: it is not asked about again, and not kept until they say it surely. */
  readonly isRefused: boolean
}

type Row = Omit<Waiting, 'rule' | 'prompt' | 'isRefused'> & { readonly rule: string }

const COLUMNS = 'key, text, rule, session, at, shown_in AS shownIn, shown_at AS shownAt'

export function waitFor({ desk, place, digest }: Lesson, rule: DigestRule): void {
  const text = desk.redact.text(rule.text)
  desk.sql.run(
    `INSERT INTO memory_waiting (project, key, text, rule, session, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    place.project,
    keyOf(rule.text),
    text,
    JSON.stringify(desk.redact.deep(rule)),
    digest.session,
    digest.at,
  )
}

export function waitingFor({ desk, place }: Pick<Lesson, 'desk' | 'place'>, text: string): Waiting | undefined {
  const row = desk.sql.get<Row>(
    `SELECT ${COLUMNS} FROM memory_waiting WHERE project = ? AND key = ?`,
    place.project,
    keyOf(text),
  )
  return row && waitingOf(row)
}

/** All that waits for a word of the person's, the oldest first. */
export function allWaiting(sql: Sql, project: string, now: number): Waiting[] {
  return sql
    .all<Row>(
      `SELECT ${COLUMNS} FROM memory_waiting WHERE project = ? AND at > ? ORDER BY at, key`,
      project,
      now - LONGEST_MS,
    )
    .map(waitingOf)
    .filter(({ isRefused }) => !isRefused)
}

export function stopWaiting({ desk, place }: Pick<Lesson, 'desk' | 'place'>, { key }: Pick<Waiting, 'key'>): void {
  desk.sql.run('DELETE FROM memory_waiting WHERE project = ? AND key = ?', place.project, key)
}

export function refuseWaiting(sql: Sql, project: string, { key }: Pick<Waiting, 'key'>): void {
  sql.run(
    "UPDATE memory_waiting SET rule = json_set(rule, '$.refused', json('true')) WHERE project = ? AND key = ?",
    project,
    key,
  )
}

/** What has not been shown to anybody: of this session, and of an earlier one that ended before it could be. */
export function toBeShown(sql: Sql, project: string, session: string, now: number): Waiting[] {
  const own = sql.all<Row>(
    `SELECT ${COLUMNS} FROM memory_waiting WHERE project = ? AND shown_at IS NULL AND session = ? ORDER BY at DESC LIMIT ?`,
    project,
    session,
    MOST_OWN,
  )
  return [...own, ...leftOver(sql, project, session, now)].map(waitingOf).filter(({ isRefused }) => !isRefused)
}

/** Once in a session; of what may be planted it is said that it is there, and not what it says. */
function leftOver(sql: Sql, project: string, session: string, now: number): Row[] {
  return sql.all<Row>(
    `SELECT ${COLUMNS} FROM memory_waiting w WHERE project = ?1 AND shown_at IS NULL AND session != ?2 AND at > ?3
       AND NOT EXISTS (SELECT 1 FROM memory_waiting o WHERE o.project = ?1 AND o.shown_in = ?2 AND o.session != ?2)
       AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.session = w.session AND s.agent = '' AND s.ended_at IS NULL AND s.last_at > ?4)
     ORDER BY at DESC LIMIT ?5`,
    project,
    session,
    now - LONGEST_MS,
    now - OPEN_MS,
    MOST_LEFT_OVER,
  )
}

const MOST_OWN = 20
const MOST_LEFT_OVER = 2
/** Nobody remembers longer what they were not sure of. */
export const WAITS_DAYS = 14
const LONGEST_MS = WAITS_DAYS * 24 * 60 * 60 * 1000
/** A session that nobody ended may still be open. */
const OPEN_MS = 60 * 60 * 1000

/** What nobody answered in time goes. What was refused stays, so that it is not asked about again: the newest of it. */
export function dropOldWaiting(sql: Sql, project: string, now: number): void {
  sql.run(
    "DELETE FROM memory_waiting WHERE project = ? AND at <= ? AND rule ->> '$.refused' IS NOT 1",
    project,
    now - LONGEST_MS,
  )
  sql.run(
    `DELETE FROM memory_waiting WHERE project = ?1 AND key IN (
       SELECT key FROM memory_waiting WHERE project = ?1 AND rule ->> '$.refused' = 1 ORDER BY at DESC LIMIT -1 OFFSET ?2)`,
    project,
    MOST_REFUSED,
  )
}

const MOST_REFUSED = 500

export function markShown(sql: Sql, project: string, keys: readonly string[], session: string, at: number): void {
  for (const key of keys)
    sql.run(
      'UPDATE memory_waiting SET shown_at = ?, shown_in = ? WHERE project = ? AND key = ?',
      at,
      session,
      project,
      key,
    )
}

/** What this session was shown and nobody has answered. */
export function shownIn(sql: Sql, project: string, session: string): Waiting[] {
  return sql
    .all<Row>(`SELECT ${COLUMNS} FROM memory_waiting WHERE project = ? AND shown_in = ?`, project, session)
    .map(waitingOf)
    .filter(({ isRefused }) => !isRefused)
}

function waitingOf({ rule, ...row }: Row): Waiting {
  const bare: DigestRule = { text: row.text, sure: false, kind: 'convention', replaces: undefined, prompt: 0 }
  const { refused, ...kept } = columnFields<DigestRule & { readonly refused: boolean }>(rule)
  const parsed: DigestRule = { ...bare, ...kept }
  return { ...row, rule: parsed, prompt: parsed.prompt, isRefused: refused === true }
}

/** The same in other words is the same: 以后都用 npm and 我们用 npm. */
function keyOf(text: string): string {
  return slug(gistOf(text), 120)
}
