import { isMarked, mark } from '../../journal/marks.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'

/** A failure that went away untouched: what is changed the next time is not sure to be what repaired it. */
export function noteLuck(sql: Sql, project: string, fingerprint: string, at: number): void {
  mark(sql, nameOf(project, fingerprint), at)
}

export function wasLuck(sql: ReadSql, project: string, fingerprint: string): boolean {
  return isMarked(sql, nameOf(project, fingerprint))
}

function nameOf(project: string, fingerprint: string): string {
  return `luck:${project}:${fingerprint}`
}
