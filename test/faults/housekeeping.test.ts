import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { statSync, writeFileSync } from 'node:fs'
import { type Home, homeIn } from '../lib/home.ts'
import { expectHarmless, type Payload, runHook, toolPayload } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const start = { session_id: 'session-1', hook_event_name: 'SessionStart', source: 'resume' }

/** A store in which a session has been going on for so many events. */
async function after(events: number): Promise<Home> {
  const home = homeIn(folder())
  expectHarmless(await runHook({ home, input: toolPayload({ tool_input: { command: 'first' } }) }))
  const database = new Database(home.database)
  const copy = database.query(
    'INSERT INTO timeline (session, at, type, data) SELECT session, at, type, ? FROM timeline WHERE id = 1',
  )
  database.transaction(() => {
    for (let n = 2; n <= events; n++) copy.run(JSON.stringify({ tool: 'Bash', input: { command: `step ${n}` } }))
    database.query('UPDATE sessions SET events = ?').run(events)
    database.query('INSERT INTO once (key, at) VALUES (?, ?)').run('of yesterday', Date.now() - 24 * 3600 * 1000)
    database.query('INSERT INTO once (key, at) VALUES (?, ?)').run('of a minute ago', Date.now() - 60_000)
  })()
  database.close()
  return home
}

const commands = (home: Home) => home.rows().map(({ data }) => (data.input as Payload).command)

describe('a session that goes on and on (S0.37)', () => {
  const env = { THROUGHLINE_TIMELINE_KEEP: '100' }

  test('at every hundredth event only the newest entries are kept', async () => {
    const home = await after(299)
    expectHarmless(await runHook({ home, input: toolPayload({ tool_input: { command: 'last' } }), env }))
    expect(commands(home)).toHaveLength(100)
    expect([commands(home)[0], commands(home).at(-1)]).toEqual(['step 201', 'last'])
  })

  test('in between nothing is looked at', async () => {
    const home = await after(250)
    expectHarmless(await runHook({ home, input: toolPayload(), env }))
    expect(home.rows()).toHaveLength(251)
  })

  test('the default is 2,000, and it can be set', async () => {
    const home = await after(2099)
    expectHarmless(await runHook({ home, input: toolPayload() }))
    expect(home.rows()).toHaveLength(2000)
    writeFileSync(home.settings, '{"timeline":{"keep":500}}')
    const database = new Database(home.database)
    database.run('UPDATE sessions SET events = 2199')
    database.close()
    expectHarmless(await runHook({ home, input: toolPayload() }))
    expect(home.rows()).toHaveLength(500)
  })
})

test('keys of long ago are forgotten when a session starts', async () => {
  const home = await after(2)
  expectHarmless(await runHook({ home, input: start }))
  const keys = home.all<{ key: string }>('SELECT key FROM once').map(({ key }) => key)
  expect(keys).not.toContain('of yesterday')
  expect(keys).toContain('of a minute ago')
})

describe('the log of the store', () => {
  const logOf = (home: Home) => statSync(`${home.database}-wal`, { throwIfNoEntry: false })?.size ?? 0

  test('is written back before it grows long, and no event is lost on the way', async () => {
    const home = homeIn(folder())
    const sizes: number[] = []
    for (let n = 0; n < 60; n++) {
      expectHarmless(await runHook({ home, input: toolPayload({ tool_input: { command: `step ${n}` } }) }))
      sizes.push(logOf(home))
    }
    expect(Math.max(...sizes)).toBeLessThan(512 * 1024)
    expect(sizes).toContain(0)
    // Writing it back means waiting for the disk: not after every event, where the runtime lets us.
    if (process.platform === 'linux') expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(40)
    expect(commands(home)).toEqual(Array.from({ length: 60 }, (_, n) => `step ${n}`))
  })
})
