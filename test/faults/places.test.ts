import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Home, homeIn } from '../lib/home.ts'
import { expectHarmless, runCommand, runHook, toolPayload } from '../lib/hook-process.ts'
import { chance } from '../lib/property.ts'
import { SECRET } from '../lib/secret.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const secretive = () => toolPayload({ tool_input: { command: `export GITHUB_TOKEN=${SECRET}` } })

async function filled(): Promise<Home> {
  const home = homeIn(folder())
  for (let n = 0; n < 3; n++) expectHarmless(await runHook({ home, input: toolPayload() }))
  const database = new Database(home.database)
  database.run('PRAGMA wal_checkpoint(TRUNCATE)')
  database.run('PRAGMA journal_mode = DELETE')
  database.close()
  return home
}

describe('a store that cannot be used', () => {
  const random = chance(20_260_320)
  const BROKEN: readonly [name: string, damage: (home: Home) => void][] = [
    [
      'is random bytes',
      ({ database }) =>
        writeFileSync(
          database,
          Uint8Array.from({ length: 9000 }, () => random.below(256)),
        ),
    ],
    ['was cut off in the middle', ({ database }) => truncateSync(database, 5000)],
    ['was cut off inside its first page', ({ database }) => truncateSync(database, 300)],
    ['has its tables overwritten', ({ database }) => overwrite(database, 4096)],
  ]
  test.each(BROKEN)(
    '%s: it is set aside, the event is kept in a new one, no secret is written (S0.9)',
    async (_, damage) => {
      const home = await filled()
      damage(home)
      const ran = await runHook({ home, input: secretive() })
      expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 0, stderr: '' })
      const kept = home.spooled().length + home.rows().filter(({ type }) => type === 'tool:start').length
      expect(kept).toBeGreaterThanOrEqual(1)
      expect(readdirSync(dirname(home.database)).some((name) => name.includes('.broken-'))).toBe(true)
      expect(home.written()).not.toContain(SECRET)
    },
  )

  const LEFT: readonly [name: string, damage: (home: Home) => void, reason: RegExp][] = [
    ['is a folder', replaceByFolder, /unable to open/],
    ['is from the future', ({ database }) => setVersion(database, 9999), /version 9999/],
    ['lost its tables', dropTables, /no such table/],
  ]
  test.each(LEFT)(
    '%s: the event is spooled, the log says why, no secret is written (S0.9)',
    async (_, damage, reason) => {
      const home = await filled()
      damage(home)
      const ran = await runHook({ home, input: secretive() })
      expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 0, stderr: '' })
      expect(home.spooled()).toMatchObject([{ session: 'session-1', type: 'tool:start' }])
      expect(home.logged()[0]).toMatch(/PreToolUse was spooled/)
      expect(home.logged()[0]).toMatch(reason)
      expect(home.written()).not.toContain(SECRET)
    },
  )

  test('once the program is new enough, the next hook takes in what waited, in order', async () => {
    const home = await filled()
    const version = new Database(home.database).query<{ user_version: number }, []>('PRAGMA user_version').get()
    setVersion(home.database, 9999)
    for (const command of ['one', 'two']) await runHook({ home, input: toolPayload({ tool_input: { command } }) })
    expect(home.spooled()).toHaveLength(2)
    setVersion(home.database, version?.user_version ?? 0)
    expectHarmless(await runHook({ home, input: toolPayload({ tool_input: { command: 'three' } }) }))
    expect(
      home
        .rows()
        .slice(3)
        .map(({ data }) => data.input),
    ).toEqual([{ command: 'one' }, { command: 'two' }, { command: 'three' }])
    expect(readdirSync(home.spool)).toEqual([])
  })
})

describe('a store that is odd and can be used', () => {
  const ODD: readonly [name: string, change: (home: Home) => void, before: number][] = [
    ['has zero bytes', ({ database }) => writeFileSync(database, ''), 0],
    ['is gone', ({ database }) => rmSync(database), 0],
    ['is not in WAL', () => undefined, 3],
  ]
  test.each(ODD)('%s: the event is recorded', async (_, change, before) => {
    const home = await filled()
    change(home)
    expectHarmless(await runHook({ home, input: toolPayload() }))
    expect(home.rows()).toHaveLength(before + 1)
    expect(home.logged()).toEqual([])
  })
})

/** The superuser may write everywhere; somebody else's number may not. */
const isRoot = process.getuid?.() === 0
const AS_NOBODY = 'exec setpriv --reuid 54321 --regid 54321 --clear-groups "$@"'
const nobody = isRoot ? { shell: AS_NOBODY } : {}

