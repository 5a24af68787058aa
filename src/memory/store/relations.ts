import type { ReadSql } from '../../storage/sql.ts'
import type { Desk, Memory } from './record.ts'

export const RELATIONS = ['relates_to', 'depends_on', 'contradicts', 'evolves_from'] as const
export type RelationKind = (typeof RELATIONS)[number]

export interface Relation {
  readonly kind: RelationKind
  readonly uri: string
  readonly strength: number
  /** out: this memory says so of the other; in: the other of this one. */
  readonly direction: 'out' | 'in'
}

export function relate({ sql, now }: Desk, source: Memory, target: Memory, kind: RelationKind, strength = 1): void {
  sql.run(
    'INSERT OR REPLACE INTO memory_relations (source, target, kind, strength, at) VALUES (?, ?, ?, ?, ?)',
    source.id,
    target.id,
    kind,
    strength,
    now,
  )
}

export function unrelate({ sql }: Pick<Desk, 'sql'>, source: Memory, target: Memory, kind: RelationKind): boolean {
  const { changes } = sql.run(
    'DELETE FROM memory_relations WHERE source = ? AND target = ? AND kind = ?',
    source.id,
    target.id,
    kind,
  )
  return changes > 0
}

export function relationsOf({ sql }: Pick<Desk, 'sql'>, memory: Pick<Memory, 'id'>): Relation[] {
  return sql.all<Relation>(
    `SELECT r.kind, m.uri, r.strength, 'out' AS direction FROM memory_relations r JOIN memories m ON m.id = r.target WHERE r.source = ?1
     UNION ALL
     SELECT r.kind, m.uri, r.strength, 'in' FROM memory_relations r JOIN memories m ON m.id = r.source WHERE r.target = ?1
     ORDER BY 1, 2`,
    memory.id,
  )
}

/** Of a row of `memories`, whether it is related to another one. */
export const IS_RELATED = `(EXISTS (SELECT 1 FROM memory_relations WHERE source = memories.id)
  OR EXISTS (SELECT 1 FROM memory_relations WHERE target = memories.id))`

/** Most memories stand alone, which one look tells. */
export function isRelated(sql: ReadSql, id: number): boolean {
  return (
    sql.get(
      `SELECT 1 AS yes WHERE EXISTS (SELECT 1 FROM memory_relations WHERE source = ?1)
         OR EXISTS (SELECT 1 FROM memory_relations WHERE target = ?1)`,
      id,
    ) !== undefined
  )
}

/** An agent does not settle what the person said: `r` says that one evolved from the other. */
const MAY_SETTLE = `NOT EXISTS (SELECT 1 FROM memories later, memories said
  WHERE later.id = r.source AND said.id = r.target AND said.trust = 'user' AND later.trust != 'user')`

/** The live memories that came after this one and say that they evolved from it. */
export function successorsOf(sql: ReadSql, id: number): { uri: string }[] {
  return sql.all<{ uri: string }>(
    `SELECT m.uri FROM memory_relations r JOIN memories m ON m.id = r.source
     WHERE r.target = ? AND r.kind = 'evolves_from' AND m.status = 'active' AND ${MAY_SETTLE} ORDER BY m.uri`,
    id,
  )
}

/** For a query: whether the memory `m` is somebody's who contradicts what the person said. */
export const IS_OVERRULED = `m.trust != 'user' AND EXISTS (
  SELECT 1 FROM memory_relations r JOIN memories said ON said.id = CASE r.source WHEN m.id THEN r.target ELSE r.source END
  WHERE r.kind = 'contradicts' AND (r.source = m.id OR r.target = m.id) AND said.trust = 'user' AND said.status = 'active')`

/** A live memory that says otherwise. */
interface Other {
  readonly id: number
  readonly uri: string
  readonly content: string
  /** 1 when somebody said so, less when it was found. */
  readonly strength: number
}

/**
 * The live memories that say otherwise, of this project and of those that hold everywhere: they are shown beside this one, and
 * the reader decides. One that evolved from the other has settled it.
 */
export function contradictionsOf(
  sql: ReadSql,
  project: string,
  { id, status }: Pick<Memory, 'id' | 'status'>,
): Other[] {
  if (status !== 'active') return []
  return sql.all<Other>(
    `SELECT m.id, m.uri, m.content, max(r.strength) AS strength FROM
       (SELECT target AS other, strength FROM memory_relations WHERE source = ?1 AND kind = 'contradicts'
        UNION ALL SELECT source, strength FROM memory_relations WHERE target = ?1 AND kind = 'contradicts') r
     JOIN memories m ON m.id = r.other
     WHERE m.project IN (?2, '') AND m.status = 'active' AND m.truth != 'gone' AND NOT EXISTS (SELECT 1 FROM memory_relations r WHERE r.kind = 'evolves_from'
         AND ((r.source = ?1 AND r.target = m.id) OR (r.source = m.id AND r.target = ?1)) AND ${MAY_SETTLE})
     GROUP BY m.id ORDER BY m.uri`,
    id,
    project,
  )
}
