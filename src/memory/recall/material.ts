import type { Sql } from '../../storage/sql.ts'
import type { CommandDetails } from '../learn/commands.ts'
import type { FileDetails } from '../learn/files.ts'
import type { SessionDetails } from '../learn/session-log.ts'
import type { TextDetails } from '../learn/texts.ts'
import type { Trust, Truth } from '../record.ts'

/** A memory that was learned, with what is kept beside its text. */
export interface Material<Details> {
  readonly id: number
  readonly uri: string
  readonly content: string
  readonly truth: Truth
  readonly trust: Trust
  readonly tier: number
  readonly details: Details
}

type Row = Omit<Material<never>, 'details'> & { details: string }

/** The warmest memories of a project under a URI prefix. Whether what they are about is still there, the caller finds out. */
export function warmestUnder<Details>(sql: Sql, project: string, prefix: string, most: number): Material<Details>[] {
  const rows = sql.all<Row>(
    `SELECT id, uri, content, truth, trust, tier, details FROM memories
     WHERE project = ? AND heat IS NOT NULL AND status = 'active' AND substr(uri, 1, ?) = ?
     ORDER BY heat DESC LIMIT ?`,
    project,
    prefix.length,
    prefix,
    most,
  )
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as Details }))
}

export const warmestFiles = (sql: Sql, project: string, most: number) =>
  warmestUnder<FileDetails>(sql, project, 'project://files/', most)
export const warmestCommands = (sql: Sql, project: string, most: number) =>
  warmestUnder<CommandDetails>(sql, project, 'workflow://commands/', most)
export const warmestTexts = (sql: Sql, project: string, folder: string, most: number) =>
  warmestUnder<TextDetails>(sql, project, `project://${folder}/`, most)
export const newestSessions = (sql: Sql, project: string, most: number) =>
  warmestUnder<SessionDetails>(sql, project, 'task://session_log/', most)
