import { columnFields, readColumn } from '../../base/column.ts'
import { isRecord } from '../../base/is-record.ts'
import { uncountedFates } from '../../continuity/feature/uncounted.ts'
import { actionsUntilEdit, type Fate } from '../../continuity/measure/fates.ts'
import type { Sql } from '../../storage/sql.ts'

/** A compaction as the report shows it. */
export interface CompactionRow {
  id: number
  session: string
  agent: string
  project: string
  epoch: number
  trigger: string
  state: string
  at: number
  tokensBefore: number | null
  tokensAfter: number | null
  /** What became of each fact; null when no summary was seen. */
  fates: readonly Fate[] | null
  /** What PreCompact printed; after `/compact` the client repeats it, and what stands in it is put back. */
  steer: string
  recovery: string
  delta: string
  deliveredBy: string | null
  /** Tool calls until the first edit after it; null when none came. */
  actions: number | null
}

export interface CompactionFilter {
  session?: string | undefined
  project?: string | undefined
  since?: number | undefined
  /** Only this one. */
  id?: number | undefined
  /** Only those before this one, and the newest so many of them. */
  before?: number | undefined
  most?: number | undefined
}

/** As many as `listCompactions` would list without a filter. */
export function countCompactions(sql: Sql): number {
  return (
    sql.get<{ n: number }>(
      `SELECT count(*) AS n FROM compactions c LEFT JOIN sessions s ON s.session = c.session AND s.agent = c.agent
       WHERE ${HAPPENED}`,
    )?.n ?? 0
  )
}

const HAPPENED = "c.state NOT IN ('pending', 'forked') AND c.at >= coalesce(s.started_at, 0)"

/** Compactions that happened, oldest first. What a fork inherited is older than the fork itself and is its parent's to show. */
export function listCompactions(sql: Sql, wanted: CompactionFilter): CompactionRow[] {
  const rows = sql.all<Omit<CompactionRow, 'fates' | 'actions'> & { fates: string | null }>(
    `SELECT c.id, c.session, c.agent, s.project, c.epoch, c.trigger, c.state, c.at, c.tokens_before AS tokensBefore,
            c.tokens_after AS tokensAfter, c.steer, c.recovery, c.delta, c.delivered_by AS deliveredBy, c.fates
     FROM compactions c LEFT JOIN sessions s ON s.session = c.session AND s.agent = c.agent
     WHERE ${HAPPENED}
       AND (?1 IS NULL OR c.session = ?1) AND (?2 IS NULL OR s.project = ?2) AND c.at >= ?3
       AND (?4 IS NULL OR c.id = ?4) AND (?5 IS NULL OR c.id < ?5)
     ORDER BY c.id DESC LIMIT ?6`,
    wanted.session ?? null,
    wanted.project ?? null,
    wanted.since ?? 0,
    wanted.id ?? null,
    wanted.before ?? null,
    wanted.most ?? -1,
  )
  return rows.reverse().map((row) => ({
    ...row,
    fates: readColumn(row.fates, areFates) ?? uncountedFates(sql, row, row.id),
    actions: actionsAfter(sql, row) ?? null,
  }))
}

function areFates(value: unknown): value is readonly Fate[] {
  return Array.isArray(value) && value.every((fate) => isRecord(fate) && typeof fate.fate === 'string')
}

/** How many tool calls of the thread came between a compaction and the first edit after it, by the timeline. */
function actionsAfter(
  sql: Sql,
  { session, agent, at }: { session: string; agent: string; at: number },
): number | undefined {
  const began = sql.get<{ id: number }>(
    `SELECT max(id) AS id FROM timeline WHERE session = ? AND agent = ? AND at = ?
       AND type IN ('session:compact', 'session:summary')`,
    session,
    agent,
    at,
  )?.id
  if (!began) return undefined
  const rows = sql.all<{ type: string; data: string }>(
    `SELECT type, data FROM timeline WHERE session = ? AND agent = ? AND id > ?
       AND type IN ('tool:start', 'tool:complete', 'tool:failure', 'session:compact') ORDER BY id LIMIT ?`,
    session,
    agent,
    began,
    MOST_ROWS,
  )
  const next = rows.findIndex(({ type }) => type === 'session:compact')
  const own = next === -1 ? rows : rows.slice(0, next)
  // Not every host says that a tool begins.
  const starts = own.some(({ type }) => type === 'tool:start')
  return actionsUntilEdit(own.filter(({ type }) => !starts || type === 'tool:start').map(({ data }) => toolIn(data)))
}

function toolIn(data: string): string {
  return String(columnFields<{ tool: unknown }>(data).tool ?? '')
}

const MOST_ROWS = 2000
