import { resolve } from 'node:path'
import { columnFields } from '../../base/column.ts'
import { oneLine } from '../../base/text/text.ts'
import { contradictionsIn } from '../../continuity/measure/against.ts'
import { t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import type { Sql } from '../../storage/sql.ts'
import { writeAskedFile } from '../asked-file.ts'
import { type Call, type Command, countOption, usageError } from '../command.ts'
import { languageOf } from '../language.ts'
import { type CompactionRow, listCompactions } from '../report/compactions.ts'
import { figuresOf } from '../report/figures.ts'
import { reportHtml } from '../report/html.ts'
import { reportText, type ShownCompaction } from '../report/text.ts'
import { reportWords } from '../report/words.ts'
import { findSession } from '../sessions.ts'
import { withStore } from '../store.ts'
import { when } from '../terminal/when.ts'

export const report: Command = {
  options: {
    session: { value: 'ID', about: 'Only this session (the start of its id is enough).' },
    project: { value: 'DIR', about: 'Only sessions of this project (default: the current folder, if it has any).' },
    all: { about: 'All sessions of all projects.' },
    since: { value: 'WHEN', about: 'Only compactions since then: 7d, 12h, or a date like 2026-01-31.' },
    limit: { value: 'N', about: 'Only the newest N compactions.' },
    facts: { about: 'List the facts of every compaction, not only of the last.' },
    html: { value: 'FILE', about: 'Write one self-contained page with plots.' },
  },
  examples: [
    'throughline report',
    'throughline report --all --since 7d',
    'throughline report --all --html report.html',
  ],
  prints: ['report'],
  run: async (call) => {
    const { language } = await languageOf(call)
    return withStore(call.paths, (sql) => {
      const id = call.value('session')
      const session = id === undefined ? undefined : findSession(sql, id).session
      const asked = { since: sinceFrom(call), most: countOption(call, 'limit', 1, 100_000) }
      const named = call.value('project')
      const project = session || call.flag('all') ? undefined : resolve(call.cwd, named ?? '.')
      const found = listCompactions(sql, { ...asked, session, project })
      // A folder nobody worked in is rarely what was meant; what there is elsewhere is.
      const isElsewhere = found.length === 0 && project !== undefined && !named
      const rows = isElsewhere ? listCompactions(sql, asked) : found
      const words = reportWords()
      const page = call.value('html')
      const written =
        page &&
        writeAskedFile(
          resolve(call.cwd, page),
          reportHtml(
            rows,
            rows.map((row) => ({ ...shownOf(row), name: sessionName(sql, row.session) })),
            words,
            { language, madeAt: call.now },
          ),
        )
      const whose = isElsewhere
        ? t`No compaction has been recorded in ${project}. Those of all projects:`
        : project === undefined
          ? session === undefined
            ? t`Of all projects:`
            : t`Of session ${session}:`
          : t`Of ${project} (--all for all projects):`
      const shown = () => `${whose}\n${tableOf()}`
      const tableOf = () => reportText(rows.map(shownOf), words, call.flag('facts') ? 'all' : 'last')
      const totals = { compactions: rows.length, ...figuresOf(rows.flatMap(({ fates }) => fates ?? [])) }
      return {
        text: written ? written : rows.length === 0 ? words.none : shown(),
        json: { meaning: words.meaning, totals, compactions: rows.map(jsonOf) },
      }
    })
  },
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

function sinceFrom(call: Call): number | undefined {
  const text = call.value('since')
  if (text === undefined) return undefined
  const [, amount = '', unit = ''] = /^(\d+)([mhdw])$/.exec(text) ?? []
  const time = amount ? call.now - Number(amount) * (UNITS[unit] ?? 0) : Date.parse(text)
  if (Number.isNaN(time))
    throw usageError(t`--since does not understand ${JSON.stringify(text)}`, t`write 7d, 12h, 30m or 2026-01-31`)
  return time
}

function shownOf(row: CompactionRow): ShownCompaction {
  const { at, session, agent, trigger, tokensBefore, tokensAfter, fates, actions } = row
  return {
    when: when(at).slice(5, 16),
    whose: `${session.slice(0, 8)}${agent ? '/agent' : ''}`,
    trigger,
    tokensBefore,
    tokensAfter,
    fates: fates ?? undefined,
    actions,
    against: contradictionsIn(row.delta),
    project: row.project,
  }
}

function jsonOf({ at, agent, fates, actions, ...row }: CompactionRow) {
  const { limits, facts, kept, putBack, lost, kinds } = figuresOf(fates ?? [])
  const counted = fates === null ? NOT_COUNTED : { limits, facts, kept, putBack, lost, kinds }
  return {
    ...row,
    agent: agent || null,
    at: iso(at),
    ...counted,
    actionsUntilEdit: actions,
    contradictions: contradictionsIn(row.delta),
    fates: fates ?? [],
  }
}

/** No summary was seen: nothing is known, which is not the same as nothing lost. */
const NOT_COUNTED = { limits: null, facts: null, kept: null, putBack: null, lost: null, kinds: [] }

/** What a person knows a session by: the first thing they asked in it. */
function sessionName(sql: Sql, session: string): string | undefined {
  const row = sql.get<{ data: string }>(
    "SELECT data FROM timeline WHERE session = ? AND agent = '' AND type = 'prompt:submit' ORDER BY id LIMIT 1",
    session,
  )
  const { text } = columnFields<{ text: unknown }>(row?.data)
  return typeof text === 'string' && text.trim() !== '' ? oneLine(text, LONGEST) : undefined
}

const LONGEST = 70
