import { columnFields, readColumn } from '../../../base/column.ts'
import { wideFingerprint } from '../../../base/ids.ts'
import { isRecord } from '../../../base/is-record.ts'
import { putIndex } from '../index-rows.ts'
import { BY_PROGRAM, isUnder } from '../kinds.ts'
import { linksOf } from '../links.ts'
import { COLUMNS, type Desk, detailsOf, type Memory } from '../record.ts'
import { withoutSentences, withoutSentencesIn } from './cut.ts'

/**
 * What repeats the memory word for word, in what was said and written down about sessions, loses it there too. What was said stays said,
 * with a mark where it stood; what a session has established is told again, so there a line that was nothing else is gone.
 */
export function scrubSnapshots(sql: Desk['sql'], content: string): number {
  const needle = content.trim()
  if (needle.length < SHORTEST) return 0
  let scrubbed = 0
  for (const [table, column] of REPEATS) {
    for (const form of new Set([needle, JSON.stringify(needle).slice(1, -1)])) {
      scrubbed += sql.run(
        `UPDATE ${table} SET ${column} = replace(${column}, ?1, '${MARK}') WHERE instr(${column}, ?1) > 0`,
        form,
      ).changes
    }
  }
  if (scrubbed > 0) for (const place of ESTABLISHED) dropMarked(sql, place)
  return scrubbed + scrubRecords(sql, needle)
}

/** What programs wrote down of sessions and files loses the sentence; what waits under it goes. */
function scrubRecords(sql: Desk['sql'], needle: string): number {
  const escaped = JSON.stringify(needle).slice(1, -1)
  const records = sql.all<Memory>(
    `SELECT ${COLUMNS} FROM memories WHERE ${BY_PROGRAM} AND ((${isUnder('session')}) OR (${isUnder('file')}))
       AND (instr(content, ?1) > 0 OR instr(details, ?2) > 0)`,
    needle,
    escaped,
  )
  for (const memory of records) {
    const content = withoutSentences(memory.content, [needle])
    sql.run(
      'UPDATE memories SET content = ?, hash = ?, details = ? WHERE id = ?',
      content,
      wideFingerprint(content),
      JSON.stringify(withoutSentencesIn(detailsOf(memory), [needle])),
      memory.id,
    )
    sql.run('DELETE FROM memory_versions WHERE memory = ? AND instr(content, ?) > 0', memory.id, needle)
    putIndex(sql, memory.id, { ...memory, content, links: linksOf(sql, memory.id).map(({ key }) => key) })
  }
  return records.length + sql.run('DELETE FROM memory_waiting WHERE instr(text, ?) > 0', needle).changes
}

const REPEATS: readonly (readonly [table: string, column: string])[] = [
  ...['steer', 'blocks', 'summary', 'recovery', 'recovery_lines', 'delta', 'fates'].map(
    (column) => ['compactions', column] as const,
  ),
  ['ledgers', 'ledger'],
  ['snapshots', 'ledger'],
  ['timeline', 'data'],
  ['memory_failures', 'output'],
  ['memory_injections', 'text'],
]

/** A shorter text would be found by chance inside others. */
export const SHORTEST = 12

const MARK = '[forgotten]'

const ESTABLISHED = [
  { table: 'ledgers', column: 'ledger', without: ledgerWithout },
  { table: 'snapshots', column: 'ledger', without: ledgerWithout },
  { table: 'compactions', column: 'fates', without: listWithout },
] as const

function dropMarked(sql: Desk['sql'], { table, column, without }: (typeof ESTABLISHED)[number]): void {
  const rows = sql.all<{ id: number; text: string }>(
    `SELECT rowid AS id, ${column} AS text FROM ${table} WHERE instr(${column}, '${MARK}') > 0`,
  )
  for (const { id, text } of rows) sql.run(`UPDATE ${table} SET ${column} = ? WHERE rowid = ?`, without(text), id)
}

function ledgerWithout(text: string): string {
  const ledger = columnFields<{ facts: unknown; rules: unknown }>(text)
  if (!isRecord(ledger.facts)) return text
  const facts = Object.entries(ledger.facts).filter(([, fact]) => !isNothingElse(fact))
  const rules = Array.isArray(ledger.rules) ? { rules: ledger.rules.filter((rule) => !isNothingElse(rule)) } : {}
  return JSON.stringify(unmarked({ ...ledger, facts: Object.fromEntries(facts), ...rules }))
}

function listWithout(text: string): string {
  const list = readColumn(text, Array.isArray) ?? []
  return JSON.stringify(unmarked(list.filter((one) => !isNothingElse(one))))
}

function isNothingElse(fact: unknown): boolean {
  const text = isRecord(fact) ? fact.text : fact
  return typeof text === 'string' && text.includes(MARK) && !/[\p{L}\p{N}]/u.test(text.replaceAll(MARK, ''))
}

/** Beside other words the place simply closes. */
function unmarked(value: unknown): unknown {
  if (typeof value === 'string')
    return value.includes(MARK) ? value.replaceAll(MARK, '').replace(/ {2,}/g, ' ').trim() : value
  if (Array.isArray(value)) return value.map(unmarked)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unmarked(one)]))
}
