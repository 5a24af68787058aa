import { isTexts, readColumn } from '../../base/column.ts'
import { isRecord } from '../../base/is-record.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { saveCards } from './cards/cards.ts'
import type { Knowledge, SaidToModel } from './knowledge.ts'
import type { Prepared } from './start.ts'

/** What a new session of a project will be told, made beforehand so that the session need not wait for it. */
export function loadBrief(sql: ReadSql, project: string, room: number): Knowledge | undefined {
  const row = sql.get<{ lines: string; said: string }>(
    'SELECT lines, said FROM memory_briefs WHERE project = ? AND room = ?',
    project,
    room,
  )
  if (!row) return undefined
  const lines = readColumn(row.lines, isTexts)
  // One of an earlier version is a list, and does not know what it left out.
  const kept = readColumn(row.said, isKept)
  return lines && kept && { lines, ...kept }
}

interface KeptBrief {
  said: SaidToModel[]
  gone: number[]
}

function isKept(value: unknown): value is KeptBrief {
  return isRecord(value) && Array.isArray(value.said) && Array.isArray(value.gone)
}

/** The brief, and the cards that prompts choose from. */
export function savePrepared(sql: Sql, project: string, room: number, { brief, cards }: Prepared): void {
  saveCards(sql, project, cards)
  sql.run(
    'INSERT OR REPLACE INTO memory_briefs (project, room, lines, said) VALUES (?, ?, ?, ?)',
    project,
    room,
    JSON.stringify(brief.lines),
    JSON.stringify({ said: brief.said, gone: brief.gone ?? [] }),
  )
}

/** How much room the project's brief was made for. */
export function roomOfBrief(sql: Sql, project: string): number | undefined {
  return sql.get<{ room: number }>('SELECT room FROM memory_briefs WHERE project = ?', project)?.room
}

/** What is left of the default budget when there are no core memories. */
export const USUAL_ROOM = 1850

/** Whatever changes in a project's memories makes its brief untrue. */
export function dropBrief(sql: Sql, project: string): void {
  if (project === '') sql.run('DELETE FROM memory_briefs')
  else sql.run('DELETE FROM memory_briefs WHERE project = ?', project)
}
