import type { Desk } from '../store/record.ts'

/** The number of the project's newest session. */
export function lastSequence({ sql }: Pick<Desk, 'sql'>, project: string): number {
  return sql.get<{ n: number | null }>('SELECT max(seq) AS n FROM memory_sessions WHERE project = ?', project)?.n ?? 0
}
