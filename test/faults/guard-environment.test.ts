import { describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hookCommandLine } from '../../src/hosts/command-line.ts'
import { binary } from '../lib/binary.ts'
import { decisionIn, type Guarded, guarded } from '../lib/guarded.ts'
import { tempFolders } from '../lib/temp.ts'

const temp = tempFolders()
const BAD = 'rm -rf /'

/** A hook with variables that an agent's environment may have. */
function fired(w: Guarded, env: Record<string, string>, { program = binary(), command = BAD } = {}) {
  const input = w.payload({ command })
  const run = spawnSync(program, ['hook', 'claude-code'], {
    input,
    env: { ...w.env, ...env },
    encoding: 'utf8',
    timeout: 15_000,
    cwd: w.home,
  })
  return { ...run, decision: decisionIn(run.stdout) }
}

describe('the environment of an agent does not switch the guard off', () => {
  const ran = (w: Guarded) => existsSync(join(w.home, 'ran'))
  const VARIABLES: readonly (readonly [name: string, value: (w: Guarded) => string])[] = [
    ['BUN_OPTIONS', (w) => `--preload ${join(w.home, 'code.ts')}`],
    ['BUN_OPTIONS', () => '--version'],
    ['BUN_OPTIONS', () => '--cwd=/not/there'],
    ['BUN_OPTIONS', () => '--config=/not/there.toml'],
    ['BUN_BE_BUN', () => '1'],
    ['BUN_INSPECT', () => 'ws://127.0.0.1:0/x?break=1'],
    ['BUN_INSPECT', () => 'ws://127.0.0.1:0/x?wait=1'],
    ['BUN_INSPECT_PRELOAD', (w) => join(w.home, 'code.ts')],
    ['BUN_INSPECT_CONNECT_TO', () => 'ws+unix:///not/there'],
    ['BUN_JSC_maxPerThreadStackUsage', () => '1000'],
    ['BUN_JSC_softReservedZoneSize', () => '1000000000'],
    ['BUN_JSC_watchdog', () => '1'],
    ['BUN_JSC_dumpOptions', () => '3'],
    ['MIMALLOC_LIMIT_OS_ALLOC', () => '1'],
    ['mimalloc_disallow_os_alloc', () => '1'],
    ['MIMALLOC_VERBOSE', () => '3'],
    ['MIMALLOC_', () => 'imit_os_alloc=1'],
    ['BUN_CONFIG_VERBOSE_FETCH', () => 'curl'],
    ['NODE_OPTIONS', (w) => `--require ${join(w.home, 'code.ts')}`],
    ['NODE_CHANNEL_FD', () => '1'],
    ['THROUGHLINE_DISABLE', () => '1'],
    ['THROUGHLINE_ENABLED', () => 'false'],
    ['THROUGHLINE_RULES_ENABLED', () => 'false'],
    ['THROUGHLINE_RULES_SAFETY', () => '0'],
    ['THROUGHLINE_DEADLINES_QUICK_TIMEOUT_MS', () => '20'],
  ]
  test.each(VARIABLES.map(([name, value]) => [name, value({ home: '~' } as Guarded), value] as const))(
    '%s=%s',
    (name, _, value) => {
      const w = guarded(temp())
      writeFileSync(join(w.home, 'code.ts'), `require('node:fs').writeFileSync('${join(w.home, 'ran')}', '')`)
      const { status, stderr, decision } = fired(w, { [name]: value(w) })
      expect({ status, stderr, decision, ran: ran(w) }).toEqual({ status: 0, stderr: '', decision: 'deny', ran: false })
    },
  )

  test('quiet by a variable: nothing is recorded, logged or told, and a question is still put', () => {
    const w = guarded(temp())
    const before = readdirSync(join(w.home, '.throughline'))
    expect(fired(w, { THROUGHLINE_DISABLE: '1' }, { command: 'cat .env' }).decision).toBe('ask')
    expect(fired(w, { THROUGHLINE_DISABLE: '1' }, { command: 'ls' }).stdout).toBe('')
    expect(readdirSync(join(w.home, '.throughline')).filter((name) => name !== 'compiled')).toEqual(before)
  })

  test('an exception that has ended does not come back with another clock', () => {
    const w = guarded(temp())
    const ended = { except: [{ rule: 'force-push', command: 'git push --force', until: '2020-01-01' }] }
    w.write('.throughline/exceptions.json', JSON.stringify(ended))
    const command = 'git push --force'
    const without = fired(w, {}, { command }).decision
    expect(without).toBeDefined()
    expect(fired(w, { THROUGHLINE_NOW: '2019-06-01T00:00:00Z' }, { command }).decision).toBe(without)
  })
})

