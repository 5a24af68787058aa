import { search } from '../../cli/commands/search.ts'
import { withMemories } from '../../cli/memory/place.ts'
import { memoryJson } from '../../cli/memory/present.ts'
import { forgetOne } from '../../cli/memory/verbs/forget.ts'
import { listMemories } from '../../cli/memory/verbs/list.ts'
import { memoryHistory, readMemory } from '../../cli/memory/verbs/read.ts'
import { deleteMemory, restoreMemory, updateMemory } from '../../cli/memory/verbs/write.ts'
import { mayBeRecalled } from '../../memory/recall/safety.ts'
import { COLUMNS, type Memory } from '../../memory/store/record.ts'
import { iso } from '../../platform/clock.ts'
import { callWith, textIn, whole } from '../call-with.ts'
import { wordChangesOf } from '../changes.ts'
import { folderOf } from '../projects.ts'
import type { Asked, Route } from '../route.ts'

export const routes: readonly Route[] = [
  {
    method: 'GET',
    path: 'memories',
    output: 'memories',
    run: async (asked) => {
      const words = asked.value('q').trim()
      const limit = whole(asked.value('limit'), 1, 200, 40)
      const options = {
        ...(await placeIn(asked)),
        limit,
        ...(asked.value('status') !== '' && { status: asked.value('status') }),
      }
      if (words === '') return (await listMemories(callWith(asked.call, [], { ...options, recent: true }))).json
      return (await search.run(callWith(asked.call, [words], options))).json
    },
  },
  {
    method: 'GET',
    path: 'memory',
    output: 'memory',
    run: async (asked) => (await readMemory(callWith(asked.call, [asked.value('uri')], await placeIn(asked)))).json,
  },
  { method: 'GET', path: 'memory/history', output: 'memory-history', run: history },
  {
    method: 'GET',
    path: 'memory/contradictions',
    output: 'memory-contradictions',
    run: async (asked) =>
      (await listMemories(callWith(asked.call, [], { ...(await placeIn(asked)), contradictions: true }))).json,
  },
  { method: 'GET', path: 'memory/quarantine', output: 'memory-quarantine', run: quarantine },
  { method: 'POST', path: 'memory/update', output: 'memory', run: (asked) => change(asked, updateMemory) },
  { method: 'POST', path: 'memory/restore', output: 'memory', run: (asked) => change(asked, restoreMemory) },
  { method: 'POST', path: 'memory/delete', output: 'memory', run: (asked) => change(asked, deleteMemory) },
  {
    method: 'POST',
    path: 'memory/forget',
    output: 'forget',
    run: (asked) => change(asked, (call) => forgetOne(call, call.words[0])),
  },
]

async function placeIn({ call, value }: Asked): Promise<{ project?: string | undefined; all?: true }> {
  const project = value('project')
  if (project === '' || project === 'all') return { all: true }
  return { project: await folderOf(call, project) }
}

type Change = typeof updateMemory

async function change({ call, body }: Asked, run: Change) {
  const project = await folderOf(call, textIn(body.project))
  const options = {
    project,
    content: textIn(body.content),
    tier: typeof body.tier === 'number' ? body.tier : undefined,
    when: textIn(body.when),
    status: textIn(body.status),
    version: typeof body.version === 'number' ? body.version : undefined,
    yes: true,
  }
  // A text of one dash would have the command read its standard input.
  if (options.content === '-') options.content = ' - '
  return (await run(callWith(call, [textIn(body.uri) ?? ''], options))).json
}

interface Version {
  readonly content: string
}

async function history(asked: Asked) {
  const { json } = await memoryHistory(callWith(asked.call, [asked.value('uri')], await placeIn(asked)))
  const { uri, versions } = json as { uri: string; versions: readonly Version[] }
  return {
    uri,
    versions: versions.map((version, at) => ({
      ...version,
      changes: at === 0 ? [] : wordChangesOf(versions[at - 1]?.content ?? '', version.content),
    })),
  }
}

interface Waiting {
  text: string
  rule: string
  session: string
  at: number
}

/** What is kept and not told: texts of programs that read like orders, and what a person may or may not have meant for good. */
async function quarantine(asked: Asked) {
  return withMemories(callWith(asked.call, [], await placeIn(asked)), ({ sql, projects }) => {
    const among = projects ? `project IN ('', ${projects.map(() => '?').join(', ')})` : 'true'
    const suspects = sql.all<Memory>(
      `SELECT ${COLUMNS} FROM memories WHERE status = 'active' AND trust != 'user' AND ${among} ORDER BY id DESC LIMIT 20000`,
      ...(projects ?? []),
    )
    const waiting = sql.all<Waiting>(
      `SELECT text, rule, session, at FROM memory_waiting WHERE ${among} AND rule ->> '$.refused' IS NOT 1 ORDER BY at DESC LIMIT 200`,
      ...(projects ?? []),
    )
    return {
      orders: suspects
        .filter(({ content, trust }) => !mayBeRecalled(content, trust))
        .slice(0, 200)
        .map(memoryJson),
      waiting: waiting.map((one) => ({ ...one, at: iso(one.at) })),
    }
  })
}
