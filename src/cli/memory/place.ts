import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { judgeAnew } from '../../memory/learn/judge-anew.ts'
import { EVERYWHERE, type ProjectPlace } from '../../memory/store/identity.ts'
import { knownPlace } from '../../memory/store/known-place.ts'
import { rememberPlace } from '../../memory/store/places.ts'
import { type ProofGround, provenPlace } from '../../memory/store/proof.ts'
import type { Desk } from '../../memory/store/record.ts'
import { parseUri } from '../../memory/store/uri.ts'
import { commitAt } from '../../memory/truth/commit.ts'
import { t } from '../../messages/people/speak.ts'
import { hasObject } from '../../platform/files/git-objects.ts'
import { modifiedAt, readText } from '../../platform/files/reading.ts'
import { realPath } from '../../platform/files/real-path.ts'
import { REDACTOR } from '../../platform/redact.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { noteLearned } from '../../team/queue.ts'
import { type Call, type Option, usageError } from '../command.ts'
import { withStore } from '../store.ts'
import { DISK } from '../workflow/tools.ts'

/** A desk in this person's store, and the project the command is about. */
export interface MemoryDesk extends Desk {
  readonly place: ProjectPlace
  /** undefined: of all projects. */
  readonly projects: readonly string[] | undefined
}

export const PLACE_OPTIONS: Readonly<Record<string, Option>> = {
  project: { value: 'DIR', about: 'The project of this folder (default: the present one).' },
  all: { about: 'Of all projects.' },
}

/** The store is made when there is none: memories may be written before the first session. */
export function withMemories<Result>(
  call: Call,
  work: (desk: MemoryDesk) => Result | Promise<Result>,
): Promise<Result> {
  return withStore(call.paths, (sql) => atDesk(call, sql, work), { whenMissing: 'make' })
}

async function atDesk<Result>(
  call: Call,
  sql: Sql,
  work: (desk: MemoryDesk) => Result | Promise<Result>,
): Promise<Result> {
  const dir = resolve(call.cwd, call.value('project') ?? '.')
  // A folder that is gone stays the project it was: its memories are still there.
  const gone = existsSync(dir) ? undefined : knownPlace(sql, dir)
  const place = gone ?? (await provenPlace(dir, proofGround(sql)))
  const desk = { sql, now: call.now, redact: REDACTOR }
  sql.transaction(() => judgeAnew(desk))
  if (!gone) {
    const moved = knownPlace(sql, dir) ? undefined : await cameAlongTo(sql, place)
    sql.transaction(() => {
      moved?.(sql)
      rememberPlace(sql, dir, place)
    })
  }
  const result = await work({ ...desk, place, projects: call.flag('all') ? undefined : [place.project] })
  if (!gone) await noteWhere(desk, place)
  return result
}

/** How to bring along what this folder, or the one that it was moved from, was known by. */
export async function cameAlongTo(sql: ReadSql, place: ProjectPlace): Promise<((sql: Sql) => void) | undefined> {
  const { cameAlong } = await import('../../memory/feature/moved.ts')
  return cameAlong({ sql, files: async () => DISK.files, text: readText }, place)
}

export function proofGround(sql: ReadSql): ProofGround {
  return { sql, text: readText, hasCommit: hasObject, real: async (path) => realPath(path), modifiedAt }
}

/** What this command wrote and the team may be offered was learned at the commit that stands here. */
async function noteWhere(desk: Desk, { project, root }: ProjectPlace): Promise<void> {
  const isNew = desk.sql.get(
    'SELECT 1 AS yes FROM team_changes WHERE project = ? AND at = ? AND git_commit IS NULL LIMIT 1',
    project,
    desk.now,
  )
  const commit = isNew && (await commitAt(root, readText))
  if (commit) noteLearned(desk, project, commit)
}

/** The word as a URI, and the project it belongs to: what is under `user://` holds everywhere. */
export function uriFrom(word: string | undefined, desk: Pick<MemoryDesk, 'place'>): { uri: string; project: string } {
  if (!word)
    throw usageError(
      t`the URI is missing`,
      t`e.g. project://patterns/error-handling; throughline memory list shows them`,
    )
  const parsed = parseUri(word)
  if (!parsed.ok) throw usageError(parsed.problem, parsed.hint)
  return { uri: parsed.uri, project: parsed.parts.namespace === 'user' ? EVERYWHERE : desk.place.project }
}
