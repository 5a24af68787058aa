import { describe, expect, test } from 'bun:test'
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../../bench/lib/hook.ts'
import { tempFolders } from '../lib/temp.ts'

const temp = tempFolders()
let calls = 0

interface World {
  home: string
  project: string
  env: Record<string, string>
}

function world(): World {
  const home = temp()
  const project = join(home, 'app')
  mkdirSync(join(project, '.throughline', 'rules'), { recursive: true })
  return {
    home,
    project,
    env: {
      HOME: home,
      PATH: process.env.PATH ?? '',
      CLAUDE_PROJECT_DIR: project,
      THROUGHLINE_DEADLINES_QUICK_TIMEOUT_MS: '4000',
    },
  }
}

function write({ project }: World, name: string, frontmatter: string, body = 'No.'): string {
  const file = join(project, '.throughline', 'rules', `${name}.md`)
  writeFileSync(file, `---\nname: ${name}\ndescription: A rule.\n${frontmatter}\n---\n${body}\n`)
  return file
}

const payload = (project: string, command: string) =>
  JSON.stringify({
    hook_event_name: 'PreToolUse',
    session_id: 's',
    cwd: project,
    tool_name: 'Bash',
    tool_input: { command },
    tool_use_id: `t${calls++}`,
  })

/** What the hook decides about a shell command. */
function ask({ project, env }: World, command: string): string | undefined {
  const run = spawnSync(binary, ['hook', 'claude-code'], { input: payload(project, command), env, encoding: 'utf8' })
  expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: '' })
  return run.stdout === ''
    ? undefined
    : ((JSON.parse(run.stdout) as { hookSpecificOutput?: { permissionDecision?: string; additionalContext?: string } })
        .hookSpecificOutput?.permissionDecision ?? 'context')
}

function throughline({ project, env }: World, ...words: string[]) {
  const run = spawnSync(binary, words, { cwd: project, env, encoding: 'utf8' })
  return { code: run.status, out: run.stdout, err: run.stderr }
}

const DENY_LS = 'event: PreToolUse\nwhen: {command: {cmd: ls}}\naction: deny'

describe('S1.27: what a file says holds at the next call', () => {
  test('a new rule, one edited in place with the same size, one switched off, one removed', () => {
    const w = world()
    expect(ask(w, 'ls')).toBeUndefined()
    const file = write(w, 'no-ls', DENY_LS)
    expect(ask(w, 'ls')).toBe('deny')
    write(w, 'no-ls', DENY_LS.replace('cmd: ls', 'cmd: du'))
    expect([ask(w, 'ls'), ask(w, 'du')]).toEqual([undefined, 'deny'])
    write(w, 'no-ls', `enabled: false\n${DENY_LS}`)
    expect(ask(w, 'ls')).toBeUndefined()
    write(w, 'no-ls', DENY_LS)
    expect(ask(w, 'ls')).toBe('deny')
    rmSync(file)
    expect(ask(w, 'ls')).toBeUndefined()
  })

  test('in a large set too, where a rule that could apply was edited in place', () => {
    const w = world()
    for (let number = 0; number < 300; number++)
      write(w, `r${number}`, DENY_LS.replace('cmd: ls', `cmd: tool${number}`))
    const file = write(w, 'no-ls', DENY_LS)
    expect(ask(w, 'ls')).toBe('deny')
    expect(ask(w, 'tool7')).toBe('deny')
    writeFileSync(file, readFileSync(file, 'utf8').replace('action: deny', 'action: ask'))
    const later = new Date(Date.now() + 5000)
    utimesSync(file, later, later)
    expect(ask(w, 'ls')).toBe('ask')
  })
})

