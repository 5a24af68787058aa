import type { Sql } from '../../storage/sql.ts'
import { TRUTHS, type Truth } from '../store/record.ts'

/** The last verdicts, for the order of a search. What is told is judged anew each time. Written only where it differs. */
export function saveTruth(sql: Sql, truths: ReadonlyMap<number, Truth>): void {
  for (const truth of TRUTHS) {
    const ids: number[] = []
    for (const [id, found] of truths) if (found === truth) ids.push(id)
    if (ids.length > 0) sql.run(`UPDATE memories SET truth = ?1 WHERE id IN (${ids.join(',')}) AND truth != ?1`, truth)
  }
}
