import { columnFields } from '../../base/column.ts'
import type { ReadSql } from '../../storage/sql.ts'
import type { CommandDetails } from '../learn/commands.ts'
import type { FileDetails } from '../learn/files.ts'
import type { SessionDetails } from '../learn/session-log.ts'
import type { TextDetails } from '../learn/texts.ts'
import { PLACE_OF, placeOfTexts } from '../store/kinds.ts'
import type { Trust, Truth } from '../store/record.ts'
import { IS_OVERRULED } from '../store/relations.ts'
import { mayBeNamed } from './cards/may-be-named.ts'

/** A memory that was learned, with what is kept beside its text. */
export interface Material<Details> {
  readonly id: number
  readonly uri: string
  readonly content: string
  readonly truth: Truth
  readonly trust: Trust
  readonly tier: number
  /** Where it comes from; asked for where it is told with that. */
  readonly origin?: string
  readonly details: Details
}

/** What cards are made from. */
export interface Learned {
  readonly files: readonly Material<FileDetails>[]
  readonly sessions: readonly Material<SessionDetails>[]
  /** Decisions, conventions and traps; those that somebody wrote have no record beside them. */
  readonly texts: readonly Material<Partial<TextDetails>>[]
}

export function learnedOf(sql: ReadSql, project: string): Learned {
  return {
    files: warmestFiles(sql, project, MOST_FILES).filter(({ details }) => mayBeNamed(details.path ?? '')),
    sessions: newestSessions(sql, project, MOST_SESSIONS),
    texts: FOLDERS.flatMap((folder) => textsUnder(sql, project, placeOfTexts(folder))),
  }
}

const FOLDERS = ['conventions', 'preferences', 'facts', 'decisions', 'traps']

/** The newest statements that prompts cannot choose yet. */
export function textsWithoutCard(sql: ReadSql, project: string): Material<Partial<TextDetails>>[] {
  return FOLDERS.flatMap((folder) => {
    const rows = sql.all<Row>(
      `SELECT id, uri, content, truth, trust, tier, origin, details FROM memories m
       WHERE project = ?1 AND uri > ?2 AND uri < ?2 || char(0x10ffff) AND status = 'active'
         AND NOT EXISTS (SELECT 1 FROM memory_cards c WHERE c.memory = m.id) AND NOT (${IS_OVERRULED})
       ORDER BY updated_at DESC LIMIT ?3`,
      project,
      placeOfTexts(folder),
      MOST_NEW,
    )
    return rows.map(withDetails)
  })
}

export function textsUnder(
  sql: ReadSql,
  project: string,
  prefix: string,
  most = MOST_TEXTS,
): Material<Partial<TextDetails>>[] {
  const rows = sql.all<Row>(
    `SELECT id, uri, content, truth, trust, tier, origin, details FROM memories m
     WHERE project = ?1 AND uri > ?2 AND uri < ?2 || char(0x10ffff) AND status = 'active' AND NOT (${IS_OVERRULED})
     ORDER BY heat DESC LIMIT ?3`,
    project,
    prefix,
    most,
  )
  return rows.map(withDetails)
}

function withDetails(row: Row): Material<Partial<TextDetails>> {
  return { ...row, details: columnFields<TextDetails>(row.details) }
}

const MOST_FILES = 300
const MOST_SESSIONS = 80
const MOST_TEXTS = 200
const MOST_NEW = 20

type Row = Omit<Material<never>, 'details'> & { details: string }

/** The warmest memories of a project under a URI prefix. Whether what they are about is still there, the caller finds out. */
function warmestUnder<Details extends object>(
  sql: ReadSql,
  project: string,
  prefix: string,
  most: number,
): Material<Details>[] {
  const rows = sql.all<Row>(
    `SELECT id, uri, content, truth, trust, tier, origin, details FROM memories
     WHERE project = ? AND heat IS NOT NULL AND status = 'active' AND substr(uri, 1, ?) = ?
     ORDER BY heat DESC LIMIT ?`,
    project,
    prefix.length,
    prefix,
    most,
  )
  return rows.map((row) => ({ ...row, details: columnFields<Details>(row.details) as Details }))
}

const warmestFiles = (sql: ReadSql, project: string, most: number) =>
  warmestUnder<FileDetails>(sql, project, PLACE_OF.file, most)
export const warmestCommands = (sql: ReadSql, project: string, most: number) =>
  warmestUnder<CommandDetails>(sql, project, PLACE_OF.command, most)
export const warmestTexts = (sql: ReadSql, project: string, folder: string, most: number) =>
  textsUnder(sql, project, placeOfTexts(folder), most)
const newestSessions = (sql: ReadSql, project: string, most: number) =>
  warmestUnder<SessionDetails>(sql, project, PLACE_OF.session, most)
