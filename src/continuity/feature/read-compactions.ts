import { isTexts, readColumn } from '../../base/column.ts'
import type { Thread } from '../../base/thread.ts'
import type { CompactionFacts } from '../../protocol/ports.ts'
import type { ReadSql } from '../../storage/sql.ts'
import { isLedger, type Ledger } from '../ledger/facts.ts'
import type { Told } from '../measure/restored.ts'
import type { Recovery } from '../texts/recover.ts'

/**
 * A compaction that is under way. pending: PreCompact was seen. begun: the compaction happened and A went out. summarised: the summary is known too.
 * One that is over is `delivered` (B went out, or there was nothing to say) or `dropped` (the next compaction came first); for `forked`
 * see fork.ts. None of these has a snapshot left.
 */
export type Compaction = PendingCompaction | BegunCompaction

type PendingCompaction = AnyCompaction & { readonly state: 'pending' }

/** Its recovery went out. */
export type BegunCompaction = AnyCompaction &
  ({ readonly state: 'begun' } | { readonly state: 'summarised'; readonly summary: string })

interface AnyCompaction {
  readonly id: number
  readonly epoch: number
  readonly trigger: string
  readonly at: number
  readonly snapshot: Ledger
  readonly steer: string
  /** Some hosts tell it before the compaction has begun. */
  readonly summary: string | null
  /** A, as it was composed. */
  readonly recovery: Recovery
}

/** The compaction that is under way in a thread: the newest one, unless it is over. */
export function currentCompaction(sql: ReadSql, { session, agent }: Thread): Compaction | undefined {
  const row = sql.get<CompactionRow>(
    `SELECT ${COLUMNS} FROM compactions WHERE session = ? AND agent = ? ORDER BY id DESC LIMIT 1`,
    session,
    agent,
  )
  return compactionOf(row)
}

/** The compaction whose delta waits. A PreCompact since then need not mean that another one came. */
export function waitingCompaction(sql: ReadSql, { session, agent }: Thread): Compaction | undefined {
  return compactionOf(
    sql.get<CompactionRow>(
      `SELECT ${COLUMNS} FROM compactions WHERE session = ? AND agent = ? AND waiting = 1 ORDER BY id DESC LIMIT 1`,
      session,
      agent,
    ),
  )
}

const COLUMNS = `id, epoch, trigger, state, at, (SELECT ledger FROM snapshots WHERE compaction = id) AS snapshot, steer, summary,
  recovery AS text, recovery_facts AS facts, recovery_lines AS lines`

/** A snapshot that another version of the program made is as good as none. */
function compactionOf(row: CompactionRow | undefined): Compaction | undefined {
  const snapshot = readColumn(row?.snapshot, isLedger)
  if (!row || !snapshot) return undefined
  const { state, text, facts, lines, ...rest } = row
  const known = { ...rest, snapshot, recovery: recoveryOf(row) }
  if (state === 'pending' || state === 'begun') return { ...known, state }
  return state === 'summarised' && known.summary !== null ? { ...known, state, summary: known.summary } : undefined
}

type CompactionRow = Omit<AnyCompaction, 'snapshot' | 'recovery'> &
  RecoveryRow & { state: string; snapshot: string | null }

interface RecoveryRow {
  text: string
  facts: string
  lines: string
}

function recoveryOf({ text, facts, lines }: RecoveryRow): Recovery {
  return { text, factIds: readColumn(facts, isTexts) ?? [], lineKeys: readColumn(lines, isTexts) ?? [] }
}

interface Prepared {
  id: number
  at: number
  blocks: string
  summary: string | null
  recovery: Recovery
}

/** The recovery that PreCompact composed, without the snapshot behind it. */
export function preparedRecovery(sql: ReadSql, { session, agent }: Thread): Prepared | undefined {
  const row = sql.get<Omit<Prepared, 'recovery'> & RecoveryRow>(
    `SELECT id, at, blocks, summary, recovery AS text, recovery_facts AS facts, recovery_lines AS lines FROM compactions
     WHERE session = ? AND agent = ? AND state = 'pending'`,
    session,
    agent,
  )
  if (!row) return undefined
  const { text, facts, lines, ...rest } = row
  return { ...rest, recovery: recoveryOf(row) }
}

export function isPending(sql: ReadSql, id: number): boolean {
  return sql.get("SELECT 1 FROM compactions WHERE id = ? AND state = 'pending'", id) !== undefined
}

/** Whether this summary was seen in the thread before. */
export function isKnownSummary(sql: ReadSql, { session, agent }: Thread, summary: string): boolean {
  const found = sql.get(
    'SELECT 1 FROM compactions WHERE session = ? AND agent = ? AND summary = ?',
    session,
    agent,
    summary,
  )
  return found !== undefined
}

/** The same compaction as `currentCompaction`, where it began by itself, without its snapshot. */
export function begunByItself(sql: ReadSql, { session, agent }: Thread): number | undefined {
  const row = sql.get<{ id: number; is: number }>(
    `SELECT id, state IN ('begun', 'summarised') AND trigger = 'auto'
         AND EXISTS (SELECT 1 FROM snapshots WHERE compaction = id) AS "is"
     FROM compactions WHERE session = ? AND agent = ? ORDER BY id DESC LIMIT 1`,
    session,
    agent,
  )
  return row?.is ? row.id : undefined
}

/** Compactions whose summary is known and whose facts nobody has counted yet. */
export function uncountedIn(sql: ReadSql, { session, agent }: Thread): Compaction[] {
  const rows = sql.all<CompactionRow>(`SELECT ${COLUMNS} FROM compactions WHERE ${UNCOUNTED}`, session, agent)
  return rows.map(compactionOf).filter((compaction) => compaction !== undefined)
}

export function hasUncounted(sql: ReadSql, { session, agent }: Thread): boolean {
  return sql.get(`SELECT 1 FROM compactions WHERE ${UNCOUNTED}`, session, agent) !== undefined
}

const UNCOUNTED = "session = ? AND agent = ? AND state = 'summarised' AND fates IS NULL"

/** How many automatic compactions a session had since a time. */
export function automaticSince(sql: ReadSql, session: string, since: number): number {
  return (
    sql.get<{ n: number }>(
      "SELECT count(*) AS n FROM compactions WHERE session = ? AND trigger = 'auto' AND state != 'pending' AND at >= ?",
      session,
      since,
    )?.n ?? 0
  )
}

/**
 * After /compact what PreCompact printed stands in the next request, word for word like a kept message. The model has it, so that
 * nobody need say it again; but it is our text, and no merit of the summary.
 */
export function echoOf(
  { trigger, steer }: Pick<Compaction, 'trigger' | 'steer'>,
  { echoes }: Pick<CompactionFacts, 'echoes'>,
): Told[] {
  return trigger === 'manual' && steer && echoes ? [{ text: steer, factIds: [] }] : []
}
