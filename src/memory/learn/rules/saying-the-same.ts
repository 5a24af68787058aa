import type { DigestRule } from '../../../protocol/ports.ts'
import { gistOf } from '../../recall/gist.ts'
import { isUnder } from '../../store/kinds.ts'
import { COLUMNS, type Memory } from '../../store/record.ts'
import type { Lesson } from '../learn.ts'
import { sharedWords, subjectsOf, valuesIn } from './alike/subjects.ts'
import { allWaiting, stopWaiting } from './waiting.ts'

/** What the person laid down before in these or other words: 用 npm, 我们用 npm and 以后都用 npm are one rule. */
export function sayingTheSame({ desk, place }: Pick<Lesson, 'desk' | 'place'>, text: string): Memory | undefined {
  const gist = gistOf(text)
  return desk.sql
    .all<Memory>(
      `SELECT ${COLUMNS} FROM memories WHERE project = ? AND status = 'active' AND trust = 'user'
         AND (${PLACES}) ORDER BY id DESC LIMIT ?`,
      place.project,
      MOST,
    )
    .find(({ content }) => gistOf(content) === gist)
}

/** What waits and says nearly the same as what is said plainly now needs no answer any more: "perhaps tests should sit beside the code?". */
export function settleTwins(lesson: Lesson, { text }: DigestRule): void {
  const { desk, place } = lesson
  for (const one of allWaiting(desk.sql, place.project, desk.now)) if (isTwin(one.text, text)) stopWaiting(lesson, one)
}

function isTwin(waiting: string, said: string): boolean {
  const [own, theirs] = [subjectsOf(waiting).size, subjectsOf(said).size]
  const shared = sharedWords(waiting, said).size
  if (shared < FEWEST || shared < Math.min(own, theirs) * MOST_OF || shared < Math.max(own, theirs) * HALF) return false
  return valuesIn(waiting).every((value) => valuesIn(said).includes(value))
}

const PLACES = (['convention', 'preference', 'fact', 'decision'] as const)
  .map((kind) => `(${isUnder(kind)})`)
  .join(' OR ')
const MOST = 2000
const FEWEST = 2
const MOST_OF = 0.66
const HALF = 0.5
