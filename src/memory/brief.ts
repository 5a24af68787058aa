import type { Sql } from '../storage/sql.ts'
import type { Knowledge, Said } from './recall/start.ts'

/** What a new session of a project will be told, made beforehand so that the session need not wait for it. */
export function loadBrief(sql: Sql, project: string, room: number): Knowledge | undefined {
  const row = sql.get<{ lines: string; said: string }>(
    'SELECT lines, said FROM memory_briefs WHERE project = ? AND room = ?',
    project,
    room,
  )
  if (!row) return undefined
  const kept = JSON.parse(row.said) as { said: Said[]; gone: number[] } | Said[]
  // One of an earlier version does not know what it left out.
  return Array.isArray(kept) ? undefined : { lines: JSON.parse(row.lines) as string[], ...kept }
}

export function saveBrief(
  sql: Sql,
  project: string,
  seq: number,
  room: number,
  { lines, said, names, gone = [] }: Knowledge,
): void {
  sql.run(
    'INSERT OR REPLACE INTO memory_briefs (project, seq, room, lines, said, names) VALUES (?, ?, ?, ?, ?, ?)',
    project,
    seq,
    room,
    JSON.stringify(lines),
    JSON.stringify({ said, gone }),
    JSON.stringify(names ?? {}),
  )
}

/** What names are worth saying in a project, as of its brief. */
export function namesOfBrief(sql: Sql, project: string): Readonly<Record<string, number>> | undefined {
  const row = sql.get<{ names: string }>('SELECT names FROM memory_briefs WHERE project = ?', project)
  return row && (JSON.parse(row.names) as Record<string, number>)
}

/** Whatever changes in a project's memories makes its brief untrue. */
export function dropBrief(sql: Sql, project: string): void {
  if (project === '') sql.run('DELETE FROM memory_briefs')
  else sql.run('DELETE FROM memory_briefs WHERE project = ?', project)
}
