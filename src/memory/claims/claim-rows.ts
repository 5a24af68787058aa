import { wideFingerprint } from '../../base/ids.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { EVERYWHERE } from '../store/identity.ts'
import type { Memory } from '../store/record.ts'
import { claimsOf } from './claims.ts'

/** Writes down what a memory claims. Those that claim the same with another value are given back. */
export function claimedOtherwise(sql: Sql, memory: Memory): number[] {
  const claims = claimsOf(memory.content).map(({ key, value }) => ({
    key: wideFingerprint(key),
    value: value.length > LONGEST_VALUE ? wideFingerprint(value) : value,
  }))
  if (claims.length === 0) return []
  const rows = sql.all<Row>(
    `SELECT project, key, value, memory FROM memory_claims
     WHERE project IN (SELECT value FROM json_each(?)) AND key IN (SELECT value FROM json_each(?))`,
    JSON.stringify(projectsFor(sql, memory)),
    JSON.stringify(claims.map(({ key }) => key)),
  )
  return claims.flatMap(({ key, value }) => {
    const same = rows.filter((row) => row.key === key)
    if (isSeries(sql, memory, key, same)) return []
    sql.run(
      'INSERT OR IGNORE INTO memory_claims (project, key, value, memory) VALUES (?, ?, ?, ?)',
      memory.project,
      key,
      value,
      memory.id,
    )
    return same.flatMap((row) => (row.value === value || row.value === MANY ? [] : [row.memory]))
  })
}

/** `user://style/quotes` beside `project://style/quotes`, and `project://style/quotes-2`, which an import put there. */
export function underPath(sql: ReadSql, memory: Memory): number[] {
  const path = memory.uri.replace(/^[a-z]+:\/\//, '')
  return sql
    .all<{ id: number }>(
      `SELECT id FROM memories WHERE project IN (SELECT value FROM json_each(?1)) AND uri IN (?2, ?3, ?4, ?5)`,
      JSON.stringify(projectsFor(sql, memory)),
      `project://${path}`,
      `user://${path}`,
      `project://${path.replace(/-\d+$/, '')}`,
      `project://${path}-2`,
    )
    .map(({ id }) => id)
}

interface Row {
  readonly project: string
  readonly key: string
  readonly value: string
  readonly memory: number
}

/**
 * Many of the same form are a series, one about each thing: none of them contradicts another. One row stands for them all, so
 * that no key ever has more than a few.
 */
function isSeries(sql: Sql, { project }: Memory, key: string, rows: readonly Row[]): boolean {
  const own = rows.filter((row) => row.project === project)
  if (own.some(({ value }) => value === MANY)) return true
  if (own.length < SERIES) return false
  const ids = own.map(({ memory }) => memory).join(',')
  sql.run(
    `DELETE FROM memory_relations WHERE source IN (${ids}) AND target IN (${ids}) AND kind = 'contradicts' AND strength < 1`,
  )
  sql.run('DELETE FROM memory_claims WHERE project = ? AND key = ?', project, key)
  sql.run('INSERT INTO memory_claims (project, key, value, memory) VALUES (?, ?, ?, 0)', project, key, MANY)
  return true
}

/** What holds everywhere is compared with every project, the rest with its own and with what holds everywhere. */
function projectsFor(sql: ReadSql, { project }: Memory): string[] {
  if (project !== EVERYWHERE) return [project, EVERYWHERE]
  const all = sql.all<{ project: string }>('SELECT DISTINCT project FROM memory_places LIMIT ?', MOST_PROJECTS)
  return [EVERYWHERE, ...all.map((row) => row.project)]
}

const MANY = '*'
const SERIES = 8
const LONGEST_VALUE = 40
const MOST_PROJECTS = 200
