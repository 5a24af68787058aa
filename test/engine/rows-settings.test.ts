import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { createHooks, EVENT_NAMES, eventNamed, type HooksOptions } from '../../src/index.ts'
import { tempFolders } from '../lib/temp.ts'
import { cleanEnv, hooksOf, place, prints, sh } from './lib.ts'

const folder = tempFolders()

describe('S4-A events and configuration', () => {
  test('S4.1 the eleven events are in the catalogue, Compaction as an alias of PreCompact', () => {
    const eleven = [
      ...['PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PermissionRequest', 'UserPromptSubmit', 'SessionStart'],
      ...['SessionEnd', 'Stop', 'SubagentStop', 'Notification'],
    ]
    expect(eleven.filter((name) => !EVENT_NAMES.some((known) => known === name))).toEqual([])
    expect(eventNamed('Compaction')).toBe('PreCompact')
    expect(hooksOf({ Compaction: [{ hooks: [sh('true')] }] }).status().events).toEqual({ PreCompact: 1 })
  })

  test('S4.2 defaults: enabled, 60 seconds, ignore, ignore, 5 at a time', () => {
    expect(hooksOf({}).status().scalars).toMatchObject({
      enabled: true,
      defaultTimeout: 60,
      timeoutBehavior: 'ignore',
      failureBehavior: 'ignore',
      maxConcurrentHooks: 5,
    })
  })

  test('S4.3 an entry has a name, a matcher of tools, paths and commands, and hooks with timeout and statusMessage', () => {
    const hooks = hooksOf({
      PreToolUse: [
        {
          name: 'guard',
          matcher: { tools: 'Bash', commands: 'rm .*', paths: '**/*' },
          hooks: [sh('true', { timeout: 3, statusMessage: 'Looking…' })],
        },
      ],
    })
    expect(hooks.status().hooks).toEqual([
      {
        name: 'guard',
        event: 'PreToolUse',
        kind: 'command',
        matcher: { tools: 'Bash', commands: 'rm .*', paths: '**/*' },
        origin: { layer: 'code' },
        statusMessage: 'Looking…',
        async: false,
      },
    ])
    expect(hooks.status().diagnostics).toEqual([])
  })

  test('S4.4 layers go user, project, local, environment, code; each hook knows where it comes from', () => {
    const hooks = layered({ settings: { hooks: { Stop: [{ name: 'code', hooks: [sh('true')] }] } }, files: true })
    expect(hooks.status().hooks.map(({ name, origin }) => [name, origin.layer, origin.line])).toEqual([
      ['user', 'user', 7],
      ['project', 'project', 7],
      ['local', 'local', 7],
      ['inline', 'environment', 1],
      ['code', 'code', undefined],
    ])
  })

  test('S4.4 decided otherwise: no config.json; the files are .throughline/settings.json and settings.local.json', () => {
    expect(
      layered({})
        .status()
        .files.map((file) => file.split('/').slice(-3).join('/')),
    ).toEqual([
      'home/.throughline/settings.json',
      'project/.throughline/settings.json',
      'project/.throughline/settings.local.json',
    ])
  })

  test('S4.4 Claude Code’s files are read only when asked for; other keys there are ignored, our own hook is skipped', () => {
    const claude = {
      model: 'opus',
      permissions: { allow: ['Bash'] },
      hooks: {
        Unheard: [{ hooks: [] }],
        Stop: [
          { hooks: [{ type: 'command', command: 'echo theirs', once: true }] },
          { hooks: [{ type: 'command', command: '"/home/x/.throughline/bin/throughline" hook claude-code' }] },
          { hooks: [{ type: 'command', command: '/opt/throughline', args: ['hook', 'claude-code'] }] },
        ],
      },
    }
    const { home, project } = place(folder(), { 'home/.claude/settings.json': claude, 'project/x': '' })
    const options = { cwd: project, env: cleanEnv({ HOME: home }) }
    expect(createHooks(options).status().hooks).toEqual([])
    const { hooks, diagnostics } = createHooks({ ...options, claudeSettings: true }).status()
    expect(hooks.map(({ name }) => name)).toEqual(['echo theirs'])
    expect(diagnostics).toEqual([])
  })

  const mistakes: [name: string, text: string, expected: object][] = [
    [
      'not JSON',
      '{\n  "hooks": {,\n}',
      { line: 2, column: 13, message: 'a property name in double quotes is expected.' },
    ],
    ['hooks is no object', '{\n"hooks": 3 }', { line: 2, message: 'hooks must be an object.' }],
    ['unknown key', '{"hooks": {\n "preToolCall": [] } }', { line: 2, hint: 'Did you mean PreToolUse?' }],
    ['wrong scalar', '{"hooks": {\n\n "defaultTimeout": "soon" } }', { line: 3 }],
    ['not a list', '{"hooks": {\n "Stop": {} } }', { line: 2, message: 'Stop must be a list of entries.' }],
    ['no hooks in an entry', '{"hooks": { "Stop": [\n { "name": "x" } ] } }', { line: 2 }],
    ['a matcher that never matches', '{"hooks": { "Stop": [ {\n "matcher": "x", "hooks": [] } ] } }', { line: 2 }],
    [
      'a condition that never holds',
      '{"hooks": { "Stop": [ { "matcher": {\n "tools": "Bash" }, "hooks": [] } ] } }',
      { line: 2 },
    ],
    ['unknown type', '{"hooks": { "Stop": [ { "hooks": [\n { "type": "magic" } ] } ] } }', { line: 2 }],
    ['no command', '{"hooks": { "Stop": [ { "hooks": [\n { "type": "command" } ] } ] } }', { line: 2 }],
    [
      'unknown field',
      '{"hooks": { "Stop": [ { "hooks": [\n { "type": "command", "command": "x",\n "timout": 3 } ] } ] } }',
      { line: 3 },
    ],
    ['unknown condition', '{"hooks": { "Stop": [ { "matcher": {\n "toools": "x" }, "hooks": [] } ] } }', { line: 2 }],
    [
      'negative timeout',
      '{"hooks": { "Stop": [ { "hooks": [ { "type": "command", "command": "x",\n "timeout": -1 } ] } ] } }',
      { line: 2 },
    ],
  ]
  test.each(mistakes)(
    'S4.5 a mistake is a diagnostic with file and line, and costs only itself: %s',
    (_, text, expected) => {
      const { home, project } = place(folder(), {
        'home/.throughline/settings.json': { hooks: { Stop: [{ name: 'fine', hooks: [sh('true')] }] } },
        'project/.throughline/settings.json': text,
      })
      const { diagnostics, hooks } = createHooks({ cwd: project, env: cleanEnv({ HOME: home }) }).status()
      expect(diagnostics[0]).toMatchObject({ where: join(project, '.throughline/settings.json'), ...expected })
      expect(hooks.map(({ name }) => name)).toContain('fine')
    },
  )

  test('S4.5 one bad hook does not take its neighbours along', () => {
    const hooks = hooksOf({ Stop: [{ hooks: [sh('one'), { type: 'nothing' } as never, sh('two')] }] })
    expect(hooks.status().hooks.map(({ name }) => name)).toEqual(['one', 'two'])
  })

  test('S4.6 lists of events are put behind each other, never hidden', async () => {
    const hooks = layered({})
    expect(hooks.status().events).toEqual({ Stop: 4 })
    expect((await hooks.preview('Stop', {})).map(({ name }) => name)).toEqual(['user', 'project', 'local', 'inline'])
    const two = hooksOf(
      {
        Stop: [
          { name: 'a', hooks: [sh('echo a >> "$F"')] },
          { name: 'b', hooks: [sh('echo b >> "$F"')] },
        ],
      },
      { env: cleanEnv({ F: join(folder(), 'ran') }) },
    )
    expect((await two.fire('Stop', {})).runs.map(({ hook, status }) => [hook.name, status])).toEqual([
      ['a', 'ok'],
      ['b', 'ok'],
    ])
  })

  test('S4.6 a project cannot switch off the person’s own hooks, only its own', () => {
    const { home, project } = place(folder(), {
      'home/.throughline/settings.json': { hooks: { Stop: [{ name: 'mine', hooks: [sh('true')] }] } },
      'project/.throughline/settings.json': {
        hooks: { enabled: false, Stop: [{ name: 'theirs', hooks: [sh('true')] }] },
      },
    })
    const { enabled, hooks } = createHooks({ cwd: project, env: cleanEnv({ HOME: home }) }).status()
    expect(enabled).toBe(true)
    expect(hooks.map(({ name }) => name)).toEqual(['mine'])
  })

  const overrides: [variable: string, value: string, key: string, expected: unknown][] = [
    ['THROUGHLINE_HOOKS_ENABLED', 'off', 'enabled', false],
    ['THROUGHLINE_HOOKS_DEFAULT_TIMEOUT', '2.5', 'defaultTimeout', 2.5],
    ['THROUGHLINE_HOOKS_TIMEOUT_BEHAVIOR', 'deny', 'timeoutBehavior', 'deny'],
    ['THROUGHLINE_HOOKS_FAILURE_BEHAVIOR', 'Ask', 'failureBehavior', 'ask'],
    ['THROUGHLINE_HOOKS_MAX_CONCURRENT_HOOKS', '9', 'maxConcurrentHooks', 9],
    ['THROUGHLINE_HOOKS_DISABLE', '1', 'enabled', false],
  ]
  test.each(overrides)('S4.7 %s=%s', (variable, value, key, expected) => {
    const { scalars, origins } = hooksOf({}, { env: cleanEnv({ [variable]: value }) }).status()
    expect({ ...scalars }).toHaveProperty(key, expected)
    expect({ ...origins }).toHaveProperty(key, { layer: 'environment' })
  })

  test('S4.7 a wrong value of a variable is named and ignored', () => {
    const { scalars, diagnostics } = hooksOf(
      {},
      { env: cleanEnv({ THROUGHLINE_HOOKS_DEFAULT_TIMEOUT: 'soon' }) },
    ).status()
    expect(scalars.defaultTimeout).toBe(60)
    expect(diagnostics[0]?.where).toBe('THROUGHLINE_HOOKS_DEFAULT_TIMEOUT')
  })

  test('S4.7 inline JSON that cannot be read is named with its line', () => {
    const { diagnostics } = hooksOf({}, { env: cleanEnv({ THROUGHLINE_HOOKS_JSON: '{\n "Stop": }' }) }).status()
    expect(diagnostics).toMatchObject([{ where: 'THROUGHLINE_HOOKS_JSON', line: 2 }])
  })

  test('S4.7 the kill switch wins over code', async () => {
    const hooks = hooksOf(
      { enabled: true, Stop: [{ hooks: [sh('true')] }] },
      { env: cleanEnv({ THROUGHLINE_HOOKS_DISABLE: 'yes' }) },
    )
    expect((await hooks.fire('Stop', {})).status).toBe('disabled')
  })

  test('S4.7 a further file, inline JSON, and a hook switched off by name', () => {
    const { project } = place(folder(), {
      'project/more.json': { hooks: { Stop: [{ name: 'more', hooks: [sh('true')] }] } },
    })
    const env = cleanEnv({
      THROUGHLINE_HOOKS_FILE: 'more.json',
      THROUGHLINE_HOOKS_JSON: '{"Stop":[{"name":"inline","hooks":[{"type":"command","command":"true"}]}]}',
      THROUGHLINE_HOOKS_SKIP: 'noisy, other',
    })
    const settings = { hooks: { Stop: [{ name: 'noisy', hooks: [sh('true')] }] } }
    expect(
      createHooks({ cwd: project, env, settings })
        .status()
        .hooks.map(({ name }) => name),
    ).toEqual(['more', 'inline'])
  })

  test('S4.7 variables, with and without braces or a default, in scalars and in args', async () => {
    const { home, project } = place(folder(), {
      'home/.throughline/settings.json': {
        hooks: {
          defaultTimeout: `$\{SECONDS_TO_WAIT:-7}`,
          maxConcurrentHooks: '$LANES',
          UserPromptSubmit: [
            { hooks: [{ type: 'command', command: 'echo', args: ['$WHO', `$\{NOBODY:-else}`, '$HOOK_EVENT'] }] },
          ],
        },
      },
      'project/x': '',
    })
    const hooks = createHooks({ cwd: project, env: cleanEnv({ HOME: home, LANES: '3', WHO: 'me' }) })
    expect(hooks.status().scalars).toMatchObject({ defaultTimeout: 7, maxConcurrentHooks: 3 })
    expect((await hooks.fire('UserPromptSubmit', { prompt: 'x' })).outcome.context).toBe('me else UserPromptSubmit')
  })

  test('reload reads the files again', () => {
    const root = folder()
    const { home, project } = place(root, { 'home/.throughline/settings.json': {}, 'project/x': '' })
    const hooks = createHooks({ cwd: project, env: cleanEnv({ HOME: home }) })
    expect(hooks.status().hooks).toEqual([])
    place(root, { 'home/.throughline/settings.json': { hooks: { Stop: [{ hooks: [prints('x')] }] } } })
    expect(hooks.reload().events).toEqual({ Stop: 1 })
  })
})

/** One Stop hook in each layer. */
function layered(more: HooksOptions) {
  const named = (name: string) => ({ hooks: { Stop: [{ name, hooks: [sh(`echo ${name}`)] }] } })
  const { home, project } = place(folder(), {
    'home/.throughline/settings.json': named('user'),
    'project/.throughline/settings.json': named('project'),
    'project/.throughline/settings.local.json': named('local'),
  })
  const env = cleanEnv({ HOME: home, THROUGHLINE_HOOKS_JSON: JSON.stringify(named('inline')) })
  return createHooks({ cwd: project, env, ...more })
}
