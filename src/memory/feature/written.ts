import type { Sql } from '../../storage/sql.ts'
import { memoryLine } from '../core.ts'
import type { Place } from '../identity.ts'
import { type Memory, memoryById } from '../record.ts'
import { mayBeRecalled } from '../safety.ts'
import type { Judge } from './truth-now.ts'

/** What somebody wrote down that fits a prompt, a line each. */
export async function writtenLines(
  sql: Sql,
  { project }: Place,
  fits: readonly { readonly id: number }[],
  judge: Judge,
): Promise<{ readonly memory: Memory; readonly line: string }[]> {
  const memories = fits
    .slice(0, MOST_LOOKED_AT)
    .flatMap(({ id }) => memoryById(sql, id) ?? [])
    .filter(({ content, trust }) => mayBeRecalled(content, trust))
  const there = (await judge.judged(memories)).filter(({ truth }) => truth !== 'gone')
  // As sorts keep their order, what has changed comes after all that has not.
  return there
    .sort((a, b) => Number(a.truth === 'changed') - Number(b.truth === 'changed'))
    .slice(0, MOST)
    .map((memory) => ({ memory, line: memoryLine(sql, project, memory, LONGEST) }))
}

const MOST_LOOKED_AT = 12
const MOST = 4
const LONGEST = 300
