import { describe, expect, test } from 'bun:test'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeIn } from '../lib/home.ts'
import { expectHarmless, runCommand, runHook, startHook, toolPayload } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()

describe('a clock', () => {
  test('that goes back: everything is recorded, in the order in which it happened', async () => {
    const home = homeIn(folder())
    const times = ['2026-03-01T12:00:00Z', '2026-03-01T11:00:00Z', '1970-01-01T00:00:00Z', '2026-03-01T12:00:01Z']
    for (const THROUGHLINE_NOW of times)
      expectHarmless(await runHook({ home, input: toolPayload(), env: { THROUGHLINE_NOW } }))
    expect(home.rows().map(({ at }) => new Date(at).toISOString().replace('.000', ''))).toEqual(times)
    expect(home.all('SELECT started_at, last_at, events FROM sessions')).toEqual([
      { started_at: Date.parse('2026-03-01T12:00:00Z'), last_at: Date.parse('2026-03-01T12:00:01Z'), events: 4 },
    ])
    expect(home.logged()).toEqual([])
  })

  test('that goes back does not make one Stop of two', async () => {
    const home = homeIn(folder())
    const stop = { session_id: 's', hook_event_name: 'Stop', stop_hook_active: false, last_assistant_message: 'ok' }
    for (const time of ['2026-03-01T12:00:00Z', '2026-03-01T11:59:59Z']) {
      expectHarmless(await runHook({ home, input: stop, env: { THROUGHLINE_NOW: time } }))
      // Between two ends of a turn there is always a prompt.
      const prompt = { session_id: 's', hook_event_name: 'UserPromptSubmit', prompt: 'go on', prompt_id: time }
      expectHarmless(await runHook({ home, input: prompt, env: { THROUGHLINE_NOW: time } }))
    }
    expect(home.rows().map(({ type }) => type)).toEqual([
      'session:stop',
      'prompt:submit',
      'session:stop',
      'prompt:submit',
    ])
  })

  test.each(['', 'yesterday', '-1', '9'.repeat(30), 'NaN'])(
    'that says %p: the machine’s own is asked',
    async (THROUGHLINE_NOW) => {
      const home = homeIn(folder())
      expectHarmless(await runHook({ home, input: toolPayload(), env: { THROUGHLINE_NOW } }))
      expectHarmless(await runHook({ home, input: 'nonsense', env: { THROUGHLINE_NOW } }))
      expect([home.rows().length, home.logged().length]).toEqual([1, 1])
    },
  )
})

describe('settings that are', () => {
  const TEXTS: readonly [name: string, text: string | Uint8Array][] = [
    ['not JSON', '{ "enabled": '],
    ['empty', ''],
    ['not an object', '[]'],
    ['null', 'null'],
    [
      'of wrong types',
      '{"enabled":"maybe","continuity":7,"timeline":{"keep":"all"},"deadlines":{"quickTimeoutMs":-1}}',
    ],
    ['full of unknown keys', '{"no":{"such":"key"},"__proto__":{"enabled":false}}'],
    ['not UTF-8', Uint8Array.from([0xff, 0xfe, 0x00, 0x7b])],
    ['with comments', '// mine\n{ "enabled": true, /* yes */ }'],
  ]
  test.each(TEXTS)('%s do not keep the event from being recorded', async (_, text) => {
    const home = homeIn(folder())
    const project = join(home.folder, 'app')
    mkdirSync(home.home)
    mkdirSync(join(project, '.throughline'), { recursive: true })
    writeFileSync(home.settings, text)
    writeFileSync(join(project, '.throughline/settings.json'), text)
    expectHarmless(await runHook({ home, input: toolPayload(), env: { CLAUDE_PROJECT_DIR: project } }))
    expect(home.rows()).toHaveLength(1)
  })

  test('a folder do not either', async () => {
    const home = homeIn(folder())
    mkdirSync(home.settings, { recursive: true })
    expectHarmless(await runHook({ home, input: toolPayload(), env: { CLAUDE_PROJECT_DIR: '\u0001/no/such' } }))
    expect(home.rows()).toHaveLength(1)
  })

  test('{"enabled": false} record nothing', async () => {
    const home = homeIn(folder())
    mkdirSync(home.home)
    writeFileSync(home.settings, '{"enabled":false}')
    expectHarmless(await runHook({ home, input: toolPayload() }))
    expect(
      await Bun.file(home.database)
        .exists()
        .then((there) => (there ? home.rows() : [])),
    ).toEqual([])
    expect([home.spooled(), home.logged()]).toEqual([[], []])
  })
})

describe('a project with', () => {
  test('a .env file does not give the hook another environment', async () => {
    const home = homeIn(folder())
    writeFileSync(join(home.folder, '.env'), 'THROUGHLINE_DISABLE=1\n')
    expectHarmless(await runHook({ home, input: toolPayload() }))
    expect(home.rows()).toHaveLength(1)
  })

  test('a bunfig.toml does not get its code run by the hook or by a command', async () => {
    const home = homeIn(folder())
    writeFileSync(join(home.folder, 'bunfig.toml'), 'preload = ["./preloaded.ts"]\n')
    writeFileSync(join(home.folder, 'preloaded.ts'), `require('node:fs').writeFileSync('ran', 'yes')\n`)
    expectHarmless(await runHook({ home, input: toolPayload() }))
    expect((await runCommand(home, 'timeline', '--json')).code).toBe(0)
    expect(readdirSync(home.folder)).not.toContain('ran')
    expect(home.rows()).toHaveLength(1)
  })
})

describe('THROUGHLINE_DISABLE=1', () => {
  test.each([
    ['an event', toolPayload()],
    ['nonsense', 'nonsense'],
    ['nothing', ''],
  ])('leaves no trace of %s', async (_, input) => {
    const home = homeIn(folder())
    expectHarmless(await runHook({ home, input, env: { THROUGHLINE_DISABLE: '1' } }))
    expect(readdirSync(home.folder)).toEqual([])
  })

  test('does not wait for its input', async () => {
    const home = homeIn(folder())
    expectHarmless(await startHook({ home, input: 'open', env: { THROUGHLINE_DISABLE: '1' } }).ended)
  })
})
