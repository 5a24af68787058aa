import { columnFields } from '../../../base/column.ts'
import type { DigestRule } from '../../../protocol/ports.ts'
import type { Sql } from '../../../storage/sql.ts'
import { slug } from '../../store/uri.ts'
import type { Lesson } from '../learn.ts'

/** Something a person may have meant for good. */
export interface Waiting {
  readonly key: string
  readonly text: string
  readonly rule: DigestRule
  readonly session: string
  readonly prompt: number
  readonly shownIn: string | null
}

interface Row {
  readonly key: string
  readonly text: string
  readonly rule: string
  readonly session: string
  readonly shownIn: string | null
}

const COLUMNS = 'key, text, rule, session, shown_in AS shownIn'

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

export function stopWaiting({ desk, place }: Pick<Lesson, 'desk' | 'place'>, text: string): void {
  desk.sql.run('DELETE FROM memory_waiting WHERE project = ? AND key = ?', place.project, keyOf(text))
}

/** The newest that has not been shown to anybody, of the same session first. */
export function toBeShown(sql: Sql, project: string, session: string, most: number): Waiting[] {
  const rows = sql.all<Row>(
    `SELECT ${COLUMNS} FROM memory_waiting WHERE project = ? AND shown_at IS NULL AND session = ? ORDER BY at DESC LIMIT ?`,
    project,
    session,
    most,
  )
  return rows.map(waitingOf)
}

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

/** What this session was shown last and nobody has answered. */
export function shownIn(sql: Sql, project: string, session: string): Waiting[] {
  return sql
    .all<Row>(`SELECT ${COLUMNS} FROM memory_waiting WHERE project = ? AND shown_in = ?`, project, session)
    .map(waitingOf)
}

function waitingOf({ rule, ...row }: Row): Waiting {
  const bare: DigestRule = { text: row.text, sure: false, kind: 'convention', replaces: undefined, prompt: 0 }
  const parsed: DigestRule = { ...bare, ...columnFields<DigestRule>(rule) }
  return { ...row, rule: parsed, prompt: parsed.prompt }
}

function keyOf(text: string): string {
  return slug(text, 120)
}
