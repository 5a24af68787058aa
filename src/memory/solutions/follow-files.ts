import { failingLine } from '../../base/failing-line/failing-line.ts'
import { errorFingerprint } from '../../base/failing-line/fingerprint.ts'
import { baseName } from '../../base/paths/paths.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { isOwnWord, isUnder } from '../store/kinds.ts'
import { COLUMNS, type Desk, type Memory } from '../store/record.ts'
import { revise } from '../store/store.ts'
import { contentOf } from './content.ts'
import { type SolutionDetails, withDetails } from './solutions.ts'

/** A file that has another name now, by its paths from the project's root. */
interface Renamed {
  readonly from: string
  readonly to: string
}

/** Repairs in a renamed file, or of a failure that was met in it, come along: they are told by its new name, and known by either. */
export function followFiles(desk: Desk, project: string, renames: readonly Renamed[]): void {
  if (renames.length === 0) return
  for (const memory of repairsOf(desk.sql, project)) {
    const { details } = withDetails(memory)
    const after = renames.reduce(renamedIn, details)
    if (after === details) continue
    const author = memory.author
    revise(desk, memory, { details: after, author, ...(!isOwnWord(author) && { content: contentOf(after) }) })
  }
}

function renamedIn(details: SolutionDetails, { from, to }: Renamed): SolutionDetails {
  const isMetThere = isFile(details.location ?? '', from)
  if (!isMetThere && !details.files.includes(from) && !details.error.includes(from)) return details
  const now = (path: string) => (path === from ? to : path)
  return {
    ...details,
    error: details.error.split(from).join(to),
    files: details.files.map(now),
    there: details.there.map(now),
    changes: details.changes.map((change) => ({ ...change, path: now(change.path) })),
    ...(isMetThere && { location: to }),
    was: [...(details.was ?? []), { from, to }].slice(-MOST_NAMES),
  }
}

/** Tools name a file from where they run. */
function isFile(named: string, path: string): boolean {
  const plain = named.replace(/^\.\//, '')
  return (
    plain !== '' &&
    (plain === path || plain.endsWith(`/${path}`) || (path.endsWith(`/${plain}`) && plain.includes('/')))
  )
}

/** What a failure would be known by if no file had been renamed since; none where none was that a repair is known in. */
export function formerFingerprints(
  sql: ReadSql,
  project: string,
  { output, command }: { readonly output: string; readonly command: string },
): string[] {
  const renames = repairsOf(sql, project, `AND details LIKE '%"was":[{%'`).flatMap(
    (memory) => withDetails(memory).details.was ?? [],
  )
  // The last first: a file may have been renamed twice.
  const before = renames.toReversed().reduce(withFormer, output)
  if (before === output) return []
  const found = failingLine(before, { exitCode: 1, command })
  return found === undefined ? [] : [errorFingerprint(found)]
}

function withFormer(output: string, { from, to }: Renamed): string {
  const named = output.includes(to) ? to : baseName(to)
  const former = named === to ? from : baseName(from)
  return output.split(named).join(former)
}

function repairsOf(sql: ReadSql, project: string, among = ''): Memory[] {
  return sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE project = ? AND status = 'active' AND ${isUnder('solution')} ${among}
     ORDER BY id DESC LIMIT ${MOST}`,
    project,
  )
}

const MOST_NAMES = 4
const MOST = 2000
