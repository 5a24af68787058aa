import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { isBuried } from '../../src/memory/store/forgetting/tombstones.ts'
import { initialise } from '../../src/team/server/init.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Cluster, NO_CLUSTER, startCluster, teamDatabase } from './lib/cluster.ts'
import { type Person, person } from './lib/person.ts'
import { type CutLine, startProxy } from './lib/proxy.ts'
import { asking } from './lib/team.ts'

const folder = tempFolders()
const PEOPLE = ['ada', 'bo', 'cy', 'dee', 'eli']
/** Who is in which project; the first is its maintainer. */
const PROJECTS: Readonly<Record<string, readonly string[]>> = {
  'git:one': ['ada', 'bo', 'cy', 'dee', 'eli'],
  'git:two': ['ada', 'bo', 'cy'],
  'git:three': ['ada', 'dee', 'eli'],
}
const ROUNDS = Number(process.env.THROUGHLINE_MODEL_ROUNDS ?? 3)
const STEPS = 140

describe.skipIf(NO_CLUSTER !== undefined)(`a model of a team${NO_CLUSTER ? ` (${NO_CLUSTER})` : ''}`, () => {
  let cluster: Cluster
  beforeAll(() => {
    cluster = startCluster()
  }, 120_000)
  afterAll(() => cluster?.remove(), 60_000)

  for (let seed = 1; seed <= ROUNDS; seed++) {
    test(`five people, three projects, cut lines, random order (${seed}): replicas are equal, nothing is lost, nothing unapproved goes out`, async () => {
      const random = generator(seed)
      const pick = <One>(items: readonly One[]): One => items[Math.floor(random() * items.length)] as One
      const database = `m${seed}`
      const world = await settled(cluster, database)
      const approved = new Map<string, { project: string; uri: string }>()
      const forgotten = new Set<string>()
      const tally = { syncs: 0, cuts: 0, approved: 0, unapproved: 0, forgettings: 0, settlings: 0 }
      for (let step = 0; step < STEPS; step++) {
        const project = pick(Object.keys(PROJECTS))
        const login = pick(PROJECTS[project] ?? [])
        const { one, proxy } = world.get(login) as Machine
        const uri = `project://${pick(['decisions', 'traps', 'patterns'])}/${pick(['a', 'b', 'c', 'd', 'e'])}`
        const act = random()
        if (act < 0.35) {
          one.write(project, uri, `APPROVED ${project} ${login} ${seed}.${step}`)
          const id = one.approve(project, uri)
          if (id) {
            approved.set(id, { project, uri })
            tally.approved++
          }
        } else if (act < 0.5) {
          // Under a place of its own: what is approved later is another text, which was shown then.
          one.write(project, `${uri}-private-${step}`, `UNAPPROVED ${login} ${seed}.${step}`)
          tally.unapproved++
        } else if (act < 0.57) {
          const id = one.forget(project, uri)
          if (id) tally.forgettings++
          for (const [other, where] of approved)
            if (where.project === project && where.uri === uri) forgotten.add(other)
        } else if (act < 0.64) {
          one.settle(project, uri, pick(PROJECTS[project] ?? []))
          tally.settlings++
        } else {
          const cut =
            random() < 0.5 ? { at: 1 + Math.floor(random() * 9), how: pick(['before', 'after'] as const) } : undefined
          proxy.cutAt(cut)
          const { kind } = await one.sync(project, proxy.open)
          tally.syncs++
          if (kind === 'trouble') tally.cuts++
        }
      }
      for (let round = 0; round < 2; round++)
        for (const [project, members] of Object.entries(PROJECTS))
          for (const login of members) {
            const { one, proxy } = world.get(login) as Machine
            proxy.cutAt(undefined)
            expect((await one.sync(project, proxy.open)).kind).toBe('done')
          }
      const rows = (await cluster.sql(
        'SELECT id, project, number, kind, body, forgotten FROM throughline.operations ORDER BY project, number',
        database,
      )) as unknown as Row[]
      for (const [project, members] of Object.entries(PROJECTS)) {
        const states = members.map((login) => (world.get(login) as Machine).one.state(project))
        for (const state of states) expect(state).toEqual(states[0] as never)
        const numbers = rows.filter((row) => row.project === project).map(({ number }) => Number(number))
        expect(numbers).toEqual(numbers.map((_, at) => at + 1))
      }
      const there = new Map(rows.map((row) => [row.id, row]))
      for (const [id, { uri }] of approved) {
        const refused = [...world.values()].some(
          ({ one }) =>
            one.sql.get("SELECT 1 AS yes FROM team_operations WHERE id = ? AND state = 'refused'", id) !== undefined,
        )
        const row = there.get(id)
        // It is on the server with its text, or somebody had its URI forgotten, or it was built on what was forgotten and came back.
        expect([id, uri, row?.body != null || forgotten.has(id) || refused]).toEqual([id, uri, true])
      }
      for (const { one, proxy } of world.values()) {
        expect(proxy.sent().includes('UNAPPROVED')).toBe(false)
        for (const [project, members] of Object.entries(PROJECTS)) {
          if (members.includes(one.login)) continue
          expect(proxy.got().includes(`APPROVED ${project}`)).toBe(false)
          expect(one.memories(project)).toEqual([])
        }
        for (const project of Object.keys(PROJECTS)) expectShown(one, project)
      }
      for (const { one, proxy } of world.values()) {
        proxy.close()
        one.close()
      }
      console.log(`      seed ${seed}: ${JSON.stringify(tally)}, ${rows.length} operations on the server`)
    }, 180_000)
  }
})

interface Machine {
  readonly one: Person
  readonly proxy: CutLine
}

interface Row {
  readonly id: string
  readonly project: string
  readonly number: string
  readonly body: object | null
}

/** What is shown is what stands: no text of the team that is no head, and every head, unless this machine has forgotten that very text. */
function expectShown(one: Person, project: string): void {
  const heads = (one.state(project) as [string, [string, string][]][]).flatMap(([, sides]) =>
    sides.map(([, content]) => content),
  )
  const memories = one.memories(project)
  for (const { content, trust } of memories) if (trust === 'team') expect(heads).toContain(content)
  const all = new Set(memories.map(({ content }) => content))
  for (const content of heads)
    expect([content, all.has(content) || isBuried(one.sql, project, '', content)]).toEqual([content, true])
}

async function settled(cluster: Cluster, database: string): Promise<Map<string, Machine>> {
  await teamDatabase(cluster, database, PEOPLE)
  const keeper = await cluster.as('keeper', database)
  await initialise(keeper, { team: database, admin: 'ada' })
  await keeper.close()
  const world = new Map<string, Machine>()
  for (const login of PEOPLE)
    world.set(login, { one: person(cluster, folder(), login), proxy: await startProxy(cluster) })
  for (const [project, members] of Object.entries(PROJECTS)) {
    await world.get('ada')?.one.join(project, database)
    for (const login of members.slice(1)) {
      await asking(cluster, 'ada', database, 'SELECT throughline.admit($1, $2, $3)', project, login, 'writer')
      await world.get(login)?.one.join(project, database)
    }
  }
  return world
}

/** The same numbers for the same seed. */
function generator(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
}
