import type { Thread } from '../../base/thread.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { type Fate, fatesOf } from '../measure/fates.ts'
import { type Compaction, uncountedIn } from './read-compactions.ts'
import { saveSummary } from './store.ts'

/**
 * What became of the facts of a compaction that nothing was delivered after: the first half of the audit, which nobody waits for when a
 * session compacts by itself. By its id.
 */
export function uncountedFates(sql: ReadSql, thread: Thread, id: number): readonly Fate[] | null {
  const found = uncountedIn(sql, thread).find((compaction) => compaction.id === id)
  return found ? halfAudit(found) : null
}

/** Counts what the next compaction would take the snapshot from. */
export function countTheRest(sql: Sql, thread: Thread): void {
  for (const compaction of uncountedIn(sql, thread)) {
    if (compaction.state === 'summarised') saveSummary(sql, compaction.id, compaction.summary, halfAudit(compaction))
  }
}

function halfAudit({ snapshot, summary, recovery }: Compaction): readonly Fate[] {
  return fatesOf(snapshot, { summary: summary ?? '' }, [recovery])
}
