import type { ReadSql } from '../../storage/sql.ts'
import { dropBrief } from '../recall/brief.ts'
import { followFiles } from '../solutions/follow-files.ts'
import type { ProjectPlace } from '../store/identity.ts'
import { kindOf } from '../store/kinds.ts'
import type { Desk } from '../store/record.ts'
import { fileUri } from '../store/uri.ts'
import type { Moves } from './find-moves.ts'
import type { SymbolMove } from './find-symbols.ts'
import type { Rename } from './renames.ts'

/** How the project's files are now, by their paths from its root. */
export interface Now {
  exists(path: string): boolean
  hash(path: string): string | undefined
}

/** What is known comes along with what it is about. */
export function followMoves(store: Desk, place: ProjectPlace, { renames, shared, symbols }: Moves, now: Now): void {
  followRenames(store, place, renames, now)
  for (const { from, to } of shared) linkToo(store, place, from, to)
  for (const symbol of symbols) followSymbol(store, place, symbol, symbol.same ? now.hash(symbol.to) : undefined)
  if (renames.length + shared.length + symbols.length > 0) dropBrief(store.sql, place.project)
}

/** The memories of a renamed file come along: what is linked to it, what was learned about it, and a folder that moved as a whole. */
export function followRenames(
  desk: Desk,
  { project }: ProjectPlace,
  moved: readonly Rename[],
  now: Pick<Now, 'exists'>,
): void {
  const { sql } = desk
  const renames = moved.flatMap((one) => [one, ...filesBelow(sql, project, one, now)])
  followFiles(desk, project, renames)
  for (const { from, to } of renames) {
    sql.run(
      "UPDATE OR IGNORE memory_links SET key = ?3 WHERE project = ?1 AND kind = 'file' AND key = ?2",
      project,
      from,
      to,
    )
    sql.run('UPDATE OR REPLACE memory_file_marks SET path = ?3 WHERE project = ?1 AND path = ?2', project, from, to)
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
  for (const { from, to } of [...foldersAt(sql, project, moved), ...movedFolders(renames)])
    if (!now.exists(from))
      sql.run(
        "UPDATE OR IGNORE memory_links SET key = ?3 WHERE project = ?1 AND kind = 'folder' AND key = ?2",
        project,
        from,
        to,
      )
}

/** What is known of files below a folder that was moved as one. */
function filesBelow(sql: ReadSql, project: string, { from, to }: Rename, now: Pick<Now, 'exists'>): Rename[] {
  return keysBelow(sql, project, 'file', { from, to }).filter((one) => !now.exists(one.from) && now.exists(one.to))
}

/** The folder itself and those in it. */
function foldersAt(sql: ReadSql, project: string, moved: readonly Rename[]): Rename[] {
  return moved.flatMap((one) => [one, ...keysBelow(sql, project, 'folder', one)])
}

function keysBelow(sql: ReadSql, project: string, kind: 'file' | 'folder', { from, to }: Rename): Rename[] {
  return sql
    .all<{ key: string }>(
      'SELECT DISTINCT key FROM memory_links WHERE project = ? AND kind = ? AND key > ? AND key < ?',
      project,
      kind,
      `${from}/`,
      `${from}0`,
    )
    .map(({ key }) => ({ from: key, to: `${to}${key.slice(from.length)}` }))
}

/** Where every file that was followed out of a folder went to the same other one under its own name. */
function movedFolders(renames: readonly Rename[]): Rename[] {
  const to = new Map<string, Set<string>>()
  for (const rename of renames) {
    const [from, target] = [parted(rename.from), parted(rename.to)]
    if (from.folder === '' || from.folder === target.folder) continue
    const targets = to.get(from.folder) ?? new Set()
    targets.add(from.name === target.name ? target.folder : '')
    to.set(from.folder, targets)
  }
  return [...to].flatMap(([from, targets]) => {
    const [target = ''] = targets
    return targets.size === 1 && target !== '' ? [{ from, to: target }] : []
  })
}

function parted(path: string): { folder: string; name: string } {
  const slash = path.lastIndexOf('/')
  return { folder: path.slice(0, Math.max(0, slash)), name: path.slice(slash + 1) }
}

/** Another checkout still has the file under its old name: its memories belong to both. */
function linkToo({ sql }: Desk, { project }: ProjectPlace, from: string, to: string): void {
  sql.run(
    `INSERT OR IGNORE INTO memory_links (project, kind, key, memory)
     SELECT project, kind, ?3, memory FROM memory_links WHERE project = ?1 AND kind = 'file' AND key = ?2`,
    project,
    from,
    to,
  )
}

/** The memory hangs on the file that has the definition now; where that is another, the file is not what it was written of either. */
function followSymbol(
  { sql }: Desk,
  { project }: ProjectPlace,
  { memory, from, to }: SymbolMove,
  hash: string | undefined,
): void {
  sql.run(
    "UPDATE OR REPLACE memory_links SET key = ?4, hash = coalesce(?5, hash) WHERE project = ?1 AND kind = 'file' AND key = ?2 AND memory = ?3",
    project,
    from,
    memory,
    to,
    hash ?? null,
  )
  sql.run("UPDATE memories SET truth = 'unchecked' WHERE id = ?", memory)
}
