import { describe, expect, test } from 'bun:test'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../lib/binary.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
/** The superuser may write everywhere; somebody else's number may not. */
const isRoot = process.getuid?.() === 0
const AS_NOBODY = ['setpriv', '--reuid', '54321', '--regid', '54321', '--clear-groups']

/** A person's home with an agent in it, and the program as they type it in a project. */
function person(as: 'themselves' | 'nobody' = 'themselves') {
  const home = folder()
  const project = join(home, 'project')
  mkdirSync(join(home, '.claude'))
  mkdirSync(join(project, '.claude'), { recursive: true })
  const before = as === 'nobody' && isRoot ? AS_NOBODY : []
  const run = (...words: string[]) => {
    const { stdout, stderr, exitCode } = Bun.spawnSync([...before, binary(), ...words], {
      cwd: project,
      env: { HOME: home, PATH: process.env.PATH ?? '', SHELL: '/bin/zsh' },
      stdin: 'ignore',
    })
    return { stdout: stdout.toString(), stderr: stderr.toString(), exitCode }
  }
  const set = (file: string, value: unknown) => {
    const path = join(home, file)
    const stood = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
    writeFileSync(path, `${JSON.stringify({ ...stood, ...(value as object) }, null, 2)}\n`)
    return path
  }
  return { home, project, run, set }
}

describe('hooks that the person switched off in the agent itself', () => {
  test.each(['.claude/settings.json', 'project/.claude/settings.json', 'project/.claude/settings.local.json'])(
    'in %s: install, doctor, status and the bare command say so, with the line and what to do',
    (file) => {
      const { run, set } = person()
      const path = set(file, { model: 'opus', disableAllHooks: true })
      const said = `disableAllHooks is true in ${path}:3, so Claude Code runs no hook at all`
      const remedy = `take disableAllHooks out of ${path}`
      const installed = run('install', '--yes')
      expect([installed.exitCode, installed.stdout]).toEqual([0, expect.stringContaining(`! ${said}: ${remedy}`)])
      const doctor = run('doctor', '--quick')
      expect(doctor.exitCode).toBe(1)
      expect(doctor.stdout).toContain(`✗ Claude Code hooks: ${said}\n    → ${remedy}`)
      expect(doctor.stdout).not.toContain('All is well')
      const alone = run().stdout
      expect(alone).toContain('Claude Code: wired, but its hooks are switched off')
      expect(alone).toContain(said)
      run('memory', 'create', 'project://facts/one', '--content', 'A store is there now.')
      const status = run('status').stdout
      expect(status).toContain(said)
      expect(status).not.toContain('appears here by itself')
      expect(JSON.parse(run('--json').stdout).hosts).toContainEqual(
        expect.objectContaining({ hooksOff: { key: 'disableAllHooks', value: true, file: path, line: 3 } }),
      )
    },
  )

  test('the nearest file that says anything counts', () => {
    const { run, set } = person()
    set('.claude/settings.json', { disableAllHooks: true })
    set('project/.claude/settings.local.json', { disableAllHooks: false })
    expect(run('install', '--yes').stdout).not.toContain('disableAllHooks')
    expect(run('doctor', '--quick').stdout).toContain('All is well.')
  })

  test('Gemini CLI has another word for it', () => {
    const { home, run, set } = person()
    mkdirSync(join(home, '.gemini'))
    const path = set('.gemini/settings.json', { hooksConfig: { enabled: false } })
    expect(run('install', '--host', 'gemini-cli', '--yes').stdout).toContain(
      `hooksConfig.enabled is false in ${path}:3, so Gemini CLI runs no hook at all`,
    )
  })
})

describe.skipIf(isRoot && !Bun.which('setpriv'))('what may not be written', () => {
  test('the settings of the agent: the file is named, what to do is said, and nothing is left behind', () => {
    const { home, run } = person('nobody')
    chmodSync(home, 0o777)
    chmodSync(join(home, '.claude'), 0o555)
    const { stderr, exitCode } = run('install', '--yes')
    expect(exitCode).toBe(1)
    expect(stderr).toContain(`${join(home, '.claude/settings.json')} cannot be written: you have no right to it`)
    expect(stderr).toContain(`ls -ld "${join(home, '.claude')}" shows whose it is`)
    expect(stderr).not.toMatch(/mistake of Throughline|\.tmp/)
    expect(readdirSync(home).sort()).toEqual(['.claude', 'project'])
    expect(readdirSync(join(home, '.claude'))).toEqual([])
  })

  test.each([
    [['settings', 'set', 'language', 'en']],
    [['memory', 'create', 'project://facts/one', '--content', 'One.']],
    [['rules', 'enable', 'safety']],
    [['install', '--yes']],
  ])('our own folder: %p says which file and where else it may be', (words) => {
    const { home, run } = person('nobody')
    mkdirSync(join(home, '.throughline'))
    chmodSync(join(home, '.claude'), 0o777)
    chmodSync(join(home, '.throughline'), 0o555)
    chmodSync(home, 0o777)
    const { stderr, exitCode } = run(...words)
    expect(exitCode).toBe(1)
    expect(stderr).toContain(join(home, '.throughline'))
    expect(stderr).toContain('set THROUGHLINE_HOME to a folder of your own')
    expect(stderr).not.toMatch(/mistake of Throughline|\.tmp/)
    expect(readdirSync(join(home, '.claude'))).toEqual([])
  })
})

describe.skipIf(isRoot && !Bun.which('setpriv'))('an install that fails half-way', () => {
  test('takes back what it had written, and says which file it was', () => {
    const { home, run } = person('nobody')
    const settings = join(home, '.claude/settings.json')
    writeFileSync(settings, '{ "model": "opus" }\n')
    mkdirSync(join(home, 'locked'), { mode: 0o755 })
    // Where the link leads nothing may be written, which is seen only when it is tried.
    symlinkSync(join(home, 'locked/claude.json'), join(home, '.claude.json'))
    for (const path of [home, join(home, '.claude'), settings]) chmodSync(path, 0o777)
    if (!isRoot) chmodSync(join(home, 'locked'), 0o555)
    const { exitCode, stderr } = run('install', '--yes')
    expect(exitCode).toBe(1)
    expect(stderr).toContain(`${join(home, 'locked/claude.json')} cannot be written: you have no right to it`)
    expect(readFileSync(settings, 'utf8')).toBe('{ "model": "opus" }\n')
    expect(readdirSync(home).sort()).toEqual(['.claude', '.claude.json', 'locked', 'project'])
  })

  test('a folder where a settings file should be is named', () => {
    const { home, run } = person()
    mkdirSync(join(home, '.claude/settings.json'))
    const { exitCode, stderr } = run('install', '--yes')
    expect(exitCode).toBe(1)
    expect(stderr).toContain(`${join(home, '.claude/settings.json')} cannot be opened: a file stands where a folder`)
    expect(existsSync(join(home, '.throughline'))).toBe(false)
  })
})
