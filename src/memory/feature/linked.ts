import type { ReadSql } from '../../storage/sql.ts'
import { fromRoot, keysOfFile } from '../store/file-keys.ts'
import type { ProjectPlace } from '../store/identity.ts'
import type { LinkKind } from '../store/links.ts'

/** A memory that a file, folder, extension or name brings to mind. */
export interface Linked {
  readonly id: number
  readonly kind: LinkKind
  readonly key: string
}

/**
 * What belongs to a file that is about to be read or changed, its folder, its kind, and the names in the change. By index look-ups alone: the
 * number of memories in the store makes no difference, and nothing is loaded for a file of which nothing is known.
 */
export function linkedTo(
  sql: ReadSql,
  place: ProjectPlace,
  path: string,
  input: Readonly<Record<string, unknown>>,
): Linked[] {
  const found: Linked[] = []
  const look = (kind: LinkKind, key: string) => {
    for (const project of [place.project, ''])
      for (const { id } of sql.all<{ id: number }>(BY_LINK, project, kind, key)) found.push({ id, kind, key })
  }
  for (const [kind, key] of keysOfFile(fromRoot(path, place.root))) look(kind, key)
  for (const symbol of symbolsIn(input)) look('symbol', symbol)
  return found
}

/** At most a few for one key: a folder with a thousand memories must not cost a thousand. */
const BY_LINK =
  'SELECT memory AS id FROM memory_links WHERE project = ? AND kind = ? AND key = ? ORDER BY memory DESC LIMIT 8'

/** Names in a change, for memories about them. */
function symbolsIn({ old_string: before, new_string: after }: Readonly<Record<string, unknown>>): Iterable<string> {
  if (typeof before !== 'string' && typeof after !== 'string') return []
  const names = new Set<string>()
  for (const name of `${before ?? ''}\n${after ?? ''}`.slice(0, 4000).match(NAME) ?? [])
    if (names.size < MOST_NAMES && OF_CODE.test(name)) names.add(name)
  return names
}

const NAME = /\b[A-Za-z_$][\w$]{4,}\b/g
const OF_CODE = /[a-z][A-Z]|_|^[A-Z]/
const MOST_NAMES = 16
