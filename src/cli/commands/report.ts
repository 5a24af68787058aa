import { chmodSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { iso } from '../../platform/clock.ts'
import { type Call, type Command, usageError } from '../command.ts'
import { type CompactionRow, kindsOf, listCompactions, type Totals, totalsOf } from '../report/compactions.ts'
import { reportHtml } from '../report/html.ts'
import { findSession } from '../sessions.ts'
import { withStore } from '../store.ts'
import { table } from '../terminal/table.ts'
import { when } from '../terminal/when.ts'

export const report: Command = {
  options: {
    session: { value: 'ID', about: 'Only this session (the start of its id is enough).' },
    project: { value: 'DIR', about: 'Only sessions of this project (default: the current folder, if it has any).' },
    all: { about: 'All sessions of all projects.' },
    since: { value: 'WHEN', about: 'Only compactions since then: 7d, 12h, or a date like 2026-01-31.' },
    html: { value: 'FILE', about: 'Write one self-contained page with plots.' },
  },
  examples: [
    'throughline report',
    'throughline report --all --since 7d',
    'throughline report --all --html report.html',
  ],
  run: (call) =>
    withStore(call.paths, (sql) => {
      const id = call.value('session')
      const session = id === undefined ? undefined : findSession(sql, id).session
      const since = sinceFrom(call)
      const project = call.value('project')
      const wanted =
        session || call.flag('all') ? { session, since } : { project: resolve(call.cwd, project ?? '.'), since }
      const found = listCompactions(sql, wanted)
      // A folder nobody worked in is rarely what was meant; what there is elsewhere is.
      const rows = found.length === 0 && !session && !project ? listCompactions(sql, { since }) : found
      const page = call.value('html')
      if (page) writePage(resolve(call.cwd, page), reportHtml(rows, TITLE, call.now))
      const text = page ? `Written to ${resolve(call.cwd, page)}` : textOf(rows)
      return { text, json: { totals: totalsOf(rows), kinds: kindsOf(rows), compactions: rows.map(jsonOf) } }
    }),
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

function sinceFrom(call: Call): number | undefined {
  const text = call.value('since')
  if (text === undefined) return undefined
  const [, amount = '', unit = ''] = /^(\d+)([mhdw])$/.exec(text) ?? []
  const time = amount ? call.now - Number(amount) * (UNITS[unit] ?? 0) : Date.parse(text)
  if (Number.isNaN(time))
    throw usageError(`--since does not understand ${JSON.stringify(text)}`, 'write 7d, 12h, 30m or 2026-01-31')
  return time
}

function textOf(rows: readonly CompactionRow[]): string {
  if (rows.length === 0)
    return 'No compaction has been seen yet. throughline replay looks at the ones before Throughline was there.'
  const lines = rows.map((row) => [
    when(row.at),
    `${row.session.slice(0, 8)}${row.agent ? '/agent' : ''}`,
    row.trigger,
    row.tokensBefore === null ? '–' : `${row.tokensBefore} → ${row.tokensAfter ?? '?'}`,
    row.facts === null ? '–' : `${row.kept} of ${row.facts}`,
    String(row.restored ?? '–'),
    `${row.recovery.length} + ${row.delta.length}`,
    row.state,
  ])
  const head = ['WHEN', 'SESSION', 'TRIGGER', 'TOKENS', 'FACTS KEPT', 'PUT BACK', 'CHARACTERS', 'STATE']
  return `${table(head, lines)}\n\n${closing(totalsOf(rows))}`
}

function closing({ compactions, facts, kept, lost, restored, before, after }: Totals): string {
  if (before === null || after === null) return `${compactions} compactions; no summary has been seen of them yet.`
  const share = (part: number) => `${Math.round(part * 100)} %`
  return `${compactions} compactions: of ${facts} facts the summaries kept ${kept} (${share(before)}) and dropped ${lost}; ${restored} were put back (${share(after)} in all).`
}

function jsonOf({ at, agent, facts, kept, restored, ...row }: CompactionRow) {
  return {
    ...row,
    agent: agent || null,
    at: iso(at),
    facts,
    kept,
    lost: facts === null ? null : facts - (kept ?? 0),
    restored,
    coverageBefore: facts ? (kept ?? 0) / facts : null,
    coverageAfter: facts ? ((kept ?? 0) + (restored ?? 0)) / facts : null,
  }
}

const TITLE = 'What compaction dropped and what came back'

/** What was said in sessions is for their owner alone, also where a page stood before. */
function writePage(path: string, page: string): void {
  writeFileSync(path, page, { mode: 0o600 })
  chmodSync(path, 0o600)
}
