import { failingLine } from '../../../base/failing-line/failing-line.ts'
import { errorFingerprint, errorKind } from '../../../base/failing-line/fingerprint.ts'
import { isSeenToPass } from '../../../base/failing-line/seen-to-pass.ts'
import { isSameCheck } from '../../../base/shell/same-check.ts'
import { projectFolder, type Thread, threadOf } from '../../../base/thread.ts'
import { commit, type Step } from '../../../protocol/handler.ts'
import type { SessionDigest } from '../../../protocol/ports.ts'
import type { ReadSql, Sql } from '../../../storage/sql.ts'
import { mayBeReported } from '../../recall/safety.ts'
import { type Between, commandsSince, doneWithin, isNothing, type Loses } from '../../solutions/between.ts'
import type { TextChange } from '../../solutions/change.ts'
import { isReason } from '../../solutions/content.ts'
import { givesUp } from '../../solutions/gives-up.ts'
import { noteLuck, wasLuck } from '../../solutions/luck.ts'
import { closeFailures, failuresIn, type OpenFailure } from '../../solutions/open-failures.ts'
import { filesNamedIn, pointsAt, type TextAt } from '../../solutions/points-at.ts'
import { changedOtherwise, countTrial, learnRepair, type Solution, solutionById } from '../../solutions/solutions.ts'
import { fromRoot } from '../../store/file-keys.ts'
import { isRefused } from '../../store/forgetting/refused.ts'
import type { ProjectPlace } from '../../store/identity.ts'
import { knownPlace } from '../../store/known-place.ts'
import { deskOf, type MemoryContext } from '../context.ts'
import { outputOf, subjectOf } from '../subject.ts'
import { isIn, type ToolEvent } from './failure.ts'

/** A call worked: if it had failed before in this session, what was done in between is what repaired it. */
export async function callWorked(event: ToolEvent, context: MemoryContext): Promise<Step<Sql>> {
  const subject = subjectOf(event.toolName, event.toolInput)
  const thread = threadOf(event)
  const settled = (sql: ReadSql) => settledBy(failuresIn(sql, thread), subject)
  const open = settled(context.sql)
  if (open.length === 0 || !wasSeen(event)) return undefined
  const digest = await context.digest(event)
  const textAt = await lookedAt(context, thread, projectFolder(event), open)
  const lost = await losing(context, thread, open)
  const loses: Loses = (command) => givesUp(command) || lost.has(command)
  return commit((sql) => {
    const failures = settled(sql)
    const place = knownPlace(sql, projectFolder(event))
    if (!place) return undefined
    for (const { command } of failures) closeFailures(sql, thread, command)
    if (isRefused(sql, place.project, 'solutions')) return undefined
    const runs = {
      first: Math.min(...failures.map(({ entry }) => entry)),
      tried: Math.max(...failures.map(({ last }) => last)),
    }
    for (const failure of failures) {
      const done = repairOf(sql, thread, failure, runs, loses)
      if (!isNothing(done.within))
        learnFrom({ sql, context, place, digest, textAt, session: thread.session }, failure, done)
      // Nothing was done and it works: it went away by chance, and there is no lesson in that.
      else if (!done.within.gaveUp) noteLuck(sql, place.project, failure.fingerprint, context.now)
    }
    return undefined
  })
}

/** Of the failures that are open those of the same call, and of what it has run as well. */
function settledBy(failures: readonly OpenFailure[], subject: string): OpenFailure[] {
  return failures.filter(
    ({ command, output }) => command === subject || isSameCheck(subject, command, filesNamedIn(output)),
  )
}

/** A pipe or a file may have taken away what would have said that it failed again. */
function wasSeen(event: ToolEvent): boolean {
  const { command } = event.toolInput
  if (event.name !== 'PostToolUse' || typeof command !== 'string') return true
  return isSeenToPass(outputOf(event.toolOutput), command)
}

/** The commands since the failures by which something was lost. */
async function losing(
  { sql, loses }: MemoryContext,
  thread: Thread,
  failures: readonly OpenFailure[],
): Promise<ReadonlySet<string>> {
  const lost = new Set<string>()
  const after = Math.min(...failures.map(({ entry }) => entry))
  for (const command of commandsSince(sql, { ...thread, after })) if (await loses(command)) lost.add(command)
  return lost
}

