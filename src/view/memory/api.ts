import { CommandError } from '../../cli/command.ts'
import { search } from '../../cli/commands/search.ts'
import { withMemories } from '../../cli/memory/place.ts'
import { memoryJson } from '../../cli/memory/present.ts'
import { forgetOne } from '../../cli/memory/verbs/forget.ts'
import { listMemories } from '../../cli/memory/verbs/list.ts'
import { memoryHistory, readMemory } from '../../cli/memory/verbs/read.ts'
import { confirmItems, type Item, itemsOf, refuseItems } from '../../cli/memory/verbs/waiting.ts'
import { deleteMemory, restoreMemory, updateMemory } from '../../cli/memory/verbs/write.ts'
import { mayBeRecalled } from '../../memory/recall/safety.ts'
import { COLUMNS, type Memory } from '../../memory/store/record.ts'
import { t } from '../../messages/people/speak.ts'
import { iso } from '../../platform/clock.ts'
import type { Sql } from '../../storage/sql.ts'
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
  { method: 'POST', path: 'memory/answer', output: 'memory-answer', run: answer },
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

/** What waits is answered by name: its number may be another's by the time of the click. */
async function answer({ call, body }: Asked) {
  const project = await folderOf(call, textIn(body.project))
  return withMemories(callWith(call, [], { project }), async (desk) => {
    const items = itemsOf(desk).filter((item) => nameOf(item) === body.name)
    if (items.length === 0) throw new CommandError(t`this does not wait any more`, t`reload the page`)
    if (body.answer === 'confirm') await confirmItems(desk, items)
    else refuseItems(desk, items)
    return { answered: items.map(nameOf) }
  })
}

function nameOf(item: Item): string {
  return item.kind === 'sentence' ? `sentence ${item.one.key}` : `proposal ${item.one.id}`
}

function waitingJson(project: string, item: Item) {
  const { session, at } = item.one
  const common = { name: nameOf(item), project, session, at: iso(at) }
  if (item.kind === 'sentence') return { ...common, kind: item.kind, text: item.one.text }
  const { memory, wish, change } = item.one
  return {
    ...common,
    kind: item.kind,
    uri: memory.uri,
    text: memory.content,
    wish,
    content: change.content ?? null,
    tier: change.tier ?? null,
    when: change.disclosure ?? null,
  }
}

/** What is kept and not told: texts of programs that read like orders, and what a person may or may not have meant for good. */
async function quarantine(asked: Asked) {
  return withMemories(callWith(asked.call, [], await placeIn(asked)), ({ sql, projects, now }) => {
    const among = projects ? `project IN ('', ${projects.map(() => '?').join(', ')})` : 'true'
    const suspects = sql.all<Memory>(
      `SELECT ${COLUMNS} FROM memories WHERE status = 'active' AND trust != 'user' AND ${among} ORDER BY id DESC LIMIT 20000`,
      ...(projects ?? []),
    )
    const waiting = (projects ?? projectsThatWait(sql)).flatMap((project) =>
      itemsOf({ sql, now, place: { project } }).map((item) => waitingJson(project, item)),
    )
    return {
      orders: suspects
        .filter(({ content, trust, origin }) => !mayBeRecalled(content, trust, origin))
        .slice(0, 200)
        .map(memoryJson),
      waiting: waiting.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, 200),
    }
  })
}

function projectsThatWait(sql: Sql): string[] {
  return sql
    .all<{ project: string }>('SELECT project FROM memory_waiting UNION SELECT project FROM memory_proposals')
    .map(({ project }) => project)
}
