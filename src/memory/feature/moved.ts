import { MOST_HASHED_BYTES } from '../../base/most-hashed.ts'
import type { Sql } from '../../storage/sql.ts'
import { knownMarks, likelyAnchors } from '../moves/anchors.ts'
import { findMoves } from '../moves/find-moves.ts'
import { followMoves } from '../moves/follow.ts'
import { movedFrom } from '../moves/moved-project.ts'
import { earlierIdentities, type ProjectPlace } from '../store/identity.ts'
import { mergeProjects } from '../store/merge-projects.ts'
import { deskOf, type MemoryContext } from './context.ts'

type Write = (sql: Sql) => void

/** A folder that was never seen before and is a known project all the same: its memories come along. */
export async function cameAlong(
  context: Pick<MemoryContext, 'sql' | 'files' | 'text'>,
  place: ProjectPlace,
): Promise<Write | undefined> {
  const files = await context.files()
  const from = movedFrom(context.sql, files, place, await earlierIdentities(place, context.text))
  return from === undefined ? undefined : (sql) => mergeProjects(sql, from, place.project)
}

/** Files and definitions that have moved since the last session: their memories come along. Undefined where nothing did. */
export async function movedSince(context: MemoryContext, place: ProjectPlace): Promise<Write | undefined> {
  const anchors = likelyAnchors(context.sql, place.project)
  if (anchors.length === 0) return undefined
  const files = await context.files()
  const otherRoots = context.sql
    .all<{ root: string }>(
      'SELECT DISTINCT root FROM memory_places WHERE project = ? AND root != ?',
      place.project,
      place.root,
    )
    .map(({ root }) => root)
  const until = context.deadline - (context.deadline - context.time()) / 2
  const moves = findMoves(files, { ...place, otherRoots }, anchors, {
    marksOf: (paths) => knownMarks(context.sql, place.project, paths),
    hasTime: () => context.time() < until,
  })
  if (moves.renames.length + moves.symbols.length + moves.shared.length === 0) return undefined
  return (sql) =>
    followMoves(deskOf(context, sql), place, moves, {
      exists: (path) => files.exists(`${place.root}/${path}`),
      hash: (path) => files.hash(`${place.root}/${path}`, MOST_HASHED_BYTES),
    })
}
