import { beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../lib/binary.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()

/** A person's home with an agent in it, and the program as they type it in a project of theirs. */
function person(more: Readonly<Record<string, string>> = {}) {
  const home = folder()
  const project = join(home, 'project')
  mkdirSync(join(home, '.claude'))
  mkdirSync(join(project, '.git'), { recursive: true })
  const run = (...words: string[]) => {
    const env = { HOME: home, PATH: '/usr/bin:/bin', TMPDIR: home, SHELL: '/bin/zsh', ...more }
    const { stdout, stderr, exitCode } = Bun.spawnSync([binary(), ...words], { cwd: project, env, stdin: 'ignore' })
    return { stdout: stdout.toString(), stderr: stderr.toString(), exitCode }
  }
  return { home, project, run }
}

describe('a rule that is begun', () => {
  test('takes the sample of its name, and stops what the name says', () => {
    const { run } = person()
    const { stdout } = run('rules', 'new', 'no-sudo', '--event', 'PreToolUse', '--action', 'deny')
    expect(stdout).toContain('From the sample no-sudo, and in force.')
    expect(run('rules', 'test', 'no-sudo').stdout).toContain('sudo ls')
    expect(run('rules', 'lint').stdout).toContain('nothing wrong')
  })

  test('with another action it is another rule', () => {
    const { run } = person()
    expect(run('rules', 'new', 'no-sudo', '--action', 'ask').stdout).toContain('It holds for an example only.')
  })

  test.each(['en', 'zh-TW', 'zh-CN'])('in %s, and not edited, it is told by lint and list', (language) => {
    const { run } = person()
    run('rules', 'new', 'no-curl', '--set', `language=${language}`)
    const lint = run('rules', 'lint')
    expect(lint.stdout).toContain('this is still the template')
    expect(lint.exitCode).toBe(0)
    expect(run('rules', 'list').stdout).toMatch(/no-curl .*still the template/)
    expect(JSON.parse(run('rules', 'list', '--json').stdout).rules).toContainEqual(
      expect.objectContaining({ name: 'no-curl', template: true }),
    )
  })
})

describe('packs that were switched on together', () => {
  test('are on in settings as in the list of rules, and what strict mode holds back is explained', () => {
    const { run } = person({ COLUMNS: '80' })
    expect(run('rules', 'enable', 'safety').stdout).toMatch(/They hold from\sthe\snext tool call on\./)
    const { settings } = JSON.parse(run('settings', '--json').stdout)
    const { packs } = JSON.parse(run('rules', 'list', '--json').stdout)
    for (const { pack, inForce } of packs) {
      const row = settings.find(({ key }: { key: string }) => key === `rules.${pack}`)
      if (row) expect([pack, row.value]).toEqual([pack, inForce])
    }
    const list = run('rules', 'list', '--all').stdout
    expect(list).toMatch(/rules of these packs hold only in strict mode:\s\S*throughline rules enable strict/)
    expect(list).toContain('delete-recursive')
  })
})

describe('words that lead nowhere', () => {
  test.each([
    [['memory', 'search', 'x'], 'it is a command of its own: '],
    [['memory', 'forget', 'x'], 'it is a command of its own: '],
    [['settings', 'get', 'language'], 'throughline settings shows them all'],
    [['replay', '--limit', 'abc'], 'write a whole number from 1'],
  ])('%p says what does it', (words, said) => {
    const { stderr, exitCode } = person().run(...words)
    expect(stderr.replaceAll(binary(), 'throughline')).toContain(said)
    expect(exitCode).toBe(2)
  })

  test('what is no transcript is not looked through in silence', () => {
    const { project, run } = person()
    writeFileSync(join(project, 'README.md'), '# A project\n')
    const { stderr, exitCode } = run('replay', 'README.md')
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('README.md is no transcript that can be read')])
  })

  test('a usage line fits 80 columns', () => {
    const { run } = person({ COLUMNS: '80' })
    for (const name of ['memory', 'workflow', 'rules', 'team'])
      for (const line of run(name, '--help').stdout.split('\n'))
        if (/^(Usage|Commands):/.test(line)) expect(line.length).toBeLessThanOrEqual(80)
  })
})

