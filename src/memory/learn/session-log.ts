import { namedIn } from '../../base/names.ts'
import { framed, withoutRules } from '../recall/session-line.ts'
import { isUnder, PLACE_OF } from '../store/kinds.ts'
import { ranBesides } from './commands.ts'
import { isAccount } from './decided/account.ts'
import { projectPath } from './files.ts'
import { heatOf, warmed } from './heat.ts'
import type { Lesson } from './learn.ts'
import { keepLearned, known } from './put.ts'
import { topicsOf } from './topics.ts'

/** What a session was about, beside the text that says it. */
export interface SessionDetails {
  readonly seq: number
  readonly at: number
  readonly goal: string
  /** How many lines of somebody else's text stood in that message. */
  readonly pasted?: number
  readonly changed: readonly string[]
  readonly looked: readonly string[]
  readonly names: readonly string[]
  /** What was written down before these were kept has none of them. */
  readonly early?: readonly string[]
  readonly done?: readonly string[]
  readonly open?: readonly string[]
  /** Commands that are worth knowing when they are run again. */
  readonly ran?: readonly string[]
}

/** A line of the project's log: what was asked, what was changed, what was decided. */
export function learnSession(lesson: Lesson): void {
  const { digest, seq } = lesson
  const day = new Date(digest.at).toISOString().slice(0, 10)
  const uri = `${PLACE_OF.session}${sessionPart(digest.session, day, lesson)}`
  const paths = (act: (act: string) => boolean) =>
    digest.files.flatMap((file) => {
      const path = act(file.act) ? projectPath(lesson, file.path) : undefined
      return path === undefined ? [] : [path]
    })
  const changed = paths((act) => act === 'changed').slice(-MOST_PATHS)
  const ran = ranBesides(digest)
  const details: SessionDetails = {
    seq,
    at: digest.at,
    goal: digest.goals[0] ?? '',
    ...(digest.pasted?.[0] && { pasted: digest.pasted[0] }),
    changed,
    looked: paths((act) => act !== 'changed').slice(-MOST_PATHS),
    names: digest.names.slice(0, MOST_NAMES),
    early: digest.early.slice(0, MOST_NAMES),
    done: digest.done.filter(isTellingStep).slice(-MOST_STEPS),
    open: digest.open.filter(isTellingStep).slice(0, MOST_STEPS),
    ...(ran.length > 0 && { ran }),
  }
  const asked = digest.goals
    .map((goal, at) => framed(withoutRules(goal.slice(0, 500)), digest.pasted?.[at]))
    .filter((goal) => goal !== '')
    .slice(0, 8)
  const content = [
    `Session of ${day}.`,
    ...(asked.length > 0 ? [`Asked: ${asked.join(' / ')}`] : []),
    ...(changed.length > 0 ? [`Changed: ${changed.slice(-12).join(', ')}.`] : []),
    ...(details.done?.length ? [`Done: ${details.done.join('; ')}.`] : []),
    ...(details.open?.length ? [`Left open: ${details.open.join('; ')}.`] : []),
    ...digest.decisions
      .filter(({ text }) => isAccount(text))
      .slice(-3)
      .map(({ text }) => `Decided: ${text}`),
  ].join('\n')
  keepLearned(lesson, known(lesson, uri), {
    uri,
    content,
    details,
    heat: heatOf(warmed(undefined, seq)),
    trust: lesson.imported ? 'imported' : 'tool',
  })
}

/** "Run the tests" is on every list of tasks and says nothing about this one. */
export function isTellingStep(step: string): boolean {
  return !ROUTINE.test(step) && topicsOf([step]).length + namedIn(step).size >= 2
}

/** A session keeps the URI it was first written under, on whichever day it goes on. */
function sessionPart(session: string, day: string, { desk, place }: Lesson): string {
  const tail = session.replace(/[^\w-]/g, '').slice(0, 12) || 'session'
  const standing = desk.sql.get<{ uri: string }>(
    `SELECT uri FROM memories WHERE project = ? AND origin = ? AND ${isUnder('session')}`,
    place.project,
    `session ${session}`,
  )
  return standing?.uri.slice(PLACE_OF.session.length) ?? `${day}-${tail}`
}

const ROUTINE =
  /^(?:re-?)?(?:run|test|verify|check|lint|format|commit|push|review|final|execute|build|find|determine|research|explore|investigate|identify|read|understand|analy[sz]e)\b/i
const MOST_STEPS = 8
const MOST_PATHS = 40
const MOST_NAMES = 240
