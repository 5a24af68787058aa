import type { ReadSql } from '../../storage/sql.ts'

/** What a memory hangs on: a file as it was seen, or a definition in one. */
export interface Anchor {
  readonly memory: number
  readonly kind: 'file' | 'symbol'
  readonly key: string
  readonly hash: string
  /** How a session saw it last, where that is another. */
  readonly lastHash: string | null
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
    `SELECT memory, kind, key, hash, last_hash AS lastHash FROM memory_links
     WHERE memory IN (${[...ids].join(',')}) AND hash IS NOT NULL AND kind IN ('file', 'symbol')`,
  )
}

const WARM = 200
const NEW = 80
const MOST_TIER = 5
