import type { ReadSql, Sql } from '../storage/sql.ts'

/** Notes that something was; again moves it to now. */
export function mark(sql: Sql, name: string, at: number): void {
  sql.run('INSERT INTO marks (name, at) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET at = ?2', name, at)
}

export function isMarked(sql: ReadSql, name: string): boolean {
  return sql.get('SELECT 1 AS found FROM marks WHERE name = ?', name) !== undefined
}

export function unmark(sql: Sql, name: string): void {
  sql.run('DELETE FROM marks WHERE name = ?', name)
}
