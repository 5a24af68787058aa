import { describe, expect, test } from 'bun:test'
import { parse } from 'jsonc-parser'
import { hookCommandLine } from '../command-line.ts'
import type { Target } from '../host.ts'
import { installer, WIRED_EVENTS } from './install.ts'

const BINARY = '/home/dev/.throughline/bin/throughline'
const COMMAND = hookCommandLine(BINARY, 'claude-code')
const EVENTS = Object.keys(WIRED_EVENTS)
const settings = targetOf('user')

describe('files', () => {
  const cases = [
    ['user', '/home/dev/.claude/settings.json'],
    ['project', '/srv/app/.claude/settings.json'],
    ['local', '/srv/app/.claude/settings.local.json'],
  ] as const
  for (const [scope, path] of cases) {
    test(`scope ${scope} is ${path}`, () => expect(targetOf(scope).path).toBe(path))
  }
})

describe('install', () => {
  test('writes the nested official shape, timeouts in seconds (S0.53)', () => {
    const { hooks } = parse(installed(undefined))
    expect(Object.keys(hooks)).toEqual(EVENTS)
    expect(hooks.PreToolUse).toEqual([{ hooks: [{ type: 'command', command: COMMAND, timeout: 5 }] }])
    expect(hooks.SessionStart[0].hooks[0].timeout).toBe(10)
    expect(hooks.SessionEnd[0].hooks[0].timeout).toBe(2)
  })

  test('other hooks come first and stay as they are', () => {
    const theirs = '{"matcher":"Bash","hooks":[{"type":"command","command":"lint.sh","odd":1}]}'
    const { hooks } = parse(installed(`{"hooks":{"PreToolUse":[${theirs}],"Custom":"kept"}}`))
    expect(hooks.PreToolUse[0]).toEqual(JSON.parse(theirs))
    expect(hooks.PreToolUse).toHaveLength(2)
    expect(hooks.Custom).toBe('kept')
  })

  test('goes on in the style of the file: tabs, CRLF, byte order mark, no last newline', () => {
    const after = installed('\uFEFF{\r\n\t"model": "opus"\r\n}')
    expect(after).toStartWith('\uFEFF{\r\n\t"model": "opus",\r\n\t"hooks": {\r\n\t\t"SessionStart": [{')
    expect(after).toEndWith('}]\r\n\t}\r\n}')
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  })

  test('a moved binary updates every entry and adds none', () => {
    const moved = settings.install(installed('{}'), { binary: '/opt/new place/throughline' })
    const wired = moved.ok ? settings.wired(moved.after) : []
    expect(wired).toEqual(
      EVENTS.map((event) => ({
        event,
        command: hookCommandLine('/opt/new place/throughline', 'claude-code'),
        binary: '/opt/new place/throughline',
      })),
    )
  })

  test('what a person changed on our entry stays: matcher, timeout, surroundings', () => {
    const before = installed('{}').replace(
      `{ "hooks": [{ "type": "command", "command": ${JSON.stringify(COMMAND)}, "timeout": 5 }] }`,
      `{ "matcher": "Bash", "hooks": [{ "type": "command", "command": "X=1 throughline hook claude-code", "timeout": 60 }] }`,
    )
    const { hooks } = parse(installed(before))
    expect(hooks.UserPromptSubmit).toEqual([
      { matcher: 'Bash', hooks: [{ type: 'command', command: `X=1 "${BINARY}" hook claude-code`, timeout: 60 }] },
    ])
  })

  test('our exec form becomes the shell form, a second one of ours and one of a retired event go', () => {
    const exec = { type: 'command', command: '/old/throughline', args: ['hook', 'claude-code'], timeout: 7 }
    const theirs = { type: 'command', command: 'say done' }
    const before = { hooks: { Stop: [{ hooks: [exec, theirs] }, { hooks: [exec] }], Retired: [{ hooks: [exec] }] } }
    const { hooks } = parse(installed(JSON.stringify(before, null, 4)))
    expect(hooks.Stop).toEqual([{ hooks: [{ type: 'command', command: COMMAND, timeout: 7 }, theirs] }])
    expect(hooks.Retired).toBeUndefined()
  })
})

