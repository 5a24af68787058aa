import { ellipsis, oneLine } from '../../base/text/text.ts'
import { tokensOf } from '../../memory/recall/injections.ts'
import { retold, said, t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import { columnsOfTerminal } from '../../platform/terminal.ts'
import type { Sql } from '../../storage/sql.ts'
import { type Command, countOption } from '../command.ts'
import { listCompactions } from '../report/compactions.ts'
import { sessionHere, whose } from '../session-here.ts'
import { withStore } from '../store.ts'
import { tableHead } from '../terminal/colours.ts'
import { pad, textWidth } from '../terminal/text-width.ts'
import { when } from '../terminal/when.ts'

interface Row {
  readonly at: number
  readonly agent: string
  readonly epoch: number
  readonly event: string
  readonly reason: string
  readonly uri: string | null
  readonly text: string
  readonly tokens: number
  /** The compaction after which it was put back; null for what memory told. */
  readonly compaction: number | null
}

export const why: Command = {
  takes: '[session]',
  words: 1,
  options: {
    texts: { about: 'Print what was said whole, not cut to a line.' },
    limit: { value: 'N', about: 'The newest N (default 100).' },
  },
  examples: ['throughline why', 'throughline why 0d1032c4 --texts'],
  prints: ['why'],
  async run(call) {
    const most = countOption(call, 'limit', 1, 100_000) ?? 100
    return withStore(call.paths, (sql) => {
      const session = sessionHere(sql, call)
      const told = [...injections(sql, session.session, most), ...putBack(sql, session.session, most)]
      const rows = told.sort((a, b) => a.at - b.at).slice(-most)
      return {
        text: whose(session, sql, call) + textOf(session.session, rows, call.flag('texts')),
        json: { session: session.session, tokens: total(rows), injections: rows.map(jsonOf) },
      }
    })
  },
}

function injections(sql: Sql, session: string, most: number): Row[] {
  return sql
    .all<Omit<Row, 'compaction'>>(
      `SELECT i.at, i.agent, i.epoch, i.event, i.reason, m.uri, i.text, i.tokens
       FROM memory_injections i LEFT JOIN memories m ON m.id = i.memory
       WHERE i.session = ? AND (i.memory IS NOT NULL OR i.text != '') ORDER BY i.id DESC LIMIT ?`,
      session,
      most,
    )
    .reverse()
    .map((row) => ({ ...row, compaction: null }))
}

/** What was said after the session's compactions. */
function putBack(sql: Sql, session: string, most: number): Row[] {
  return listCompactions(sql, { session, most }).flatMap(({ id, at, agent, epoch, recovery, delta, deliveredBy }) => {
    const later = sql.get<{ at: number | null }>('SELECT delivered_at AS at FROM compactions WHERE id = ?', id)?.at
    const told = [
      { text: recovery, event: 'SessionStart', reason: t`the context was compacted`, at },
      { text: delta, event: deliveredBy ?? '', reason: t`the summary lacked it`, at: later ?? at },
    ]
    return told
      .filter(({ text }) => text !== '')
      .map((one) => ({ ...one, agent, epoch, uri: null, tokens: tokensOf(one.text), compaction: id }))
  })
}

function total(rows: readonly Row[]): number {
  return rows.reduce((sum, { tokens }) => sum + tokens, 0)
}

function textOf(session: string, rows: readonly Row[], whole: boolean): string {
  if (rows.length === 0) return t`Session ${session} was told nothing.`
  const tokens = total(rows)
  const head =
    rows.length === 1
      ? t`Session ${session}: 1 thing was told, about ${tokens} tokens`
      : t`Session ${session}: ${rows.length} things were told, about ${tokens} tokens`
  const titles = ['TIME', 'AT', 'TOKENS', 'WHY'].map((title) => said(title))
  const widths = [0, 1, 2].map((at) => Math.max(...[titles, ...rows.map(cells)].map((row) => textWidth(row[at] ?? ''))))
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => pad(cell, widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  const isCut = !whole && rows.some(({ text }) => oneLine(text) !== shown(text))
  return [
    head,
    tableHead(line(titles)),
    ...rows.flatMap((row) => [
      line(cells(row)),
      ...(row.text === '' ? [] : whole ? [row.text] : [`${INDENT}${shown(row.text)}`]),
      ...(row.uri ? [`${INDENT}${row.uri}`] : []),
      ...(whole ? [''] : []),
    ]),
    ...(isCut ? ['', t`throughline why --texts prints them whole.`] : []),
  ].join('\n')
}

/** One line of it, as wide as there is room. */
function shown(text: string): string {
  return ellipsis(oneLine(text), Math.min(columnsOfTerminal(), WIDEST) - INDENT.length)
}

const INDENT = '    '
const WIDEST = 160

function cells({ at, event, tokens, reason }: Row): string[] {
  return [when(at).slice(5, 16), event, String(tokens), retold(reason)]
}

function jsonOf({ at, agent, ...row }: Row) {
  return { at: iso(at), agent: agent || null, ...row }
}
