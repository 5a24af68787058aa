import type { Files } from '../protocol/ports.ts'
import type { Sql } from '../storage/sql.ts'
import type { Place } from './identity.ts'
import type { Truth } from './record.ts'

/** Larger files are generated or data; hashing them would cost more than knowing is worth. */
export const MOST_BYTES = 2 * 1024 * 1024

interface Anchor {
  readonly memory: number
  readonly kind: 'file' | 'symbol'
  readonly key: string
  readonly hash: string | null
  readonly auto: number
}

/**
 * Which of these memories still hold. A file counts as gone only if its hash was recorded while it existed and the project is
 * still there; what was never seen here is unchecked. A name counts as gone when its file was seen and has it no more. What
 * was written down about a file by itself is about whatever the file is now: it does not count as changed.
 */
export function checkTruth(
  sql: Sql,
  files: Files,
  place: Place,
  ids: readonly number[],
  hasTime: () => boolean,
): Map<number, Truth> {
  const found = new Map<number, Truth>()
  if (ids.length === 0) return found
  const anchors = sql.all<Anchor>(
    `SELECT l.memory, l.kind, l.key, l.hash, m.uri LIKE 'project://files/%' AS auto
     FROM memory_links l JOIN memories m ON m.id = l.memory
     WHERE l.memory IN (${ids.join(',')}) AND (l.kind = 'symbol' OR (l.kind = 'file' AND l.hash IS NOT NULL))`,
  )
  const seen = anchors.filter(({ kind }) => kind === 'file')
  if (seen.length === 0 || !files.exists(place.root)) return found
  for (const anchor of seen) {
    if (!hasTime()) break
    const path = anchor.key.startsWith('/') ? anchor.key : `${place.root}/${anchor.key}`
    const symbols = anchor.auto
      ? []
      : anchors.filter(({ memory, kind }) => memory === anchor.memory && kind === 'symbol')
    found.set(anchor.memory, worse(found.get(anchor.memory), stateOf(files, path, anchor, symbols)))
  }
  return found
}

export function saveTruth(sql: Sql, truths: ReadonlyMap<number, Truth>): void {
  for (const [id, truth] of truths) sql.run('UPDATE memories SET truth = ?1 WHERE id = ?2 AND truth != ?1', truth, id)
}

function stateOf(files: Files, path: string, anchor: Anchor, symbols: readonly Anchor[]): Truth {
  const now = files.hash(path, MOST_BYTES)
  if (now === undefined) return files.exists(path) ? 'unchecked' : 'gone'
  if (now === anchor.hash || anchor.auto) return 'current'
  if (symbols.length === 0) return 'changed'
  const text = new TextDecoder().decode(files.read(path, 0, files.size(path) ?? 0))
  const standing = symbols.filter(({ key }) => text.includes(key))
  if (standing.length === 0) return 'gone'
  return standing.length === symbols.length ? 'current' : 'changed'
}

function worse(a: Truth | undefined, b: Truth): Truth {
  const order: readonly Truth[] = ['current', 'unchecked', 'changed', 'gone']
  return a !== undefined && order.indexOf(a) > order.indexOf(b) ? a : b
}
