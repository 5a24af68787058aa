import type { SessionDigest } from '../../protocol/ports.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { fromRoot } from '../store/file-keys.ts'
import type { ProjectPlace } from '../store/identity.ts'

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
  place: ProjectPlace,
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
        "SELECT DISTINCT key FROM memory_links WHERE project = ?1 AND kind = 'file' AND (hash = ?2 OR last_hash = ?2) AND key != ?3",
        place.project,
        hash,
        to,
      )
      .map(({ key: from }) => ({ from, to })),
  )
  return [...moved, ...alike].filter(({ from, to }) => from !== to && gone(from) && !gone(to))
}

function movedBy(command: string): Rename[] {
  return [...command.matchAll(MOVE)].map(([, from = '', to = '']) => ({
    from,
    to: to.endsWith('/') ? `${to}${from.slice(from.lastIndexOf('/') + 1)}` : to,
  }))
}

const MOVE = /(?:^|&&|;|\n)\s*(?:git )?mv (?:-\w+ )?([\w@./-]+) ([\w@./-]+)\s*(?=$|&&|;|\n)/g
