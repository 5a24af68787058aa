import { isMarked, mark } from '../../journal/marks.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { isOwnWord, isRecordOfWork, kindOf, type MemoryKind } from '../store/kinds.ts'
import { COLUMNS, type Desk, type Memory, memoryById } from '../store/record.ts'
import { IS_OVERRULED } from '../store/relations.ts'
import { claimedOtherwise, underPath } from './claim-rows.ts'
import { disagreement, explained, type Saying } from './disagree.ts'

/** What is found is worth less than what somebody says: only the former is judged anew. */
const FOUND = 0.8

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
    // Prompts choose among cards, which are made anew only when a session ends.
    sql.run(
      `DELETE FROM memory_cards WHERE memory IN (SELECT m.id FROM memories m WHERE m.id IN (?, ?) AND ${IS_OVERRULED})`,
      memory.id,
      id,
    )
  }
}

/** What the two disagree on, in a few words. */
export function whyTheyContradict(
  sql: ReadSql,
  memory: Memory,
  { id, strength }: { id: number; strength: number },
): string {
  const other = memoryById(sql, id)
  const found = other && disagreement(sayingOf(sql, memory), sayingOf(sql, other))
  if (found) return explained(found)
  if (strength > 1) return 'another text of the team under the same name'
  return strength < 1 ? 'as found earlier' : 'somebody said so'
}

/** What was written before claims were kept, or when they were read otherwise, is read anew, once in a store: the newest. */
export function noteMissing(desk: Desk): void {
  const { sql, now } = desk
  if (isMarked(sql, READ_ANEW)) return
  const rows = sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE status = 'active' ORDER BY id DESC LIMIT ${MOST_ANEW}`,
  )
  for (const memory of rows.toReversed()) if (takesSides(memory)) noteContradictions(desk, memory)
  mark(sql, READ_ANEW, now)
}

const READ_ANEW = 'memory claims read as in 0364'
const MOST_ANEW = 5000

/** What programs write down about files, sessions and commands describes; only what people and agents say demands. */
function takesSides({ uri, author }: Memory): boolean {
  return isOwnWord(author) || !(isRecordOfWork(uri) || DESCRIBES.has(kindOf(uri)) || uri.startsWith('task://'))
}

const DESCRIBES: ReadonlySet<MemoryKind> = new Set(['trap', 'solution'])

function sayingOf(sql: ReadSql, { id, uri, content, disclosure, author }: Memory): Saying {
  // A decision's files are those that happened to be changed with it: it says itself what it is about.
  if (kindOf(uri) === 'decision' && !isOwnWord(author)) return { uri, content, disclosure }
  const about = sql
    .all<{ key: string }>(
      "SELECT key FROM memory_links WHERE memory = ? AND kind NOT IN ('error', 'action', 'word')",
      id,
    )
    .map(({ key }) => key)
  return { uri, content, disclosure, about }
}
