import { MOST_HASHED_BYTES } from '../../base/most-hashed.ts'
import { baseName } from '../../base/paths/paths.ts'
import type { Files } from '../../protocol/ports.ts'
import type { ReadSql } from '../../storage/sql.ts'
import type { ProjectPlace } from '../store/identity.ts'
import { pathOf } from '../truth/take.ts'

/**
 * Under which identity a folder that was never seen before is known all the same: one that it had itself (before it got a remote, before
 * its first commit), or that of a project whose folders are all gone and whose files are here, with the very content they had. Whatever
 * is still somewhere else is another project, or a copy.
 */
export function movedFrom(
  sql: ReadSql,
  files: Files,
  place: ProjectPlace,
  earlier: readonly string[],
): string | undefined {
  const abandoned = (project: string) =>
    rootsOf(sql, project).every((root) => root === place.root || !files.exists(root))
  const own = earlier.find((project) => hasMemories(sql, project) && abandoned(project))
  if (own !== undefined) return own
  // A project that has a past of its own is not somebody else's that moved here.
  if (hasMemories(sql, place.project)) return undefined
  const projects = sql.all<{ project: string }>(
    `SELECT DISTINCT project FROM memory_places WHERE project LIKE 'root:%' AND project != ? LIMIT ${MOST_PROJECTS}`,
    place.project,
  )
  const alike = projects.filter(({ project }) => abandoned(project) && isHere(sql, files, place, project))
  return alike.length === 1 ? alike[0]?.project : undefined
}

/** A project none of whose folders is there any more. */
export interface Abandoned {
  readonly project: string
  readonly root: string
  readonly memories: number
  /** The folder has its name, or files that are known from it. */
  readonly isLikely: boolean
}

/** What a folder may have been before it moved, where nothing proves it: somebody has to say so. The likely ones alone, where there are any. */
export function abandonedProjects(sql: ReadSql, files: Files, place: ProjectPlace): Abandoned[] {
  const known = sql.all<{ project: string; root: string; memories: number }>(
    `SELECT p.project, max(p.root) AS root,
       (SELECT count(*) FROM memories m WHERE m.project = p.project AND m.status = 'active') AS memories
     FROM memory_places p WHERE p.project != ? GROUP BY p.project LIMIT ${MOST_PROJECTS}`,
    place.project,
  )
  const all = known
    .filter(({ project, memories }) => memories > 0 && rootsOf(sql, project).every((root) => !files.exists(root)))
    .map((one) => ({
      ...one,
      isLikely:
        baseName(one.root) === baseName(place.root) ||
        filesOf(sql, one.project).some(({ key }) => files.exists(pathOf(place.root, key))),
    }))
  const likely = all.filter(({ isLikely }) => isLikely)
  return likely.length > 0 ? likely : all
}

function rootsOf(sql: ReadSql, project: string): string[] {
  return sql
    .all<{ root: string }>('SELECT DISTINCT root FROM memory_places WHERE project = ?', project)
    .map(({ root }) => root)
}

function hasMemories(sql: ReadSql, project: string): boolean {
  return sql.get('SELECT 1 AS found FROM memories WHERE project = ? LIMIT 1', project) !== undefined
}

/** Most of the files that were seen there are here, and at least two are as they were. */
function isHere(sql: ReadSql, files: Files, { root }: ProjectPlace, project: string): boolean {
  const seen = filesOf(sql, project)
  const there = seen.filter(({ key }) => files.exists(pathOf(root, key)))
  const same = there.filter(({ key, hash }) => files.hash(pathOf(root, key), MOST_HASHED_BYTES) === hash)
  return same.length >= Math.min(2, seen.length) && same.length > 0 && there.length * 2 >= seen.length
}

function filesOf(sql: ReadSql, project: string): { key: string; hash: string }[] {
  return sql.all(
    `SELECT DISTINCT key, hash FROM memory_links WHERE project = ? AND kind = 'file' AND hash IS NOT NULL AND key NOT LIKE '/%' LIMIT ${MOST_FILES}`,
    project,
  )
}

const MOST_PROJECTS = 200
const MOST_FILES = 24
