import { beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { search } from '../../src/cli/commands/search.ts'
import { callWith } from '../../src/view/call-with.ts'
import { allRoutes } from '../../src/view/views.ts'
import { type Home, homeIn } from '../lib/home.ts'
import { patientHook, runCommand, toolPayload } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'
import { fill, RULE, SESSION } from './lib/filled.ts'
import { callFor, withViewing } from './lib/viewing.ts'

const folder = tempFolders()
const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } })
let home: Home

beforeAll(async () => {
  home = homeIn(folder())
  await fill(home)
}, 120_000)

/** What is asked for, and the schema of the answer. */
const ASKED: readonly (readonly [path: string, schema: string])[] = [
  ['start', 'start'],
  ['compactions', 'compactions'],
  ['compactions/1', 'compaction'],
  ['sessions', 'sessions'],
  [`sessions/${SESSION}`, 'session'],
  [`sessions/${SESSION}?category=tool&find=record`, 'session'],
  [`sessions/${SESSION}/recovery`, 'recovery'],
  [`sessions/${SESSION}/past?q=backoffDelay`, 'past'],
  [`told/${SESSION}`, 'told'],
  ['memories', 'memories'],
  ['memories?q=retries', 'memories'],
  [`memory?uri=${encodeURIComponent(RULE)}`, 'memory'],
  [`memory/history?uri=${encodeURIComponent(RULE)}`, 'memory-history'],
  ['memory/contradictions', 'memory-contradictions'],
  ['memory/quarantine', 'memory-quarantine'],
  ['overview', 'overview'],
  ['overview/doctor', 'doctor'],
  ['first-run', 'first-run'],
  ['settings', 'settings'],
  ['team', 'team'],
]

/** Asked for below, or where there is a team: team.test.ts. */
const ELSEWHERE = ['past-place', 'team-status', 'team-share', 'team-conflicts', 'team-receipts']

function fits(name: string, value: unknown): void {
  const check = ajv.compile(JSON.parse(readFileSync(join(import.meta.dir, `../../schemas/view/${name}.json`), 'utf8')))
  check(value)
  expect({ name, errors: check.errors ?? [] }).toEqual({ name, errors: [] })
}

describe('what the API answers', () => {
  for (const [path, name] of ASKED) {
    test(`GET /api/${path} fits schemas/view/${name}.json`, async () =>
      fits(name, await withViewing(home, (seen) => seen.get(path))))
  }

  test('every route that answers with a schema is asked for above, or changes something', async () => {
    const asked = new Set([...ASKED.map(([, name]) => name), ...ELSEWHERE])
    const routes = (await allRoutes()).filter(({ method, output }) => method === 'GET' && output !== undefined)
    expect(routes.map(({ output }) => output).filter((output) => !asked.has(output ?? ''))).toEqual([])
  })

  test('an empty store answers too, and has nothing', async () => {
    await withViewing(homeIn(folder()), async (seen) => {
      expect(await seen.get('sessions')).toEqual([] as never)
      expect(await seen.get('compactions')).toMatchObject({ compactions: [], more: false })
      expect(await seen.get('overview')).toMatchObject({ sessions: 0, weeks: [] })
      expect(await seen.get('first-run')).toMatchObject({ transcripts: 0, sessions: 0 })
    })
  })

  test('an unknown path, session and compaction are answered with what is wrong', async () => {
    await withViewing(home, async (seen) => {
      for (const path of ['nothing', 'sessions/none', 'compactions/999', 'sessions/%zz', 'memory?uri=nonsense'])
        expect(await seen.get(path)).toMatchObject({ error: { message: expect.any(String), hint: expect.any(String) } })
    })
  })
})

describe('a compaction', () => {
  test('says what became of each fact, where it stands, what it cost and what came next', async () => {
    const one = await withViewing(home, (seen) => seen.get<Compaction>('compactions/1'))
    expect(one.facts.length).toBeGreaterThan(1)
    expect(one.facts.length).toBe(one.kept + one.putBack + one.lost)
    const [summary, first] = one.texts
    expect(summary?.text).toContain('The user wants a retry')
    expect(first?.bytes).toBe(Buffer.byteLength(first?.text ?? ''))
    const back = one.facts.filter(({ fate }) => fate === 'back')
    expect(back.length).toBeGreaterThan(0)
    expect(back.filter(({ lines }) => (lines[1]?.length ?? 0) + (lines[2]?.length ?? 0) > 0).length).toBeGreaterThan(0)
    expect(one.facts.filter(({ fate }) => fate === 'lost').flatMap(({ lines }) => lines.flat())).toEqual([])
    expect(one.next.map(({ text }) => text)).toEqual([expect.stringContaining('Edit src/http/record-client.ts')])
    expect(one.facts.some(({ needed }) => needed)).toBe(true)
  })

  test('what was done in the very moment of the compaction, and before it, did not come next', async () => {
    const own = homeIn(folder())
    await fill(own)
    own.all(
      "UPDATE timeline SET at = (SELECT at FROM compactions) WHERE type IN ('tool:complete', 'tool:failure') AND id < (SELECT id FROM timeline WHERE type = 'session:compact')",
    )
    const { next } = await withViewing(own, (seen) => seen.get<Compaction>('compactions/1'))
    expect(next.map(({ text }) => text)).toEqual([expect.stringContaining('Edit src/http/record-client.ts')])
  })
})

