import { describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeIn } from '../lib/home.ts'
import { patientHook, runCommand } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const URL = 'https://git.example/made-up/harbour.git'

/** A person with a private repository somewhere, a checkout of it and a memory in that. */
async function world() {
  const home = homeIn(folder())
  const at = (name: string) => join(home.folder, name)
  const git = (cwd: string, ...words: string[]) => {
    const env = { ...process.env, HOME: home.folder, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' }
    const who = ['-c', 'user.name=Made Up', '-c', 'user.email=made.up@example.test', '-c', 'protocol.file.allow=always']
    const run = spawnSync('git', [...who, ...words], { cwd, env, encoding: 'utf8' })
    if (run.status !== 0) throw new Error(run.stderr)
  }
  const clone = (name: string, ...options: string[]) => {
    git(home.folder, 'clone', '-q', ...options, `file://${at('server')}`, name)
    git(at(name), 'remote', 'set-url', 'origin', URL)
    return at(name)
  }
  mkdirSync(at('server'))
  git(at('server'), 'init', '-q', '-b', 'main')
  for (const n of [1, 2, 3]) {
    writeFileSync(join(at('server'), `f${n}`), `${n}`)
    git(at('server'), 'add', '.')
    git(at('server'), 'commit', '-q', '-m', `made ${n}`)
  }
  const first = clone('first')
  const begin = (cwd: string, session: string) =>
    patientHook({
      home,
      input: { hook_event_name: 'SessionStart', source: 'startup', session_id: session, cwd, transcript_path: '/none' },
      env: { CLAUDE_PROJECT_DIR: cwd },
    })
  await begin(first, 's0')
  const kept = ['memory', 'create', 'project://x', '--content', 'The harbour closes at nine.', '--tier', '0']
  await runCommand(home, ...kept, '--project', first)
  let count = 0
  return {
    home,
    at,
    git,
    clone,
    first,
    hears: async (cwd: string) => (await begin(cwd, `s${++count}`)).stdout.includes('closes at nine'),
    starts: async (cwd: string) => (await begin(cwd, `s${++count}`)).stdout,
  }
}

describe('a remote alone opens no memories', () => {
  test('a folder with a forged .git/config hears nothing, the person is told once, and adopt opens it', async () => {
    const w = await world()
    mkdirSync(join(w.at('forged'), '.git'), { recursive: true })
    writeFileSync(join(w.at('forged'), '.git/config'), `[remote "origin"]\n\turl = ${URL}\n`)
    const said = await w.starts(w.at('forged'))
    expect(said).toContain('throughline memory adopt')
    expect(said).not.toContain('closes at nine')
    expect(await w.starts(w.at('forged'))).not.toContain('memory adopt')
    expect((await runCommand(w.home, 'search', 'harbour', '--project', w.at('forged'))).stdout).not.toContain('nine')
    const adopted = await runCommand(w.home, 'memory', 'adopt', '--project', w.at('forged'), '--json')
    expect(JSON.parse(adopted.stdout)).toMatchObject({ adopted: true })
    expect(await w.hears(w.at('forged'))).toBe(true)
  })

  test('another history under the same remote hears nothing', async () => {
    const w = await world()
    mkdirSync(w.at('other'))
    w.git(w.at('other'), 'init', '-q', '-b', 'main')
    w.git(w.at('other'), 'commit', '-q', '--allow-empty', '-m', 'somebody else')
    w.git(w.at('other'), 'remote', 'add', 'origin', URL)
    expect(await w.hears(w.at('other'))).toBe(false)
  })

  test('a .git file that points into the repository without being named there hears nothing', async () => {
    const w = await world()
    w.git(w.first, 'worktree', 'add', '-q', w.at('tree'))
    mkdirSync(w.at('pretends'))
    writeFileSync(join(w.at('pretends'), '.git'), readFileSync(join(w.at('tree'), '.git')))
    expect([await w.hears(w.at('pretends')), await w.hears(w.at('tree'))]).toEqual([false, true])
    mkdirSync(w.at('too'))
    writeFileSync(join(w.at('too'), '.git'), `gitdir: ${join(w.first, '.git')}\n`)
    expect(await w.hears(w.at('too'))).toBe(false)
  })

  test('a project that changes its remote to that of another gets nothing of it', async () => {
    const w = await world()
    mkdirSync(w.at('mine'))
    w.git(w.at('mine'), 'init', '-q', '-b', 'main')
    w.git(w.at('mine'), 'commit', '-q', '--allow-empty', '-m', 'mine')
    w.git(w.at('mine'), 'remote', 'add', 'origin', 'https://git.example/made-up/mine.git')
    expect(await w.hears(w.at('mine'))).toBe(false)
    w.git(w.at('mine'), 'remote', 'set-url', 'origin', URL)
    expect(await w.hears(w.at('mine'))).toBe(false)
  })

  test.each<[string, string[]]>([
    ['another clone', []],
    ['a bare-bones clone of one branch', ['--single-branch']],
    ['a shallow clone at the same commit', ['--depth', '1']],
    ['a clone without tags or checkout', ['--no-tags', '--no-checkout']],
  ])('%s hears what the first one does', async (_, options) => {
    const w = await world()
    expect(await w.hears(w.clone('second', ...options))).toBe(true)
  })

  test('a clone that is newer or older than the first one hears it too', async () => {
    const w = await world()
    const old = w.clone('old')
    writeFileSync(join(w.at('server'), 'more'), 'x')
    w.git(w.at('server'), 'add', '.')
    w.git(w.at('server'), 'commit', '-q', '-m', 'made 4')
    const later = w.clone('later')
    w.git(later, 'gc', '-q')
    expect([await w.hears(later), await w.hears(old)]).toEqual([true, true])
  })

  test('the first one is gone, and cloned again elsewhere', async () => {
    const w = await world()
    rmSync(w.first, { recursive: true })
    expect(await w.hears(w.clone('again'))).toBe(true)
  })

  test('a moved and a copied checkout', async () => {
    const w = await world()
    cpSync(w.first, w.at('copy'), { recursive: true })
    expect(await w.hears(w.at('copy'))).toBe(true)
    renameSync(w.first, w.at('moved'))
    expect(await w.hears(w.at('moved'))).toBe(true)
  })
})
