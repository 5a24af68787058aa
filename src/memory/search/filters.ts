import type { Sql, SqlValue } from '../../storage/sql.ts'
import { LIGHT_COLUMNS, type Memory } from '../store/record.ts'
import type { SearchQuery } from './search.ts'

/** Which of these the query's filters let through. */
export function allowed(sql: Sql, ids: readonly number[], query: SearchQuery): Memory[] {
  if (ids.length === 0) return []
  const { condition, values } = filters(query)
  return sql.all<Memory>(
    `SELECT ${LIGHT_COLUMNS} FROM memories m WHERE id IN (${ids.join(',')}) AND ${condition}`,
    ...values,
  )
}

/** The pluses keep the planner from another index than that of the ids, which are few. */
function filters(query: SearchQuery): { condition: string; values: SqlValue[] } {
  const parts: string[] = []
  const values: SqlValue[] = []
  const among = (column: string, list: readonly string[]) => {
    parts.push(`${column} IN (${list.map(() => '?').join(', ')})`)
    values.push(...list)
  }
  among('+m.status', query.statuses ?? ['active'])
  if (query.projects) among('+m.project', ['', ...query.projects])
  if (query.maxTier !== undefined) {
    parts.push('+m.tier <= ?')
    values.push(query.maxTier)
  }
  if (query.since !== undefined) {
    parts.push('+m.updated_at >= ?')
    values.push(query.since)
  }
  if (query.namespace !== undefined) {
    parts.push('substr(m.uri, 1, ?) = ?')
    values.push(query.namespace.length + 3, `${query.namespace}://`)
  }
  return { condition: parts.join(' AND '), values }
}
