import type { Sql } from '../../storage/sql.ts'
import { dropIndex, putIndex } from './index-rows.ts'
import { linksOf } from './links.ts'
import { memoryById } from './record.ts'

/**
 * Everything of one project becomes another's. Where both have a URI they become one memory with the newer text; the other text stands
 * in its history.
 */
export function mergeProjects(sql: Sql, from: string, to: string): void {
  const twice = sql.all<Twice>(
    `SELECT f.id AS from_id, t.id AS to_id, f.updated_at > t.updated_at AS isNewer FROM memories f
     JOIN memories t ON t.project = ?2 AND t.uri = f.uri WHERE f.project = ?1`,
    from,
    to,
  )
  for (const one of twice) mergeMemories(sql, one)
  sql.run('UPDATE memories SET project = ?2 WHERE project = ?1', from, to)
  sql.run(
    `UPDATE OR IGNORE memory_sessions SET project = ?2,
       seq = seq + (SELECT coalesce(max(seq), 0) FROM memory_sessions WHERE project = ?2) WHERE project = ?1`,
    from,
    to,
  )
  for (const table of [...OWN, ...TEAM])
    sql.run(`UPDATE OR IGNORE ${table} SET project = ?2 WHERE project = ?1`, from, to)
  for (const table of ['memory_sessions', ...OWN]) sql.run(`DELETE FROM ${table} WHERE project = ?`, from)
  sql.run('DELETE FROM memory_briefs WHERE project IN (?, ?)', from, to)
}

interface Twice {
  readonly from_id: number
  readonly to_id: number
  readonly isNewer: number
}

const OWN = [
  'memory_links',
  'memory_file_marks',
  'memory_claims',
  'memory_cards',
  'memory_places',
  'memory_waiting',
  'memory_refused',
  'memory_proposals',
]
const TEAM = ['team_joined', 'team_changes', 'team_never', 'team_operations', 'team_shown']

/** The row that stays is the one of the project that stays: what points at it still does. */
function mergeMemories(sql: Sql, { from_id: from, to_id: to, isNewer }: Twice): void {
  const older = isNewer ? to : from
  sql.run(
    `INSERT OR IGNORE INTO memory_versions (memory, version, content, tier, disclosure, status, author, at)
     SELECT ?1, (SELECT coalesce(max(version), 0) + 1 FROM (SELECT version FROM memory_versions WHERE memory = ?1
         UNION ALL SELECT version FROM memories WHERE id = ?1)), content, tier, disclosure, status, author, updated_at
     FROM memories WHERE id = ?2 AND content != (SELECT content FROM memories WHERE id = ?3)`,
    to,
    older,
    isNewer ? from : to,
  )
  sql.run(
    `UPDATE memories SET version = 1 + max(version, coalesce((SELECT max(version) FROM memory_versions WHERE memory = ?1), 0)) WHERE id = ?1`,
    to,
  )
  if (isNewer)
    sql.run(
      `UPDATE memories SET (content, hash, tier, disclosure, status, trust, author, origin, details, heat, truth, updated_at, deprecated_at) =
         (SELECT content, hash, tier, disclosure, status, trust, author, origin, details, heat, 'unchecked', updated_at, deprecated_at
          FROM memories WHERE id = ?2) WHERE id = ?1`,
      to,
      from,
    )
  for (const table of ['memory_links', 'memory_claims', 'memory_injections', 'memory_proposals', 'team_shown'])
    sql.run(`UPDATE OR IGNORE ${table} SET memory = ?2 WHERE memory = ?1`, from, to)
  for (const side of ['source', 'target'])
    sql.run(`UPDATE OR IGNORE memory_relations SET ${side} = ?2 WHERE ${side} = ?1`, from, to)
  sql.run('DELETE FROM memory_relations WHERE source = target OR ?1 IN (source, target)', from)
  for (const table of ['memory_links', 'memory_claims', 'memory_cards', 'memory_versions', 'memory_proposals'])
    sql.run(`DELETE FROM ${table} WHERE memory = ?`, from)
  dropIndex(sql, from)
  sql.run('DELETE FROM memories WHERE id = ?', from)
  const memory = memoryById(sql, to)
  if (memory) putIndex(sql, to, { ...memory, links: linksOf(sql, to).map(({ key }) => key) })
}
