import { columnFields } from '../base/column.ts'
import type { ReadSql } from '../storage/sql.ts'
import { TIMELINE_TYPES, type TimelineCategory, type TimelineType } from './timeline-types.ts'

export interface TimelineEntry {
  id: number
  session: string
  agent: string
  at: number
  type: TimelineType
  data: Readonly<Record<string, unknown>>
}

export interface TimelineQuery {
  session?: string
  agent?: string
  types?: readonly TimelineType[]
  category?: TimelineCategory
  since?: number
  after?: number
  before?: number
  /** What stands somewhere in the entry, whatever its case. */
  find?: string
  limit?: number
  /** The oldest so many instead of the newest. */
  first?: number
}

/** The newest entries that fit, oldest first (S0.37). */
export function query(sql: ReadSql, wanted: TimelineQuery): TimelineEntry[] {
  const where: string[] = []
  const values: (string | number)[] = []
  const add = (condition: string, ...more: (string | number)[]) => {
    where.push(condition)
    values.push(...more)
  }
  if (wanted.session !== undefined) add('session = ?', wanted.session)
  if (wanted.agent !== undefined) add('agent = ?', wanted.agent)
  if (wanted.since !== undefined) add('at >= ?', wanted.since)
  if (wanted.after !== undefined) add('id > ?', wanted.after)
  if (wanted.before !== undefined) add('id < ?', wanted.before)
  if (wanted.find) add('instr(lower(data), lower(?)) > 0', JSON.stringify(wanted.find).slice(1, -1))
  const types = typesOf(wanted)
  if (types) add(`type IN (${types.map(() => '?').join(', ')})`, ...types)
  const condition = where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''
  const rows = sql.all<Row>(
    `SELECT id, session, agent, at, type, data FROM timeline ${condition} ORDER BY id ${wanted.first === undefined ? 'DESC' : 'ASC'} LIMIT ?`,
    ...values,
    wanted.first ?? wanted.limit ?? -1,
  )
  return (wanted.first === undefined ? rows.reverse() : rows).map(entryOf)
}

export function latest(sql: ReadSql, session: string, type: TimelineType): TimelineEntry | undefined {
  const row = sql.get<Row>(
    'SELECT id, session, agent, at, type, data FROM timeline WHERE session = ? AND type = ? ORDER BY id DESC LIMIT 1',
    session,
    type,
  )
  return row && entryOf(row)
}

interface Row {
  id: number
  session: string
  agent: string
  at: number
  type: string
  data: string
}

function entryOf({ data, type, ...row }: Row): TimelineEntry {
  return { ...row, type: type as TimelineType, data: columnFields(data) }
}

function typesOf({ types, category }: TimelineQuery): readonly TimelineType[] | undefined {
  if (!category) return types
  const ofCategory = (Object.keys(TIMELINE_TYPES) as TimelineType[]).filter(
    (type) => TIMELINE_TYPES[type][0] === category,
  )
  return types ? ofCategory.filter((type) => types.includes(type)) : ofCategory
}
