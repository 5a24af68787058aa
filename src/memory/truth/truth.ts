import type { Files } from '../../protocol/ports.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { EVERYWHERE, type ProjectPlace } from '../store/identity.ts'
import { isOwnWord, kindOf } from '../store/kinds.ts'
import type { Link } from '../store/links.ts'
import type { Author, Truth } from '../store/record.ts'
import { judgeTruth } from './judge.ts'

interface Row extends Link {
  readonly memory: number
  readonly project: string
  readonly uri: string
  readonly author: Author
}

/**
 * Which of these memories still hold, as the project stands in this folder now. It is asked anew whenever something is to be
 * told: another branch or another worktree may have what this one lacks. Memories that name nothing seen here are left out.
 */
export function checkTruth(
  sql: ReadSql,
  files: Files,
  place: ProjectPlace,
  ids: readonly number[],
  hasTime: () => boolean,
): Map<number, Truth> {
  const found = new Map<number, Truth>()
  if (ids.length === 0) return found
  const rows = sql.all<Row>(
    `SELECT l.memory, l.kind, l.key, l.hash, m.project, m.uri, m.author FROM memory_links l JOIN memories m ON m.id = l.memory
     WHERE l.memory IN (${ids.join(',')}) AND l.kind != 'error'`,
  )
  const seen = new Set(rows.filter(({ kind, hash }) => kind === 'file' && hash !== null).map(({ memory }) => memory))
  for (const id of seen) {
    if (!hasTime()) break
    const links = rows.filter(({ memory }) => memory === id)
    found.set(id, judgeTruth(files, place.root, { links, ...standingOf(links[0]) }).truth)
  }
  return found
}

/** Whose a memory is, as far as its anchors are concerned. */
export function standingOf(memory: Pick<Row, 'project' | 'uri' | 'author'> | undefined) {
  return { learned: memory !== undefined && isLearned(memory), everywhere: memory?.project === EVERYWHERE }
}

/** What sessions left behind about a file, unless somebody put it into words of their own. */
function isLearned({ uri, author }: { readonly uri: string; readonly author: Author }): boolean {
  return kindOf(uri) === 'file' && !isOwnWord(author)
}
