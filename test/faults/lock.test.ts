import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { mkdirSync, readdirSync } from 'node:fs'
import { EVENTS } from '../../src/protocol/events/index.ts'
import { type Home, homeIn } from '../lib/home.ts'
import { expectHarmless, type Payload, runCommand, runHook, toolPayload } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()

/** Another process's lock on the store for as long as the work takes: this test is that process. */
async function whileLocked<Result>(home: Home, work: () => Promise<Result>): Promise<Result> {
  const database = new Database(home.database)
  database.run('PRAGMA busy_timeout = 5000')
  database.run('BEGIN EXCLUSIVE')
  try {
    return await work()
  } finally {
    database.run('ROLLBACK')
    database.close()
  }
}

async function withStore(): Promise<Home> {
  const home = homeIn(folder())
  expectHarmless(await runHook({ home, input: toolPayload() }))
  return home
}

const command = (text: string) => toolPayload({ tool_input: { command: text } })
const commands = (home: Home) => home.rows().map(({ data }) => (data.input as Payload).command)

describe('a store that another process has locked', () => {
  test('the event is spooled, whole, and the log says so', async () => {
    const home = await withStore()
    expectHarmless(await whileLocked(home, () => runHook({ home, input: command('waits') })))
    expect(home.spooled()).toMatchObject([
      { session: 'session-1', type: 'tool:start', data: { input: { command: 'waits' } } },
    ])
    expect(home.logged()).toHaveLength(1)
    expect(home.logged()[0]).toMatch(/PreToolUse was spooled: .*locked/)
  })

  test('the wait ends within the deadline', async () => {
    const home = await withStore()
    // The best of several, because this machine may have other things to do.
    const walls = await whileLocked(home, async () => {
      const taken: number[] = []
      for (let n = 0; n < 5; n++) taken.push((await runHook({ home, input: command(`try ${n}`) })).wallMs)
      return taken
    })
    expect(Math.min(...walls)).toBeLessThan(EVENTS.PreToolUse.deadlineMs)
    expect(home.spooled()).toHaveLength(5)
  })

  test('the next hook takes in what waited, in the order in which it happened, and itself', async () => {
    const home = await withStore()
    await whileLocked(home, async () => {
      for (const text of ['one', 'two', 'three']) await runHook({ home, input: command(text) })
    })
    expectHarmless(await runHook({ home, input: command('four') }))
    expect(commands(home)).toEqual(['ls', 'one', 'two', 'three', 'four'])
    expect(readdirSync(home.spool)).toEqual([])
  })

  test('status takes in what waited, too, and twice is once', async () => {
    const home = await withStore()
    await whileLocked(home, () => runHook({ home, input: command('one') }))
    for (let n = 0; n < 2; n++) expect((await runCommand(home, 'status', '--json')).code).toBe(0)
    expect(commands(home)).toEqual(['ls', 'one'])
    expect(home.spooled()).toEqual([])
  })

  test('a lock that goes away in time is waited for', async () => {
    const home = await withStore()
    const stop = { session_id: 'session-1', hook_event_name: 'Stop', stop_hook_active: false }
    const database = new Database(home.database)
    database.run('BEGIN EXCLUSIVE')
    const running = runHook({ home, input: stop })
    setTimeout(() => database.close(), 250)
    expectHarmless(await running)
    expect([home.rows().at(-1)?.type, home.spooled(), home.logged()]).toEqual(['session:stop', [], []])
  })

  test('a store locked before anybody made its tables: the event is spooled', async () => {
    const home = homeIn(folder())
    mkdirSync(home.home)
    expectHarmless(await whileLocked(home, () => runHook({ home, input: command('early') })))
    expect(home.spooled()).toHaveLength(1)
    expectHarmless(await runHook({ home, input: command('later') }))
    expect(commands(home)).toEqual(['early', 'later'])
  })
})

describe('a spool that is damaged', () => {
  test('a torn row, a row of nobody’s and a file in the way do not stop the others', async () => {
    const home = await withStore()
    await whileLocked(home, () => runHook({ home, input: command('good') }))
    await Bun.write(`${home.spool}/1-0.jsonl`, '{"session":"session-1","ty')
    await Bun.write(`${home.spool}/2-0.jsonl`, '{"session":"session-1","type":"nonsense:type"}\n[1]\n"x"\n')
    mkdirSync(`${home.spool}/3-0.jsonl`)
    expectHarmless(await runHook({ home, input: command('next') }))
    expect(commands(home)).toEqual(['ls', 'good', 'next'])
  })

  test('a row that lacks what the store needs neither stops the others nor comes back for ever', async () => {
    const home = await withStore()
    await whileLocked(home, () => runHook({ home, input: command('good') }))
    await Bun.write(`${home.spool}/1-0.jsonl`, '{"session":"session-1","type":"tool:start"}\n')
    expectHarmless(await runHook({ home, input: command('next') }))
    expectHarmless(await runHook({ home, input: command('last') }))
    expect(commands(home)).toEqual(['ls', 'good', 'next', 'last'])
  })

  test('a row whose file outlived its transaction is neither taken in again nor counted as a double', async () => {
    const home = await withStore()
    await whileLocked(home, () => runHook({ home, input: command('once') }))
    const [name = ''] = readdirSync(home.spool).filter((file) => file.endsWith('.jsonl'))
    const row = await Bun.file(`${home.spool}/${name}`).text()
    expectHarmless(await runHook({ home, input: command('next') }))
    await Bun.write(`${home.spool}/${name}`, row)
    await Bun.write(`${home.spool}/pending`, 'rows wait here')
    expectHarmless(await runHook({ home, input: command('last') }))
    expect(commands(home)).toEqual(['ls', 'once', 'next', 'last'])
    expect(home.counter('double:claude-code')).toBe(0)
    expect(home.spooled()).toEqual([])
  })

  test('without its sign it is found when a session starts', async () => {
    const home = await withStore()
    await whileLocked(home, () => runHook({ home, input: command('waits') }))
    await Bun.file(`${home.spool}/pending`).delete()
    expectHarmless(await runHook({ home, input: command('sees no sign') }))
    expect(commands(home)).toEqual(['ls', 'sees no sign'])
    expectHarmless(
      await runHook({ home, input: { session_id: 'session-2', hook_event_name: 'SessionStart', source: 'startup' } }),
    )
    expect(home.rows().map(({ session, type }) => `${session} ${type}`)).toEqual([
      'session-1 tool:start',
      'session-1 tool:start',
      'session-1 tool:start',
      'session-2 session:start',
    ])
  })
})