test('S1.18, S1.29: one bad rule never disables the rest, and is named in the log and by doctor', () => {
  const w = world()
  write(w, 'bad', 'event: PreToolUse\naction: deny\nwhen: {command: "("}')
  writeFileSync(join(w.project, '.throughline/rules/worse.md'), '\0\0 not a rule')
  writeFileSync(join(w.project, '.throughline/rules/README.md'), 'S1.14: not a rule either')
  write(w, 'no-ls', DENY_LS)
  expect(ask(w, 'ls')).toBe('deny')
  expect(readFileSync(join(w.home, '.throughline/log/throughline.log'), 'utf8')).toContain('bad.md:')
  expect(throughline(w, 'doctor', '--quick').out).toContain('bad.md')
  expect(throughline(w, 'rules', 'lint')).toMatchObject({ code: 1, out: expect.stringContaining('bad.md:6:') })
})

test('a set is rebuilt as one, under parallel hooks', async () => {
  const w = world()
  ask(w, 'true')
  for (let number = 0; number < 60; number++) write(w, `r${number}`, DENY_LS.replace('cmd: ls', `cmd: tool${number}`))
  const found = await Promise.all(
    Array.from({ length: 8 }, (_, number) => {
      const child = spawn(binary, ['hook', 'claude-code'], { env: w.env })
      child.stdin.end(payload(w.project, `tool${number * 7} x`))
      return new Response(child.stdout as unknown as ReadableStream).text()
    }),
  )
  const log = Bun.file(join(w.home, '.throughline/log/throughline.log'))
  const troubles = (await log.exists()) ? await log.text() : ''
  expect({ denied: found.map((out) => out.includes('"deny"')), troubles }).toEqual({
    denied: Array(8).fill(true),
    troubles: '',
  })
})

test('S1.26: input that nobody can read stops nothing, whatever the rules say', () => {
  const w = world()
  write(w, 'no', 'event: PreToolUse\naction: deny')
  for (const input of ['', '{', '[]', '{"hook_event_name":"Nope","session_id":"s"}']) {
    const run = spawnSync(binary, ['hook', 'claude-code'], { input, env: w.env, encoding: 'utf8' })
    expect({ status: run.status, stdout: run.stdout }).toEqual({ status: 0, stdout: '' })
  }
})

