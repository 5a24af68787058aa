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
  facts: number | null
  kept: number | null
  restored: number | null
  recovery: string
  delta: string
  deliveredBy: string | null
  /** By kind of fact. */
  kinds: Readonly<Record<string, { kept: number; lost: number }>>
}

export interface CompactionFilter {
  session?: string | undefined
  project?: string | undefined
  since?: number | undefined
}

/** Compactions that happened, oldest first. What a fork inherited is older than the fork itself and is its parent's to show. */
export function listCompactions(sql: Sql, { session, project, since }: CompactionFilter): CompactionRow[] {
  const rows = sql.all<Omit<CompactionRow, 'kinds'> & { kinds: string | null }>(
    `SELECT c.id, c.session, c.agent, s.project, c.epoch, c.trigger, c.state, c.at, c.tokens_before AS tokensBefore,
            c.tokens_after AS tokensAfter, c.facts, c.kept, c.restored, c.recovery, c.delta, c.delivered_by AS deliveredBy, c.kinds
     FROM compactions c LEFT JOIN sessions s ON s.session = c.session AND s.agent = c.agent
     WHERE c.state NOT IN ('pending', 'forked') AND c.at >= coalesce(s.started_at, 0)
       AND (?1 IS NULL OR c.session = ?1) AND (?2 IS NULL OR s.project = ?2) AND c.at >= ?3
     ORDER BY c.id`,
    session ?? null,
    project ?? null,
    since ?? 0,
  )
  return rows.map((row) => ({ ...row, kinds: row.kinds ? JSON.parse(row.kinds) : {} }))
}

export interface Totals {
  compactions: number
  facts: number
  kept: number
  lost: number
  restored: number
  /** Share of the facts that stood in the context after the compaction: by the summary alone, and with what was put back. */
  before: number | null
  after: number | null
  charactersInjected: number
}

export function totalsOf(rows: readonly CompactionRow[]): Totals {
  const sum = (pick: (row: CompactionRow) => number) => rows.reduce((total, row) => total + pick(row), 0)
  const facts = sum((row) => row.facts ?? 0)
  const kept = sum((row) => row.kept ?? 0)
  const restored = sum((row) => row.restored ?? 0)
  return {
    compactions: rows.length,
    facts,
    kept,
    lost: facts - kept,
    restored,
    before: facts > 0 ? kept / facts : null,
    after: facts > 0 ? (kept + restored) / facts : null,
    charactersInjected: sum((row) => row.recovery.length + row.delta.length),
  }
}

/** Survival by kind of fact, over all rows. */
export function kindsOf(rows: readonly CompactionRow[]): { kind: string; kept: number; lost: number }[] {
  const totals = new Map<string, { kept: number; lost: number }>()
  for (const { kinds } of rows) {
    for (const [kind, { kept, lost }] of Object.entries(kinds)) {
      const total = totals.get(kind) ?? { kept: 0, lost: 0 }
      totals.set(kind, { kept: total.kept + kept, lost: total.lost + lost })
    }
  }
  return [...totals].map(([kind, total]) => ({ kind, ...total })).sort((a, b) => b.kept + b.lost - a.kept - a.lost)
}
