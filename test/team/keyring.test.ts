import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, connect } from '../../src/team/server/connect.ts'
import { accountOf } from '../../src/team/server/keyring.ts'
import { binary } from '../lib/binary.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Cluster, NO_CLUSTER, startCluster, teamDatabase } from './lib/cluster.ts'

const PASSWORD = 'made-up-7731'
const NO_KEYRING = ['dbus-run-session', 'gnome-keyring-daemon', 'secret-tool'].find((program) => !Bun.which(program))

describe('the name under which a password is looked for', () => {
  const CASES = [
    [{ host: 'db.example.com', port: 5432, database: 'acme' }, 'ada@db.example.com/acme'],
    [{ host: 'db.example.com', port: 5433, database: 'acme' }, 'ada@db.example.com:5433/acme'],
  ] as const
  for (const [address, name] of CASES) test(name, () => expect(accountOf('ada', address)).toBe(name))
})

describe.skipIf(NO_CLUSTER !== undefined)(`a password from the keyring${NO_CLUSTER ? ` (${NO_CLUSTER})` : ''}`, () => {
  const folder = tempFolders()
  let cluster: Cluster
  beforeAll(async () => {
    cluster = startCluster({ loopback: true })
    await teamDatabase(cluster, 'team', ['ada', 'bo'])
    await cluster.sql(`ALTER ROLE ada PASSWORD '${PASSWORD}'`)
    const rules = join(cluster.folder, 'data/pg_hba.conf')
    writeFileSync(rules, `host all ada 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, 'utf8')}`)
    await cluster.sql('SELECT pg_reload_conf()')
  }, 120_000)
  afterAll(() => cluster?.remove(), 60_000)

  const target = () => ({ host: '127.0.0.1', port: cluster.port, database: 'team', user: 'ada' })
  const account = () => `ada@127.0.0.1:${cluster.port}/team`
  const ended = async (connection: Promise<Connection>) => (await connection).close().then(() => 'connected')

  test('is looked for only when the server wants one and no other place has it, and under this server alone', async () => {
    const asked: string[] = []
    const having = (password: string | undefined) => async (name: string) => {
      asked.push(name)
      return password
    }
    expect(await ended(connect(target(), {}, having(PASSWORD)))).toBe('connected')
    expect(asked.splice(0)).toEqual([account()])
    expect(await ended(connect({ ...target(), password: PASSWORD }, {}, having('other')))).toBe('connected')
    expect(await ended(connect({ ...target(), user: 'bo' }, {}, having('other')))).toBe('connected')
    expect(asked.splice(0)).toEqual([])
    for (const password of [undefined, 'wrong'])
      expect(await connect(target(), {}, having(password)).catch(({ message }) => message)).toMatch(/password/)
  }, 60_000)

  const real =
    'the real keyring of a desktop: join and sync with nothing else to go by, and nothing of ours holds the password'
  test.skipIf(NO_KEYRING !== undefined)(
    `${real}${NO_KEYRING ? ` (needs ${NO_KEYRING})` : ''}`,
    () => {
      const place = folder()
      const project = join(place, 'shop')
      mkdirSync(project)
      for (const words of [
        ['init', '-q', '-b', 'main'],
        ['remote', 'add', 'origin', 'https://git.example.com/acme/shop.git'],
        ['-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-q', '--allow-empty', '-m', 'Begin'],
      ])
        spawnSync('git', words, { cwd: project })
      const script = join(place, 'session.sh')
      appendFileSync(
        script,
        [
          `(printf pw | gnome-keyring-daemon --unlock --components=secrets --foreground >/dev/null 2>&1) &`,
          `for n in 1 2 3 4 5 6 7 8 9 10; do printf ${PASSWORD} | secret-tool store --label=acme xdg:schema com.oven-sh.bun.Secret service throughline account '${account()}' 2>/dev/null && break; sleep 1; done`,
          `"${binary()}" team init '${cluster.address('keeper', 'team')}' --admin ada || exit 3`,
          `"${binary()}" team join 'postgres://ada@127.0.0.1:${cluster.port}/team' || exit 4`,
          `"${binary()}" sync || exit 5`,
          `kill %1`,
        ].join('\n'),
      )
      const env = {
        PATH: process.env.PATH ?? '',
        HOME: place,
        XDG_RUNTIME_DIR: place,
        THROUGHLINE_HOME: join(place, 'tl'),
        THROUGHLINE_NO_SYNC: '1',
      }
      const done = spawnSync('dbus-run-session', ['--', 'bash', script], { cwd: project, env, encoding: 'utf8' })
      expect({ code: done.status, said: done.stdout }).toMatchObject({
        code: 0,
        said: expect.stringContaining('team: 0 sent'),
      })
      const held = spawnSync('grep', ['-rl', PASSWORD, join(place, 'tl'), project], { encoding: 'utf8' })
      expect(held.stdout).toBe('')
    },
    60_000,
  )
})
