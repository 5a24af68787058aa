import type { Sql } from '../../storage/sql.ts'

/** Whether a workflow of this session wants to hear about it: the one look-up that a session without a workflow pays for. */
export function isWatched(sql: Sql, session: string): boolean {
  return sql.get('SELECT 1 AS yes FROM workflows WHERE session = ? AND watched = 1', session) !== undefined
}
