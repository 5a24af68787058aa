import { existsSync } from 'node:fs'
import { isRecord } from '../../base/is-record.ts'
import type { Call } from '../../cli/command.ts'
import { past } from '../../cli/commands/past.ts'
import { show } from '../../cli/commands/show.ts'
import { status } from '../../cli/commands/status.ts'
import { findSession, type SessionRow } from '../../cli/sessions.ts'
import { watchStore, withStore } from '../../cli/store.ts'
import { describe } from '../../journal/describe.ts'
import { query, type TimelineEntry } from '../../journal/timeline.ts'
import { categoryOf, timelineCategories } from '../../journal/timeline-types.ts'
import { type Language, timelineTexts } from '../../messages/index.ts'
import { iso } from '../../platform/clock.ts'
import { callWith, whole } from '../call-with.ts'
import { type Asked, type Route, Stream } from '../route.ts'

export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: 'sessions',
    output: 'sessions',
    run: async ({ call, value }) => {
      if (!existsSync(call.paths.database)) return []
      const limit = whole(value('limit'), 1, 5000, 200)
      return (await status.run(callWith(call, [], { limit, agents: value('agents') === '1' }))).json
    },
  },
  { method: 'GET', path: 'sessions/:session', output: 'session', run: (asked) => page(asked) },
  {
    method: 'GET',
    path: 'sessions/:session/recovery',
    output: 'recovery',
    run: async ({ call, value }) => (await show.run(callWith(call, [value('session')], { recovery: true }))).json,
  },
  {
    method: 'GET',
    path: 'sessions/:session/past',
    output: 'past',
    run: async ({ call, value }) => (await past.run(callWith(call, [value('q')], { session: value('session') }))).json,
  },
  {
    method: 'GET',
    path: 'sessions/:session/past/:place',
    output: 'past-place',
    run: async ({ call, value }) =>
      (await past.run(callWith(call, [], { session: value('session'), at: value('place') }))).json,
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
  const { values } = await timelineTexts(language)
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
      entries: shown.map((entry) => rowOf(entry, values, repaired.get(entry.id))),
      more: entries.length > most,
    }
  })
}

/** For each tool call that failed, the next one of the same thread that did the same and passed. */
function repairs(entries: readonly TimelineEntry[]): Map<number, number> {
  const open = new Map<string, number[]>()
  const found = new Map<number, number>()
  for (const entry of entries) {
    if (entry.type !== 'tool:failure' && entry.type !== 'tool:complete') continue
    const key = keyOf(entry)
    if (entry.type === 'tool:failure') {
      open.set(key, [...(open.get(key) ?? []), entry.id])
      continue
    }
    for (const failure of open.get(key) ?? []) found.set(failure, entry.id)
    open.delete(key)
  }
  return found
}

/** The same tool on the same thing: a command by its text, anything else by its file or pattern. */
function keyOf({ agent, data }: TimelineEntry): string {
  const input = isRecord(data.input) ? data.input : {}
  const subject = ['command', 'file_path', 'path', 'pattern', 'url']
    .map((key) => input[key])
    .find((one) => typeof one === 'string')
  return JSON.stringify([agent, data.tool, subject ?? input])
}

interface Watched {
  readonly session: string
  readonly after: number
  readonly language: Language
}

/** What the session's hooks write down, as they do. Hooks know nothing of this: the store is looked at. */
async function* live(call: Call, { session, after, language }: Watched, signal: AbortSignal, busy: () => void) {
  const { values } = await timelineTexts(language)
  const id = await withStore(call.paths, (sql) => findSession(sql, session).session)
  const sql = watchStore(call.paths)
  try {
    let seen = after
    let version = -1
    while (!signal.aborted) {
      const now = sql.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0
      const entries = now === version ? [] : query(sql, { session: id, after: seen, first: MOST_AT_ONCE })
      version = entries.length === MOST_AT_ONCE ? -1 : now
      if (entries.length > 0) {
        seen = entries.at(-1)?.id ?? seen
        busy()
        yield { entries: entries.map((entry) => rowOf(entry, values)) }
      }
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  } finally {
    sql.close()
  }
}

const EVERY_MS = 400
const MOST_AT_ONCE = 500

/** An entry of the timeline as the page shows it: a line, the whole of what was kept, and how large it really was. */
function rowOf(entry: TimelineEntry, words: Readonly<Record<string, string>>, repairedBy?: number) {
  const { data, type } = entry
  return {
    id: entry.id,
    at: iso(entry.at),
    agent: entry.agent || null,
    type,
    category: categoryOf(type),
    text: describe(type, data, 300, words),
    size: sizeOf(data),
    ms: typeof data.ms === 'number' ? data.ms : null,
    repairedBy: repairedBy ?? null,
    data,
  }
}

/** In characters. What was longer than the timeline keeps says how long it was. */
function sizeOf(data: Readonly<Record<string, unknown>>): number {
  const kept = ['text', 'output', 'message', 'error'].reduce((sum, key) => sum + String(data[key] ?? '').length, 0)
  return typeof data.size === 'number' ? data.size : kept
}
