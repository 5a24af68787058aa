import { describe, expect, test } from 'bun:test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../../test/lib/temp.ts'
import { snapshots } from './migrations/0029-snapshots.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { NEWEST } from './migrations/newest.ts'
import { openStore, versionOf } from './open.ts'
import { openSqlite } from './sqlite.bun.ts'

const folder = tempFolders()
const root = join(import.meta.dir, '../..')
const newest = MIGRATIONS.length

function tablesOf(path: string): string[] {
  const sql = openStore(path, { busyTimeoutMs: 100 })
  const rows = sql.all<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
  sql.close()
  return rows.map(({ name }) => name)
}

function setVersion(path: string, version: number): void {
  const sql = openStore(path, { busyTimeoutMs: 100 })
  sql.script(`PRAGMA user_version = ${version}; PRAGMA journal_mode = DELETE`)
  sql.close()
}

describe('opening the store', () => {
  test('knows how many migrations there are without loading them', () => {
    expect(NEWEST).toBe(newest)
  })

  test('makes a new one at the newest version, in WAL', () => {
    const path = join(folder(), 'new.db')
    const sql = openStore(path, { busyTimeoutMs: 100 })
    expect(versionOf(sql)).toBe(newest)
    expect(sql.get<object>('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(sql.get<object>('PRAGMA busy_timeout')).toEqual({ timeout: 100 })
    expect(sql.get<object>('PRAGMA synchronous')).toEqual({ synchronous: 1 })
    sql.close()
    expect(tablesOf(path)).toEqual(expect.arrayContaining(['counters', 'once', 'sessions', 'timeline']))
  })

  test('takes an empty file for a new one', () => {
    const path = join(folder(), 'empty.db')
    writeFileSync(path, '')
    expect(tablesOf(path)).toContain('timeline')
  })

  test('keeps what is in one that is up to date', () => {
    const path = join(folder(), 'kept.db')
    const first = openStore(path, { busyTimeoutMs: 100 })
    first.run('INSERT INTO counters VALUES (?, ?, ?)', 'x', 1, 1)
    first.close()
    const again = openStore(path, { busyTimeoutMs: 100 })
    expect(again.all('SELECT name FROM counters')).toEqual([{ name: 'x' }])
    again.close()
  })

  test('refuses one from the future and leaves it as it was', () => {
    const path = join(folder(), 'future.db')
    setVersion(path, newest + 1)
    const before = readFileSync(path)
    expect(() => openStore(path, { busyTimeoutMs: 100 })).toThrow(
      `the store is at version ${newest + 1}, this program knows ${newest}`,
    )
    const sql = openStoreRaw(path)
    expect(sql.version).toBe(newest + 1)
    expect(readFileSync(path).subarray(100)).toEqual(before.subarray(100))
  })

  test('for reading only neither makes nor migrates anything', () => {
    const path = join(folder(), 'old.db')
    writeFileSync(path, '')
    const sql = openStore(path, { busyTimeoutMs: 100, readonly: true })
    expect(versionOf(sql)).toBe(0)
    sql.close()
    expect(readFileSync(path)).toHaveLength(0)
    expect(() => openStore(join(folder(), 'none.db'), { busyTimeoutMs: 100, readonly: true })).toThrow()
  })

  test('brings the snapshot of a compaction that is under way along into its own table', () => {
    const path = join(folder(), 'under-way.db')
    const before = openSqlite(path, { busyTimeoutMs: 100 })
    const beside = MIGRATIONS.indexOf(snapshots)
    for (const migration of MIGRATIONS.slice(0, beside)) before.script(migration)
    before.script(`PRAGMA user_version = ${beside}`)
    const make = 'INSERT INTO compactions (session, epoch, trigger, state, at, snapshot) VALUES (?, 1, ?, ?, 1, ?)'
    before.run(make, 'over', 'auto', 'delivered', null)
    before.run(make, 'under way', 'auto', 'begun', '{"facts":{}}')
    before.close()
    const sql = openStore(path, { busyTimeoutMs: 100 })
    expect(sql.all('SELECT session, ledger FROM snapshots JOIN compactions ON id = compaction')).toEqual([
      { session: 'under way', ledger: '{"facts":{}}' },
    ])
    sql.close()
  })

  const BROKEN: readonly [name: string, make: (path: string) => void][] = [
    ['random bytes', (path) => writeFileSync(path, Buffer.alloc(8192, 'not a database '))],
    ['a folder', (path) => mkdirSync(path)],
    ['a place in a folder that is a file', (path) => writeFileSync(join(path, '..', 'file'), '')],
  ]
  test.each(BROKEN)('throws at %s', (name, make) => {
    const path = join(folder(), 'broken.db')
    make(path)
    const wanted = name.startsWith('a place') ? join(path, '..', 'file', 'throughline.db') : path
    expect(() => openStore(wanted, { busyTimeoutMs: 100 })).toThrow()
  })
})

test('of eight processes that meet a new store at once, all open it and it is migrated once', async () => {
  const path = join(folder(), 'raced.db')
  const script = `
    import { openStore, versionOf } from './src/storage/open.ts'
    await Bun.stdin.text()
    const sql = openStore(process.argv.at(-1) ?? '', { busyTimeoutMs: 5000 })
    sql.run('INSERT INTO counters VALUES (?, 1, 1)', String(process.pid))
    console.log(versionOf(sql))`
  const racers = Array.from({ length: 8 }, () =>
    Bun.spawn([process.execPath, '-e', script, path], { cwd: root, stdin: 'pipe', stdout: 'pipe', stderr: 'pipe' }),
  )
  // They stand at the line, loaded, until their input is closed.
  for (const racer of racers) racer.stdin.end()
  const said = await Promise.all(
    racers.map(async (racer) => `${await new Response(racer.stdout).text()}${await new Response(racer.stderr).text()}`),
  )
  expect(said).toEqual(racers.map(() => `${newest}\n`))
  const sql = openStore(path, { busyTimeoutMs: 100 })
  expect(sql.all('SELECT name FROM counters')).toHaveLength(8)
  sql.close()
})

function openStoreRaw(path: string): { version: number } {
  // The version stands at byte 60 of the file, big-endian.
  return { version: readFileSync(path).readUInt32BE(60) }
}
