import { projectPath } from './files.ts'
import { heatOf, warmed } from './heat.ts'
import type { Lesson } from './learn.ts'
import { keep, known } from './put.ts'

/** What a session was about, beside the text that says it. */
export interface SessionDetails {
  readonly seq: number
  readonly at: number
  readonly goal: string
  readonly changed: readonly string[]
  readonly looked: readonly string[]
  readonly names: readonly string[]
}

/** A line of the project's log: what was asked, what was changed, what was decided. */
export function learnSession(lesson: Lesson): void {
  const { digest, seq } = lesson
  const day = new Date(digest.at).toISOString().slice(0, 10)
  const uri = `task://session_log/${sessionPart(digest.session, day, lesson)}`
  const paths = (act: (act: string) => boolean) =>
    digest.files.flatMap((file) => {
      const path = act(file.act) ? projectPath(lesson, file.path) : undefined
      return path === undefined ? [] : [path]
    })
  const changed = paths((act) => act === 'changed').slice(-MOST_PATHS)
  const details: SessionDetails = {
    seq,
    at: digest.at,
    goal: digest.goals[0] ?? '',
    changed,
    looked: paths((act) => act !== 'changed').slice(-MOST_PATHS),
    names: digest.names.slice(0, MOST_NAMES),
  }
  const asked = digest.goals.map((goal) => goal.slice(0, 500)).slice(0, 8)
  const content = [
    `Session of ${day}.`,
    ...(asked.length > 0 ? [`Asked: ${asked.join(' / ')}`] : []),
    ...(changed.length > 0 ? [`Changed: ${changed.slice(-12).join(', ')}.`] : []),
    ...digest.decisions.slice(-3).map(({ text }) => `Decided: ${text}`),
  ].join('\n')
  keep(lesson, known(lesson, uri), {
    uri,
    content,
    details,
    heat: heatOf(warmed(undefined, seq)),
    trust: lesson.imported ? 'imported' : 'tool',
  })
}

/** A session keeps the URI it was first written under, on whichever day it goes on. */
function sessionPart(session: string, day: string, { desk, place }: Lesson): string {
  const tail = session.replace(/[^\w-]/g, '').slice(0, 12) || 'session'
  const standing = desk.sql.get<{ uri: string }>(
    "SELECT uri FROM memories WHERE project = ? AND origin = ? AND uri > 'task://session_log/' AND uri < 'task://session_log0'",
    place.project,
    `session ${session}`,
  )
  return standing?.uri.slice('task://session_log/'.length) ?? `${day}-${tail}`
}

const MOST_PATHS = 40
const MOST_NAMES = 240
