import type { Desk } from '../record.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface Ended {
  /** Short-term ones of the session, removed. */
  readonly dropped: number
  /** Mid-term ones nobody used for long, archived. */
  readonly archived: number
}

/**
 * S3.25: short-term memories (tier 7-10) end with their session, or after a day when nobody knows theirs; mid-term ones (4-6)
 * are archived when nobody has used them for a month; long-term ones (0-3), and whatever a person typed, wrote or changed, go
 * by hand only.
 */
export function applyLifetimes(
  { sql, now }: Desk,
  project: string,
  session: string,
  { archiveAfterDays, most }: { archiveAfterDays: number; most: number },
): Ended {
  const dropped = sql.run(
    `UPDATE memories SET status = 'deleted', deprecated_at = ?1 WHERE project IN (?2, '') AND status = 'active' AND tier >= 7
       AND (origin = ?3 OR updated_at < ?4)`,
    now,
    project,
    `session ${session}`,
    now - DAY_MS,
  ).changes
  const unused = sql.run(
    `UPDATE memories SET status = 'archived', deprecated_at = ?1 WHERE project = ?2 AND status = 'active' AND tier BETWEEN 4 AND 6
       AND author != 'user' AND trust != 'user' AND max(updated_at, coalesce(used_at, 0)) < ?3`,
    now,
    project,
    now - archiveAfterDays * DAY_MS,
  ).changes
  const tooMany = sql.run(
    `UPDATE memories SET status = 'archived', deprecated_at = ?1 WHERE id IN (
       SELECT id FROM memories WHERE project = ?2 AND status = 'active' AND tier >= 4 AND author IN ('auto', 'hook') AND trust != 'user'
       ORDER BY max(updated_at, coalesce(used_at, 0)) DESC LIMIT -1 OFFSET ?3)`,
    now,
    project,
    most,
  ).changes
  return { dropped, archived: unused + tooMany }
}
