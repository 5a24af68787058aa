import * as cold from '../../base/cold.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { isAgainstUser, memoryLine } from '../recall/core.ts'
import { mayBeRecalled } from '../recall/safety.ts'
import type { ProjectPlace } from '../store/identity.ts'
import { LIGHT_COLUMNS, type Memory } from '../store/record.ts'
import type { Judge } from './truth-now.ts'

/** What somebody wrote down that fits a prompt, a line each. */
export async function writtenLines(
  sql: ReadSql,
  { project }: ProjectPlace,
  fits: readonly { readonly id: number }[],
  judge: Judge,
): Promise<{ readonly memory: Memory; readonly line: string }[]> {
  const ids = cold.map(fits.slice(0, MOST_LOOKED_AT), ({ id }) => id)
  const rows = sql.all<Memory>(`SELECT ${LIGHT_COLUMNS} FROM memories WHERE id IN (${ids.join(',')})`)
  // The best first, as they were found.
  const memories = cold.filterMap(ids, (id) =>
    cold.find(
      rows,
      (row) => row.id === id && mayBeRecalled(row.content, row.trust, row.origin) && !isAgainstUser(sql, project, row),
    ),
  )
  const judged = await judge.judged(memories)
  // What has changed comes after all that has not.
  const there = [
    ...cold.filter(judged, ({ truth }) => truth !== 'gone' && truth !== 'changed'),
    ...cold.filter(judged, ({ truth }) => truth === 'changed'),
  ]
  return cold.map(there.slice(0, MOST), (memory) => ({ memory, line: memoryLine(sql, project, memory, LONGEST) }))
}

const MOST_LOOKED_AT = 8
const MOST = 4
const LONGEST = 300
