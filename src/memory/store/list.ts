import type { Sql } from '../../storage/sql.ts'
import { contradictingPairs } from '../claims/contradicting-pairs.ts'
import { COLUMNS, type Memory, type MemoryStatus } from './record.ts'

export interface ListQuery {
  readonly projects?: readonly string[]
  readonly statuses?: readonly MemoryStatus[]
  /** URIs that start with this. */
  readonly start?: string
  readonly maxTier?: number
  readonly order?: 'uri' | 'recent'
  readonly most?: number
  /** Leave out the first so many. */
  readonly from?: number
}

export function memoriesIn(sql: Sql, query: ListQuery): Memory[] {
  const statuses = query.statuses ?? ['active']
  const parts = [`status IN (${statuses.map(() => '?').join(', ')})`]
  const values: (string | number)[] = [...statuses]
  if (query.projects) {
    parts.push(`project IN ('', ${query.projects.map(() => '?').join(', ')})`)
    values.push(...query.projects)
  }
  if (query.start) {
    parts.push('substr(uri, 1, ?) = ?')
    values.push(query.start.length, query.start)
  }
  if (query.maxTier !== undefined) {
    parts.push('tier <= ?')
    values.push(query.maxTier)
  }
  const order = query.order === 'recent' ? 'updated_at DESC, id DESC' : 'tier, uri'
  return sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE ${parts.join(' AND ')} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...values,
    query.most ?? -1,
    query.from ?? 0,
  )
}

export interface Stats {
  readonly memories: number
  readonly projects: number
  readonly byStatus: Readonly<Record<string, number>>
  readonly byNamespace: Readonly<Record<string, number>>
  readonly byTier: Readonly<Record<string, number>>
  readonly byTrust: Readonly<Record<string, number>>
  readonly versions: number
  readonly relations: number
  /** Pairs of live memories that contradict each other. */
  readonly contradictions: number
  readonly forgotten: number
  readonly injections: number
  readonly tokensInjected: number
}

export function countMemories(sql: Sql, projects?: readonly string[]): Stats {
  const where = projects ? `WHERE project IN ('', ${projects.map(() => '?').join(', ')})` : ''
  const values = projects ?? []
  const counted = (expression: string) =>
    Object.fromEntries(
      sql
        .all<{ key: string; n: number }>(
          `SELECT ${expression} AS key, count(*) AS n FROM memories ${where} GROUP BY 1 ORDER BY 1`,
          ...values,
        )
        .map(({ key, n }) => [String(key), n]),
    )
  const one = (text: string, ...given: readonly string[]) => sql.get<{ n: number | null }>(text, ...given)?.n ?? 0
  // Of the projects that were asked for alone: how much others have is none of theirs.
  const own = projects ? `IN (SELECT id FROM memories ${where})` : 'IS NOT NULL'
  const byStatus = counted('status')
  return {
    memories: Object.values(byStatus).reduce((sum, n) => sum + n, 0),
    projects: projects ? projects.length : one("SELECT count(DISTINCT project) AS n FROM memories WHERE project != ''"),
    byStatus,
    byNamespace: counted("substr(uri, 1, instr(uri, '://') - 1)"),
    byTier: counted('tier'),
    byTrust: counted('trust'),
    versions: one(`SELECT count(*) AS n FROM memory_versions WHERE memory ${own}`, ...values),
    relations: one(`SELECT count(*) AS n FROM memory_relations WHERE source ${own}`, ...values),
    contradictions: contradictingPairs(sql, projects).length,
    forgotten: one("SELECT count(*) AS n FROM memory_tombstones WHERE key LIKE 'u:%'"),
    injections: one(`SELECT count(*) AS n FROM memory_injections WHERE memory ${own}`, ...values),
    tokensInjected: one(`SELECT sum(tokens) AS n FROM memory_injections WHERE memory ${own}`, ...values),
  }
}
