import { describe, expect, test } from 'bun:test'
import { type Home, homeIn } from '../lib/home.ts'
import { expectHarmless, runHook, toolPayload } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const big = () => toolPayload({ tool_input: { command: 'x'.repeat(1500) } })

/** No file may grow beyond so many blocks of 512 bytes; with and without the signal that comes with it. */
const LIMITS = (blocks: number) => [`ulimit -f ${blocks}; exec "$@"`, `trap '' XFSZ; ulimit -f ${blocks}; exec "$@"`]

async function fill(home: Home, events: number): Promise<void> {
  for (let n = 0; n < events; n++) expectHarmless(await runHook({ home, input: big() }))
}

describe('a disk that is full', () => {
  test.each(LIMITS(0))('nothing can be written at all: silence, success (%s)', async (shell) => {
    const home = homeIn(folder())
    expectHarmless(await runHook({ home, input: big(), shell }))
    expect(home.spooled()).toEqual([])
  })

  test.each(LIMITS(8))('there is no room for a store: the event is spooled (%s)', async (shell) => {
    const home = homeIn(folder())
    expectHarmless(await runHook({ home, input: big(), shell }))
    expect(home.spooled()).toHaveLength(1)
    expect(home.logged()[0]).toMatch(/PreToolUse was spooled: .*(full|I\/O)/)
    await fill(home, 1)
    expect(home.rows()).toHaveLength(2)
  })

  test.each(LIMITS(8))(
    'the store cannot grow any more: what was there stays, the event is spooled (%s)',
    async (shell) => {
      const home = homeIn(folder())
      await fill(home, 3)
      expectHarmless(await runHook({ home, input: big(), shell }))
      expect([home.rows().length, home.spooled().length]).toEqual([3, 1])
      expect(home.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
      await fill(home, 1)
      expect([home.rows().length, home.spooled().length]).toEqual([5, 0])
    },
  )

  test.each(LIMITS(2))('there is room for half a row: it is not taken for a whole one (%s)', async (shell) => {
    const home = homeIn(folder())
    await fill(home, 3)
    expectHarmless(await runHook({ home, input: big(), shell }))
    expect(home.spooled()).toEqual([])
    expect(home.logged()).toHaveLength(1)
    expect(home.logged()[0]).not.toMatch(/was spooled/)
  })

  test('there is no room for the spool either: nothing half-written is taken in later', async () => {
    const home = homeIn(folder())
    await fill(home, 3)
    for (const shell of LIMITS(0)) expectHarmless(await runHook({ home, input: big(), shell }))
    expect(home.spooled()).toEqual([])
    expect([...new Bun.Glob('**/*.draft').scanSync(home.folder)]).toEqual([])
    await fill(home, 1)
    expect(home.rows()).toHaveLength(4)
  })
})
