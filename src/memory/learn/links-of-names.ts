import type { Link } from '../store/links.ts'
import { projectPath } from './files.ts'
import type { Lesson } from './learn.ts'

/** What a text that names these is about: the session's files of those names, and the identifiers. */
export function linksOfNames(lesson: Lesson, names: readonly string[]): Link[] {
  const paths = lesson.digest.files.flatMap(({ path }) => {
    const shown = projectPath(lesson, path)
    return shown !== undefined && names.includes(shown.slice(shown.lastIndexOf('/') + 1)) ? [shown] : []
  })
  return [
    ...paths.slice(0, 3).map((key): Link => ({ kind: 'file', key })),
    ...names
      .filter((name) => /^\w+$/.test(name))
      .slice(0, 5)
      .map((key): Link => ({ kind: 'symbol', key })),
  ]
}
