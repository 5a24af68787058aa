import { describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary } from '../lib/binary.ts'
import { homeIn } from '../lib/home.ts'
import { patientHook } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()

/** A person's home with agents in it, and the program as they type it, wherever they stand. */
function person({ hosts = ['.claude'] } = {}) {
  const home = folder()
  for (const host of hosts) mkdirSync(join(home, host), { recursive: true })
  const run = (
    words: readonly string[],
    { cwd = home, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
  ) => {
    const all = { HOME: home, PATH: `${home}/bin`, COLUMNS: '80', TZ: 'Asia/Taipei', ...env }
    const { stdout, stderr, exitCode } = Bun.spawnSync([binary(), ...words], { cwd, env: all, stdin: 'ignore' })
    return { stdout: stdout.toString(), stderr: stderr.toString(), exitCode }
  }
  return { home, run }
}

/** A client that says its version. */
function client(home: string, program: string, version: string): void {
  mkdirSync(join(home, 'bin'), { recursive: true })
  writeFileSync(join(home, 'bin', program), `#!/bin/sh\necho "${version} (a client)"\n`, { mode: 0o755 })
}

describe('the install screen', () => {
  test('has three lines per host, fits 80 columns, and keeps the JSON behind --diff', () => {
    const { home, run } = person({ hosts: ['.claude', '.gemini'] })
    client(home, 'claude', '2.1.325')
    const { stdout } = run(['install', '--dry-run'])
    expect(stdout).toMatch(
      /^Claude Code: 2\.1\.325, the version tested\n {2}hooks {4}\d+ in ~\/\.claude\/settings\.json\n {2}besides {2}memory tools \(MCP\) in ~\/\.claude\.json\n {2}size {5}lines: \d+ added, 0 removed/m,
    )
    expect(stdout).toContain('Gemini CLI: gemini is not on the PATH; tested with')
    expect(stdout).toContain('Nothing was written.')
    expect(stdout).not.toContain('"command"')
    for (const line of stdout.split('\n')) expect(Bun.stringWidth(line)).toBeLessThanOrEqual(80)
    expect(run(['install', '--dry-run', '--diff']).stdout).toContain('"SessionStart"')
    expect(existsSync(join(home, '.throughline/bin'))).toBe(false)
  })

  test('a trial of uninstall --purge says what would be deleted and deletes nothing', () => {
    const { home, run } = person({ hosts: ['.claude'] })
    run(['install', '--yes'])
    expect(run(['uninstall', '--purge', '--dry-run']).stdout).toContain('.throughline: deleted, with all sessions')
    expect(existsSync(join(home, '.throughline/bin'))).toBe(true)
  })

  test('offers the status line only where nobody draws one', () => {
    const { home, run } = person({ hosts: ['.claude'] })
    expect(run(['install', '--dry-run']).stdout).toContain('the status line (--statusline)')
    expect(run(['install', '--yes', '--statusline']).stdout).toContain('; the status line')
    expect(run(['install', '--dry-run']).stdout).not.toContain('the status line')
    writeFileSync(join(home, '.claude/settings.json'), '{"statusLine": {"type": "command", "command": "date"}}')
    expect(run(['install', '--dry-run']).stdout).not.toContain('the status line')
  })

  test.each([
    ['2.0.9', 'older than'],
    ['99.0.0', 'newer than'],
  ])('says of a client %s that it is %s the one tested', (version, said) => {
    const { home, run } = person()
    client(home, 'claude', version)
    expect(run(['install', '--dry-run']).stdout).toContain(`${version}, ${said}`)
  })

  test('names the version it replaces, keeps that program, and rollback brings it back', () => {
    const { home, run } = person()
    const installed = join(home, '.throughline/bin/throughline')
    mkdirSync(join(home, '.throughline/bin'), { recursive: true })
    writeFileSync(installed, '#!/bin/sh\necho 0.0.7\n', { mode: 0o755 })
    expect(run(['install', '--yes']).stdout).toContain('in place of 0.0.7')
    expect(readFileSync(installed).equals(readFileSync(binary()))).toBe(true)
    expect(run(['update', '--rollback']).stdout).toContain('Version 0.0.7')
    expect(readFileSync(installed, 'utf8')).toContain('0.0.7')
  })

  test('uninstall leaves no program behind and advises nothing that only the program could do', () => {
    const { home, run } = person()
    run(['install', '--yes'])
    const { stdout } = run(['uninstall', '--yes'])
    expect(stdout).toContain(`${home}/.throughline/bin/throughline is gone`)
    expect(stdout).not.toContain('--purge')
    expect(existsSync(join(home, '.throughline/bin/throughline'))).toBe(false)
  })
})

describe('doctor', () => {
  test('in a fresh home a folder that does not exist yet is not called unwritable', () => {
    const { home, run } = person()
    const { stdout } = run(['doctor', '--quick'], { env: { THROUGHLINE_HOME: join(home, 'not/yet/there') } })
    expect(stdout).toContain('Store: nothing recorded yet')
    expect(stdout).not.toContain('cannot be written')
  })

  test('sees that the shell does not find the program, and when it does', () => {
    const { home, run } = person()
    run(['install', '--yes'])
    expect(run(['doctor', '--quick']).stdout).toContain('your shell does not find throughline')
    const found = run(['doctor', '--quick'], { env: { PATH: join(home, '.throughline/bin') } })
    expect(found.stdout).toContain('your shell finds throughline at')
  })
})

describe('whose session is shown', () => {
  async function twoFolders() {
    const { home, run } = person()
    const store = { ...homeIn(home), folder: home }
    for (const name of ['one', 'two', 'three']) mkdirSync(join(home, name))
    for (const name of ['one', 'two']) {
      const common = { session_id: `session-${name}`, cwd: join(home, name) }
      await patientHook({ home: store, input: { ...common, hook_event_name: 'SessionStart', source: 'startup' } })
    }
    const env = { THROUGHLINE_HOME: store.home }
    const shown = (words: string[], name: string, more = {}) =>
      run(words, { cwd: join(home, name), env: { ...env, ...more } }).stdout
    return { shown }
  }

  test('that of this folder, that of the session a command runs in, and where there is neither it is said', async () => {
    const { shown } = await twoFolders()
    for (const command of ['timeline', 'show', 'why']) {
      expect(shown([command], 'one')).toMatch(/^The newest session of this folder:\nSession session-one/)
      expect(shown([command], 'two')).toContain('session-two')
      expect(shown([command], 'two', { CLAUDE_CODE_SESSION_ID: 'session-one' })).toMatch(
        /^The session this runs in:\nSession session-one/,
      )
      expect(shown([command], 'three')).toMatch(/^No session of this folder has been recorded\./)
      expect(shown([command, 'session-two'], 'one')).toStartWith('Session session-two')
    }
  })
})

describe('alone', () => {
  test('memory and workflow show their state', () => {
    const { run } = person()
    expect(run(['memory'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('Nothing is remembered here'),
    })
    run(['memory', 'create', 'project://a/b', '--content', 'A made-up note.'])
    expect(run(['memory'])).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('throughline memory list') })
    const { exitCode, stdout } = run(['workflow'])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('No workflow is under way here')
    expect(stdout).toContain('quick')
    expect(JSON.parse(run(['workflow', '--json']).stdout)).toMatchObject({ workflow: null })
  })
})

