import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Connection } from '../../src/team/server/connect.ts'
import { initialise } from '../../src/team/server/init.ts'
import { POLICIES } from '../../src/team/server/schema.ts'
import { standingInProject, teamServer } from '../../src/team/server/server.ts'
import { type Cluster, NO_CLUSTER, startCluster, teamDatabase } from './lib/cluster.ts'

const PEOPLE = ['ada', 'bo', 'cy', 'dee', 'eve']
const HERE = 'git:here'
const THERE = 'git:there'

describe.skipIf(NO_CLUSTER !== undefined)(`roles on a real server${NO_CLUSTER ? ` (${NO_CLUSTER})` : ''}`, () => {
  let cluster: Cluster
  const connections = new Map<string, Connection>()
  const devices = new Map(PEOPLE.map((person) => [person, crypto.randomUUID()]))
  const on = (person: string) => connections.get(person) as Connection
  const server = (person: string, project = HERE) => teamServer(on(person), project, devices.get(person) ?? '')
  const put = (uri: string, content: string, bases: string[] = []) => ({
    id: crypto.randomUUID(),
    kind: 'put' as const,
    uri,
    author: 'nobody asks',
    device: '',
    at: 1,
    bases,
    body: { content, tier: 5, disclosure: '', links: [], trust: 'user', commit: null },
    forgotten: false,
  })
  const forget = (uri: string, seen: string[]) => ({ ...put(uri, '', seen), kind: 'forget' as const, body: null })
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'fine',
      (failure: { kind?: string; message: string }) => failure.kind ?? failure.message,
    )

  beforeAll(async () => {
    cluster = startCluster()
    await teamDatabase(cluster, 'team', PEOPLE)
    const keeper = await cluster.as('keeper')
    const first = await initialise(keeper, { team: 'acme', admin: 'ada' })
    const second = await initialise(keeper, { team: 'acme', admin: 'ada' })
    expect(first).toMatchObject({ before: 0, version: 1, team: 'acme' })
    expect(second).toEqual({ ...first, before: 1 })
    connections.set('keeper', keeper)
    for (const person of PEOPLE) connections.set(person, await cluster.as(person))
    await on('ada').query('SELECT throughline.open_project($1, $2)', HERE, 'here')
    await on('ada').query('SELECT throughline.open_project($1, $2)', THERE, 'there')
    for (const [person, role] of [
      ['bo', 'writer'],
      ['cy', 'writer'],
      ['dee', 'reader'],
    ])
      await on('ada').query('SELECT throughline.admit($1, $2, $3)', HERE, person, role)
    for (const person of ['ada', 'bo', 'cy', 'dee'])
      await on(person).query('SELECT throughline.register_device($1, $2)', devices.get(person), `${person}'s`)
  }, 120_000)

  afterAll(async () => {
    for (const connection of connections.values()) await connection.close()
    cluster?.remove()
  }, 60_000)

  test('every table of the schema has row-level security, forced, and a policy', async () => {
    const rows = await on('keeper').query<{ name: string; on: boolean; forced: boolean; policies: string }>(
      `SELECT c.relname AS name, c.relrowsecurity AS on, c.relforcerowsecurity AS forced,
         (SELECT count(*) FROM pg_policy p WHERE p.polrelid = c.oid) AS policies
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'throughline' AND c.relkind = 'r' ORDER BY 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(POLICIES).sort())
    for (const row of rows) expect(row).toMatchObject({ on: true, forced: true })
    expect(rows.every(({ policies }) => Number(policies) >= 1)).toBe(true)
  })

  test('a person who is not in the team cannot even see the schema', async () => {
    expect(await codeOf(standingInProject(on('eve'), HERE))).toBe('denied')
    for (const table of Object.keys(POLICIES))
      expect(await codeOf(on('eve').query(`SELECT * FROM throughline.${table}`))).toBe('denied')
  })

  test('a writer writes, a reader reads and cannot write', async () => {
    const one = put('project://decisions/port', 'The server listens on 8080.')
    expect(await server('bo').push([one])).toEqual([{ id: one.id, outcome: 'written', number: 1 }])
    expect((await server('dee').pull(0, 10)).map(({ author, body }) => [author, body?.content])).toEqual([
      ['bo', 'The server listens on 8080.'],
    ])
    expect(await codeOf(server('dee').push([put('project://decisions/x', 'from a reader')]))).toBe('denied')
  })

  test('a project without membership is not there: no row of any table tells of it', async () => {
    await server('ada', THERE).push([put('project://decisions/secret-plan', 'Only ada reads this.')])
    expect(await server('bo', THERE).pull(0, 10)).toEqual([])
    expect(await standingInProject(on('bo'), THERE)).toMatchObject({ role: null, head: 0 })
    for (const table of ['projects', 'access', 'operations'])
      expect(await on('bo').query(`SELECT 1 FROM throughline.${table} WHERE project = '${THERE}'`)).toEqual([])
    expect(await codeOf(server('bo', THERE).push([put('project://decisions/y', 'into the other')]))).toBe('denied')
  })

  test('nobody writes a table directly, reads the tombstones, or sees the key', async () => {
    for (const table of Object.keys(POLICIES)) {
      expect(await codeOf(on('bo').query(`DELETE FROM throughline.${table}`))).toBe('denied')
      expect(await codeOf(on('ada').query(`INSERT INTO throughline.${table} DEFAULT VALUES`))).toBe('denied')
    }
    expect(await codeOf(on('ada').query('SELECT * FROM throughline.tombstones'))).toBe('denied')
    expect(await codeOf(on('ada').query('SELECT inner_pad FROM throughline.meta'))).toBe('denied')
    expect(await codeOf(on('ada').query("SELECT throughline.mark_of('x')"))).toBe('denied')
  })

  test('a writer cannot speak as another: not by a name, not by a device, not by a used id', async () => {
    const one = put('project://decisions/tabs', 'Tabs.')
    await server('bo').push([one])
    expect(await server('cy').push([{ ...one, body: { ...one.body, content: 'Spaces.' } }])).toEqual([
      { id: one.id, outcome: 'foreign', number: null },
    ])
    expect(
      await codeOf(teamServer(on('cy'), HERE, devices.get('bo') ?? '').push([put('project://decisions/z', 'as bo')])),
    ).toBe('denied')
    expect(
      await codeOf(on('cy').query('SELECT throughline.register_device($1, $2)', devices.get('bo'), 'mine now')),
    ).toBe('denied')
    expect(await codeOf(on('cy').query('SET SESSION AUTHORIZATION bo'))).toBe('denied')
    expect(await codeOf(on('cy').query('SET ROLE keeper'))).toBe('denied')
    expect((await server('dee').pull(0, 100)).filter(({ id }) => id === one.id)).toMatchObject([
      { author: 'bo', body: { content: 'Tabs.' } },
    ])
  })

  test('what was never to be shared is refused by the server too', async () => {
    for (const uri of [
      'user://style/tabs',
      'task://session_log/1',
      'workflow://permissions/x',
      'project://files/a.ts',
      'project://decisions/',
    ])
      expect(await codeOf(server('bo').push([put(uri, 'no')]))).toBe('wrong')
  })

  test('a writer forgets their own and nobody else’s; a maintainer everything; the body is gone from every row', async () => {
    const uri = 'project://traps/tunnel'
    const mine = put(uri, 'The tunnel to 10.1.2.3 drops after a minute.')
    await server('bo').push([mine])
    expect(await server('cy').push([forget(uri, [mine.id])])).toMatchObject([{ outcome: 'nothing' }])
    const theirs = put(uri, 'The tunnel drops after five minutes.')
    await server('cy').push([theirs])
    expect(await server('bo').push([forget(uri, [mine.id, theirs.id])])).toMatchObject([{ outcome: 'written' }])
    const after = await server('dee').pull(0, 100)
    expect(after.find(({ id }) => id === mine.id)).toMatchObject({ body: null, forgotten: true })
    expect(after.find(({ id }) => id === theirs.id)).toMatchObject({ forgotten: false })
    await server('ada').push([forget(uri, [theirs.id])])
    const bytes = JSON.stringify(await cluster.sql('SELECT * FROM throughline.operations', 'team'))
    expect(bytes).not.toContain('tunnel to')
    expect(bytes).not.toContain('five minutes')
  })

  test('a tombstone cannot be undone: not by the same text, not under another URI, not by what was built on it, not by its id', async () => {
    const one = put('project://patterns/cache', 'The cache key is the customer number.')
    await server('bo').push([one])
    await server('bo').push([forget(one.uri, [one.id])])
    const again = [
      put(one.uri, 'The cache key is the customer number.'),
      put('project://patterns/other', ' The cache key is the customer number.\n'),
      put(one.uri, 'The cache key is the customer number, hashed.', [one.id]),
    ]
    expect((await server('ada').push(again)).map(({ outcome }) => outcome)).toEqual([
      'forgotten',
      'forgotten',
      'forgotten',
    ])
    expect(await server('bo').push([one])).toMatchObject([{ outcome: 'known' }])
    expect((await server('dee').pull(0, 100)).find(({ id }) => id === one.id)).toMatchObject({
      body: null,
      forgotten: true,
    })
  })

  test('only an admin or a maintainer admits and removes; a removed person sees nothing from the next statement on', async () => {
    expect(await codeOf(on('bo').query('SELECT throughline.admit($1, $2, $3)', HERE, 'eve', 'writer'))).toBe('denied')
    expect(await codeOf(on('bo').query('SELECT throughline.admit($1, $2, $3)', HERE, 'bo', 'maintainer'))).toBe(
      'denied',
    )
    expect(await codeOf(on('bo').query('SELECT throughline.dismiss($1, $2)', HERE, 'cy'))).toBe('denied')
    expect(await codeOf(on('bo').query("SELECT throughline.open_project('git:new', '')"))).toBe('denied')
    await on('ada').query('SELECT throughline.dismiss(NULL, $1)', 'cy')
    expect(await server('cy').pull(0, 100)).toEqual([])
    expect(await standingInProject(on('cy'), HERE)).toMatchObject({ role: null })
    expect(await codeOf(server('cy').push([put('project://decisions/late', 'too late')]))).toBe('denied')
  })
})
