import type { ReadSql } from '../../storage/sql.ts'

/** What a memory hangs on: a file as it was seen, or a definition in one. */
export interface Anchor {
  readonly memory: number
  readonly kind: 'file' | 'symbol'
  readonly key: string
  readonly hash: string
  /** How a session saw it last, where that is another. */
  readonly lastHash: string | null
  /** When its memory was last written. */
  readonly at: number
}

/** The anchors of the memories that are likely to be told: the warmest, and the newest of each tier. By indexes, however many there are. */
export function likelyAnchors(sql: ReadSql, project: string): Anchor[] {
  const ids = new Set(
    sql
      .all<{ id: number }>(
        `SELECT id FROM memories WHERE project = ? AND heat IS NOT NULL AND status = 'active' ORDER BY heat DESC LIMIT ${WARM}`,
        project,
      )
      .map(({ id }) => id),
  )
  for (let tier = 0; tier <= MOST_TIER; tier++) {
    const rows = sql.all<{ id: number }>(
      `SELECT id FROM memories WHERE project = ? AND status = 'active' AND tier = ? ORDER BY updated_at DESC LIMIT ${NEW}`,
      project,
      tier,
    )
    for (const { id } of rows) ids.add(id)
  }
  if (ids.size === 0) return []
  return sql.all<Anchor>(
    `SELECT l.memory, l.kind, l.key, l.hash, l.last_hash AS lastHash, m.updated_at AS at
     FROM memory_links l JOIN memories m ON m.id = l.memory
     WHERE l.memory IN (${[...ids].join(',')}) AND l.hash IS NOT NULL AND l.kind IN ('file', 'symbol')`,
  )
}

/** What some files looked like when they were last seen, where that is known. */
export function knownMarks(sql: ReadSql, project: string, paths: readonly string[]): Map<string, string> {
  const rows = sql.all<{ path: string; marks: string }>(
    'SELECT path, marks FROM memory_file_marks WHERE project = ? AND path IN (SELECT value FROM json_each(?))',
    project,
    JSON.stringify(paths),
  )
  return new Map(rows.map(({ path, marks }) => [path, marks]))
}

const WARM = 200
const NEW = 80
const MOST_TIER = 5
