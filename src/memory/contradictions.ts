import type { Sql } from '../storage/sql.ts'
import { claimsOf } from './claims/claims.ts'
import { disagreement, explained, type Saying } from './claims/disagree.ts'
import { wideFingerprint } from './fingerprint.ts'
import { EVERYWHERE } from './identity.ts'
import { COLUMNS, type Desk, type Memory, memoryById } from './record.ts'
import { contradictionsOf } from './relations.ts'

/** What is found is worth less than what somebody says: only the former is judged anew. */
export const FOUND = 0.8

/** Takes back what was found of an earlier text of a memory, and looks again. */
export function noteContradictions(desk: Desk, memory: Memory): void {
  const { sql } = desk
  for (const side of ['source', 'target'])
    sql.run(`DELETE FROM memory_relations WHERE ${side} = ? AND kind = 'contradicts' AND strength < 1`, memory.id)
  sql.run('DELETE FROM memory_claims WHERE memory = ?', memory.id)
  findContradictions(desk, memory)
}

/**
 * Links a new memory with the live ones that say otherwise. Which of them is right is for the reader to say. They are looked up
 * by the key of a claim: the number of memories makes no difference.
 */
export function findContradictions({ sql, now }: Desk, memory: Memory): void {
  if (memory.status !== 'active' || !takesSides(memory)) return
  const others = [...new Set([...claimedOtherwise(sql, memory), ...underPath(sql, memory)])].filter(
    (id) => id !== memory.id,
  )
  if (others.length === 0) return
  const own = sayingOf(sql, memory)
  for (const id of others) {
    const other = memoryById(sql, id)
    if (other?.status !== 'active' || !disagreement(own, sayingOf(sql, other))) continue
    sql.run(
      `INSERT INTO memory_relations (source, target, kind, strength, at) SELECT ?1, ?2, 'contradicts', ?3, ?4
       WHERE NOT EXISTS (SELECT 1 FROM memory_relations WHERE source = ?2 AND target = ?1 AND kind = 'contradicts')
       ON CONFLICT DO NOTHING`,
      memory.id,
      id,
      FOUND,
      now,
    )
  }
}

/** What the two disagree on, in a few words. */
export function whyTheyContradict(
  sql: Sql,
  memory: Memory,
  { id, strength }: { id: number; strength: number },
): string {
  const other = memoryById(sql, id)
  const found = other && disagreement(sayingOf(sql, memory), sayingOf(sql, other))
  if (found) return explained(found)
  return strength < 1 ? 'as found earlier' : 'somebody said so'
}

export interface Pair {
  readonly one: Memory
  readonly other: Memory
  readonly why: string
}

/** Every two live memories that contradict each other, once each. */
export function contradictingPairs(sql: Sql, projects: readonly string[] | undefined): Pair[] {
  const sources = sql
    .all<{ id: number }>(
      "SELECT source AS id FROM memory_relations WHERE kind = 'contradicts' UNION SELECT target FROM memory_relations WHERE kind = 'contradicts'",
    )
    .flatMap(({ id }) => memoryById(sql, id) ?? [])
    .filter(({ project }) => projects === undefined || project === EVERYWHERE || projects.includes(project))
  return sources.flatMap((one) =>
    (projects ?? [one.project]).flatMap((project) =>
      contradictionsOf(sql, project, one).flatMap((found): Pair[] => {
        const other =
          found.id > one.id || !sources.some(({ id }) => id === found.id) ? memoryById(sql, found.id) : undefined
        return other ? [{ one, other, why: whyTheyContradict(sql, one, found) }] : []
      }),
    ),
  )
}

/** Memories that were written before claims were kept get theirs. How many were looked at. */
export function noteMissing(desk: Desk): number {
  const rows = desk.sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories m WHERE status = 'active' AND NOT EXISTS (SELECT 1 FROM memory_claims c WHERE c.memory = m.id)`,
  )
  const silent = rows.filter((memory) => takesSides(memory) && claimsOf(memory.content).length > 0)
  for (const memory of silent) noteContradictions(desk, memory)
  return silent.length
}

/** What programs write down about files, sessions and commands describes; only what people and agents say demands. */
function takesSides({ uri, author }: Memory): boolean {
  return author === 'user' || author === 'agent' || !RECORDS.test(uri)
}

const RECORDS = /^(?:project:\/\/(?:files|traps)\/|task:\/\/|workflow:\/\/(?:commands|solutions|permissions)\/)/

function sayingOf(sql: Sql, { id, uri, content, disclosure }: Memory): Saying {
  const about = sql
    .all<{ key: string }>("SELECT key FROM memory_links WHERE memory = ? AND kind != 'error'", id)
    .map(({ key }) => key)
  return { uri, content, disclosure, about }
}

interface Row {
  readonly project: string
  readonly key: string
  readonly value: string
  readonly memory: number
}

/** Writes down what a memory claims. Those that claim the same with another value are given back. */
function claimedOtherwise(sql: Sql, memory: Memory): number[] {
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

/** `user://style/quotes` beside `project://style/quotes`, and `project://style/quotes-2`, which an import put there. */
function underPath(sql: Sql, memory: Memory): number[] {
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

/** What holds everywhere is compared with every project, the rest with its own and with what holds everywhere. */
function projectsFor(sql: Sql, { project }: Memory): string[] {
  if (project !== EVERYWHERE) return [project, EVERYWHERE]
  const all = sql.all<{ project: string }>('SELECT DISTINCT project FROM memory_places LIMIT ?', MOST_PROJECTS)
  return [EVERYWHERE, ...all.map((row) => row.project)]
}

const MANY = '*'
const SERIES = 8
const LONGEST_VALUE = 40
const MOST_PROJECTS = 200
