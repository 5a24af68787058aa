import { baseName } from '../../base/paths/paths.ts'
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
  const moved = onwards(
    digest.commands
      .flatMap(({ command }) => movedBy(command))
      .map(({ from, to }) => ({ from: fromRoot(from, place.root), to: fromRoot(to, place.root) }))
      // Into a folder that was there already.
      .map((one) => {
        const inside = `${one.to}/${baseName(one.from)}`
        return exists(`${place.root}/${inside}`) ? { ...one, to: inside } : one
      }),
  )
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

/** What was moved again is where it was moved last. */
function onwards(moved: readonly Rename[]): Rename[] {
  return moved.map(({ from, to }, at) => ({
    from,
    to: moved.slice(at + 1).reduce((path, next) => (path === next.from ? next.to : path), to),
  }))
}

function movedBy(command: string): Rename[] {
  return [...command.matchAll(MOVE)].flatMap(([, words = '']) => {
    const paths = (words.match(/"[^"]+"|'[^']+'|\S+/g) ?? []).map((word) =>
      word.replace(/^(['"])(.*)\1$/, '$2').replace(/^\.\/|\/$/g, ''),
    )
    const to = paths.pop() ?? ''
    const isInto = paths.length > 1 || /\/["']?\s*$/.test(words)
    return paths.map((from) => ({
      from,
      to: isInto && (paths.length > 1 || /\.\w+$/.test(from)) ? `${to}/${baseName(from)}` : to,
    }))
  })
}

const MOVE =
  /(?:^|&&|;|\n)\s*(?:git (?:-C \S+ )?)?mv(?: -\w+)*((?: +(?:[\w@./-]+|"[^"\n]+"|'[^'\n]+')){2,})\s*(?=$|&&|;|\|\||\n)/g
