import * as cold from '../../base/cold.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import type { ProjectPlace } from '../store/identity.ts'
import { BY_PROGRAM, isUnder } from '../store/kinds.ts'
import { hasSeenFiles } from '../store/links.ts'
import type { Truth } from '../store/record.ts'
import { saveTruth } from '../truth/save-truth.ts'
import type { MemoryContext } from './context.ts'

/**
 * Judges memories as they are about to be told, in the folder they are told in, and keeps the verdicts to be written down. What
 * was learned about a file by itself is gone when the file is, which one look tells; the rest is compared with what it was.
 */
export interface Judge {
  /** With how they stand now. What cannot be looked at in time keeps what was found the last time. */
  judged<One extends { readonly id: number; readonly truth: Truth }>(memories: readonly One[]): Promise<One[]>
  /** Those of them that are gone: learned ones, and whatever has been judged before. */
  goneAmong(ids: readonly number[]): ReadonlySet<number>
  save(sql: Sql): void
}

export function judgeNow(context: MemoryContext, place: ProjectPlace): Judge {
  const known = new Map<number, Truth>()
  // A third of what is left stays for saying it.
  const until = context.deadline - (context.deadline - context.time()) / 3
  const hasTime = () => context.time() < until
  const lookAtLearned = (ids: readonly number[]) => {
    const learned = learnedOf(context.sql, ids)
    if (learned.length === 0 || context.modifiedAt(place.root) === undefined) return
    for (const { memory, key } of learned) {
      const path = key.startsWith('/') ? key : `${place.root}/${key}`
      known.set(memory, context.modifiedAt(path) === undefined ? 'gone' : 'current')
    }
  }
  return {
    judged: async (memories) => {
      const fresh = cold.filterMap(memories, ({ id }) => (known.has(id) ? undefined : id))
      if (hasSeenFiles(context.sql, fresh)) {
        const [{ checkTruth }, files] = await Promise.all([import('../truth/truth.ts'), context.files()])
        for (const [id, truth] of checkTruth(context.sql, files, place, fresh, hasTime)) known.set(id, truth)
      }
      for (const { id, truth } of memories) if (!known.has(id)) known.set(id, truth)
      return cold.map(memories, (memory) => ({ ...memory, truth: known.get(memory.id) ?? memory.truth }))
    },
    goneAmong: (ids) => {
      lookAtLearned(cold.filter(ids, (id) => !known.has(id)))
      return new Set(cold.filter(ids, (id) => known.get(id) === 'gone'))
    },
    save: (sql) => saveTruth(sql, known),
  }
}

/** The files that learned memories are about, where they were seen here. */
function learnedOf(sql: ReadSql, ids: readonly number[]): { memory: number; key: string }[] {
  if (ids.length === 0) return []
  return sql.all(
    `SELECT l.memory, l.key FROM memory_links l JOIN memories m ON m.id = l.memory
     WHERE l.memory IN (${ids.join(',')}) AND l.kind = 'file' AND l.hash IS NOT NULL
       AND ${isUnder('file', 'm.uri')} AND m.${BY_PROGRAM}`,
  )
}
