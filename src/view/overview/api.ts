import { existsSync, statSync } from 'node:fs'
import { doctor } from '../../cli/commands/doctor.ts'
import { listCompactions } from '../../cli/report/compactions.ts'
import { figuresOf, median } from '../../cli/report/figures.ts'
import { reportWords } from '../../cli/report/words.ts'
import { withStore } from '../../cli/store.ts'
import { iso } from '../../platform/clock.ts'
import type { Sql } from '../../storage/sql.ts'
import { callWith } from '../call-with.ts'
import type { Asked, Route } from '../route.ts'
import { hookTimes } from './hook-times.ts'

export const routes: readonly Route[] = [
  { method: 'GET', path: 'overview', output: 'overview', run: overview },
  {
    method: 'GET',
    path: 'overview/doctor',
    output: 'doctor',
    run: async ({ call }) => (await doctor.run(callWith(call, [], { quick: true, drift: true }))).json,
  },
]

const WEEK_MS = 7 * 24 * 3600 * 1000
const WEEKS = 26

async function overview({ call }: Asked) {
  const { meaning } = reportWords()
  if (!existsSync(call.paths.database)) return { ...NOTHING, meaning }
  const now = callWith(call, []).now
  return withStore(call.paths, (sql) => ({
    meaning,
    sessions: count(sql, "SELECT count(*) AS n FROM sessions WHERE agent = ''"),
    compactions: count(sql, "SELECT count(*) AS n FROM compactions WHERE state NOT IN ('pending', 'forked')"),
    memories: count(sql, "SELECT count(*) AS n FROM memories WHERE status = 'active'"),
    events: count(sql, 'SELECT count(*) AS n FROM timeline'),
    storeBytes: ['', '-wal'].reduce((sum, end) => sum + sizeOf(`${call.paths.database}${end}`), 0),
    projects: sql
      .all<Project>(
        `SELECT project, count(*) AS sessions, sum(epoch) AS compactions, max(last_at) AS lastAt FROM sessions
       WHERE agent = '' GROUP BY project ORDER BY lastAt DESC LIMIT 100`,
      )
      .map((row) => ({ ...row, lastAt: iso(row.lastAt) })),
    weeks: weeksOf(sql, now),
    hooks: hookTimes(sql),
    drops: counted(sql, 'dropped').map(({ name, count }) => {
      const [, host = '', event = '', power = ''] = name.split(':')
      return { host, event, power, count }
    }),
    drift: counted(sql, 'drift').map(({ name, count }) => {
      const [, host = '', event = '', field] = name.split(':')
      return { host, event, field: field ?? null, count }
    }),
  }))
}

interface Project {
  project: string
  sessions: number
  compactions: number
  lastAt: number
}

const NOTHING = {
  sessions: 0,
  compactions: 0,
  memories: 0,
  events: 0,
  storeBytes: 0,
  projects: [],
  weeks: [],
  hooks: [],
  drops: [],
  drift: [],
}

/** The measures of the report, week by week, the oldest first. */
function weeksOf(sql: Sql, now: number) {
  const rows = listCompactions(sql, { since: now - WEEKS * WEEK_MS })
  const weeks = new Map<number, typeof rows>()
  for (const row of rows) {
    const week = Math.floor((row.at + MONDAY_MS) / WEEK_MS)
    weeks.set(week, [...(weeks.get(week) ?? []), row])
  }
  return [...weeks].map(([week, own]) => {
    const { kept, putBack, lost, facts, limits } = figuresOf(own.flatMap(({ fates }) => fates ?? []))
    return {
      week: iso(week * WEEK_MS - MONDAY_MS).slice(0, 10),
      compactions: own.length,
      facts,
      kept,
      putBack,
      lost,
      limits,
      actionsUntilEdit: median(own.map(({ actions }) => actions)) ?? null,
    }
  })
}

/** 1970 began on a Thursday. */
const MONDAY_MS = 3 * 24 * 3600 * 1000

function counted(sql: Sql, kind: string): { name: string; count: number }[] {
  return sql.all('SELECT name, count FROM counters WHERE name GLOB ? ORDER BY count DESC LIMIT 200', `${kind}:*`)
}

function count(sql: Sql, text: string): number {
  return sql.get<{ n: number }>(text)?.n ?? 0
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
