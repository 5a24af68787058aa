import { anchorsOf } from '../../base/names.ts'
import { why } from '../../cli/commands/why.ts'
import { updateMemory } from '../../cli/memory/verbs/write.ts'
import { withStore } from '../../cli/store.ts'
import { query } from '../../journal/timeline.ts'
import { retold } from '../../messages/people/speak.ts'
import type { Sql } from '../../storage/sql.ts'
import { callWith, textIn, whole } from '../call-with.ts'
import { folderOf } from '../projects.ts'
import type { Route } from '../route.ts'

export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: 'told/:session',
    output: 'told',
    run: async ({ call, value }) => {
      const limit = whole(value('limit'), 1, 5000, 300)
      const { json } = await why.run(callWith(call, [value('session')], { limit }))
      const { session, tokens, injections } = json as Why
      return withStore(call.paths, (sql) => {
        const used = usedIn(sql, session)
        const all = injections.map((one) => ({
          ...one,
          ...memoryOf(sql, session, one),
          reason: retold(one.reason),
          used: used(one),
        }))
        return { session, tokens, injections: all }
      })
    },
  },
  {
    method: 'POST',
    path: 'told/never',
    output: 'memory',
    // A memory that a person sets aside is not told, and no program makes it active again; the person can.
    run: async ({ call, body }) => {
      const project = await folderOf(call, textIn(body.project))
      const status = body.again === true ? 'active' : 'archived'
      return (await updateMemory(callWith(call, [textIn(body.uri) ?? ''], { status, project }))).json
    },
  },
]

interface Told {
  readonly tokens: number
  readonly at: string
  readonly agent: string | null
  readonly uri: string | null
  readonly text: string
  readonly reason: string
  readonly compaction: number | null
}

interface Why {
  readonly session: string
  readonly tokens: number
  readonly injections: readonly Told[]
}

function memoryOf(sql: Sql, session: string, { uri }: Told): { project: string | null; status: string | null } {
  const found =
    uri === null
      ? undefined
      : sql.get<{ project: string; status: string }>(
          `SELECT m.project, m.status FROM memory_injections i JOIN memories m ON m.id = i.memory WHERE i.session = ? AND m.uri = ? LIMIT 1`,
          session,
          uri,
        )
  return { project: found?.project || null, status: found?.status ?? null }
}

/** Whether something that was told is named by what the agent then did; null when it names nothing that could be looked for. */
function usedIn(sql: Sql, session: string): (told: Told) => boolean | null {
  const done = query(sql, { session, types: ['tool:complete', 'tool:failure', 'session:stop'], limit: MOST }).map(
    (entry) => ({
      at: entry.at,
      agent: entry.agent,
      names: anchorsOf(JSON.stringify(entry.data.input ?? entry.data.message ?? '')),
    }),
  )
  return ({ at, agent, text }) => {
    const names = [...anchorsOf(text)]
    if (names.length === 0) return null
    const since = Date.parse(at)
    return done.some(
      (one) => one.at >= since && one.agent === (agent ?? '') && names.some((name) => one.names.has(name)),
    )
  }
}

const MOST = 5000
