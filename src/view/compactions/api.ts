import { existsSync } from 'node:fs'
import { CommandError } from '../../cli/command.ts'
import { type CompactionRow, listCompactions } from '../../cli/report/compactions.ts'
import { factText } from '../../cli/report/fact-text.ts'
import { figuresOf } from '../../cli/report/figures.ts'
import { reportWords } from '../../cli/report/words.ts'
import { findSession } from '../../cli/sessions.ts'
import { withStore } from '../../cli/store.ts'
import { tokensOf } from '../../memory/recall/injections.ts'
import { t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import type { Sql } from '../../storage/sql.ts'
import { whole } from '../call-with.ts'
import type { Route } from '../route.ts'
import { doneNext } from './done-next.ts'
import { linked } from './linked.ts'

export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: 'compactions',
    output: 'compactions',
    run: ({ call, value }) => {
      if (!existsSync(call.paths.database)) return { meaning: reportWords().meaning, compactions: [], more: false }
      return withStore(call.paths, (sql) => {
        const session = value('session') === '' ? undefined : findSession(sql, value('session')).session
        const most = whole(value('limit'), 1, 500, 50)
        const before = whole(value('before'), 0, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
        const rows = listCompactions(sql, { session, before, most: most + 1 }).reverse()
        return {
          meaning: reportWords().meaning,
          compactions: rows.slice(0, most).map(briefOf),
          more: rows.length > most,
        }
      })
    },
  },
  {
    method: 'GET',
    path: 'compactions/:id',
    output: 'compaction',
    run: ({ call, value }) =>
      withStore(call.paths, (sql) => detailOf(sql, whole(value('id'), 0, Number.MAX_SAFE_INTEGER, 0))),
  },
]

function briefOf(row: CompactionRow) {
  const { id, session, agent, project, trigger, state, at, tokensBefore, tokensAfter, fates, actions } = row
  const { facts, kept, putBack, lost, limits } = figuresOf(fates ?? [])
  return {
    id,
    session,
    agent: agent || null,
    project: project ?? '',
    trigger,
    state,
    at: iso(at),
    tokensBefore,
    tokensAfter,
    counted: fates !== null,
    facts,
    kept,
    putBack,
    lost,
    limits,
    actionsUntilEdit: actions,
  }
}

interface Texts {
  summary: string | null
  steer: string
  deliveredAt: number | null
  deliveredBy: string | null
}

function detailOf(sql: Sql, id: number) {
  const [row] = listCompactions(sql, { id })
  const texts = sql.get<Texts>(
    'SELECT summary, steer, delivered_at AS deliveredAt, delivered_by AS deliveredBy FROM compactions WHERE id = ?',
    id,
  )
  if (!row || !texts) throw new CommandError(t`there is no compaction ${id}`, t`throughline report lists them`)
  const facts = row.fates ?? []
  const next = doneNext(sql, row, facts)
  return {
    ...briefOf(row),
    kinds: reportWords().kinds,
    steer: texts.steer,
    texts: [
      { name: 'summary', at: iso(row.at), by: null, ...measured(texts.summary ?? '') },
      { name: 'first', at: toldAt(sql, row) ?? iso(row.at), by: 'SessionStart', ...measured(row.recovery) },
      {
        name: 'second',
        at: texts.deliveredAt === null ? null : iso(texts.deliveredAt),
        by: texts.deliveredBy,
        ...measured(row.delta),
      },
    ],
    facts: linked(facts, [texts.summary ?? '', row.recovery, row.delta]).map((fact, at) => ({
      ...fact,
      text: factText(fact.kind, fact.text),
      needed: next.needed.has(at),
    })),
    next: next.actions,
  }
}

/** The text as it stands, how many bytes it is on the wire, and about how many tokens. */
function measured(text: string) {
  return { text, bytes: new TextEncoder().encode(text).length, tokens: tokensOf(text) }
}

/** When the first text went out: the session's first event after the compaction. */
function toldAt(sql: Sql, { session, agent, at }: CompactionRow): string | undefined {
  const found = sql.get<{ at: number }>(
    "SELECT at FROM timeline WHERE session = ? AND agent = ? AND type = 'session:recover' AND at >= ? ORDER BY id LIMIT 1",
    session,
    agent,
    at,
  )
  return found && iso(found.at)
}
