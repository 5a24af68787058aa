import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { demoTeam, type Step } from '../../scripts/demo/demo-team.ts'
import { binary } from '../lib/binary.ts'
import { homeIn } from '../lib/home.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Cluster, NO_CLUSTER, startCluster, teamDatabase } from './lib/cluster.ts'
import { SAME_DAY } from './lib/same-day.ts'

const folder = tempFolders()
const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } })

describe.skipIf(NO_CLUSTER !== undefined)(`the team's commands${NO_CLUSTER ? ` (${NO_CLUSTER})` : ''}`, () => {
  let cluster: Cluster
  beforeAll(() => {
    cluster = startCluster()
  }, 120_000)
  afterAll(() => cluster?.remove(), 60_000)

  /** A machine with a checkout of the same made-up project. */
  const machine = (own: Record<string, string> = {}) => {
    const place = folder()
    const project = join(place, 'shop')
    mkdirSync(project)
    const dated = { ...process.env, ...SAME_DAY }
    const git = (...words: string[]) => spawnSync('git', words, { cwd: project, env: dated, encoding: 'utf8' }).stdout
    git('init', '-q', '-b', 'main')
    git('remote', 'add', 'origin', 'https://git.example.com/acme/shop.git')
    const commit = (message: string) => {
      git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-q', '--allow-empty', '-m', message)
      return git('rev-parse', 'HEAD').trim()
    }
    commit('Begin')
    const home = homeIn(place)
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: place,
      THROUGHLINE_HOME: home.home,
      THROUGHLINE_NO_SYNC: '1',
      LANG: 'C',
      ...own,
    }
    const run = (
      words: readonly string[],
      { input, more = {}, cwd = project }: { input?: string; more?: Record<string, string>; cwd?: string } = {},
    ) => {
      const done = spawnSync(binary(), [...words], {
        cwd,
        env: { ...env, ...more },
        encoding: 'utf8',
        ...(input !== undefined && { input }),
      })
      return { code: done.status, out: done.stdout, err: done.stderr, all: `${done.stdout}${done.stderr}` }
    }
    const json = (...words: string[]) => JSON.parse(run([...words, '--json']).out)
    return { place, project, git, commit, home, run, json }
  }
  let count = 0
  const team = async (...people: string[]) => {
    const database = `c${++count}`
    await teamDatabase(cluster, database, people)
    const owner = machine()
    expect(owner.run(['team', 'init', cluster.address('keeper', database), '--admin', people[0] ?? '']).code).toBe(0)
    return { database, address: (login: string) => cluster.address(login, database) }
  }

  test('the demo: two people, a conflict, a forgetting, and every command ends well', async () => {
    const steps: Step[] = await demoTeam(() => {})
    expect(steps.filter(({ code }) => code !== 0)).toEqual([])
    const outputs = steps.map(({ who, words, output }) => `${who} ${words.slice(0, 2).join(' ')}: ${output}`)
    const has = (start: string, text: string) =>
      expect(outputs.filter((one) => one.startsWith(start)).join('\n')).toContain(text)
    has('ada share', '+ The job queue runs in Redis')
    has('ada team conflicts', 'bo, ')
    has('ada team conflicts', 'The job queue runs in PostgreSQL')
    has('bo team conflicts', 'Nobody says anything different.')
    has('bo team forget', 'still to confirm: ada')
    has('bo team receipts', 'Confirmed by 2 of 2 devices.')
    has('ada search', 'Nothing is remembered')
  }, 120_000)

  test('joining writes a team.json without login and password, and nothing of ours keeps a password', async () => {
    const { database, address } = await team('ada')
    const ada = machine()
    const secret = 'pw-8361-never-kept'
    const url = `postgres://ada:${secret}@localhost:5432/${database}?host=${cluster.folder}&port=${cluster.port}`
    const joined = ada.run(['team', 'join', url])
    expect(joined.code).toBe(0)
    expect(joined.all).toContain('was used and not kept')
    const file = JSON.parse(readFileSync(join(ada.project, '.throughline/team.json'), 'utf8'))
    expect(file).toEqual({ server: expect.stringMatching(/^postgres:\/\/\/c\d+\?host=/), team: database })
    expect(JSON.stringify(file)).not.toContain('ada')
    ada.run(['sync'])
    expect(ada.home.written()).not.toContain(secret)
    expect(address('ada')).not.toContain(secret)
  }, 60_000)

  test('a team.json is only a word of the repository: it is asked about, and refused when it names another server or a login', async () => {
    const { address } = await team('ada')
    const other = await team('ada')
    const ada = machine()
    mkdirSync(join(ada.project, '.throughline'))
    const file = join(ada.project, '.throughline/team.json')
    const write = (server: string) => writeFileSync(file, JSON.stringify({ server, team: 'x' }))
    write(address('ada').replace(/&user=.*/, ''))
    const unasked = ada.run(['team', 'join'], { more: { PGUSER: 'ada' } })
    expect([unasked.code, unasked.err]).toEqual([1, expect.stringContaining('nobody is here to say yes')])
    expect(existsSync(ada.home.database) && ada.home.all('SELECT * FROM team_joined').length).toBe(0)
    expect(ada.run(['team', 'join', '--yes'], { more: { PGUSER: 'ada' } }).code).toBe(0)
    write(other.address('ada').replace(/&user=.*/, ''))
    expect(ada.json('team', 'status')).toMatchObject({ fileNamesAnother: true })
    const again = ada.run(['team', 'join'], { more: { PGUSER: 'ada' } })
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('nobody is here to say yes')])
    write('postgres://ada:pw@db.example.com/acme')
    expect(ada.run(['team', 'join', '--yes']).err).toContain('holds a login or a password')
  }, 60_000)

  test('nobody joins as the owner, a stranger is told whom to ask, and a server beyond this machine has to prove itself', async () => {
    const { address } = await team('ada', 'zoe')
    const one = machine()
    expect(one.run(['team', 'join', address('keeper')]).err).toContain('nobody works as the owner')
    expect(one.run(['team', 'join', address('zoe')]).code).toBe(1)
    expect(one.run(['team', 'join', 'postgres://ada@db.example.com/acme?sslmode=disable']).err).toContain(
      'does not verify the server',
    )
    expect(one.run(['team', 'join', 'mysql://x/y']).err).toContain('is not PostgreSQL')
    expect(one.run(['team', 'status']).err).toContain('has not joined a team')
  }, 60_000)

  test('a service of pg_service.conf is an address', async () => {
    const { database } = await team('ada')
    const ada = machine()
    writeFileSync(
      join(ada.place, '.pg_service.conf'),
      `[other]\nhost=nowhere\n[acme]\nhost=${cluster.folder}\nport=${cluster.port}\ndbname=${database}\nuser=ada\n`,
    )
    expect(ada.run(['team', 'join', 'service=acme']).code).toBe(0)
    expect(ada.json('sync')).toMatchObject([{ kind: 'done' }])
    expect(ada.run(['team', 'join', 'service=nope']).err).toContain('there is no service nope')
  }, 60_000)

  test('a memory is offered once its commit is on the default branch; skip, never and kinds are kept to', async () => {
    const { address } = await team('ada')
    const ada = machine()
    ada.run(['team', 'join', address('ada')])
    ada.git('checkout', '-q', '-b', 'feature')
    ada.commit('On a branch')
    ada.run(['memory', 'create', 'project://decisions/branch', '--content', 'Decided on the branch.'])
    ada.run(['memory', 'create', 'project://traps/one', '--content', 'A trap.'])
    ada.run(['memory', 'create', 'user://style/tabs', '--content', 'Only mine.'])
    ada.run(['memory', 'create', 'task://notes/x', '--content', 'Only for now.'])
    const offers = () =>
      (ada.json('share', 'list').offers as { uri: string; held: string | null }[]).map(({ uri, held }) => [uri, held])
    expect(offers()).toEqual([
      ['project://decisions/branch', 'unmerged'],
      ['project://traps/one', 'unmerged'],
    ])
    expect(ada.run(['share', 'approve', 'project://decisions/branch']).err).toContain('not on the default branch yet')
    ada.git('checkout', '-q', 'main')
    ada.git('merge', '-q', '--no-edit', 'feature')
    expect(offers()).toEqual([
      ['project://decisions/branch', null],
      ['project://traps/one', null],
    ])
    ada.run(['share', 'never', '--kind', 'traps'])
    expect(offers()).toEqual([['project://decisions/branch', null]])
    ada.run(['share', 'skip', 'project://decisions/branch'])
    expect(offers()).toEqual([])
    ada.run(['memory', 'update', 'project://decisions/branch', '--content', 'Decided anew.'])
    expect(offers()).toEqual([['project://decisions/branch', null]])
    ada.run(['share', 'never', '--kind', 'traps', '--undo'])
    expect(offers().length).toBe(2)
    ada.run(['team', 'policy', 'off'])
    expect(offers()).toEqual([])
    ada.run(['team', 'policy', 'mine'])
    expect(ada.json('sync')).toMatchObject([{ kind: 'done', sent: 2 }])
    expect(ada.json('share').offers).toEqual([])
  }, 60_000)

  test('two worktrees of one person: each memory was learned where it was written, and what they contradict is shown', async () => {
    const { address } = await team('ada')
    const ada = machine()
    ada.run(['team', 'join', address('ada')])
    const other = join(ada.place, 'shop-feature')
    ada.git('worktree', 'add', '-q', '-b', 'feature', other)
    const there = (words: readonly string[], input?: string) => ada.run(words, { cwd: other, ...(input && { input }) })
    spawnSync(
      'git',
      ['-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-q', '--allow-empty', '-m', 'On the branch'],
      { cwd: other },
    )
    ada.run(['memory', 'create', 'project://decisions/workers', '--content', 'The job queue has 4 workers.'])
    there(['memory', 'create', 'project://decisions/workers-anew', '--content', 'The job queue has 8 workers.'])
    // Said by the person in a session of the worktree.
    const event = (own: object) =>
      there(['hook', 'claude-code'], JSON.stringify({ session_id: 'w', cwd: other, ...own }))
    event({ hook_event_name: 'SessionStart', source: 'startup' })
    const rule = 'Always keep the header of the report in this project, from now on.'
    event({ hook_event_name: 'UserPromptSubmit', prompt: rule, prompt_id: 'p1' })
    event({ hook_event_name: 'SessionEnd', reason: 'exit' })
    // The first to look stands on main.
    const offers = ada.json('share', 'list').offers as { uri: string; held: string | null; commit: string }[]
    const [main, feature] = [ada.git('rev-parse', 'main').trim(), ada.git('rev-parse', 'feature').trim()]
    expect(offers.map(({ uri, held, commit }) => [uri, held, commit])).toEqual([
      ['project://decisions/workers', null, main],
      ['project://decisions/workers-anew', 'unmerged', feature],
      [expect.stringContaining('project://conventions/always-keep-the-header'), 'unmerged', feature],
    ])
    const both =
      /decisions\/workers \(ada, [^)]*\): The job queue has 4 workers\.\s+against project:\/\/decisions\/workers-anew \(ada, /
    expect(ada.run(['team', 'conflicts']).out).toMatch(both)
    expect(there(['team', 'conflicts']).out).toMatch(both)
    expect(there(['memory', 'read', 'project://decisions/workers']).out).toContain('says otherwise')
  }, 60_000)

  test('a session’s start syncs beside it: nobody waits, and what the team knows is there a moment later', async () => {
    const { address } = await team('ada', 'bo')
    const [ada, bo] = [machine(), machine()]
    ada.run(['team', 'join', address('ada')])
    ada.run(['team', 'members', 'add', 'bo'])
    bo.run(['team', 'join', address('bo')])
    ada.run(['memory', 'create', 'project://decisions/beside', '--content', 'Synced beside a session.'])
    ada.run(['share', 'approve', '--all'])
    const start = (one: ReturnType<typeof machine>) =>
      one.run(['hook', 'claude-code'], {
        input: JSON.stringify({
          session_id: 's',
          cwd: one.project,
          hook_event_name: 'SessionStart',
          source: 'startup',
        }),
        more: { THROUGHLINE_NO_SYNC: '' },
      })
    expect(start(ada).code).toBe(0)
    await until(
      () => ada.home.all<{ n: number }>("SELECT count(*) AS n FROM team_operations WHERE state = 'sent'")[0]?.n === 1,
    )
    expect(start(bo).code).toBe(0)
    await until(() => bo.home.all<{ n: number }>("SELECT count(*) AS n FROM memories WHERE trust = 'team'")[0]?.n === 1)
    const found = bo.run(['search', 'synced beside'])
    expect(found.out).toContain('project://decisions/beside@ada')
    expect(bo.run(['memory', 'read', 'project://decisions/beside@ada']).out).toContain('from the team (ada, ')
    expect(bo.run(['doctor', '--quick']).out).toContain('Team: ')
    expect(bo.run(['team', 'leave', '--yes']).out).toContain('1 memories of others are gone')
    expect(bo.home.all("SELECT * FROM memories WHERE trust = 'team'")).toEqual([])
    expect(bo.home.all("SELECT name FROM sqlite_master WHERE type = 'trigger'")).toEqual([])
    expect(bo.home.written()).not.toContain('Synced beside a session.')
  }, 60_000)

  test('what somebody shared is judged against this checkout: changed is marked, gone is not told', async () => {
    const { address } = await team('ada', 'bo')
    const [ada, bo] = [machine(), machine()]
    for (const [one, text] of [
      [ada, 'export const port = 8080\n'],
      [bo, 'export const port = 9090\n'],
    ] as const) {
      writeFileSync(join(one.project, 'port.ts'), text)
      one.git('add', '.')
      one.commit('The port')
    }
    ada.run(['team', 'join', address('ada')])
    ada.run(['team', 'members', 'add', 'bo'])
    bo.run(['team', 'join', address('bo')])
    ada.run([
      'memory',
      'create',
      'project://decisions/port',
      '--content',
      'The port of the shop is fixed for the proxy.',
      '--file',
      'port.ts',
    ])
    ada.run(['share', 'approve', '--all'])
    ada.run(['sync'])
    // The commits of two made-up checkouts differ; the one of ada is made known here, as a pull would.
    bo.git('fetch', '-q', ada.project, 'main')
    bo.git(
      '-c',
      'user.name=t',
      '-c',
      'user.email=t@example.com',
      'merge',
      '-q',
      '--allow-unrelated-histories',
      '-s',
      'ours',
      '--no-edit',
      'FETCH_HEAD',
    )
    bo.run(['sync'])
    expect(bo.home.all("SELECT status FROM memories WHERE trust = 'team'")).toEqual([{ status: 'active' }])
    expect(bo.run(['memory', 'read', 'project://decisions/port@ada']).out).toContain('file port.ts: changed since')
    expect(ada.run(['memory', 'read', 'project://decisions/port']).out).toContain('file port.ts: as it was at')
    const prompt = () =>
      bo.run(['hook', 'claude-code'], {
        input: JSON.stringify({
          session_id: crypto.randomUUID(),
          cwd: bo.project,
          hook_event_name: 'UserPromptSubmit',
          prompt: 'why is the port of the shop fixed for the proxy?',
        }),
      }).out
    expect(prompt()).toContain('project://decisions/port@ada (from the team: ada, ')
    rmSync(join(bo.project, 'port.ts'))
    expect(prompt()).not.toContain('port@ada')
  }, 60_000)

  test('one person with two machines: a login alone does not say which text stands, mine and its id do', async () => {
    const { address } = await team('ada')
    const [desk, lap] = [machine(), machine()]
    const uri = 'project://decisions/cache'
    for (const [one, text] of [
      [desk, 'The cache is in memory.'],
      [lap, 'The cache is on disk.'],
    ] as const) {
      one.run(['team', 'join', address('ada')])
      one.run(['memory', 'create', uri, '--content', text])
      one.run(['share', 'approve', uri])
      one.run(['sync'])
    }
    desk.run(['sync'])
    const sides = desk.json('team', 'conflicts').sameUri[0].sides as { id: string; mine: boolean; content: string }[]
    const other = sides.find(({ mine }) => !mine)
    const said = desk.run(['team', 'conflicts']).out
    expect(said).toMatch(/ada, this machine, .*The cache is in memory/)
    expect(said).toMatch(/ada, another machine, [0-9a-f]{8}, .*The cache is on disk/)
    const wrong = desk.run(['team', 'settle', uri, '--keep', 'ada'])
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('ada has more than one text under')])
    expect(wrong.err).toContain(other?.id ?? '-')
    expect(desk.run(['team', 'settle', uri, '--keep', other?.id ?? '']).code).toBe(0)
    desk.run(['sync'])
    lap.run(['sync'])
    for (const one of [desk, lap]) {
      expect(one.json('team', 'conflicts').sameUri).toEqual([])
      expect(one.run(['memory', 'read', uri]).out).toContain('The cache is on disk.')
    }
  }, 60_000)

  test('what each of these commands prints with --json fits its schema', async () => {
    const database = `c${++count}`
    await teamDatabase(cluster, database, ['ada', 'bo'])
    const address = (login: string) => cluster.address(login, database)
    const [ada, bo] = [machine(), machine()]
    const fits = (one: ReturnType<typeof machine>, name: string, words: readonly string[]) => {
      const { out, err, code } = one.run([...words, '--json'])
      expect({ words, code, err }).toEqual({ words, code: 0, err: '' })
      const schema = JSON.parse(readFileSync(join(import.meta.dir, '../../schemas/cli', `${name}.json`), 'utf8'))
      const check = ajv.compile(schema)
      check(JSON.parse(out))
      expect({ words, errors: check.errors ?? [] }).toEqual({ words, errors: [] })
    }
    fits(ada, 'team-init', ['team', 'init', address('keeper'), '--admin', 'ada'])
    fits(ada, 'team-join', ['team', 'join', address('ada')])
    fits(ada, 'team-members', ['team', 'members', 'add', 'bo'])
    bo.run(['team', 'join', address('bo')])
    const uri = 'project://decisions/queue'
    for (const [one, text] of [
      [ada, 'The queue is in Redis.'],
      [bo, 'The queue is in PostgreSQL.'],
    ] as const) {
      one.run(['memory', 'create', uri, '--content', text])
      one.run(['memory', 'create', 'project://traps/one', '--content', 'A trap.'])
      fits(one, 'share-list', ['share', 'list'])
      fits(one, 'share-skip', ['share', 'skip', 'project://traps/one'])
      fits(one, 'share-never', ['share', 'never', '--kind', 'traps'])
      fits(one, 'share-approve', ['share', 'approve', uri])
      fits(one, 'sync', ['sync'])
    }
    fits(ada, 'sync', ['sync'])
    fits(ada, 'team-status', ['team', 'status'])
    fits(ada, 'team-policy', ['team', 'policy', 'mine'])
    fits(ada, 'team-conflicts', ['team', 'conflicts'])
    fits(ada, 'team-confirm', ['team', 'confirm', `${uri}@bo`])
    fits(ada, 'team-settle', ['team', 'settle', uri, '--keep', 'mine'])
    fits(ada, 'team-forget', ['team', 'forget', uri, '--yes'])
    fits(ada, 'team-receipts', ['team', 'receipts'])
    fits(ada, 'team-members', ['team', 'members'])
    fits(bo, 'memory-list', ['memory', 'list'])
    fits(bo, 'team-leave', ['team', 'leave', '--yes'])
  }, 60_000)

  test('forgetting a shared memory with throughline forget has it forgotten by the team as well', async () => {
    const { address, database } = await team('ada')
    const ada = machine()
    ada.run(['team', 'join', address('ada')])
    ada.run(['memory', 'create', 'project://traps/oops', '--content', 'This should not have been shared 5512.'])
    ada.run(['share', 'approve', '--all'])
    ada.run(['sync'])
    expect(ada.run(['forget', 'project://traps/oops', '--yes']).out).toContain(`It was shared with ${database}`)
    ada.run(['sync'])
    expect(JSON.stringify(await cluster.sql('SELECT * FROM throughline.operations', database))).not.toContain('5512')
    expect(ada.home.written()).not.toContain('5512')
  }, 60_000)
})

async function until(isTrue: () => boolean): Promise<void> {
  for (let n = 0; n < 300; n++) {
    if (isTrue()) return
    await Bun.sleep(50)
  }
  throw new Error('it did not happen')
}
