import type { ReadSql } from '../../storage/sql.ts'
import { skipsTest } from '../solutions/gives-up.ts'
import { learnRepair, solutionsFor } from '../solutions/solutions.ts'
import { projectPath } from './files.ts'
import type { Lesson } from './learn.ts'

/** Failures that a session got over by a change, as its ledger tells them. What a hook saw itself is not counted again. */
export function learnSolutions(lesson: Lesson): number {
  const { desk, place, digest } = lesson
  // Where hooks saw the commands, they have judged them as they ran, with what was done in between.
  if (!lesson.imported && wasWatched(desk.sql, digest.session)) return 0
  let learned = 0
  for (const { error, fingerprint, command, path: file, why, changes = [] } of digest.repairs.slice(-MOST)) {
    const path = projectPath(lesson, file)
    if (path === undefined || solutionsFor(desk, place.project, { fingerprint, output: '' }).length > 0) continue
    const known = desk.sql.get(
      'SELECT 1 AS found FROM memory_links WHERE project = ? AND kind = ? AND key = ?',
      place.project,
      'error',
      fingerprint,
    )
    if (known || changes.some(skipsTest)) continue
    const base = path.slice(path.lastIndexOf('/') + 1)
    const made = learnRepair(desk, {
      project: place.project,
      fingerprint,
      error,
      command,
      files: [path],
      // What was edited was there; what was written whole can be written again.
      there: changes.some(({ whole }) => whole) ? [] : [path],
      changes: changes.map((change) => ({ ...change, path })),
      commands: [],
      why,
      unsure: !error.toLowerCase().includes(base.toLowerCase().replace(/\.\w+$/, '')),
      origin: `session ${digest.session}`,
    })
    if (made) learned++
  }
  return learned
}

function wasWatched(sql: ReadSql, session: string): boolean {
  return (
    sql.get(
      "SELECT 1 AS yes FROM timeline WHERE session = ? AND type IN ('tool:complete', 'tool:failure') AND data ->> '$.tool' = 'Bash' LIMIT 1",
      session,
    ) !== undefined
  )
}

const MOST = 12