describe('a program that was installed goes by its own home', () => {
  const installed = (home: string) => {
    const w = guarded(home)
    mkdirSync(join(home, '.throughline/bin'), { recursive: true })
    const program = join(home, '.throughline/bin/throughline')
    copyFileSync(binary(), program)
    return { w, program }
  }
  test('whatever HOME and THROUGHLINE_HOME say', () => {
    const { w, program } = installed(temp())
    const other = temp()
    for (const env of [
      { HOME: other },
      { THROUGHLINE_HOME: other },
      { HOME: other, THROUGHLINE_HOME: other },
      { HOME: '' },
    ])
      expect(fired(w, env as Record<string, string>, { program }).decision).toBe('deny')
    expect(readdirSync(other)).toEqual([])
    expect(existsSync(join(w.home, '.throughline/throughline.db'))).toBe(true)
  })
  test('its own files are known there by their path', () => {
    const { w, program } = installed(temp())
    const command = `rm ${join(w.home, '.throughline/settings.json')}`
    expect(fired(w, { HOME: temp() }, { program, command }).decision).toBeDefined()
  })
  test('a home of another name once it has a store', () => {
    const w = guarded(temp(), { settings: {} })
    const home = join(w.home, 'elsewhere')
    mkdirSync(join(home, 'bin'), { recursive: true })
    const program = join(home, 'bin/throughline')
    copyFileSync(binary(), program)
    writeFileSync(join(home, 'settings.json'), '{"rules":{"safety":true}}')
    expect(fired(w, { THROUGHLINE_HOME: home }, { program }).decision).toBe('deny')
    expect(fired(w, {}, { program }).decision).toBe('deny')
  })
  test('--home leads elsewhere: who writes the command decides', () => {
    const { w, program } = installed(temp())
    const other = temp()
    const run = spawnSync(program, ['hook', '--home', other, 'claude-code'], {
      input: w.payload({ command: BAD }),
      env: w.env,
      encoding: 'utf8',
    })
    expect(run.stdout).toBe('')
    expect(existsSync(join(other, 'throughline.db'))).toBe(true)
  })
})

describe('settings of the person that cannot be read', () => {
  const BROKEN: readonly [name: string, text: string][] = [
    ['are no JSON', '{"rules": {"safety": true'],
    ['are empty', ''],
    ['are a list', '[]'],
    ['say "rules": 7', '{"rules": 7}'],
    ['say "safety": "sure"', '{"rules": {"safety": "sure"}}'],
    ['say "enabled": "no"', '{"enabled": "no", "rules": {"safety": true}}'],
  ]
  const settings = (w: Guarded, text: string) => w.write('.throughline/settings.json', text)
  test.each(BROKEN)('%s: what held before still holds', (_, text) => {
    const w = guarded(temp())
    expect(w.decide('ls')).toBeUndefined()
    settings(w, text)
    expect(w.decide(BAD)).toBe('deny')
    expect(w.command('rules', 'list', '--json').out).toContain('"in force"')
  })
  test.each(BROKEN)('%s, and were never read here: packs that were compiled hold', (_, text) => {
    const w = guarded(temp())
    expect(w.decide('ls')).toBeUndefined()
    rmSync(join(w.home, '.throughline/settings.last.json'))
    settings(w, text)
    expect(w.decide(BAD)).toBe('deny')
  })
  test('the person is told once, and again when the file was changed and is still broken', () => {
    const w = guarded(temp())
    const start = () => {
      const { stdout } = w.hook(w.payload({}, { hook_event_name: 'SessionStart', source: 'startup' }))
      return stdout.includes('cannot be read')
    }
    expect(start()).toBe(false)
    settings(w, '{')
    expect([w.decide(BAD), start(), start()]).toEqual(['deny', true, false])
    settings(w, '{"rules"')
    expect([w.decide(BAD), start(), start()]).toEqual(['deny', true, false])
  })
  test('corrected, they count as they stand', () => {
    const w = guarded(temp())
    expect(w.decide(BAD)).toBe('deny')
    settings(w, '{')
    expect(w.decide(BAD)).toBe('deny')
    settings(w, '{"rules": {"safety": false}}')
    expect(w.decide(BAD)).toBeUndefined()
    expect(readFileSync(join(w.home, '.throughline/settings.last.json'), 'utf8')).toContain('false')
  })
  test('a folder and a device in the place of the file', () => {
    const w = guarded(temp())
    expect(w.decide('ls')).toBeUndefined()
    rmSync(join(w.home, '.throughline/settings.json'))
    mkdirSync(join(w.home, '.throughline/settings.json'))
    expect(w.decide(BAD)).toBe('deny')
  })
})

