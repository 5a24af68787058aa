import { describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeIn } from '../lib/home.ts'
import { expectHarmless, type Payload, runCommand, runHook, startHook, toolPayload } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const corpus = join(import.meta.dir, '../corpus/claude-code/2.1.325')
const recorded = readdirSync(corpus)
  .filter((name) => name.endsWith('.in.json'))
  .map((name): [string, Payload] => [
    name.replace('.in.json', ''),
    JSON.parse(readFileSync(join(corpus, name), 'utf8')),
  ])

/** The same payload to several processes that are all there before any of them gets it, as a host starts them. */
async function atOnce(home: ReturnType<typeof homeIn>, payload: Payload, processes: number) {
  const started = Array.from({ length: processes }, () => startHook({ home, input: 'open' }))
  for (const { child } of started) {
    child.stdin.write(JSON.stringify(payload))
    child.stdin.end()
  }
  return Promise.all(started.map(({ ended }) => ended))
}

describe('plugin and settings both installed: the same event twice at the same moment', () => {
  test.each(recorded)('%s is recorded once, answered at most once, and counted', async (_, payload) => {
    const home = homeIn(folder())
    expectHarmless(await runHook({ home, input: toolPayload() }))
    const answers = await atOnce(home, payload, 2)
    expect(answers.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ])
    expect(answers.filter(({ stdout }) => stdout !== '').length).toBeLessThanOrEqual(1)
    expect(home.rows()).toHaveLength(2)
    expect(home.counter('double:claude-code')).toBe(1)
    expect([home.spooled(), home.logged()]).toEqual([[], []])
  })

  test('the very first event, when there is no store and no folder yet: recorded once', async () => {
    for (let round = 0; round < 12; round++) {
      const home = homeIn(folder())
      for (const ran of await atOnce(home, toolPayload(), 3)) expectHarmless(ran)
      // On a machine that has much to do one may have to wait too long for the others; that is no mistake, and it is kept.
      expect(home.logged().filter((line) => !/was spooled: .*locked/.test(line))).toEqual([])
      expect((await runCommand(home, 'status')).code).toBe(0)
      expect([home.rows().length, home.counter('double:claude-code')]).toEqual([1, 2])
    }
  })
})

describe('what looks like the same event and is not', () => {
  const stop = { session_id: 's', hook_event_name: 'Stop', stop_hook_active: true, last_assistant_message: 'ok' }
  const compact = { session_id: 's', hook_event_name: 'PreCompact', trigger: 'auto', prompt_id: 'p' }
  const recover = { session_id: 's', hook_event_name: 'SessionStart', source: 'compact', prompt_id: 'p' }
  const summary = { session_id: 's', hook_event_name: 'PostCompact', trigger: 'auto', prompt_id: 'p' }

  test('a second compaction in the same turn, right after the first, is recorded and counted as an epoch', async () => {
    const home = homeIn(folder())
    for (const payload of [compact, recover, summary, compact, recover, summary])
      await runHook({ home, input: payload })
    const once = ['session:compact', 'session:recover', 'session:summary']
    expect(home.rows().map(({ type }) => type)).toEqual([...once, ...once])
    expect(home.all('SELECT epoch FROM sessions')).toEqual([{ epoch: 2 }])
    expect(home.counter('double:claude-code')).toBe(0)
  })

  test('a turn that ends the same way twice, with a tool call between, is recorded twice', async () => {
    const home = homeIn(folder())
    for (const payload of [stop, toolPayload({ session_id: 's' }), stop]) await runHook({ home, input: payload })
    expect(home.rows().map(({ type }) => type)).toEqual(['session:stop', 'tool:start', 'session:stop'])
    expect(home.counter('double:claude-code')).toBe(0)
  })

  test('the same Stop of two agents and two sessions is four', async () => {
    const home = homeIn(folder())
    for (const own of [{}, { agent_id: 'a' }, { session_id: 't' }, { session_id: 't', agent_id: 'a' }]) {
      await runHook({ home, input: { ...stop, ...own } })
    }
    expect(home.rows()).toHaveLength(4)
  })
})
