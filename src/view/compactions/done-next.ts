import { anchorsOf } from '../../base/names.ts'
import type { CompactionRow } from '../../cli/report/compactions.ts'
import type { Fate } from '../../continuity/measure/fates.ts'
import { describe } from '../../journal/describe.ts'
import { query } from '../../journal/timeline.ts'
import { iso } from '../../platform/clock.ts'
import type { Sql } from '../../storage/sql.ts'

/** What the agent did after a compaction, and which of the facts it then worked with. */
export interface DoneNext {
  readonly actions: readonly {
    readonly id: number
    readonly at: string
    readonly type: string
    readonly text: string
    readonly facts: readonly number[]
  }[]
  readonly needed: ReadonlySet<number>
}

/** As many as the measure looks ahead. */
const LOOK_AHEAD = 30

/** A fact was needed when something the agent did names what the fact names; a person's prompt is no such thing. */
export function doneNext(sql: Sql, { session, agent, at }: CompactionRow, facts: readonly Fate[]): DoneNext {
  const own = facts.map(({ text }) => anchorsOf(text))
  const entries = query(sql, {
    session,
    agent,
    since: at,
    after: cutAt(sql, session, agent, at),
    types: ['tool:complete', 'tool:failure', 'session:stop'],
    first: LOOK_AHEAD,
  })
  const needed = new Set<number>()
  const actions = entries.map((entry) => {
    const used = anchorsOf(textIn(entry.data.input ?? entry.data.message))
    const named = own.flatMap((anchors, at) => ([...anchors].some((anchor) => used.has(anchor)) ? [at] : []))
    for (const one of named) needed.add(one)
    return {
      id: entry.id,
      at: iso(entry.at),
      type: entry.type,
      text: describe(entry.type, entry.data, 200),
      facts: named,
    }
  })
  return { actions, needed }
}

/** The entry of the compaction itself: what was written down before it in the same moment came before it. */
function cutAt(sql: Sql, session: string, agent: string, at: number): number {
  const cut = sql.get<{ id: number | null }>(
    "SELECT max(id) AS id FROM timeline WHERE session = ? AND agent = ? AND type = 'session:compact' AND at <= ?",
    session,
    agent,
    at,
  )
  return cut?.id ?? 0
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textIn).join('\n')
}