describe('trust', () => {
  const RUN = 'event: PreToolUse\nwhen: {command: {cmd: deploy}}\naction: run\nrun: [sh, check.sh]'
  test('a program of the project runs only when it is trusted, and not after it changed', () => {
    const w = world()
    write(w, 'check', RUN)
    writeFileSync(join(w.project, 'check.sh'), `echo '{"decision":"deny","reason":"by the program"}'`)
    expect(ask(w, 'deploy')).toBeUndefined()
    expect(throughline(w, 'doctor', '--quick').out).toContain('not trusted')
    expect(throughline(w, 'trust', '--json').code).toBe(1)
    expect(throughline(w, 'trust', 'check', '--yes')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Trusted: check'),
    })
    expect(ask(w, 'deploy')).toBe('deny')
    writeFileSync(join(w.project, 'check.sh'), 'exit 2')
    expect(ask(w, 'deploy')).toBeUndefined()
  })
  test('a project cannot allow anything by itself', () => {
    const w = world()
    write(w, 'yes', 'event: PreToolUse\nwhen: {tool: Bash}\naction: allow')
    expect(ask(w, 'ls')).toBeUndefined()
    throughline(w, 'trust', '--yes')
    expect(ask(w, 'ls')).toBe('allow')
  })
  test('a program that hangs or fails decides nothing', () => {
    const w = world()
    write(w, 'check', `${RUN}\ntimeout: 0.3`)
    writeFileSync(join(w.project, 'check.sh'), 'sleep 30')
    throughline(w, 'trust', '--yes')
    const started = performance.now()
    expect(ask(w, 'deploy')).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

test('once: a text is told once between two compactions', () => {
  const w = world()
  write(w, 'tell', 'event: PreToolUse\nwhen: {command: ls}\naction: context\nonce: true', 'Know this.')
  throughline(w, 'trust', '--yes')
  expect([ask(w, 'ls'), ask(w, 'ls')]).toEqual(['context', undefined])
})

describe('S1.35: the commands', () => {
  test('new, lint, test, list, explain, enable, disable', () => {
    const w = world()
    expect(throughline(w, 'rules', 'new', 'no-x', '--action', 'deny').code).toBe(0)
    expect(throughline(w, 'rules', 'lint')).toMatchObject({ code: 0 })
    expect(throughline(w, 'rules', 'test')).toMatchObject({
      code: 0,
      out: expect.stringContaining('2 of 2 cases pass'),
    })
    expect(JSON.parse(throughline(w, 'rules', 'list', '--json').out).rules).toMatchObject([
      { name: 'no-x', state: 'in force' },
      { name: 'own-files', state: 'in force' },
    ])
    writeFileSync(join(w.project, 'p.json'), payload(w.project, 'sudo example --force'))
    expect(throughline(w, 'rules', 'explain', 'p.json').out).toContain('✓  50  no-x')
    expect(throughline(w, 'rules', 'test', '--event', 'p.json').out).toContain('"deny"')
    expect(throughline(w, 'rules', 'disable', 'no-x').code).toBe(0)
    expect(JSON.parse(throughline(w, 'rules', 'list', '--json').out).rules).toMatchObject([
      { state: 'off' },
      { name: 'own-files' },
    ])
    expect(ask(w, 'git push -f')).toBeUndefined()
    expect(throughline(w, 'rules', 'enable', 'safety').code).toBe(0)
    expect(ask(w, 'git push -f')).toBe('deny')
    expect(throughline(w, 'rules', 'disable', 'safety').code).toBe(0)
    expect(ask(w, 'git push -f')).toBeUndefined()
    expect(throughline(w, 'rules', 'lnt')).toMatchObject({ code: 2, err: expect.stringContaining('lint') })
  })
  describe('S1.36: rules are tried to a depth', () => {
    const tried = (w: ReturnType<typeof world>, ...words: string[]) => {
      const { code, out } = throughline(w, 'rules', 'test', ...words, '--json')
      return {
        code,
        report: JSON.parse(out) as { ok: boolean; checks: { level: string; title: string; passed: boolean }[] },
      }
    }
    test('each level has all of the levels before it, at least twelve events, and twelve mistakes', () => {
      const w = world()
      const counts = ['basic', 'schema', 'rules', 'integration'].map((level) => {
        const { code, report } = tried(w, '--level', level)
        expect([code, report.ok]).toEqual([0, true])
        const counted: Record<string, number> = {}
        for (const check of report.checks) counted[check.level] = (counted[check.level] ?? 0) + 1
        return counted
      })
      const events = counts[0]?.basic ?? 0
      expect(events).toBeGreaterThanOrEqual(12)
      expect(counts).toEqual([
        { basic: events },
        { basic: events, schema: events },
        { basic: events, schema: events, rules: 12 },
        { basic: events, schema: events, rules: 12, integration: events },
      ])
    })
    test('a wrong rule and a case that fails end with 1; only they are shown, with --verbose all', () => {
      const w = world()
      write(w, 'wrong', 'event: PreToolUse\naction: forbid')
      write(w, 'says', 'event: PreToolUse\naction: deny\ntests:\n  - { event: { command: ls }, expect: nothing }')
      const { code, report } = tried(w, '--level', 'rules')
      const failed = report.checks.filter(({ passed }) => !passed).map(({ title }) => title)
      expect([code, failed.length]).toEqual([1, 2])
      expect(failed.join()).toMatch(/wrong\.md.*says: /)
      const short = throughline(w, 'rules', 'test', '--level', 'rules').out
      expect([short.includes('✗ rules: says'), short.includes('✓')]).toEqual([true, false])
      expect(throughline(w, 'rules', 'test', '--level', 'rules', '--verbose').out).toContain(
        '✓ basic: the rules answer Stop',
      )
      // The mistakes are in the files, which the levels before do not look at.
      expect(tried(w, '--level', 'schema').code).toBe(0)
    })
    test('the report is kept where --out says, and a level that is none is named', () => {
      const w = world()
      expect(throughline(w, 'rules', 'test', '--level', 'basic', '--json', '--out', 'report.json').code).toBe(0)
      expect(JSON.parse(readFileSync(join(w.project, 'report.json'), 'utf8'))).toMatchObject({
        ok: true,
        level: 'basic',
      })
      expect(throughline(w, 'rules', 'test', '--level', 'basic', '--out', 'report.txt').code).toBe(0)
      expect(readFileSync(join(w.project, 'report.txt'), 'utf8')).toContain('checks pass')
      expect(throughline(w, 'rules', 'test', '--level', 'deep')).toMatchObject({
        code: 2,
        err: expect.stringContaining('integration'),
      })
    })
  })
  test('S1.7, S1.32: an answer can be checked', () => {
    const w = world()
    const check = (answer: string, ...more: string[]) => {
      writeFileSync(join(w.project, 'a.json'), answer)
      return throughline(w, 'schema', 'check', 'a.json', '--part', 'response', ...more)
    }
    const deny = {
      hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason: 'x' },
    }
    expect(check(JSON.stringify(deny))).toMatchObject({ code: 0, out: expect.stringContaining('deny') })
    expect(check(JSON.stringify(deny), '--event', 'Stop').code).toBe(1)
    expect(check('{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"no"}}')).toMatchObject({
      code: 1,
    })
    expect(check('{"hookSpecificOutput":{"hookEventName":"SessionStart","updatedInput":{}}}').out).toContain(
      'does not carry',
    )
    expect(check('Keep the file names.', '--event', 'PreCompact')).toMatchObject({ code: 0 })
    expect(check('{}')).toMatchObject({ code: 1, err: expect.stringContaining('--event') })
  })
  test('rules test --stats prints both rates, and they are what is promised', () => {
    const { out, code } = throughline(world(), 'rules', 'test', '--stats')
    expect(code).toBe(0)
    const [caught, alarms] = [...out.matchAll(/stopped or asked about: +\d+ of \d+ \((\d+) %\)/g)].map(([, rate]) =>
      Number(rate),
    )
    expect(caught).toBeGreaterThanOrEqual(90)
    expect(alarms).toBeLessThanOrEqual(5)
    // Whoever changes the rules does not see the commands.
    expect(out).not.toContain('rm -')
  })
  test('rules test --stats takes a corpus of somebody else', () => {
    const w = world()
    writeFileSync(
      join(w.project, 'c.json'),
      JSON.stringify([
        { command: 'rm -rf /', dangerous: true },
        { command: 'ls', dangerous: false },
      ]),
    )
    expect(JSON.parse(throughline(w, 'rules', 'test', '--stats', '--corpus', 'c.json', '--json').out)).toEqual({
      dangerous: 1,
      caught: 1,
      harmless: 1,
      leftAlone: 1,
    })
    writeFileSync(join(w.project, 'd.json'), '[{"command": 7}]')
    expect(throughline(w, 'rules', 'test', '--stats', '--corpus', 'd.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('not a list of commands'),
    })
  })
  test('import writes rules that hold, and names what stayed behind', () => {
    const w = world()
    mkdirSync(join(w.project, '.claude'))
    writeFileSync(
      join(w.project, '.claude/settings.json'),
      JSON.stringify({ permissions: { deny: ['Bash(curl:*)'], defaultMode: 'plan' } }),
    )
    expect(throughline(w, 'rules', 'import', '.claude')).toMatchObject({
      code: 0,
      out: expect.stringContaining('defaultMode'),
    })
    expect(ask(w, 'ls; curl x')).toBe('deny')
  })
})
