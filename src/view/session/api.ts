import { existsSync } from 'node:fs'
import { past } from '../../cli/commands/past.ts'
import { show } from '../../cli/commands/show.ts'
import { status } from '../../cli/commands/status.ts'
import { findSession, type SessionRow } from '../../cli/sessions.ts'
import { withStore } from '../../cli/store.ts'
import { query } from '../../journal/timeline.ts'
import { timelineCategories } from '../../journal/timeline-types.ts'
import { messages } from '../../messages/index.ts'
import { iso } from '../../platform/clock.ts'
import { ask, whole } from '../ask.ts'
import { type Asked, type Route, Stream } from '../route.ts'
import { live } from './live.ts'
import { repairs } from './repairs.ts'
import { rowOf } from './row.ts'

export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: 'sessions',
    output: 'sessions',
    run: async ({ call, value }) => {
      if (!existsSync(call.paths.database)) return []
      const limit = whole(value('limit'), 1, 5000, 200)
      return (await status.run(ask(call, [], { limit, agents: value('agents') === '1' }))).json
    },
  },
  { method: 'GET', path: 'sessions/:session', output: 'session', run: (asked) => page(asked) },
  {
    method: 'GET',
    path: 'sessions/:session/recovery',
    output: 'recovery',
    run: async ({ call, value }) => (await show.run(ask(call, [value('session')], { recovery: true }))).json,
  },
  {
    method: 'GET',
    path: 'sessions/:session/past',
    output: 'past',
    run: async ({ call, value }) => (await past.run(ask(call, [value('q')], { session: value('session') }))).json,
  },
  {
    method: 'GET',
    path: 'sessions/:session/past/:place',
    output: 'past-place',
    run: async ({ call, value }) =>
      (await past.run(ask(call, [], { session: value('session'), at: value('place') }))).json,
  },
  {
    method: 'GET',
    path: 'sessions/:session/live',
    run: async ({ call, value, language, signal, busy }) => {
      const after = whole(value('after'), 0, Number.MAX_SAFE_INTEGER, 0)
      return new Stream(live(call, { session: value('session'), after, language }, signal, busy))
    },
  },
]

/** One page of the story, the newest first asked for; what is older comes with `before`. */
async function page({ call, value, language }: Asked) {
  const { timelineWords } = await messages(language)
  const most = whole(value('limit'), 1, 1000, 200)
  const before = whole(value('before'), 0, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
  const category = timelineCategories().find((known) => known === value('category'))
  return withStore(call.paths, (sql) => {
    const row = findSession(sql, value('session'))
    const agents = sql.all<Pick<SessionRow, 'agent' | 'agentType'>>(
      "SELECT agent, agent_type AS agentType FROM sessions WHERE session = ? AND agent != '' ORDER BY started_at LIMIT 200",
      row.session,
    )
    const entries = query(sql, {
      session: row.session,
      before,
      limit: most + 1,
      ...(category && { category }),
      ...(value('find') !== '' && { find: value('find') }),
    })
    const shown = entries.slice(-most)
    const repaired = repairs(shown)
    const counted = sql.get<{ n: number }>('SELECT count(*) AS n FROM timeline WHERE session = ?', row.session)
    return {
      session: row.session,
      host: row.host,
      project: row.project,
      transcript: row.transcript,
      startedAt: iso(row.startedAt),
      lastAt: iso(row.lastAt),
      endedAt: row.endedAt === null ? null : iso(row.endedAt),
      epoch: row.epoch,
      agents,
      all: counted?.n ?? 0,
      entries: shown.map((entry) => rowOf(entry, timelineWords, repaired.get(entry.id))),
      more: entries.length > most,
    }
  })
}
