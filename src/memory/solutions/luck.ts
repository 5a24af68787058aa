import { count } from '../../journal/record-event.ts'
import type { Sql } from '../../storage/sql.ts'

/** A failure that went away untouched: what is changed the next time is not sure to be what repaired it. */
export function noteLuck(sql: Sql, project: string, fingerprint: string, at: number): void {
  count(sql, nameOf(project, fingerprint), at)
}

export function wasLuck(sql: Sql, project: string, fingerprint: string): boolean {
  return sql.get('SELECT 1 AS found FROM counters WHERE name = ?', nameOf(project, fingerprint)) !== undefined
}

function nameOf(project: string, fingerprint: string): string {
  return `luck:${project}:${fingerprint}`
}
