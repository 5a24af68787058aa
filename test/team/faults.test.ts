import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { outboxOf } from '../../src/team/operations.ts'
import { teamServer } from '../../src/team/server/server.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Cluster, NO_CLUSTER, POSTGRES_IDS, startCluster } from './lib/cluster.ts'
import { type Person, person } from './lib/person.ts'
import { startProxy } from './lib/proxy.ts'
import { asking, teamOf } from './lib/team.ts'

const folder = tempFolders()
const P = 'git:app'
const uri = (n: number | string) => `project://decisions/d${n}`

describe.skipIf(NO_CLUSTER !== undefined)(`faults of a real server${NO_CLUSTER ? ` (${NO_CLUSTER})` : ''}`, () => {
  let cluster: Cluster
  let count = 0
  const open: Person[] = []
  const team = async (...people: string[]) => {
    const database = `f${++count}`
    const made = await teamOf(cluster, { database, project: P, folder: folder(), people })
    open.push(...made)
    return { database, made }
  }
  const onServer = async (database: string) =>
    (await cluster.sql(
      'SELECT id, number, uri, body, forgotten FROM throughline.operations ORDER BY number',
      database,
    )) as {
      id: string
      number: string
      uri: string
      body: { content: string } | null
      forgotten: boolean
    }[]
  /** Every operation once, numbered without a gap. */
  const expectWhole = async (database: string, uris: readonly string[]) => {
    const rows = await onServer(database)
    expect(rows.map((row) => row.uri).sort()).toEqual([...uris].sort())
    expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, at) => at + 1))
  }

  beforeAll(() => {
    cluster = startCluster()
  }, 120_000)
  afterAll(() => {
    for (const one of open) one.close()
    cluster?.remove()
  }, 60_000)

  for (const how of ['before', 'after'] as const) {
    test(`cut ${how} every statement of a push and a pull: nothing lost, nothing doubled`, async () => {
      const { database, made } = await team('ada', 'bo')
      const [ada, bo] = made as [Person, Person]
      const proxy = await startProxy(cluster)
      const uris: string[] = []
      let cuts = 0
      for (let at = 1; ; at++) {
        for (const [one, n] of [
          [ada, 60],
          [bo, 3],
        ] as const)
          for (let k = 0; k < n; k++) {
            const name = uri(`${one.login}-${at}-${k}`)
            one.share(P, name, `Text ${at}.${k} of ${one.login}.`)
            uris.push(name)
          }
        proxy.cutAt({ at, how })
        const pushed = await ada.sync(P, proxy.open)
        proxy.cutAt({ at, how })
        const pulled = await bo.sync(P, proxy.open)
        if (pushed.kind === 'trouble') cuts++
        if (pulled.kind === 'trouble') cuts++
        if (pushed.kind === 'done' && pulled.kind === 'done') break
        expect(at).toBeLessThan(30)
      }
      proxy.close()
      await ada.sync(P)
      await bo.sync(P)
      await ada.sync(P)
      expect(cuts).toBeGreaterThanOrEqual(10)
      await expectWhole(database, uris)
      expect(ada.state(P)).toEqual(bo.state(P))
      expect(bo.memories(P).filter(({ trust }) => trust === 'team').length).toBe(
        uris.filter((one) => one.includes('/dada-')).length,
      )
      console.log(`      cut ${how}: ${cuts} cuts, ${uris.length} operations, 0 lost, 0 doubled`)
    }, 120_000)
  }

  test('the server’s processes killed with -9 under load: nothing lost, nothing doubled', async () => {
    const { database, made } = await team('ada', 'bo', 'cy')
    const uris: string[] = []
    let kills = 0
    for (let round = 0; round < 6; round++) {
      for (const one of made)
        for (let k = 0; k < 70; k++) {
          const name = uri(`${one.login}-${round}-${k}`)
          one.share(P, name, `Round ${round}, ${k}, ${one.login}.`)
          uris.push(name)
        }
      const syncs = made.map((one) => one.sync(P))
      await Bun.sleep(5 + round * 12)
      const backends = await cluster
        .sql(`SELECT pid FROM pg_stat_activity WHERE datname = '${database}' AND application_name = 'throughline'`)
        .catch(() => [])
      for (const { pid } of backends.slice(0, 1)) {
        try {
          process.kill(Number(pid), 'SIGKILL')
          kills++
        } catch {}
      }
      await Promise.all(syncs)
      await untilUp(cluster)
    }
    for (const one of [...made, ...made]) expect((await one.sync(P)).kind).toBe('done')
    await expectWhole(database, uris)
    for (const one of made) expect(one.state(P)).toEqual(made[0]?.state(P))
    console.log(`      ${kills} processes killed, ${uris.length} operations, 0 lost, 0 doubled`)
  }, 180_000)

  test('the server stopped and started again: work goes on, what waits is sent', async () => {
    const { database, made } = await team('ada')
    const [ada] = made as [Person]
    cluster.stop('immediate')
    ada.share(P, uri('away'), 'Said while the server was away.')
    expect(await ada.sync(P)).toMatchObject({ kind: 'trouble', away: true })
    expect(ada.joined(P).trouble).not.toBe(null)
    expect(outboxOf(ada.sql, P, 10).length).toBe(1)
    cluster.start()
    expect(await ada.sync(P)).toMatchObject({ kind: 'done', sent: 1 })
    expect(ada.joined(P).trouble).toBe(null)
    await expectWhole(database, [uri('away')])
  }, 120_000)

  test('a server that only reads: nothing is lost, and it is tried again', async () => {
    const { database, made } = await team('ada')
    const [ada] = made as [Person]
    ada.share(P, uri('later'), 'Said to a server that only reads.')
    await cluster.sql(`ALTER DATABASE ${database} SET default_transaction_read_only = on`)
    expect(await ada.sync(P)).toMatchObject({ kind: 'trouble', away: true })
    await cluster.sql(`ALTER DATABASE ${database} RESET default_transaction_read_only`)
    expect(await ada.sync(P)).toMatchObject({ kind: 'done', sent: 1 })
    await expectWhole(database, [uri('later')])
  }, 60_000)

  test('a thousand repeated pushes of the same operations are one', async () => {
    const { database, made } = await team('ada')
    const [ada] = made as [Person]
    ada.share(P, uri('a'), 'First.')
    ada.share(P, uri('b'), 'Second.')
    const waiting = outboxOf(ada.sql, P, 10)
    const connection = await cluster.as('ada', database)
    const server = teamServer(connection, P, ada.device)
    const outcomes = new Map<string, number>()
    for (let n = 0; n < 1000; n++)
      for (const { outcome } of await server.push(waiting)) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    await connection.close()
    expect([...outcomes]).toEqual([
      ['written', 2],
      ['known', 1998],
    ])
    await expectWhole(database, [uri('a'), uri('b')])
  }, 60_000)

  test('two clients that push the same operations at the same time: one is written, both are told', async () => {
    const { database, made } = await team('ada')
    const [ada] = made as [Person]
    const connections = [await cluster.as('ada', database), await cluster.as('ada', database)]
    const uris: string[] = []
    for (let round = 0; round < 40; round++) {
      ada.share(P, uri(round), `Round ${round}.`)
      uris.push(uri(round))
      const waiting = outboxOf(ada.sql, P, 100).filter((one) => one.uri === uri(round))
      const both = await Promise.all(connections.map((one) => teamServer(one, P, ada.device).push(waiting)))
      expect(
        both
          .flat()
          .map(({ outcome }) => outcome)
          .sort(),
      ).toEqual(['known', 'written'])
      expect(new Set(both.flat().map(({ number }) => number)).size).toBe(1)
    }
    for (const one of connections) await one.close()
    await expectWhole(database, uris)
  }, 60_000)

  test('clocks apart by a day change the days that are shown, and nothing else', async () => {
    const { database, made } = await team('ada', 'bo')
    const [ada] = made as [Person, Person]
    const day = 86_400_000
    const late = person(cluster, folder(), 'bo', { now: Date.now() - day })
    const early = person(cluster, folder(), 'bo', { now: Date.now() + day })
    open.push(late, early)
    for (const one of [late, early]) await one.join(P, database)
    late.share(P, uri('x'), 'From yesterday.')
    await late.sync(P)
    early.share(P, uri('x'), 'From tomorrow.')
    await early.sync(P)
    ada.share(P, uri('x'), 'From today.')
    for (const one of [ada, late, early, ada]) await one.sync(P)
    expect(ada.state(P)).toEqual(late.state(P))
    expect(ada.state(P)).toEqual(early.state(P))
    expect(
      JSON.stringify(ada.state(P))
        .match(/From \w+\./g)
        ?.sort(),
    ).toEqual(['From today.', 'From tomorrow.', 'From yesterday.'])
    await expectWhole(database, [uri('x'), uri('x'), uri('x')])
  }, 60_000)

  test('a role revoked in the middle of a push: what was sent stands, the rest waits and goes when the role is back', async () => {
    const { database, made } = await team('ada', 'bo')
    const [, bo] = made as [Person, Person]
    const uris = Array.from({ length: 120 }, (_, n) => uri(`r${n}`))
    for (const [n, one] of uris.entries()) bo.share(P, one, `Number ${n}.`)
    let pushes = 0
    const result = await bo.sync(P, async (target) => {
      const connection = await cluster.as('bo', target.database)
      return {
        close: connection.close,
        async query<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
          if (text.includes('throughline.push') && ++pushes === 2)
            await asking(cluster, 'ada', database, 'SELECT throughline.admit($1, $2, $3)', P, 'bo', 'reader')
          return connection.query<Row>(text, ...values)
        },
      }
    })
    expect(result).toMatchObject({ kind: 'trouble', away: false })
    expect((await onServer(database)).length).toBe(50)
    expect(outboxOf(bo.sql, P, 1000).length).toBe(70)
    await asking(cluster, 'ada', database, 'SELECT throughline.admit($1, $2, $3)', P, 'bo', 'writer')
    expect(await bo.sync(P)).toMatchObject({ kind: 'done', sent: 70 })
    await expectWhole(database, uris)
  }, 60_000)

  test('a server put back from an older backup is noticed; what was said since is sent again, what was forgotten stays forgotten', async () => {
    const { database, made } = await team('ada', 'bo')
    const [ada, bo] = made as [Person, Person]
    ada.share(P, uri('old'), 'Before the backup.')
    bo.share(P, uri('gone'), 'To be forgotten after the backup 31337.')
    for (const one of [ada, bo, ada]) await one.sync(P)
    await cluster.sql(`CREATE DATABASE ${database}_backup TEMPLATE ${database} OWNER keeper`)
    ada.share(P, uri('new-a'), 'After the backup, by ada.')
    bo.share(P, uri('new-b'), 'After the backup, by bo.')
    bo.forget(P, uri('gone'))
    for (const one of [bo, ada, bo, ada]) await one.sync(P)
    const before = ada.state(P)
    await cluster.sql(`ALTER DATABASE ${database} RENAME TO ${database}_broken`)
    await cluster.sql(`ALTER DATABASE ${database}_backup RENAME TO ${database}`)
    // Somebody else has written on, so that the numbers are in use again.
    const cy = person(cluster, folder(), 'ada')
    open.push(cy)
    await cy.join(P, database)
    for (let n = 0; n < 5; n++) cy.share(P, uri(`cy${n}`), `Written after the restore ${n}.`)
    await cy.sync(P)
    expect(cy.memories(P).some(({ content }) => content.includes('31337'))).toBe(true)
    expect(await ada.sync(P)).toMatchObject({ kind: 'done', restored: true })
    expect(ada.sql.get("SELECT count(*) AS n FROM team_operations WHERE state = 'missing'")).toMatchObject({ n: 2 })
    expect(ada.memories(P).map(({ content }) => content)).toContain('After the backup, by bo.')
    expect(ada.memories(P).some(({ content }) => content.includes('31337'))).toBe(false)
    expect(await bo.sync(P)).toMatchObject({ kind: 'done', restored: true })
    for (const one of [ada, cy, bo]) expect(await one.sync(P)).toMatchObject({ kind: 'done', restored: false })
    expect(ada.sql.get("SELECT count(*) AS n FROM team_operations WHERE state = 'missing'")).toMatchObject({ n: 0 })
    for (const one of [ada, bo, cy]) {
      expect(one.state(P)).toEqual(ada.state(P))
      expect(one.state(P)).toEqual(expect.arrayContaining(before as unknown[]))
      expect(one.memories(P).some(({ content }) => content.includes('31337'))).toBe(false)
    }
    expect(JSON.stringify(await onServer(database))).not.toContain('31337')
  }, 60_000)

  test.skipIf(!canMount())(
    'a full disk: nothing is lost, and what waits goes when there is room again',
    async () => {
      const place = mountSmall() ?? ''
      try {
        const { database, made } = await team('ada')
        const [ada] = made as [Person]
        await ada.sync(P)
        await cluster.sql(`CREATE TABLESPACE small LOCATION '${place}/pg'`)
        await cluster.sql(`ALTER DATABASE ${database} SET TABLESPACE small`)
        spawnSync('dd', ['if=/dev/zero', `of=${place}/filler`, 'bs=64k'], { stdio: 'ignore' })
        const uris = Array.from({ length: 400 }, (_, n) => uri(`full${n}`))
        for (const [n, one] of uris.entries()) ada.share(P, one, `Number ${n}: ${'x'.repeat(3000)}`)
        expect(await ada.sync(P)).toMatchObject({ kind: 'trouble', away: true })
        expect(ada.joined(P).trouble).toMatch(/space|extend|full/i)
        rmSync(`${place}/filler`)
        expect((await ada.sync(P)).kind).toBe('done')
        await expectWhole(database, uris)
        await cluster.sql(`DROP DATABASE ${database}`)
        await cluster.sql('DROP TABLESPACE small')
      } finally {
        spawnSync('umount', ['-l', place])
      }
    },
    60_000,
  )
})

/** A small file system of its own, where this user may have one. */
function mountSmall(): string | undefined {
  if (NO_CLUSTER !== undefined || process.platform !== 'linux' || !POSTGRES_IDS) return undefined
  const parent = folder()
  const place = join(parent, 'small')
  chmodSync(parent, 0o755)
  mkdirSync(place)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', place]).status !== 0) return undefined
  mkdirSync(join(place, 'pg'))
  chownSync(join(place, 'pg'), POSTGRES_IDS.uid, POSTGRES_IDS.gid)
  return place
}

function canMount(): boolean {
  const place = mountSmall()
  if (place) spawnSync('umount', ['-l', place])
  return place !== undefined
}

async function untilUp(cluster: Cluster): Promise<void> {
  for (let n = 0; n < 100; n++) {
    try {
      await cluster.sql('SELECT 1')
      return
    } catch {
      await Bun.sleep(100)
    }
  }
}