describe('uninstall', () => {
  const originals = [
    undefined,
    '',
    '\n',
    ' \r\n\t',
    '\uFEFF',
    '{}',
    '{}\n',
    '{ }',
    '{\n}\n',
    '{\n\n}',
    '{"hooks":{}}',
    '{"hooks":{ }}',
    '{\n  "hooks": {\n  }\n}\n',
    '{"hooks":{"PreToolUse":[]}}',
    '{"hooks":{"PreToolUse":[ ],"Stop":[\n]}}',
    '{"hooks":{"PreToolUse":[{"hooks":[]}]}}',
    '{"hooks":{"PreToolUse":[{"matcher":"","hooks":[]}]}}',
    '{"hooks":{"Other":[]}}',
    '{"model":"opus"}',
  ]
  for (const before of originals) {
    test(`${JSON.stringify(before)} is itself again after install and uninstall`, () => {
      expect(uninstalled(installed(before))).toBe(before)
    })
  }

  test('takes our hooks out of groups that others share and leaves theirs', () => {
    const theirs = { type: 'command', command: 'lint.sh' }
    const ours = { type: 'command', command: '/any/where/throughline hook claude-code' }
    const before = {
      hooks: { Stop: [{ hooks: [ours, theirs] }, { matcher: 'x', hooks: [theirs, ours] }, { hooks: [ours] }] },
    }
    const after = uninstalled(JSON.stringify(before, null, 2))
    expect(JSON.parse(after ?? '')).toEqual({
      hooks: { Stop: [{ hooks: [theirs] }, { matcher: 'x', hooks: [theirs] }] },
    })
  })

  test('works on a file that another program wrote anew, without its formatting', () => {
    const rewritten = JSON.stringify(parse(installed('{\n  "model": "opus",\n  "hooks": {}\n}')))
    expect(JSON.parse(uninstalled(rewritten) ?? '')).toEqual({ model: 'opus', hooks: {} })
  })

  test('works on a file that got comments and trailing commas since', () => {
    const commented = installed('{\n  "model": "opus"\n}')
      .replace('"opus",', '"opus", // the big one')
      .replace(/\n\}$/, ', /* end */\n}')
    expect(uninstalled(commented)).toBe('{\n  "model": "opus", // the big one\n   /* end */\n}')
  })

  test('a line comment in front of our entry swallows nothing', () => {
    const before =
      '{"hooks":{"Stop":[{"hooks":[]}, // theirs\n{"hooks":[{"command":"throughline hook claude-code"}]}]}}'
    expect(parse(uninstalled(before) ?? '')).toEqual({ hooks: { Stop: [{ hooks: [] }] } })
  })

  test('a file without our hooks is not touched', () => {
    for (const text of [
      '',
      ' {"hooks": {}} ',
      '{"$schema": "https://json.schemastore.org/claude-code-settings.json"}',
    ]) {
      expect(uninstalled(text)).toBe(text)
    }
  })
})

describe('refusal', () => {
  const cases: readonly (readonly [text: string, problem: string, line: number, column: number])[] = [
    ['{\n  "a": 1\n  "b": 2\n}', 'comma expected', 3, 3],
    ['{"a": }', 'value expected', 1, 7],
    ['{"a": 1', 'close brace expected', 1, 8],
    ['{} {}', 'end of file expected', 1, 4],
    ['<<<<<<< HEAD\n{}', 'invalid symbol', 1, 1],
    ['// nothing\n', 'value expected', 2, 1],
    ['[]', 'not a JSON object', 1, 1],
    ['"text"', 'not a JSON object', 1, 1],
    ['{\n\t"hooks": []\n}', '"hooks" is not an object', 2, 11],
    ['{"hooks": null}', '"hooks" is not an object', 1, 11],
    ['{"hooks": {"Stop": {}}}', '"hooks.Stop" is not an array', 1, 20],
    ['{"hooks": {}, "hooks": {}}', '"hooks" stands twice', 1, 15],
    ['{"hooks": {"Stop": [], "Stop": []}}', '"Stop" stands twice', 1, 24],
    ['\uFEFF{"a": }', 'value expected', 1, 7],
    ['['.repeat(200_000), 'not valid JSON', 1, 1],
  ]
  for (const [text, problem, line, column] of cases) {
    test(`${JSON.stringify(text.slice(0, 40))} is refused: ${problem}, line ${line}, column ${column}`, () => {
      const refused = { ok: false, problem: expect.stringContaining(problem), line, column }
      expect<unknown>(settings.install(text, { binary: BINARY })).toEqual(refused)
      expect<unknown>(settings.uninstall(text)).toEqual(refused)
      expect(settings.wired(text)).toEqual([])
    })
  }
})

describe('a file that the client would not load', () => {
  const cases: readonly (readonly [text: string, line: number, column: number])[] = [
    ['{\n  // mine\n}', 2, 3],
    ['{} /* after */', 1, 4],
    ['{"model": "opus",}', 1, 18],
    ['{"hooks": {"Stop": [\n{"hooks": []},]}}', 2, 15],
  ]
  for (const [text, line, column] of cases) {
    test(`${JSON.stringify(text)} is refused by install, line ${line}, column ${column}, and left alone by uninstall`, () => {
      const refused = { ok: false, problem: expect.stringContaining('comments or trailing commas'), line, column }
      expect<unknown>(settings.install(text, { binary: BINARY })).toEqual(refused)
      expect(settings.uninstall(text)).toEqual({ ok: true, after: text })
    })
  }
})

function targetOf(scope: 'user' | 'project' | 'local'): Target {
  const [target] = installer.targets(scope, { home: '/home/dev', project: '/srv/app' })
  if (!target) throw new Error('no target')
  return target
}

function installed(before: string | undefined): string {
  const change = settings.install(before, { binary: BINARY })
  if (!change.ok || change.after === undefined) throw new Error(JSON.stringify({ before, change }))
  return change.after
}

function uninstalled(before: string): string | undefined {
  const change = settings.uninstall(before)
  if (!change.ok) throw new Error(JSON.stringify({ before, change }))
  return change.after
}
