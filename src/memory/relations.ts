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

/** The live memories that say otherwise: they are shown beside this one, and the reader decides. */
export function contradictionsOf(
  { sql }: Pick<Desk, 'sql'>,
  id: number,
): { id: number; uri: string; content: string }[] {
  return sql.all(
    `SELECT DISTINCT m.id, m.uri, m.content FROM memory_relations r
     JOIN memories m ON m.id = CASE WHEN r.source = ?1 THEN r.target ELSE r.source END
     WHERE r.kind = 'contradicts' AND ?1 IN (r.source, r.target) AND m.status = 'active'`,
    id,
  )
}
