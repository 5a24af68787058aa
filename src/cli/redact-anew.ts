import { wideFingerprint } from '../base/ids.ts'
import { isMarked, mark } from '../journal/marks.ts'
import { putIndex } from '../memory/store/index-rows.ts'
import { redact, redactEverywhere, redactName } from '../platform/redact.ts'
import type { Sql, SqlValue } from '../storage/sql.ts'
import { EDITION, REDACTED } from './store.ts'

/** Behind a command that has done its own work: whatever is in the way of this one, the next tries again. */
export function redactAnewQuietly(sql: Sql): void {
  try {
    redactAnew(sql, Date.now(), Date.now)
  } catch {}
}

/** How long a command may take for it at its end; the next one goes on from there. */
const BUDGET_MS = 250
const BATCH = 200

/**
 * What an earlier version wrote is redacted with what is known today: once, behind commands, never in a hook. How far it has come is
 * counted until it is done, so that a command that is killed costs nothing but its own batch.
 */
function redactAnew(sql: Sql, now: number, clock: () => number): 'done' | 'to be continued' {
  if (isMarked(sql, REDACTED)) return 'done'
  const until = clock() + BUDGET_MS
  for (const table of tablesOf(sql)) {
    while (!redactBatch(sql, table, now)) if (clock() > until) return 'to be continued'
    if (clock() > until) return 'to be continued'
  }
  if (progressOf(sql, CHANGED) > 0) forgetOldBytes(sql)
  sql.transaction(() => {
    sql.run("DELETE FROM counters WHERE name LIKE 'redacted:%'")
    mark(sql, REDACTED, now)
  })
  return 'done'
}

interface Table {
  readonly name: string
  readonly keys: readonly string[]
  readonly texts: readonly string[]
  readonly hasRowid: boolean
}

/** Tables whose texts are hashes, names of files of ours, or the person's own rules. */
const LEFT_ALONE =
  /^(?:sqlite_.*|once|rules|rule_.*|workflow_files|memory_tombstones|memory_(?:words|trigrams|terms).*|stops)$/

function tablesOf(sql: Sql): Table[] {
  return sql
    .all<{ name: string; sql: string }>("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .filter(({ name }) => !LEFT_ALONE.test(name))
    .map(({ name, sql: made }) => {
      const columns = sql.all<{ name: string; type: string; pk: number }>(`PRAGMA table_info(${name})`)
      const hasRowid = !/WITHOUT ROWID\s*$/i.test(made)
      const keys = hasRowid ? ['rowid'] : columns.filter(({ pk }) => pk > 0).map((column) => column.name)
      return { name, keys, texts: columns.filter(({ type }) => type === 'TEXT').map((column) => column.name), hasRowid }
    })
}

type Row = Record<string, SqlValue>

/** True when the table is through. A table without row numbers is small and goes in one. */
function redactBatch(sql: Sql, table: Table, now: number): boolean {
  return sql.transaction(() => {
    const from = progressOf(sql, table.name)
    if (from < 0) return true
    const columns = table.texts.map((text) => `"${text}"`).join(', ')
    const rows = table.hasRowid
      ? sql.all<Row>(
          `SELECT rowid AS rowid, ${columns || 'NULL'} FROM ${table.name} WHERE rowid > ? ORDER BY rowid LIMIT ${BATCH}`,
          from,
        )
      : sql.all<Row>(`SELECT * FROM ${table.name}`)
    let changed = 0
    for (const row of rows) changed += redactRow(sql, table, row)
    if (changed > 0) comeTo(sql, CHANGED, progressOf(sql, CHANGED) + changed, now)
    const isThrough = !table.hasRowid || rows.length < BATCH
    comeTo(sql, table.name, isThrough ? -1 : Number(rows.at(-1)?.rowid), now)
    return isThrough
  })
}

const CHANGED = 'rows changed'

function redactRow(sql: Sql, table: Table, row: Row): 0 | 1 {
  const changed = table.texts.filter((text) => cleanOf(text, row[text]) !== row[text])
  if (changed.length === 0) return 0
  const keys = table.keys.map((key) => row[key] ?? null)
  const where = table.keys.map((key) => `"${key}" = ?`).join(' AND ')
  const set = changed.map((text) => `"${text}" = ?`).join(', ')
  const values = changed.map((text) => cleanOf(text, row[text]) ?? null)
  const { changes } = sql.run(`UPDATE OR IGNORE ${table.name} SET ${set} WHERE ${where}`, ...values, ...keys)
  // Another row has become the same: this one says nothing more.
  if (changes === 0) sql.run(`DELETE FROM ${table.name} WHERE ${where}`, ...keys)
  else if (table.name === 'memories') indexAgain(sql, Number(row.rowid))
  return 1
}

function cleanOf(column: string, value: SqlValue | undefined): SqlValue | undefined {
  if (typeof value !== 'string' || value === '') return value
  if (column === 'uri') return redactName(value)
  return /^[[{]/.test(value) ? cleanJson(value) : redact(value)
}

function cleanJson(text: string): string {
  try {
    const value: unknown = JSON.parse(text)
    const clean = redactEverywhere(value)
    return clean === value ? text : JSON.stringify(clean)
  } catch {
    return redact(text)
  }
}

function indexAgain(sql: Sql, id: number): void {
  const memory = sql.get<{ uri: string; content: string; disclosure: string }>(
    'SELECT uri, content, disclosure FROM memories WHERE id = ?',
    id,
  )
  if (!memory) return
  const links = sql
    .all<{ key: string }>('SELECT key FROM memory_links WHERE memory = ?', id)
    .map(({ key }) => redact(key))
  sql.run('UPDATE memories SET hash = ? WHERE id = ?', wideFingerprint(memory.content), id)
  putIndex(sql, id, { ...memory, links })
}

/** Replaced text stays in free pages, in the log and in the word index until these are written anew. */
function forgetOldBytes(sql: Sql): void {
  for (const index of ['memory_words', 'memory_trigrams'])
    sql.run(`INSERT INTO ${index} (${index}) VALUES ('optimize')`)
  sql.script('VACUUM')
  sql.script('PRAGMA wal_checkpoint(TRUNCATE)')
}

function progressOf(sql: Sql, step: string): number {
  return (
    sql.get<{ count: number }>('SELECT count FROM counters WHERE name = ?', `redacted:${EDITION}:${step}`)?.count ?? 0
  )
}

function comeTo(sql: Sql, step: string, count: number, now: number): void {
  sql.run(
    'INSERT OR REPLACE INTO counters (name, count, last_at) VALUES (?, ?, ?)',
    `redacted:${EDITION}:${step}`,
    count,
    now,
  )
}