describe('a memory', () => {
  test('is named by a piece of its URI that no other has', () => {
    const { run } = person()
    run('memory', 'create', 'project://conventions/always-write-tests-first', '--content', 'Tests come first.')
    run('memory', 'create', 'project://conventions/always-commit-small', '--content', 'Commits are small.')
    expect(run('memory', 'read', 'always-write').stdout).toContain('Tests come first.')
    const several = run('memory', 'read', 'always')
    expect([several.exitCode, several.stderr]).toEqual([2, expect.stringContaining('2 memories have "always"')])
    expect(run('forget', 'commit-small', '--yes').stdout).toContain(
      'Forgotten: project://conventions/always-commit-small',
    )
  })
})

describe('doctor', () => {
  test('is short, and has the rest with --verbose', () => {
    const { home, run } = person()
    run('install', '--yes')
    const short = run('doctor').stdout
    expect(short).toContain('19 events wired in')
    expect(short).not.toMatch(/PreToolUse \d/)
    expect(short).toContain("1 in force (the guard of Throughline's own files)")
    expect(short).toContain('nothing is set, so the defaults hold')
    const long = run('doctor', '--verbose').stdout
    expect(long).toMatch(/PreToolUse \d/)
    expect(long).toContain(join(home, '.throughline/bin/throughline'))
  })

  test('says why the hooks cannot be there', () => {
    const { home, run } = person()
    writeFileSync(join(home, '.claude/settings.json'), '{\n  // mine\n  "model": "opus"\n}\n')
    const { stdout } = run('doctor', '--quick')
    expect(stdout).toContain(
      `not wired; ${join(home, '.claude/settings.json')}:2:3: Claude Code does not load settings`,
    )
  })
})

describe('install and uninstall', () => {
  test('a status line of the person is left alone, and that is said', () => {
    const { home, run } = person()
    const line = { statusLine: { type: 'command', command: 'mine' } }
    writeFileSync(join(home, '.claude/settings.json'), JSON.stringify(line, null, 2))
    expect(run('install', '--statusline', '--dry-run').stdout).toContain('a status line is set already')
    expect(run('install', '--statusline', '--yes').stdout).toContain('a status line is set already')
  })

  test('many files of one folder are one line, the memory tools are no hooks, and nothing recorded is said', () => {
    const { home, run } = person()
    expect(run('install', '--workflows', 'all', '--yes').stdout).toMatch(/Written: .*\d+ files in ~\/\.claude\/agents/)
    writeFileSync(
      join(home, '.claude.json'),
      JSON.stringify({ ...JSON.parse(readFileSync(join(home, '.claude.json'), 'utf8')), numStartups: 1 }, null, 2),
    )
    const { stdout } = run('uninstall', '--yes')
    expect(stdout).toMatch(/\d+ files in \S*agents\/throughline were removed/)
    expect(stdout).toContain('.claude.json has our memory tools no more')
    expect(stdout).toContain('nothing was recorded')
    expect(stdout).not.toContain('what was recorded stays')
  })
})

