import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { homeIn } from '../lib/home.ts'
import { expectHarmless, type HookCall, runHook, startHook, toolPayload } from '../lib/hook-process.ts'
import { SECRET } from '../lib/secret.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const payload = JSON.stringify(toolPayload({ tool_input: { command: `curl -H "Authorization: ${SECRET}"` } }))
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const withInput = (json: string) => payload.replace(/"tool_input":\{.*?\}/, `"tool_input":${json}`)

/** Input nobody can use: an event is not recorded, and the log says why. */
const USELESS: readonly [name: string, input: HookCall['input'], reason: RegExp][] = [
  ['empty', '', /empty input/],
  ['white space', ' \n\t ', /empty input/],
  ['cut off', payload.slice(0, -20), /not JSON/],
  ['cut off inside a secret', payload.slice(0, payload.indexOf(SECRET) + 39), /not JSON/],
  ['a bare secret', SECRET, /not JSON/],
  ['not UTF-8', Uint8Array.from({ length: 5000 }, (_, i) => 0x80 + (i % 0x80)), /not JSON/],
  ['bytes of another format', Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), /not JSON/],
  ['50 MB', new Uint8Array(50_000_000).fill(0x78), /larger than/],
  ['50 MB of valid JSON', withInput(`{"command":"${'x'.repeat(50_000_000)}"}`), /larger than/],
  ['100,000 nested arrays', '['.repeat(100_000) + ']'.repeat(100_000), /not a JSON object/],
  ['100,000 open brackets', '['.repeat(100_000), /not JSON/],
  ['an array', '[]', /not a JSON object/],
  ['a string', '"PreToolUse"', /not a JSON object/],
  ['a number', '42', /not a JSON object/],
  ['null', 'null', /not a JSON object/],
  ['two objects', `${payload}${payload}`, /not JSON/],
  ['no event name', '{"session_id":"s"}', /no hook_event_name/],
  ['an unknown event', { session_id: 's', hook_event_name: 'Nonsense' }, /unknown event "Nonsense"/],
  ['an event with a secret for a name', { session_id: 's', hook_event_name: `token=${SECRET}` }, /unknown event/],
  ['no session', { hook_event_name: 'Stop', stop_hook_active: false }, /without a session id/],
]

describe('standard input that is', () => {
  test.each(USELESS)(
    '%s: silence, success, a line in the log, no secret (S0.3, S0.7-S0.10, S3.30, S3.33)',
    async (_, input, reason) => {
      const home = homeIn(folder())
      expectHarmless(await runHook({ home, input }))
      expect(home.logged()).toHaveLength(1)
      expect(home.logged()[0]).toMatch(reason)
      expect(existsSync(home.database) ? home.rows() : []).toEqual([])
      expect(home.spooled()).toEqual([])
      expect(home.written()).not.toContain(SECRET)
    },
  )

  test('closed from the start: the same', async () => {
    const home = homeIn(folder())
    expectHarmless(await runHook({ home, input: 'open', shell: 'exec "$@" <&-' }))
    expect(home.logged().join()).toMatch(/empty input|could not be read/)
  })

  test('never closed, and never whole: given up', async () => {
    const home = homeIn(folder())
    const { child, ended } = startHook({ home, input: 'open' })
    child.stdin.write(payload.slice(0, -1))
    child.stdin.flush()
    expectHarmless(await ended)
    expect(home.logged().join()).toMatch(/not closed within \d+ ms/)
  })

  test.skipIf(process.platform !== 'linux')(
    'late, with a signal of the runtime to itself while nothing is there: waited for all the same',
    async () => {
      const home = homeIn(folder())
      const send = 'sleep 0.3; kill -PWR "$hook"; sleep 0.1; cat "$given"'
      const shell = `given=$(mktemp); pipe=$given.pipe; cat > "$given"; mkfifo "$pipe"; "$@" < "$pipe" & hook=$!; { ${send}; } > "$pipe"; wait "$hook"; code=$?; rm "$given" "$pipe"; exit $code`
      expectHarmless(await runHook({ home, input: payload, shell }))
      expect(home.logged()).toEqual([])
      expect(home.rows()).toMatchObject([{ type: 'tool:start' }])
    },
  )

  test.each([
    ['in one piece', [payload]],
    ['with a line break', [`${payload}\n`]],
    ['in two pieces', [payload.slice(0, 40), payload.slice(40)]],
    [
      'in two pieces that both end like an object',
      [payload.slice(0, payload.indexOf('}') + 1), payload.slice(payload.indexOf('}') + 1)],
    ],
    ['with white space that never ends', [payload, ' '.repeat(100_000)]],
  ])('never closed behind a payload that is whole, %s: answered without waiting', async (_, pieces) => {
    const home = homeIn(folder())
    const { child, ended } = startHook({ home, input: 'open' })
    for (const piece of pieces) {
      child.stdin.write(piece)
      child.stdin.flush()
      await Bun.sleep(20)
    }
    expectHarmless(await ended)
    expect(home.logged()).toEqual([])
    expect(home.rows()).toMatchObject([{ type: 'tool:start' }])
  })
})

