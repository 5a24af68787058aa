import { projectFolder, type Thread, threadOf } from '../../../base/thread.ts'
import { laysDownRule } from '../../../base/typed/orders.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { SessionDigest } from '../../../protocol/ports.ts'
import type { Sql } from '../../../storage/sql.ts'
import { type Between, doneWithin, isNothing } from '../../solutions/between.ts'
import type { TextChange } from '../../solutions/change.ts'
import { noteLuck, wasLuck } from '../../solutions/luck.ts'
import { closeFailures, failuresOf, type OpenFailure } from '../../solutions/open-failures.ts'
import { filesNamedIn, pointsAt, type TextAt } from '../../solutions/points-at.ts'
import { countTrial, learnRepair, type Solution, solutionById } from '../../solutions/solutions.ts'
import { fromRoot } from '../../store/file-keys.ts'
import type { ProjectPlace } from '../../store/identity.ts'
import { knownPlace } from '../../store/known-place.ts'
import { deskOf, type MemoryContext } from '../context.ts'
import { subjectOf } from '../subject.ts'
import { isIn, type ToolEvent } from './failure.ts'

/** A call worked: if it had failed before in this session, what was done in between is what repaired it. */
export async function callWorked(event: ToolEvent, context: MemoryContext): Promise<Step<Sql>> {
  const subject = subjectOf(event.toolName, event.toolInput)
  const thread = threadOf(event)
  if (failuresOf(context.sql, thread, subject).length === 0) return undefined
  const digest = await context.digest(event)
  const textAt = await lookedAt(context, thread, projectFolder(event), subject)
  return commit((sql) => {
    const failures = failuresOf(sql, thread, subject)
    const place = knownPlace(sql, projectFolder(event))
    if (!place) return undefined
    closeFailures(sql, thread, subject)
    for (const failure of failures) {
      const done = repairOf(sql, thread, failure)
      // Nothing was done and it works: it went away by chance, and there is no lesson in that.
      if (isNothing(done.within)) noteLuck(sql, place.project, failure.fingerprint, context.now)
      else learnFrom({ sql, context, place, digest, textAt, session: thread.session }, failure, done)
    }
    return undefined
  })
}

/** The files that were changed since the failures, and those they speak of, as they are now. */
async function lookedAt(context: MemoryContext, thread: Thread, folder: string, subject: string): Promise<TextAt> {
  const place = knownPlace(context.sql, folder)
  const failures = failuresOf(context.sql, thread, subject)
  const texts = new Map<string, string>()
  if (!place) return () => undefined
  const paths = failures.flatMap(({ entry, output }) => [
    ...doneWithin(context.sql, { ...thread, after: entry }, subject).files.map((path) => fromRoot(path, place.root)),
    ...filesNamedIn(output),
  ])
  for (const path of [...new Set(paths)].slice(0, MOST_READ)) {
    const text = await context.text(path.startsWith('/') ? path : `${place.root}/${path}`)
    if (text !== undefined && text.length <= LONGEST_READ) texts.set(path, text)
  }
  return (path) => texts.get(path)
}

const MOST_READ = 12
const LONGEST_READ = 200_000

/** What was done since the failure was seen last; where that is nothing, since it was seen first. */
function repairOf(sql: Sql, thread: { session: string; agent: string }, failure: OpenFailure): Done {
  const { last, entry, gone, command } = failure
  const all = { after: entry, before: undefined }
  const spans =
    gone === null
      ? [{ ...all, after: last }, all]
      : [{ after: last, before: gone }, { after: entry, before: gone }, all]
  for (const { after, before } of spans) {
    const within = doneWithin(sql, { ...thread, after, ...(before !== undefined && { before }) }, command)
    if (isNothing(within)) continue
    return {
      within,
      later: before === undefined ? [] : doneWithin(sql, { ...thread, after: before - 1 }, command).edits,
    }
  }
  return { within: doneWithin(sql, { ...thread, after: entry }, command), later: [] }
}

/** What repaired a failure, and the files that were changed after it was gone. */
interface Done {
  readonly within: Between
  readonly later: readonly string[]
}

interface Lesson {
  readonly sql: Sql
  readonly context: MemoryContext
  readonly place: ProjectPlace
  readonly digest: SessionDigest
  readonly textAt: TextAt
  readonly session: string
}

function learnFrom(
  { sql, context, place, digest, textAt, session }: Lesson,
  failure: OpenFailure,
  { within: done, later }: Done,
): void {
  const desk = deskOf(context, sql)
  const offered = failure.offered === null ? undefined : solutionById(sql, failure.offered)
  if (offered) countTrial(desk, offered, { worked: 1 })
  if (failure.fingerprint === '') return
  const files = done.files.map((path) => fromRoot(path, place.root))
  if (offered && shares(offered, files, done.commands)) return
  const changes = done.changes.map((change) => ({ ...change, path: fromRoot(change.path, place.root) }))
  learnRepair(desk, {
    project: place.project,
    fingerprint: failure.fingerprint,
    error: failure.line,
    command: failure.command,
    files,
    there: files.filter(isIn(place, context)).filter((file) => !isWritten(file, changes)),
    changes,
    commands: done.commands,
    why: whyOf(digest, done, later),
    unsure:
      wasLuck(sql, place.project, failure.fingerprint) ||
      !pointsAt(failure, { files, changes, commands: done.commands }, textAt),
    origin: `session ${session}`,
  })
}

/** A file that was written whole can be written again when it is gone. */
function isWritten(file: string, changes: readonly TextChange[]): boolean {
  return changes.some(({ path, before }) => path === file && before === '')
}

/** The reason that was said for these very changes, as the session's ledger has it: none of an earlier or a later one. */
function whyOf({ files: known }: SessionDigest, { files, edits }: Between, later: readonly string[]): string {
  for (const file of files.toReversed()) {
    const reasons = known.find(({ path }) => isSame(path, file))?.reasons ?? []
    const end = reasons.length - countOf(later, file)
    const own = reasons.slice(Math.max(0, end - countOf(edits, file)), Math.max(0, end))
    const why = own.findLast((reason) => reason !== '' && !laysDownRule(reason))
    if (why !== undefined) return why
  }
  return ''
}

/** Either may be named from the project's root. */
function isSame(path: string, file: string): boolean {
  return path === file || path.endsWith(`/${file}`) || file.endsWith(`/${path}`)
}

function countOf(edits: readonly string[], file: string): number {
  return edits.filter((path) => path === file).length
}

function shares({ details }: Solution, files: readonly string[], commands: readonly string[]): boolean {
  return files.some((file) => details.files.includes(file)) || commands.some((one) => details.commands.includes(one))
}
