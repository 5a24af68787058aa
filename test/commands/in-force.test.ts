import { describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../lib/binary.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()

/** A person's home, and the program as they type it in a folder of theirs. */
function person() {
  const home = folder()
  const at = (cwd: string, ...words: string[]) => {
    mkdirSync(cwd, { recursive: true })
    const env = { HOME: home, PATH: '/usr/bin:/bin', THROUGHLINE_HOME: join(home, '.throughline') }
    const { stdout, exitCode } = Bun.spawnSync([binary(), ...words], { cwd, env, stdin: 'ignore' })
    return { out: stdout.toString(), code: exitCode }
  }
  const run = (...words: string[]) => at(join(home, 'work', 'shop'), ...words)
  return { home, at, run, settings: join(home, '.throughline', 'settings.json') }
}

describe('what is switched off is said', () => {
  const { run, settings } = person()
  run('rules', 'enable', 'safety')
  run('settings', 'set', 'enabled', 'false')
  const off = `(enabled, ${settings})`

  test('by rules, which shows none of them in force', () => {
    const { out } = run('rules')
    expect(out).toContain(`Rules are switched off ${off}`)
    expect(out).not.toContain('in force  ')
    const { enabled, inForce, rules, packs } = JSON.parse(run('rules', '--json').out)
    expect({ enabled, inForce }).toEqual({ enabled: false, inForce: 0 })
    expect(rules.filter(({ state }: { state: string }) => state === 'in force')).toEqual([])
    expect(packs.filter(({ inForce }: { inForce: boolean }) => inForce)).toEqual([])
  })
  test('by doctor, which finds no fault in it', () => {
    const { out, code } = run('doctor', '--quick')
    expect(out).toContain(`Throughline is switched off ${off}`)
    expect(out).toContain(`Rules: switched off ${off}`)
    expect(out).not.toContain('All is well')
    expect(code).toBe(0)
  })
  test('by the first screen, with how to switch it on again', () => {
    const { out } = run()
    expect(out).toContain(`Switched off ${off}`)
    expect(out).toContain('throughline settings set enabled true')
    expect(JSON.parse(run('--json').out)).toMatchObject({ enabled: false })
  })
  test('and no longer once it is on', () => {
    run('settings', 'set', 'enabled', 'true')
    for (const words of [['rules'], ['doctor', '--quick'], []])
      expect(run(...words).out.toLowerCase()).not.toContain('switched off')
    run('settings', 'set', 'rules.enabled', 'false')
    expect(run('rules').out).toContain(`Rules are switched off (rules.enabled, ${settings})`)
    expect(run('doctor', '--quick').out).toContain('All is well')
  })
})

describe('the rules in force are counted once', () => {
  const counts = ({ home, run }: ReturnType<typeof person>) => {
    const { inForce, rules, packs } = JSON.parse(run('rules', '--json').out)
    const payload = { hook_event_name: 'PreToolUse', session_id: 's', cwd: home, tool_name: 'Bash', tool_use_id: 't' }
    writeFileSync(join(home, 'p.json'), JSON.stringify({ ...payload, tool_input: { command: 'ls' } }))
    const inPacks = packs.map(({ rulesInForce }: { rulesInForce: number }) => rulesInForce)
    return {
      list: inForce,
      rows: rules.length,
      packs: inPacks.reduce((sum: number, one: number) => sum + one, 0),
      doctor: Number(/Rules: (\d+) in force/.exec(run('doctor', '--quick').out)?.[1]),
      explain: Number(/of (\d+) rules in force/.exec(run('rules', 'explain', join(home, 'p.json')).out)?.[1]),
    }
  }
  test('the own one counts where there is no other', () => {
    expect(counts(person())).toEqual({ list: 1, rows: 1, packs: 1, doctor: 1, explain: 1 })
  })
  test('a strict rule that is off does not count', () => {
    const one = person()
    one.run('rules', 'enable', 'files')
    expect(counts(one)).toEqual({ list: 4, rows: 4, packs: 4, doctor: 4, explain: 4 })
    expect(one.run('rules').out).toMatch(/files +in force +3\/4/)
    one.run('rules', 'enable', 'strict')
    expect(counts(one)).toEqual({ list: 5, rows: 5, packs: 5, doctor: 5, explain: 5 })
  })
})

describe('the cases of packs pass wherever a person stands', () => {
  const one = person()
  one.run('rules', 'enable', 'safety')
  test.each(['/', '/usr', folder(), one.home, join(one.home, 'work', 'shop')])('in %s', (cwd) => {
    for (const words of [[], ['--all']]) {
      const { out, code } = one.at(cwd, 'rules', 'test', ...words)
      expect(out.split('\n').filter((line) => line.startsWith('✗'))).toEqual([])
      expect(code).toBe(0)
    }
  })
  test('and whatever the person excepted', () => {
    expect(one.run('rules', 'except', 'delete-recursively', '--command', 'rm -rf app').code).toBe(0)
    expect(one.run('rules', 'test').code).toBe(0)
  })
})