describe('small things', () => {
  test('status --limit takes a number and nothing else', () => {
    const { home, run } = person()
    mkdirSync(join(home, '.throughline'), { recursive: true })
    run(['memory'])
    expect(run(['status', '--limit', 'x'])).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--limit') })
  })

  test('status in an empty store says what to do next, before and after install', () => {
    const { run } = person()
    run(['memory', 'create', 'project://a/b', '--content', 'A made-up note.'])
    expect(run(['status']).stdout).toMatch(/^No sessions yet\.\nWhat to do next:\n {2}\S+ install --dry-run\n/)
    run(['install', '--yes'])
    const wired = run(['status']).stdout
    expect(wired).toContain('A new session of your agent appears here by itself.')
    expect(wired).toMatch(/What to do next:\n {2}\S+ doctor\n/)
    expect(JSON.parse(run(['status', '--json']).stdout)).toEqual([])
  })

  test('an event without rules is not a place without rules', () => {
    const { home, run } = person()
    mkdirSync(join(home, '.throughline/rules'), { recursive: true })
    run(['rules', 'new', 'mine'])
    expect(run(['rules', 'list', '--event', 'WorktreeRemove']).stdout).toContain(
      'No rule here is about WorktreeRemove.',
    )
  })

  test('replay tells times as people read them, where they are', () => {
    const { home, run } = person()
    const boundary = { type: 'system', subtype: 'compact_boundary', uuid: 'u2', timestamp: '2026-01-02T20:04:05.000Z' }
    const lines = [
      { type: 'user', uuid: 'u1', message: { role: 'user', content: 'Never touch config/port.ts.' } },
      { ...boundary, compactMetadata: { trigger: 'auto', preTokens: 150_000 } },
      { type: 'user', uuid: 'u3', isCompactSummary: true, message: { role: 'user', content: 'Some work was done.' } },
    ]
    writeFileSync(
      join(home, 't.jsonl'),
      lines.map((line) => `${JSON.stringify({ sessionId: 's', ...line })}\n`).join(''),
    )
    const { stdout } = run(['replay', 't.jsonl'])
    expect(stdout).toContain('01-03 04:04')
    expect(stdout).toContain('1 compaction.')
  })
})
