import type { ReadSql } from '../../storage/sql.ts'
import type { Desk, Memory, Trust } from './record.ts'

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

/**
 * For a query: 1 where `said` stands and `m` says otherwise, -1 the other way round, 0 where nobody can say. The person's word stands
 * against everybody else's; between two of theirs, or of agents', the one that was said later, or said again, does; of a team's two
 * texts neither.
 */
const STANDS = `CASE
  WHEN (said.trust = 'user') != (m.trust = 'user') THEN iif(said.trust = 'user', 1, -1)
  WHEN 'team' IN (said.trust, m.trust) THEN 0
  ELSE iif((coalesce(said.details ->> '$.at', said.updated_at), said.id) > (coalesce(m.details ->> '$.at', m.updated_at), m.id), 1, -1) END`

/** For a query: whether what the memory `m` says was said otherwise by somebody whose word stands. */
export const IS_OVERRULED = `EXISTS (
  SELECT 1 FROM memory_relations c JOIN memories said ON said.id = CASE c.source WHEN m.id THEN c.target ELSE c.source END
  WHERE c.kind = 'contradicts' AND (c.source = m.id OR c.target = m.id) AND said.status = 'active' AND said.truth != 'gone'
    AND said.project IN (m.project, '') AND ${STANDS} = 1
    AND NOT EXISTS (SELECT 1 FROM memory_relations r WHERE r.kind = 'evolves_from' AND ${MAY_SETTLE}
      AND ((r.source = m.id AND r.target = said.id) OR (r.source = said.id AND r.target = m.id))))`

/** A live memory that says otherwise. */
export interface Otherwise {
  readonly id: number
  readonly uri: string
  readonly content: string
  /** 1 when somebody said so, less when it was found. */
  readonly strength: number
  readonly trust: Trust
  /** 1: it stands, and this one does not; -1: the other way round; 0: nobody can say. */
  readonly stands: number
}

/**
 * The live memories that say otherwise, of this project and of those that hold everywhere: they are shown beside this one, and
 * the reader decides. One that evolved from the other has settled it.
 */
export function contradictionsOf(
  sql: ReadSql,
  project: string,
  { id, status }: Pick<Memory, 'id' | 'status'>,
): Otherwise[] {
  if (status !== 'active') return []
  return sql.all<Otherwise>(
    `SELECT said.id, said.uri, said.content, max(r.strength) AS strength, said.trust, ${STANDS} AS stands FROM
       (SELECT target AS other, strength FROM memory_relations WHERE source = ?1 AND kind = 'contradicts'
        UNION ALL SELECT source, strength FROM memory_relations WHERE target = ?1 AND kind = 'contradicts') r
     JOIN memories said ON said.id = r.other JOIN memories m ON m.id = ?1
     WHERE said.project IN (?2, '') AND said.status = 'active' AND said.truth != 'gone' AND NOT EXISTS (SELECT 1 FROM memory_relations r WHERE r.kind = 'evolves_from'
         AND ((r.source = ?1 AND r.target = said.id) OR (r.source = said.id AND r.target = ?1)) AND ${MAY_SETTLE})
     GROUP BY said.id ORDER BY said.uri`,
    id,
    project,
  )
}