/** Input that is odd and can be used: the event is there, and nothing is wrong. */
const ODD: readonly [name: string, input: HookCall['input']][] = [
  ['with a byte order mark', `\ufeff${payload}`],
  ['with a line break at the end', `${payload}\n`],
  ['with a tool input of 3,000 levels', withInput(nested(3000))],
  ['with a tool input of 100,000 levels', withInput(nested(100_000))],
  ['with a tool input that is no object', withInput('[1,2]')],
  ['with a tool input of a megabyte', withInput(`{"command":"${'x'.repeat(1_000_000)}"}`)],
  ['with half an emoji', withInput('{"command":"\\ud83d"}')],
  ['with bytes that are not UTF-8 inside a string', Buffer.from(withInput('{"command":"\u00ff"}'), 'latin1')],
  ['with a field nobody knows (B24)', { ...toolPayload(), brand_new: { a: 1 } }],
  ['with __proto__ in it', withInput('{"__proto__":{"polluted":true}}')],
]

test.each(ODD)('a payload %s is recorded', async (_, input) => {
  const home = homeIn(folder())
  expectHarmless(await runHook({ home, input }))
  expect(home.logged()).toEqual([])
  expect(home.rows()).toMatchObject([{ type: 'tool:start', data: { tool: 'Bash' } }])
  expect(home.written()).not.toContain(SECRET)
})

describe('a command line that is wrong', () => {
  const WORDS: readonly [name: string, words: string[], reason: RegExp][] = [
    ['an unknown host', ['emacs'], /unknown host "emacs"/],
    ['no host', [], /unknown host ""/],
    ['a host that is a property of every object', ['constructor'], /unknown host "constructor"/],
    ['a secret for a host', [`token=${SECRET}`], /unknown host/],
    ['a host of 10,000 characters', ['x'.repeat(10_000)], /unknown host/],
  ]
  test.each(WORDS)('%s: silence, success, a line in the log', async (_, words, reason) => {
    const home = homeIn(folder())
    expectHarmless(await runHook({ home, input: payload, words }))
    expect(home.logged()).toHaveLength(1)
    expect(home.logged()[0]).toMatch(reason)
    expect(home.written()).not.toContain(SECRET)
  })
})

describe('a session id', () => {
  const IDS: readonly [name: string, id: string, kept: RegExp][] = [
    ['that climbs out of folders', '../../../../etc/passwd', /^\.\.\/\.\.\/\.\.\/\.\.\/etc\/passwd$/],
    ['with a NUL', 'a\0b', /^ab~[0-9a-f]{8}$/],
    ['of 10,000 characters', 'x'.repeat(10_000), /^x{119}~[0-9a-f]{8}$/],
    ['of emoji halves', '\ud83d\ude00\ud83d', /^😀~[0-9a-f]{8}$/],
    ['with SQL in it', "'; DROP TABLE timeline; --", /^'; DROP TABLE timeline; --$/],
    ['with an escape sequence', '\x1b]0;owned\x07', /^\]0;owned~[0-9a-f]{8}$/],
  ]
  test.each(IDS)('%s is kept as a key and nothing else', async (_, id, kept) => {
    const home = homeIn(folder())
    expectHarmless(await runHook({ home, input: toolPayload({ session_id: id, agent_id: id }) }))
    expect(home.logged()).toEqual([])
    const [row, ...more] = home.rows()
    expect(more).toEqual([])
    expect(row?.session).toMatch(kept)
    expect(row?.agent).toMatch(kept)
    const files = [...new Bun.Glob('**/*').scanSync({ cwd: home.folder, dot: true })].sort()
    expect(files.filter((file) => !file.startsWith('tl/throughline.db'))).toEqual([])
  })
})
