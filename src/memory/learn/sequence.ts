import type { ReadSql } from '../../storage/sql.ts'

/** The number of the project's newest session. */
export function lastSequence({ sql }: { readonly sql: ReadSql }, project: string): number {
  return sql.get<{ n: number | null }>('SELECT max(seq) AS n FROM memory_sessions WHERE project = ?', project)?.n ?? 0
}
