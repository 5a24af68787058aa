import type { SessionDigest } from '../../protocol/ports.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { fromRoot, type Place } from '../store/identity.ts'
import { kindOf } from '../store/kinds.ts'
import { fileUri } from '../store/uri.ts'

/** A file that has another name now. */
export interface Rename {
  readonly from: string
  readonly to: string
}

/**
 * Which files of the project were renamed: those the session moved itself, and those that have the very content of one that is known
 * and no longer there. A file that is still there was copied.
 */
export function renamesIn(
  { sql }: { readonly sql: ReadSql },
  place: Place,
  digest: Pick<SessionDigest, 'commands' | 'cwd'>,
  seen: ReadonlyMap<string, { readonly hash: string }>,
  exists: (path: string) => boolean,
): Rename[] {
  const gone = (path: string) => !exists(`${place.root}/${path}`)
  const moved = digest.commands
    .flatMap(({ command }) => movedBy(command))
    .map(({ from, to }) => ({
      from: fromRoot(from, place.root),
      to: fromRoot(to, place.root),
    }))
  const alike = [...seen].flatMap(([to, { hash }]) =>
    sql
      .all<{ key: string }>(
        "SELECT DISTINCT key FROM memory_links WHERE project = ? AND kind = 'file' AND hash = ? AND key != ?",
        place.project,
        hash,
        to,
      )
      .map(({ key: from }) => ({ from, to })),
  )
  return [...moved, ...alike].filter(({ from, to }) => from !== to && gone(from) && !gone(to))
}

/** The memories of a renamed file come along: what is linked to it, and what was learned about it. */
export function followRenames({ sql }: { readonly sql: Sql }, { project }: Place, renames: readonly Rename[]): void {
  for (const { from, to } of renames) {
    sql.run(
      "UPDATE OR IGNORE memory_links SET key = ?3 WHERE project = ?1 AND kind = 'file' AND key = ?2",
      project,
      from,
      to,
    )
    const uri = fileUri(from)
    if (kindOf(uri) === 'file')
      sql.run(
        `UPDATE OR IGNORE memories SET uri = ?3, truth = 'unchecked', details = json_set(details, '$.path', ?4)
         WHERE project = ?1 AND uri = ?2`,
        project,
        uri,
        fileUri(to),
        to,
      )
  }
}

function movedBy(command: string): Rename[] {
  return [...command.matchAll(MOVE)].map(([, from = '', to = '']) => ({
    from,
    to: to.endsWith('/') ? `${to}${from.slice(from.lastIndexOf('/') + 1)}` : to,
  }))
}

const MOVE = /(?:^|&&|;|\n)\s*(?:git )?mv (?:-\w+ )?([\w@./-]+) ([\w@./-]+)\s*(?=$|&&|;|\n)/g
