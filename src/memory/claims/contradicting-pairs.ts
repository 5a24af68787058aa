import type { ReadSql } from '../../storage/sql.ts'
import { EVERYWHERE } from '../store/identity.ts'
import { type Memory, memoryById } from '../store/record.ts'
import { contradictionsOf } from '../store/relations.ts'
import { whyTheyContradict } from './contradictions.ts'

export interface Pair {
  readonly one: Memory
  readonly other: Memory
  /** What they disagree on. */
  readonly why: string
  /** The one that stands, where that can be said. */
  readonly stands: Memory | undefined
}

/** Every two live memories that contradict each other, once each, the older first. undefined: of all projects. */
export function contradictingPairs(sql: ReadSql, projects: readonly string[] | undefined): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const memory of involved(sql)) {
    if (projects && memory.project !== EVERYWHERE && !projects.includes(memory.project)) continue
    for (const project of projects ?? [memory.project]) {
      for (const found of contradictionsOf(sql, project, memory)) {
        const older = memory.id < found.id ? memory : memoryById(sql, found.id)
        const newer = memory.id < found.id ? memoryById(sql, found.id) : memory
        const key = `${older?.id} ${newer?.id}`
        if (!older || !newer || pairs.has(key)) continue
        pairs.set(key, {
          one: older,
          other: newer,
          why: whyTheyContradict(sql, older, { id: newer.id, strength: found.strength }),
          stands: found.stands === 0 ? undefined : (found.stands === 1) === (found.id === newer.id) ? newer : older,
        })
      }
    }
  }
  return [...pairs.values()]
}

function involved(sql: ReadSql): Memory[] {
  return sql
    .all<{ id: number }>(
      `SELECT source AS id FROM memory_relations WHERE kind = 'contradicts'
       UNION SELECT target FROM memory_relations WHERE kind = 'contradicts'`,
    )
    .flatMap(({ id }) => memoryById(sql, id) ?? [])
}
