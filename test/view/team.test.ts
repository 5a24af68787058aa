import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { tempFolders } from '../lib/temp.ts'
import { type Cluster, NO_CLUSTER, startCluster } from '../team/lib/cluster.ts'
import { EVE, FORGOTTEN, fillTeam, type Machine, QUEUE } from './lib/filled-team.ts'
import { type Seen, withViewing } from './lib/viewing.ts'

const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } })

interface Offer {
  uri: string
  mark: string
  held: string | null
  heldBecause: string | null
  redacted: string[]
  changes: { text: string; how: string }[]
}

describe.skipIf(NO_CLUSTER !== undefined)(`the team in the page${NO_CLUSTER ? ` (${NO_CLUSTER})` : ''}`, () => {
  const folder = tempFolders()
  let cluster: Cluster
  let ada: Machine
  let bo: Machine
  let project: string
  beforeAll(async () => {
    cluster = startCluster()
    ;({ ada, bo } = await fillTeam(cluster, folder(), 'acme'))
    project = ada.home.all<{ project: string }>('SELECT project FROM team_joined')[0]?.project ?? ''
  }, 180_000)
  afterAll(() => cluster?.remove(), 60_000)

  const at = (path: string) => `team/${path}?project=${encodeURIComponent(project)}`
  const offers = async (seen: Seen) => (await seen.get<{ offers: Offer[] }>(at('share'))).offers
  const fits = (name: string, value: unknown) => {
    const check = ajv.compile(
      JSON.parse(readFileSync(join(import.meta.dir, `../../schemas/view/${name}.json`), 'utf8')),
    )
    check(value)
    expect({ name, errors: check.errors ?? [] }).toEqual({ name, errors: [] })
  }

  test('every answer fits its schema, and every change too', async () => {
    await withViewing(ada.home, async (seen) => {
      fits('team', await seen.get('team'))
      for (const path of ['status', 'share', 'conflicts', 'receipts']) fits(`team-${path}`, await seen.get(at(path)))
      const changes: readonly (readonly [path: string, body: object])[] = [
        ['skip', { offers: [{ uri: 'project://traps/clock' }] }],
        ['never', { kind: 'commands' }],
        ['never', { kind: 'commands', undo: true }],
        ['policy', { policy: 'ask' }],
        ['sync', {}],
      ]
      for (const [path, body] of changes) {
        const { status, value } = await seen.post(`team/${path}`, { project, ...body })
        expect({ path, status, value: status === 200 || value }).toMatchObject({ path, status: 200 })
        fits(`team-${path}`, value)
      }
    })
  }, 60_000)

  test('the queue says what changed, where it was learned, what redaction took out, and why one is held back', async () => {
    const listed = await withViewing(ada.home, offers)
    const byUri = new Map(listed.map((one) => [one.uri, one]))
    const pattern = byUri.get('project://patterns/errors')
    expect(pattern?.changes.filter(({ how }) => how !== 'same').map(({ how, text }) => `${how} ${text}`)).toEqual([
      'removed in the importer',
      'added everywhere',
    ])
    expect(byUri.get('project://traps/token')?.redacted.length).toBe(1)
    expect(JSON.stringify(listed)).not.toContain('ghp_')
    expect(byUri.get('project://conventions/names')).toMatchObject({
      held: 'unmerged',
      heldBecause: expect.stringContaining('default branch'),
    })
  })

  test('a text that was changed after it was shown is not shared; one that was not shown is not either', async () => {
    await withViewing(ada.home, async (seen) => {
      const port = (await offers(seen)).find(({ uri }) => uri === 'project://traps/port')
      expect(port?.mark).toMatch(/^[0-9a-f]{32}$/)
      ada.run('memory', 'update', 'project://traps/port', '--content', 'Something else that nobody has looked at.')
      const approve = (mark: string | undefined) =>
        seen.post('team/approve', { project, offers: [{ uri: 'project://traps/port', mark }] })
      for (const mark of [port?.mark, undefined, '']) {
        expect(await approve(mark)).toMatchObject({
          status: 409,
          value: { error: { message: expect.stringContaining('was changed since it was shown') } },
        })
      }
      expect(ada.home.all("SELECT 1 FROM team_operations WHERE uri = 'project://traps/port'")).toEqual([])
      const anew = (await offers(seen)).find(({ uri }) => uri === 'project://traps/port')
      const done = await approve(anew?.mark)
      expect(done).toMatchObject({ status: 200, value: { approved: ['project://traps/port'] } })
      fits('team-approve', done.value)
      expect(ada.home.all("SELECT state FROM team_operations WHERE uri = 'project://traps/port'")).toEqual([
        { state: 'outbox' },
      ])
    })
  })

  test('nothing that is held back is approved, and a request without offers approves nothing', async () => {
    await withViewing(ada.home, async (seen) => {
      const held = (await offers(seen)).find(({ uri }) => uri === 'project://conventions/names')
      expect((await seen.post('team/approve', { project, offers: [held] })).status).toBe(409)
      for (const given of [undefined, [], 'all', [{ uri: 5 }]])
        expect((await seen.post('team/approve', { project, offers: given, all: true })).status).toBe(400)
      expect(ada.home.all("SELECT 1 FROM team_operations WHERE uri = 'project://conventions/names'")).toEqual([])
    })
  })

  test('a conflict has both authors and their texts, and is settled by the very text that was chosen', async () => {
    await withViewing(ada.home, async (seen) => {
      const { sameUri } = await seen.get<{ sameUri: { uri: string; sides: { id: string; author: string }[] }[] }>(
        at('conflicts'),
      )
      expect(sameUri.map(({ uri, sides }) => [uri, sides.map(({ author }) => author).sort()])).toEqual([
        ['project://decisions/mailer', [EVE, 'ada'].sort()],
        [QUEUE, ['ada', 'bo']],
      ])
      const bos = sameUri.find(({ uri }) => uri === QUEUE)?.sides.find(({ author }) => author === 'bo')
      const settled = await seen.post('team/settle', { project, uri: QUEUE, keep: bos?.id })
      expect(settled).toMatchObject({ status: 200, value: { uri: QUEUE, kept: { author: 'bo' } } })
      fits('team-settle', settled.value)
      const after = await seen.get<{ sameUri: { uri: string }[] }>(at('conflicts'))
      expect(after.sameUri.map(({ uri }) => uri)).toEqual(['project://decisions/mailer'])
    })
  })

  test('the receipt names the device that has not confirmed, and says so no more once it has', async () => {
    await withViewing(ada.home, async (seen) => {
      const open = async () => {
        const receipts = await seen.get<{ uri: string; devices: { login: string; confirmed: boolean }[] }[]>(
          at('receipts'),
        )
        return receipts
          .find(({ uri }) => uri === FORGOTTEN)
          ?.devices.filter(({ confirmed }) => !confirmed)
          .map(({ login }) => login)
      }
      expect(await open()).toContain('bo')
      bo.run('sync')
      expect(await open()).not.toContain('bo')
    })
  })

  test('a server that is away is said for the receipts alone; queue and conflicts are there all the same', async () => {
    cluster.stop()
    try {
      await withViewing(ada.home, async (seen) => {
        expect(await seen.get(at('receipts'))).toMatchObject({
          error: { hint: expect.stringContaining('does not answer') },
        })
        fits('team-share', await seen.get(at('share')))
        fits('team-conflicts', await seen.get(at('conflicts')))
        const { status, value } = await seen.post('team/sync', { project })
        expect({ status, said: value.said }).toEqual({ status: 200, said: expect.stringContaining('Nothing is lost') })
      })
    } finally {
      cluster.start()
    }
  }, 60_000)

  test('no request leads to a folder that nobody worked in, and nothing is answered without the token', async () => {
    await withViewing(ada.home, async (seen) => {
      for (const wrong of ['/etc', '../..', 'root:/etc'])
        expect(await seen.post('team/policy', { project: wrong, policy: 'off' })).toMatchObject({ status: 409 })
      for (const path of ['team', at('status'), at('share'), at('conflicts'), at('receipts'), 'settings'])
        expect((await seen.raw(`/api/${path}`)).status).toBe(401)
      for (const path of ['approve', 'skip', 'never', 'settle', 'confirm', 'policy', 'sync']) {
        const init = {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ project }),
        }
        expect((await seen.raw(`/api/team/${path}`, init)).status).toBe(401)
      }
      expect(ada.home.all('SELECT policy FROM team_joined')).toEqual([{ policy: 'ask' }])
    })
  })
})
