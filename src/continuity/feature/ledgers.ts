import { readColumn } from '../../base/column.ts'
import type { Thread } from '../../base/thread.ts'
import type { ReadSql, Sql } from '../../storage/sql.ts'
import { isLedger, type Ledger } from '../ledger/facts.ts'

/** How far a transcript was read, and the ledger up to there. `mark` is what stands before that place: it tells a replaced file. */
export interface ReadSoFar {
  path: string
  offset: number
  mark: string
  ledger: Ledger
}

export function loadLedger(sql: ReadSql, { session, agent }: Thread): ReadSoFar | undefined {
  const row = sql.get<Omit<ReadSoFar, 'ledger'> & { ledger: string }>(
    'SELECT path, offset, mark, ledger FROM ledgers WHERE session = ? AND agent = ?',
    session,
    agent,
  )
  const ledger = readColumn(row?.ledger, isLedger)
  return row && ledger && { ...row, ledger }
}

/** When a thread's ledger was last brought up to date. */
export function ledgerTime(sql: ReadSql, { session, agent }: Thread): number {
  return (
    sql.get<{ at: number }>('SELECT updated_at AS at FROM ledgers WHERE session = ? AND agent = ?', session, agent)
      ?.at ?? 0
  )
}

export function saveLedger(sql: Sql, { session, agent }: Thread, read: ReadSoFar, at: number): void {
  sql.run(
    'INSERT OR REPLACE INTO ledgers (session, agent, path, offset, mark, ledger, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    session,
    agent,
    read.path,
    read.offset,
    read.mark,
    ledgerText(read.ledger),
    at,
  )
}

/** A ledger as it is written down. A compaction keeps the same one in two places, and it is large: it is made once. */
export function ledgerText(ledger: Ledger): string {
  const known = made.get(ledger)
  if (known !== undefined) return known
  const text = JSON.stringify(ledger)
  made.set(ledger, text)
  return text
}

const made = new WeakMap<Ledger, string>()