describe('a payload of which not everything can be read is judged all the same', () => {
  const CASES: readonly [name: string, own: Record<string, unknown>][] = [
    ['without a session', { session_id: undefined }],
    ['with a number for a session', { session_id: 7 }],
    ['with an empty session', { session_id: '' }],
    ['without the name of the tool', { tool_name: undefined }],
    ['with a number for the name of the tool', { tool_name: 7 }],
    ['with a command that is an object', { tool_input: { command: { text: BAD } } }],
    ['with a command in lists of lists', { tool_input: { command: [['rm', '-rf'], ['/']] } }],
    [
      'with a session that is an object and a command that is a list',
      { session_id: {}, tool_input: { command: ['rm', '-rf', '/'] } },
    ],
  ]
  test.each(CASES)('%s', (_, own) => {
    const w = guarded(temp())
    const { status, decision } = w.fire(w.payload({ command: BAD }, own))
    expect({ status, decision }).toEqual({ status: 0, decision: 'deny' })
  })
  test('without a session nothing is written down but a line in the log', () => {
    const w = guarded(temp())
    expect(w.fire(w.payload({ command: BAD }, { session_id: '' })).decision).toBe('deny')
    expect(w.command('status', '--json').out).not.toContain('"id"')
    expect(readFileSync(join(w.home, '.throughline/log/throughline.log'), 'utf8')).toContain('without a session id')
  })
})

describe('a working folder that is gone', () => {
  const gone = (w: Guarded, line: string, shell = 'sh') => {
    const folder = join(w.home, 'gone')
    mkdirSync(folder)
    const script = `cd "${folder}" && rmdir "${folder}" && exec ${shell} -c "$0"`
    return spawnSync('sh', ['-c', script, line], { input: w.payload({ command: BAD }), env: w.env, encoding: 'utf8' })
  }
  test.each(['sh', 'bash'])('the line that install writes, in %s: the rules are asked, and nothing fails', (shell) => {
    const w = guarded(temp())
    const { status, stdout } = gone(w, hookCommandLine(binary(), 'claude-code'), shell)
    expect({ status, decision: decisionIn(stdout) }).toEqual({ status: 0, decision: 'deny' })
  })
  test('the same folder made anew under the same name', () => {
    const w = guarded(temp())
    const folder = join(w.home, 'again')
    mkdirSync(folder)
    const script = `cd "${folder}" && rmdir "${folder}" && mkdir "${folder}" && exec sh -c "$0"`
    const input = w.payload({ command: BAD })
    const line = hookCommandLine(binary(), 'claude-code')
    const { status, stdout } = spawnSync('sh', ['-c', script, line], { input, env: w.env, encoding: 'utf8' })
    expect({ status, decision: decisionIn(stdout) }).toEqual({ status: 0, decision: 'deny' })
  })
  test("the plugin's wrapper", () => {
    const w = guarded(temp())
    mkdirSync(join(w.home, '.throughline/bin'))
    copyFileSync(binary(), join(w.home, '.throughline/bin/throughline'))
    const wrapper = join(import.meta.dir, '../../plugin/hooks/throughline.sh')
    const { status, stdout } = gone(w, `"${wrapper}"`)
    expect({ status, decision: decisionIn(stdout) }).toEqual({ status: 0, decision: 'deny' })
  })
})

test("the plugin's wrapper runs no program that a project names by THROUGHLINE_HOME or a relative PATH", () => {
  const w = guarded(temp())
  const evil = w.write('app/evil/bin/throughline', `#!/bin/sh\ntouch "${w.home}/ran"\n`)
  spawnSync('chmod', ['+x', evil])
  const wrapper = join(import.meta.dir, '../../plugin/hooks/throughline.sh')
  const env = { ...w.env, THROUGHLINE_HOME: join(w.project, 'evil'), PATH: `evil/bin:${w.env.PATH}` }
  const { status } = spawnSync(wrapper, [], {
    input: w.payload({ command: BAD }),
    env,
    cwd: w.project,
    encoding: 'utf8',
  })
  expect({ status, ran: existsSync(join(w.home, 'ran')) }).toEqual({ status: 0, ran: false })
})
