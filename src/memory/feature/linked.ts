import * as cold from '../../base/cold.ts'
import type { Sql } from '../../storage/sql.ts'
import { fromRoot, type ProjectPlace } from '../store/identity.ts'
import { keysOfFile, type LinkKind } from '../store/links.ts'

/** A memory that a file, folder, extension or name brings to mind. */
export interface Linked {
  readonly id: number
  readonly kind: LinkKind
  readonly key: string
}

/** By index look-ups alone: the number of memories in the store makes no difference. */
export function linkedTo(sql: Sql, place: ProjectPlace, path: string, symbols: readonly string[]): Linked[] {
  const keys: (readonly [LinkKind, string])[] = [
    ...keysOfFile(fromRoot(path, place.root)),
    ...cold.map(symbols, (symbol) => ['symbol', symbol] as const),
  ]
  const found: Linked[] = []
  for (const [kind, key] of keys) {
    for (const project of [place.project, '']) {
      for (const { id } of sql.all<{ id: number }>(BY_LINK, project, kind, key)) found.push({ id, kind, key })
    }
  }
  return found
}

/** At most a few for one key: a folder with a thousand memories must not cost a thousand. */
const BY_LINK =
  'SELECT memory AS id FROM memory_links WHERE project = ? AND kind = ? AND key = ? ORDER BY memory DESC LIMIT 8'

/** Names in a change, for memories about them. */
export function symbolsIn(input: Readonly<Record<string, unknown>>): string[] {
  const { old_string: before, new_string: after } = input
  if (typeof before !== 'string' && typeof after !== 'string') return []
  const text = `${before ?? ''}\n${after ?? ''}`.slice(0, 4000)
  return [...new Set(text.match(/\b[A-Za-z_$][\w$]{4,}\b/g) ?? [])]
    .filter((name) => /[a-z][A-Z]|_|^[A-Z]/.test(name))
    .slice(0, 16)
}
