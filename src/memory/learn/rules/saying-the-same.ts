import { gistOf } from '../../recall/gist.ts'
import { isUnder } from '../../store/kinds.ts'
import { COLUMNS, type Memory } from '../../store/record.ts'
import type { Lesson } from '../learn.ts'

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

const PLACES = (['convention', 'preference', 'fact', 'decision'] as const)
  .map((kind) => `(${isUnder(kind)})`)
  .join(' OR ')
const MOST = 2000