describe('what a session was told, and where', () => {
  let store: Record<string, string>
  let home: string
  const run = (cwd: string, ...words: string[]) => {
    const env = { HOME: home, PATH: '/usr/bin:/bin', TMPDIR: home, ...store }
    return Bun.spawnSync([binary(), ...words], { cwd, env, stdin: 'ignore' }).stdout.toString()
  }

  beforeAll(() => {
    home = folder()
    store = {}
    run(home, 'demo', '--keep')
    const kept = readdirSync(home).find((name) => name.startsWith('throughline-demo-')) ?? ''
    store = { THROUGHLINE_HOME: join(home, kept, 'store') }
  })

  test('why shows each text cut to a line, what was put back too, and whole with --texts', () => {
    const short = run(home, 'why')
    expect(short).toContain('the context was compacted')
    expect(short).toMatch(/^ {4}Where this session stood: Place: .*…$/m)
    expect(short).toContain('--texts prints them whole')
    const whole = run(home, 'why', '--texts')
    expect(whole).toContain('Rules in force:\n- The user:')
    const { tokens, injections } = JSON.parse(run(home, 'why', '--json'))
    expect(injections.some(({ compaction }: { compaction: number | null }) => compaction !== null)).toBe(true)
    expect(tokens).toBe(injections.reduce((sum: number, one: { tokens: number }) => sum + one.tokens, 0))
  })

  test('show says how a check ended, and whether there were edits since', () => {
    expect(run(home, 'show')).toMatch(/^ {2}- npm test .*\[passed(?:, edited since)?\]/m)
  })

  test('report says whose compactions it shows', () => {
    expect(run(home, 'report')).toStartWith(`No compaction has been recorded in ${home}. Those of all projects:`)
    expect(run(home, 'report', '--all')).toStartWith('Of all projects:')
  })

  test('a page for a session that is not there is not served, and a folder that is made for a report is told', () => {
    const { stderr } = Bun.spawnSync([binary(), 'view', 'zzz', '--no-open'], {
      env: { HOME: home, PATH: '/usr/bin:/bin', ...store },
      stdin: 'ignore',
    })
    expect(stderr.toString()).toContain('there is no session "zzz"')
    expect(run(home, 'report', '--all', '--html', join(home, 'nowhere/x.html'))).toContain(
      `The folder ${join(home, 'nowhere')} was made for it`,
    )
  })
})

describe('replay', () => {
  /** One session that was compacted at a time, with a file that is older the later it happened. */
  function session(path: string, at: string, age: number, said = 'Never touch the parrot.'): void {
    const line = (type: string, content: unknown, more: object = {}) =>
      JSON.stringify({
        type,
        uuid: crypto.randomUUID(),
        isSidechain: false,
        timestamp: at,
        message: { role: type, content },
        ...more,
      })
    const lines = [
      line('user', said),
      line('assistant', [{ type: 'text', text: 'I leave the parrot alone.' }]),
      JSON.stringify({
        type: 'system',
        subtype: 'compact_boundary',
        uuid: crypto.randomUUID(),
        isSidechain: false,
        timestamp: at,
        compactMetadata: { trigger: 'auto', preTokens: 155_000 },
      }),
      line('user', 'The summary.', { isCompactSummary: true }),
    ]
    writeFileSync(path, `${lines.join('\n')}\n`)
    utimesSync(path, age, age)
  }

  test('lists compactions in the order of time with their year, explains the question mark, and takes the newest files', () => {
    const { project, run } = person()
    session(join(project, 'a.jsonl'), '2001-05-05T10:00:00.000Z', 3000)
    session(join(project, 'b.jsonl'), '2001-03-03T10:00:00.000Z', 2000)
    session(join(project, 'c.jsonl'), '2001-04-04T10:00:00.000Z', 1000)
    const { stdout } = run('replay', '.')
    const days = stdout.split('\n').flatMap((line) => /^(2001-\d\d-\d\d) /.exec(line)?.[1] ?? [])
    expect(days).toEqual(['2001-03-03', '2001-04-04', '2001-05-05'])
    expect(stdout).toContain('155k→?')
    expect(stdout).toContain('? is where the agent does not say how many were left')
    const { compactions } = JSON.parse(run('replay', '.', '--limit', '1', '--json').stdout)
    expect(compactions.map(({ at }: { at: string }) => at.slice(0, 10))).toEqual(['2001-05-05'])
  })

  test('no part of a password is told, wherever a sentence is cut', () => {
    const { project, run } = person()
    const said = 'Never print DB_PASSWORD=k7Vq!zR2#mP9; and be short.'
    session(join(project, 'a.jsonl'), '2001-05-05T10:00:00.000Z', 3000, said)
    const { stdout } = run('replay', '.', '--texts')
    expect(stdout).toContain('[redacted:password]')
    expect(stdout).not.toMatch(/k7Vq|zR2|mP9/)
  })
})
