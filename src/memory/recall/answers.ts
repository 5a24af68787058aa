import * as cold from '../../base/cold.ts'
import type { ReadSql } from '../../storage/sql.ts'
import type { Fit } from '../search/fit.ts'
import { kindOf, type MemoryKind } from '../store/kinds.ts'
import type { Trust } from '../store/record.ts'
import type { SaidToModel } from './knowledge.ts'
import { mayBeRecalled } from './safety.ts'
import { briefly } from './wording.ts'

/** Commands that work and repairs that held, where they clearly answer: as they were written down, a statement each. */
export function answersAmong(sql: ReadSql, fits: readonly Fit[], told: ReadonlySet<number>): SaidToModel[] {
  const ids = cold.map(
    cold
      .filter(fits, ({ id, uri, share }) => share >= ANSWERING_SHARE && ANSWERING.has(kindOf(uri)) && !told.has(id))
      .slice(0, MOST_ANSWERS),
    ({ id }) => id,
  )
  if (ids.length === 0) return []
  const rows = sql.all<{ id: number; content: string; trust: Trust; passed: number | null }>(
    `SELECT id, content, trust, details ->> '$.passed' AS passed FROM memories WHERE id IN (${ids.join(',')}) AND status = 'active'`,
  )
  return cold.filterMap(ids, (id): SaidToModel | undefined => {
    const row = cold.filter(rows, (one) => one.id === id)[0]
    if (!row || row.passed === 0 || !mayBeRecalled(row.content, row.trust)) return undefined
    return { memory: id, text: `- ${briefly(row.content, LONGEST_ANSWER)}`, reason: 'answers the prompt' }
  })
}

/** How much of what a prompt says it must hold to be an answer. */
export const ANSWERING_SHARE = 0.45
const ANSWERING: ReadonlySet<MemoryKind> = new Set(['command', 'solution'])
const MOST_ANSWERS = 3
const LONGEST_ANSWER = 240