interface Compaction {
  kept: number
  putBack: number
  lost: number
  texts: { text: string; bytes: number }[]
  facts: { fate: string; lines: number[][]; needed: boolean }[]
  next: { text: string }[]
}

describe('a session', () => {
  test('a failure leads to its repair, a long result says how long it was, and a subagent has its lane', async () => {
    const { entries, agents } = await withViewing(home, (seen) => seen.get<Story>(`sessions/${SESSION}`))
    const failure = entries.find(({ type }) => type === 'tool:failure')
    const repair = entries.find(({ id }) => id === failure?.repairedBy)
    expect(repair).toMatchObject({ type: 'tool:complete', text: expect.stringContaining('npm test'), size: 30_003 })
    expect(agents).toEqual([{ agent: 'agent-7', agentType: 'reviewer' }])
    expect(entries.some(({ agent }) => agent === 'agent-7')).toBe(true)
    expect(entries.some(({ type }) => type === 'session:compact')).toBe(true)
  })

  test('comes in pages, and find and kind choose among its entries', async () => {
    await withViewing(home, async (seen) => {
      const newest = await seen.get<Story>(`sessions/${SESSION}?limit=3`)
      expect(newest.entries).toHaveLength(3)
      expect(newest.more).toBe(true)
      const older = await seen.get<Story>(`sessions/${SESSION}?limit=3&before=${newest.entries[0]?.id}`)
      expect(older.entries.at(-1)?.id).toBeLessThan(newest.entries[0]?.id ?? 0)
      const found = await seen.get<Story>(`sessions/${SESSION}?find=NOT%20DEFINED`)
      expect(found.entries.map(({ type }) => type)).toEqual(['tool:failure'])
      const agents = await seen.get<Story>(`sessions/${SESSION}?category=agent`)
      expect(new Set(agents.entries.map(({ category }) => category))).toEqual(new Set(['agent']))
    })
  })

  test('what only the transcript holds is found there when that is asked for, with what stands around it', async () => {
    await withViewing(home, async (seen) => {
      const kept = await seen.get<Story>(`sessions/${SESSION}?find=backoffDelay`)
      const { pieces } = await seen.get<{ pieces: { place: string; text: string }[] }>(
        `sessions/${SESSION}/past?q=${encodeURIComponent('backoffDelay in backoff.ts')}`,
      )
      expect(kept.entries).toEqual([])
      const found = pieces.find(({ text }) => text.includes('backoffDelay'))
      const around = await seen.get<{ text: string }>(
        `sessions/${SESSION}/past/${encodeURIComponent(found?.place ?? '')}`,
      )
      fits('past-place', around)
      expect(around.text).toContain('wrap fetchRecord in retry')
      expect(await seen.get(`sessions/${SESSION}/past/..%2F..%2Fetc%2Fpasswd@0`)).toMatchObject({
        error: { message: expect.any(String) },
      })
    })
  })

  test('opens without its transcript being read, however large that is', async () => {
    const own = homeIn(folder())
    const transcript = join(own.folder, 'large.jsonl')
    writeFileSync(transcript, `${'x'.repeat(1 << 20)}\n`.repeat(200))
    await patientHook({
      home: own,
      input: toolPayload({ session_id: 'large', transcript_path: transcript, cwd: own.folder }),
    })
    await withViewing(own, async (seen) => {
      await seen.get('sessions')
      const empty = await timed(() => seen.get('sessions'))
      const large = await timed(() => seen.get('sessions/large'))
      // Reading 200 MB takes some hundred times as long as a list of one.
      expect(large).toBeLessThan(empty * 30 + 50)
    })
  })
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

interface Story {
  entries: {
    id: number
    type: string
    category: string
    agent: string | null
    text: string
    size: number
    repairedBy: number | null
  }[]
  agents: { agent: string; agentType: string | null }[]
  more: boolean
}

describe('memory', () => {
  test('the search has the same order and the same words as the command', async () => {
    const { json } = await search.run(callWith(callFor(home), ['record client'], { all: true, limit: 40 }))
    const found = await withViewing(home, (seen) => seen.get<Memory[]>('memories?q=record%20client'))
    expect(found.map(({ uri }) => uri)).toEqual((json as Memory[]).map(({ uri }) => uri))
    expect(found.length).toBeGreaterThan(1)
  })

  test('never again keeps it from being told, and can be taken back; an edit makes a version; a version comes back', async () => {
    await withViewing(home, async (seen) => {
      const [one] = await seen.get<Memory[]>('memories?q=retries')
      const { project } = one ?? { project: null }
      const status = () => home.all<{ status: string }>(`SELECT status FROM memories WHERE uri = '${RULE}'`)[0]?.status
      expect((await seen.post('told/never', { uri: RULE, project })).status).toBe(200)
      expect(status()).toBe('archived')
      await seen.post('told/never', { uri: RULE, project, again: true })
      expect(status()).toBe('active')
      const edited = await seen.post('memory/update', {
        uri: RULE,
        project,
        content: 'Retries live in src/http/.',
        tier: 1,
      })
      expect(edited.value).toMatchObject({ content: 'Retries live in src/http/.', tier: 1 })
      const { versions } = await seen.get<{ versions: { changes: { how: string }[] }[] }>(
        `memory/history?uri=${encodeURIComponent(RULE)}&project=${encodeURIComponent(project ?? '')}`,
      )
      expect(versions.at(-1)?.changes.some(({ how }) => how === 'removed')).toBe(true)
      const restored = await seen.post('memory/restore', { uri: RULE, project, version: 1 })
      expect(String(restored.value.content)).toStartWith('Retries live in src/http/record-client.ts')
      const wrong = await seen.post('memory/update', { uri: RULE, project, tier: 99 })
      expect(wrong).toMatchObject({ status: 400, value: { error: {} } })
    })
  })

  test('of a project whose folder is gone can still be read and changed, again and again', async () => {
    const own = homeIn(folder())
    const project = join(own.folder, 'checkout')
    mkdirSync(join(project, '.git'), { recursive: true })
    writeFileSync(join(project, '.git/config'), '[remote "origin"]\n\turl = https://git.example/made/up.git\n')
    await runCommand(
      own,
      'memory',
      'create',
      'project://x',
      '--content',
      'The harbour closes at nine.',
      '--project',
      project,
    )
    rmSync(project, { recursive: true })
    await withViewing(own, async (seen) => {
      const [one] = await seen.get<Memory[]>('memories')
      for (const content of ['The harbour closes at ten.', 'The harbour closes at eleven.']) {
        const { value } = await seen.post('memory/update', { uri: 'project://x', project: one?.project, content })
        expect(value).toMatchObject({ content })
      }
    })
  })

  test('what is forgotten is gone from the bytes of the store, with a receipt', async () => {
    const own = homeIn(folder())
    await fill(own)
    await withViewing(own, async (seen) => {
      const [one] = await seen.get<Memory[]>('memories?q=warehouse')
      const { value } = await seen.post('memory/forget', { uri: 'project://notes/a', project: one?.project })
      expect(value).toMatchObject({ uri: 'project://notes/a', rows: 1, verified: true })
      expect(readFileSync(own.database, 'latin1')).not.toContain('written for the warehouse')
      expect(await seen.get('memories?q=warehouse')).toEqual([] as never)
    })
  })
})

interface Memory {
  uri: string
  project: string | null
}

test('what is sent is packed only for whoever says that they read it', async () => {
  await withViewing(home, async (seen) => {
    for (const path of ['/', '/page.js', '/api/start'])
      for (const [accepts, encoding] of [
        ['identity', null],
        ['gzip', 'gzip'],
      ] as const) {
        const headers = { authorization: `Bearer ${seen.token}`, 'accept-encoding': accepts }
        const response = await seen.raw(path, { headers, decompress: false } as RequestInit)
        expect([path, response.headers.get('content-encoding')]).toEqual([path, encoding])
      }
  })
})

describe('the overview', () => {
  test('has the week, the project and how long the hooks took', async () => {
    const one = await withViewing(home, (seen) => seen.get<Overview>('overview'))
    expect(one).toMatchObject({ sessions: 1, compactions: 1, projects: [{ project: home.folder, sessions: 1 }] })
    expect(one.weeks).toHaveLength(1)
    expect(one.hooks).toMatchObject([{ host: 'claude-code', hooks: 13 }])
    expect(one.hooks[0]?.p50).toBeLessThanOrEqual(one.hooks[0]?.p95 ?? 0)
  })
})

interface Overview {
  weeks: unknown[]
  hooks: { host: string; hooks: number; p50: number; p95: number }[]
}

describe('the server', () => {
  test('ends when nobody asks for anything', async () => {
    await withViewing(
      home,
      async (seen) => expect(await Promise.race([seen.ended.then(() => 'ended'), Bun.sleep(5000)])).toBe('ended'),
      {
        idleMs: 50,
      },
    )
  })

  test('a secret that stands in the store does not leave it', async () => {
    const own = homeIn(folder())
    await fill(own)
    const secret = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`
    own.all(`UPDATE compactions SET summary = 'the token is ${secret}'`)
    const one = await withViewing(own, (seen) => seen.get('compactions/1'))
    expect(JSON.stringify(one)).toContain('[redacted:')
    expect(JSON.stringify(one)).not.toContain(secret)
  })
})
