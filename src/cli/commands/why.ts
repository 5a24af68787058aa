import { retold, t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import type { Sql } from '../../storage/sql.ts'
import { type Command, countOption } from '../command.ts'
import { sessionHere, whose } from '../session-here.ts'
import { withStore } from '../store.ts'
import { stackedTable } from '../terminal/table.ts'
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
}

export const why: Command = {
  takes: '[session]',
  words: 1,
  options: {
    texts: { about: 'Also print what was said.' },
    limit: { value: 'N', about: 'The newest N (default 100).' },
  },
  examples: ['throughline why', 'throughline why 0d1032c4 --texts'],
  prints: ['why'],
  async run(call) {
    const most = countOption(call, 'limit', 1, 100_000) ?? 100
    return withStore(call.paths, (sql) => {
      const session = sessionHere(sql, call)
      const rows = injections(sql, session.session, most)
      return {
        text: whose(session, sql, call) + textOf(session.session, rows, call.flag('texts')),
        json: { session: session.session, tokens: total(rows), injections: rows.map(jsonOf) },
      }
    })
  },
}

function injections(sql: Sql, session: string, most: number): Row[] {
  return sql
    .all<Row>(
      `SELECT i.at, i.agent, i.epoch, i.event, i.reason, m.uri, i.text, i.tokens
       FROM memory_injections i LEFT JOIN memories m ON m.id = i.memory
       WHERE i.session = ? AND (i.memory IS NOT NULL OR i.text != '') ORDER BY i.id DESC LIMIT ?`,
      session,
      most,
    )
    .reverse()
}

function total(rows: readonly Row[]): number {
  return rows.reduce((sum, { tokens }) => sum + tokens, 0)
}

function textOf(session: string, rows: readonly Row[], texts: boolean): string {
  if (rows.length === 0) return t`Session ${session} was told nothing from memory.`
  const tokens = total(rows)
  const head =
    rows.length === 1
      ? t`Session ${session}: 1 injection, about ${tokens} tokens`
      : t`Session ${session}: ${rows.length} injections, about ${tokens} tokens`
  if (!texts) return [head, stackedTable(['TIME', 'AT', 'TOKENS', 'WHY', 'WHAT'], rows.map(cells))].join('\n')
  return [head, ...rows.flatMap((row) => ['', cells(row).join('  '), row.text])].join('\n')
}

function cells({ at, event, tokens, reason, uri }: Row): string[] {
  return [when(at).slice(5, 16), event, String(tokens), retold(reason), uri ?? '']
}

function jsonOf({ at, agent, ...row }: Row) {
  return { at: iso(at), agent: agent || null, ...row }
}