/** The files that were changed since the failures, and those they speak of, as they are now. */
async function lookedAt(
  context: MemoryContext,
  thread: Thread,
  folder: string,
  failures: readonly OpenFailure[],
): Promise<TextAt> {
  const place = knownPlace(context.sql, folder)
  const texts = new Map<string, string>()
  if (!place) return () => undefined
  const paths = failures.flatMap(({ entry, output, command }) => [
    ...doneWithin(context.sql, { ...thread, after: entry }, command).files.map((path) => fromRoot(path, place.root)),
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

/**
 * What was done since the failure was seen last; where that is nothing, since it was seen first. Of what did away with it, what is left in
 * the end: a place that was changed again counts as it is now, and not where it is as it was.
 */
function repairOf(sql: Sql, thread: Thread, failure: OpenFailure, { first, tried }: Runs, loses: Loses): Done {
  const { last, entry, gone, command } = failure
  const all = { after: entry, begun: undefined }
  const spans =
    gone === null ? [{ ...all, after: last }, all] : [{ after: last, begun: gone }, { after: entry, begun: gone }, all]
  for (const { after, begun } of spans) {
    const since = { ...thread, ...(begun !== undefined && { begun }) }
    const own = doneWithin(sql, { ...since, after }, command, loses)
    const within = stayed(
      own,
      after === entry ? own : doneWithin(sql, { ...since, after: entry }, command, loses),
      () => doneWithin(sql, { ...thread, after: first, before: after }, command),
    )
    if (isNothing(within) && !within.gaveUp) continue
    return { within, ...saidFor(sql, thread, failure, within, { after, begun, tried }) }
  }
  const within = doneWithin(sql, { ...thread, after: entry }, command, loses)
  return { within, ...saidFor(sql, thread, failure, within, { after: entry, begun: undefined, tried }) }
}

/** When the command failed first in any way, and last. */
interface Runs {
  readonly first: number
  readonly tried: number
}

/** The calls whose reason is this repair's: the last try alone, because what was said for the others did not hold. */
function saidFor(
  sql: Sql,
  thread: Thread,
  { gone, command }: OpenFailure,
  { changes }: Between,
  { after, begun, tried }: { readonly after: number; readonly begun: number | undefined; readonly tried: number },
): Pick<Done, 'edits' | 'later'> {
  const editsIn = (from: number, before?: number) =>
    doneWithin(sql, { ...thread, after: from, ...(before !== undefined && { before }) }, command).edits
  if (begun === undefined || gone === null) return { edits: editsIn(Math.max(after, tried)), later: [] }
  const first = doneWithin(sql, { ...thread, after, before: gone }, command).changes
  const isAsFirst = changes.every((one) => first.some((other) => one.path === other.path && one.after === other.after))
  // It was changed again: the reason for what is there now was said then.
  return isAsFirst
    ? { edits: editsIn(after, gone), later: editsIn(gone - 1) }
    : { edits: editsIn(Math.max(after, tried)), later: [] }
}

/** A change that only took back one which had not helped repaired nothing: without it all is as it was when it failed first. */
function stayed(own: Between, whole: Between, tried: () => Between): Between {
  if (own.changes.length === 0) return own
  const before = tried().changes
  const isBack = (change: TextChange) =>
    before.some((one) => one.path === change.path && one.before === change.after && one.after === change.before)
  const changes = own.changes.filter((change) => !isBack(change))
  const isLeft = (file: string) => whole.files.includes(file) && changes.some(({ path }) => path === file)
  return {
    ...own,
    changes,
    files: own.files.filter((file) => isLeft(file) || !own.changes.some(({ path }) => path === file)),
  }
}

/** What repaired a failure, and the files that were changed after it was gone. */
interface Done {
  readonly within: Between
  readonly edits: readonly string[]
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
  { within: done, edits, later }: Done,
): void {
  const desk = deskOf(context, sql)
  const offered = failure.offered === null ? undefined : solutionById(sql, failure.offered)
  const files = done.files.map((path) => fromRoot(path, place.root))
  const changes = done.changes.map((change) => ({ ...change, path: fromRoot(change.path, place.root) }))
  const again = offered && shares(offered, files, done.commands)
  // What is offered may be a change to a file in which something else was changed now.
  const isOther = again && changedOtherwise(offered.details, { files, changes, commands: done.commands })
  if (offered && !isOther) countTrial(desk, offered, { worked: 1 })
  if (failure.fingerprint === '') return
  if (again && !isOther) return
  learnRepair(desk, {
    project: place.project,
    fingerprint: failure.fingerprint,
    ...metAt(failure),
    error: failure.line,
    command: failure.command,
    files,
    there: files.filter(isIn(place, context)).filter((file) => !isWritten(file, changes)),
    changes,
    commands: done.commands,
    why: whyOf(digest, done.files, edits, later),
    unsure:
      wasLuck(sql, place.project, failure.fingerprint) ||
      !pointsAt(failure, { files, changes, commands: done.commands }, textAt),
    origin: `session ${session}`,
  })
}

/** Of the output as far as it was kept, where that has the line that told. */
function metAt({ output, command, fingerprint }: OpenFailure): { readonly kind: string; readonly location?: string } {
  const found = failingLine(output, { exitCode: 1, command })
  if (found === undefined || errorFingerprint(found) !== fingerprint) return { kind: '' }
  return { kind: errorKind(found), ...(found.location !== undefined && { location: found.location }) }
}

/** A file that was written whole can be written again when it is gone. */
function isWritten(file: string, changes: readonly TextChange[]): boolean {
  return changes.some(({ path, before }) => path === file && before === '')
}

/** The reason that was said for these very changes, as the session's ledger has it: none of an earlier or a later one. */
function whyOf(
  { files: known }: SessionDigest,
  files: readonly string[],
  edits: readonly string[],
  later: readonly string[],
): string {
  for (const file of files.toReversed()) {
    const reasons = known.find(({ path }) => isSame(path, file))?.reasons ?? []
    const end = reasons.length - countOf(later, file)
    const own = reasons.slice(Math.max(0, end - countOf(edits, file)), Math.max(0, end))
    const why = own.findLast((reason) => reason !== '' && mayBeReported(reason) && isReason(reason))
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