describe.skipIf(isRoot && !Bun.which('setpriv'))('what may not be written', () => {
  test('a read-only store in a home of one’s own: the event is spooled', async () => {
    const home = await filled()
    if (isRoot) {
      chmodSync(home.folder, 0o755)
      chownSync(home.home, 54321, 54321)
    }
    chmodSync(home.database, 0o444)
    expectHarmless(await runHook({ home, input: toolPayload(), ...nobody }))
    expect(home.spooled()).toHaveLength(1)
    expect(home.logged()).toHaveLength(1)
    expect(home.logged()[0]).toMatch(/readonly/)
    expect([home.rows().length, home.all('PRAGMA integrity_check')]).toEqual([3, [{ integrity_check: 'ok' }]])
  })

  test('a read-only home: silence, success, nothing changed', async () => {
    const home = await filled()
    chmodSync(home.folder, 0o755)
    chmodSync(home.home, 0o555)
    expectHarmless(await runHook({ home, input: toolPayload(), ...nobody }))
    chmodSync(home.home, 0o755)
    expect([home.rows().length, home.spooled(), home.logged()]).toEqual([3, [], []])
  })
})

describe('a home that cannot be used', () => {
  const BLOCKED: readonly [name: string, block: (home: Home) => void][] = [
    ['is a plain file', (home) => writeFileSync(home.home, 'in the way')],
    ['has a plain file above it', (home) => replaceByFile(home.folder)],
  ]
  test.each(BLOCKED)('%s: silence, success, and what is in the way stays', async (_, block) => {
    const home = homeIn(folder())
    block(home)
    const before = home.written()
    const away = homeIn(folder())
    expectHarmless(await runHook({ home: away, input: secretive(), env: { THROUGHLINE_HOME: home.home } }))
    expect(home.written()).toBe(before)
  })

  test('whose spool is a plain file, with a broken store: a line in the log is all that is left', async () => {
    const home = await filled()
    replaceByFolder(home)
    writeFileSync(home.spool, '')
    expectHarmless(await runHook({ home, input: secretive() }))
    expect(home.logged()).toHaveLength(1)
    expect(home.written()).not.toContain(SECRET)
  })

  test('whose log is a plain file in the way: the event is recorded', async () => {
    const home = await filled()
    writeFileSync(join(home.home, 'log'), '')
    expectHarmless(await runHook({ home, input: 'nonsense' }))
    expectHarmless(await runHook({ home, input: toolPayload() }))
    expect(home.rows()).toHaveLength(4)
  })
})

describe('no home at all', () => {
  test('HOME is not set and THROUGHLINE_HOME is', async () => {
    const home = homeIn(folder())
    expectHarmless(await runHook({ home, input: toolPayload(), env: { HOME: undefined } }))
    expect(home.rows()).toHaveLength(1)
  })

  test('THROUGHLINE_HOME is not set: a folder in HOME', async () => {
    const home = homeIn(folder())
    expectHarmless(await runHook({ home, input: toolPayload(), env: { THROUGHLINE_HOME: undefined } }))
    expect(existsSync(join(home.folder, '.throughline/throughline.db'))).toBe(true)
  })

  // Only the superuser can become somebody without a home; anybody else would write into their own.
  describe.skipIf(!isRoot || !Bun.which('setpriv'))('and the system does not know the user', () => {
    const shell = AS_NOBODY

    test('neither HOME nor THROUGHLINE_HOME is set: silence, success, no trace', async () => {
      const home = homeIn(folder())
      const env = { HOME: undefined, THROUGHLINE_HOME: undefined }
      expectHarmless(await runHook({ home, input: toolPayload(), env, shell }))
      expect([readdirSync(home.folder), existsSync('/.throughline')]).toEqual([[], false])
    })

    test('THROUGHLINE_HOME is enough', async () => {
      const home = homeIn(folder())
      chmodSync(home.folder, 0o777)
      expectHarmless(await runHook({ home, input: toolPayload(), env: { HOME: undefined }, shell }))
      expect(home.rows()).toHaveLength(1)
    })
  })
})

test('status says what is wrong with a broken store, and how to go on', async () => {
  const home = await filled()
  writeFileSync(home.database, 'not a database at all')
  const { code, stderr } = await runCommand(home, 'status')
  expect(code).toBe(1)
  expect(stderr).toContain('not a database')
  expect(stderr).toContain('doctor')
})

function overwrite(database: string, from: number): void {
  const bytes = readFileSync(database)
  bytes.fill(0x5a, from)
  writeFileSync(database, bytes)
}

function setVersion(path: string, version: number): void {
  const database = new Database(path)
  database.run(`PRAGMA user_version = ${version}`)
  database.close()
}

function dropTables(home: Home): void {
  const database = new Database(home.database)
  database.run('DROP TABLE timeline; DROP TABLE sessions; DROP TABLE once')
  database.close()
}

function replaceByFolder(home: Home): void {
  rmSync(home.database)
  mkdirSync(home.database)
}

function replaceByFile(path: string): void {
  rmSync(path, { recursive: true })
  writeFileSync(path, 'in the way')
}
