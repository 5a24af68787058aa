import type { Sql } from '../storage/sql.ts'
import type { Truth } from './record.ts'

/** The last verdicts, for the order of a search. What is told is judged anew each time. Written only where it differs. */
export function saveTruth(sql: Sql, truths: ReadonlyMap<number, Truth>): void {
  for (const [id, truth] of truths) sql.run('UPDATE memories SET truth = ?1 WHERE id = ?2 AND truth != ?1', truth, id)
}
