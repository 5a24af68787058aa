import { describe, expect, test } from 'bun:test'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MCP_TOOLS } from '../../src/cli/mcp/tools.ts'
import { VERBS } from '../../src/cli/memory/verbs.ts'
import { fitsAction, linksIn } from '../../src/memory/recall/met/disclosure.ts'
import { SECRET } from '../lib/secret.ts'
import { tempFolders } from '../lib/temp.ts'
import { type Workshop, workshop } from './lib.ts'

const folder = tempFolders()
const made = () => workshop(folder())
const DAY_MS = 86_400_000

/** The answer of a memory command in JSON. */
async function asked<Answer = Record<string, unknown>>(shop: Workshop, ...words: string[]): Promise<Answer> {
  const { stdout, stderr, code } = await shop.tell(...words, '--json')
  if (code !== 0) throw new Error(`${words.join(' ')}: ${stderr}`)
  return JSON.parse(stdout) as Answer
}

const written = (shop: Workshop, uri: string, content: string, ...options: string[]) =>
  asked(shop, 'memory', 'create', uri, '--content', content, ...options)

describe('S3.19', () => {
  test('S3.19: every namespace of the design can be written and read back', async () => {
    const shop = made()
    const uris = ['project://structure', 'workflow://commands', 'user://preferences', 'task://todos']
    for (const uri of uris) await written(shop, uri, `Text of ${uri}.`)
    for (const uri of uris) expect((await asked(shop, 'memory', 'read', uri)).content).toBe(`Text of ${uri}.`)
    expect((await shop.tell('memory', 'create', 'system://boot', '--content', 'x')).code).not.toBe(0)
  })

  test.each([
    ['system://boot', 'project://core'],
    ['system://index', 'project://rest'],
    ['system://recent', 'project://rest'],
    ['system://recent/1', 'project://rest'],
    ['system://stats', '"memories": 2'],
  ])('S3.19: %s is made up when it is read', async (uri, expected) => {
    const shop = made()
    await written(shop, 'project://core', 'Amounts are in cents.', '--tier', '1')
    await written(shop, 'project://rest', 'Dates are ISO.')
    const { content } = await asked<{ content: string }>(shop, 'memory', 'read', uri)
    expect(content).toContain(expected)
    if (uri === 'system://boot') expect(content).not.toContain('project://rest')
    if (uri === 'system://recent/1') expect(content.split('\n')).toHaveLength(1)
  })
})

test('S3.20: tiers 0-2 are told to every session, 3-5 with their file, 6-10 by hand only; 5 unless said otherwise', async () => {
  const shop = made()
  for (let tier = 0; tier <= 10; tier++) {
    const file = shop.write(`src/t${tier}.ts`, 'x')
    await written(shop, `project://t${tier}`, `Of tier ${tier}.`, '--tier', String(tier), '--file', file)
  }
  expect(await written(shop, 'project://plain', 'Without a tier.')).toMatchObject({ tier: 5 })
  for (const tier of ['-1', '11', '2.5', 'high']) {
    expect((await shop.tell('memory', 'create', 'project://x', '--content', 'x', '--tier', tier)).code).toBe(2)
  }
  const { context } = await shop.start()
  const told = { start: [] as number[], file: [] as number[] }
  for (let tier = 0; tier <= 10; tier++) {
    if (context.includes(`Of tier ${tier}.`)) told.start.push(tier)
    const read = await shop.before('Read', { file_path: join(shop.project, `src/t${tier}.ts`) })
    if (read.context.includes(`Of tier ${tier}.`)) told.file.push(tier)
  }
  expect(told).toEqual({ start: [0, 1, 2], file: [3, 4, 5] })
  for (const tier of [6, 9]) expect((await asked(shop, 'memory', 'read', `project://t${tier}`)).tier).toBe(tier)
})

test('S3.20: what counts as core is a setting', async () => {
  const shop = made()
  await written(shop, 'project://three', 'Of tier three.', '--tier', '3')
  expect((await shop.start()).context).not.toContain('Of tier three.')
  await Bun.write(shop.home.settings, '{"memory": {"coreTier": 3}}')
  expect((await shop.start('s2')).context).toContain('Of tier three.')
})

describe('S3.21', () => {
  test.each([
    ['When editing *.sql', ['extension .sql']],
    ['When a .proto file changes', ['extension .proto']],
    ['When working on TypeScript code', ['extension .ts', 'extension .tsx']],
    ['When writing Python', ['extension .py']],
    ['When anything in src/http/ is changed', ['folder src/http']],
    ['When src/db/pool.ts or package.json is edited.', ['file src/db/pool.ts', 'file package.json']],
    ['修改 *.sql 時', ['extension .sql']],
    ['When the JSON response of the server is odd', []],
    ['When releases go wrong', []],
    ['', []],
  ])('S3.21: %p names %p', (text, expected) => {
    expect(linksIn(text).map(({ kind, key }) => `${kind} ${key}`)).toEqual(expected)
  })

  test.each([
    ['When editing migrations', { Read: false, Edit: true, Write: true }],
    ['When reading migrations', { Read: true, Edit: false, Write: false }],
    ['When migrations are read or changed', { Read: true, Edit: true, Write: true }],
    ['When it is about migrations', { Read: true, Edit: true, Write: true }],
  ])('S3.21: %p fits these actions', (text, expected) => {
    for (const [tool, fits] of Object.entries(expected)) expect([tool, fitsAction(text, tool)]).toEqual([tool, fits])
  })

  test('S3.21: "When editing .sql files" is told when one is edited, not when one is read, and follows its text', async () => {
    const shop = made()
    const sql = shop.write('db/001.sql', 'x')
    const change = { file_path: sql, old_string: 'a', new_string: 'b' }
    await written(
      shop,
      'project://sql',
      'Migrations are never changed, only added.',
      '--when',
      'When editing .sql files',
    )
    await shop.start()
    expect((await shop.before('Read', { file_path: sql })).context).toBe('')
    expect((await shop.before('Edit', { ...change, file_path: shop.write('db/a.ts', 'x') })).context).toBe('')
    expect((await shop.before('Edit', change)).context).toContain('never changed, only added')
    await asked(shop, 'memory', 'update', 'project://sql', '--when', 'When editing .proto files')
    expect((await shop.before('Edit', change, 's2')).context).toBe('')
    const proto = { ...change, file_path: shop.write('api/a.proto', 'x') }
    expect((await shop.before('Edit', proto, 's2')).context).toContain('never changed, only added')
  })

  test('S3.21: a file that somebody named brings its memory whatever the text says', async () => {
    const shop = made()
    const file = shop.write('src/parser.ts', 'x')
    await written(
      shop,
      'project://p',
      'The parser is generated.',
      '--file',
      file,
      '--when',
      'When the parser is changed',
    )
    await shop.start()
    expect((await shop.before('Read', { file_path: file })).context).toContain('is generated')
  })

  test('S3.21: a thing that is named without its path is met by the name of the file, at what the text speaks of', async () => {
    const shop = made()
    const file = shop.write('src/parser.ts', 'x')
    await written(shop, 'project://p', 'The parser is generated.', '--when', 'When the parser is changed')
    await shop.start()
    expect((await shop.before('Read', { file_path: file })).context).toBe('')
    const edit = { file_path: file, old_string: 'x', new_string: 'y' }
    expect((await shop.before('Edit', edit)).context).toContain('is generated')
    expect((await shop.before('Edit', { ...edit, file_path: shop.write('src/printer.ts', 'x') }, 's2')).context).toBe(
      '',
    )
  })
})

describe('S3.22', () => {
  test('S3.22: a memory has all the fields of the design', async () => {
    const shop = made()
    const file = shop.write('src/a.ts', 'x')
    await written(shop, 'project://a', 'One text.', '--when', 'When asked', '--file', file, '--symbol', 'openPool')
    expect(await asked(shop, 'memory', 'read', 'project://a')).toEqual({
      uri: 'project://a',
      told: true,
      project: expect.any(String),
      content: 'One text.',
      hash: expect.stringMatching(/^[0-9a-z]{8,}$/),
      learned: null,
      tier: 5,
      when: 'When asked',
      status: 'active',
      trust: 'user',
      author: 'user',
      origin: '',
      version: 1,
      truth: expect.any(String),
      uses: 0,
      usedAt: null,
      createdAt: expect.stringMatching(/^\d{4}-/),
      updatedAt: expect.stringMatching(/^\d{4}-/),
      links: [
        { kind: 'file', key: 'src/a.ts', state: 'current', commit: null, since: null },
        { kind: 'symbol', key: 'openPool', state: 'unchecked', commit: null, since: null },
      ],
      relations: [],
      contradictions: [],
    })
  })

  test('S3.22: reading and being told count as use', async () => {
    const shop = made()
    const file = shop.write('src/a.ts', 'x')
    await written(shop, 'project://a', 'One text.', '--file', file)
    await asked(shop, 'memory', 'read', 'project://a')
    await shop.start()
    await shop.before('Read', { file_path: file })
    expect(await asked(shop, 'memory', 'read', 'project://a')).toMatchObject({ uses: 2, usedAt: expect.any(String) })
  })

  test.each(['deprecated', 'archived', 'active'])('S3.22: status %s', async (status) => {
    const shop = made()
    const file = shop.write('src/a.ts', 'x')
    await written(shop, 'project://a', 'One text.', '--tier', '1', '--file', file)
    await asked(shop, 'memory', 'update', 'project://a', '--status', status, '--tier', '2')
    expect((await shop.start()).context.includes('One text.')).toBe(status === 'active')
    expect(shop.memories()).toMatchObject([{ status }])
  })

  test('S3.22: versions say who changed them and what, and any of them can be brought back', async () => {
    const shop = made()
    await written(shop, 'project://a', 'One slot.')
    await asked(shop, 'memory', 'update', 'project://a', '--content', 'Two slots.')
    await shop.tell('memory', 'delete', 'project://a')
    await shop.tell('memory', 'restore', 'project://a', '--version', '1')
    const { versions } = await asked<{ versions: object[] }>(shop, 'memory', 'history', 'project://a')
    expect(versions).toMatchObject([
      { version: 1, author: 'user', content: 'One slot.', current: false },
      { version: 2, author: 'user', content: 'Two slots.', current: false },
      { version: 3, status: 'deleted' },
      { version: 4, status: 'active', content: 'One slot.', current: true },
    ])
    const { stdout } = await shop.tell('memory', 'history', 'project://a', '--diff')
    expect(stdout).toContain('-One slot.\n+Two slots.')
  })

  test.each(['relates_to', 'depends_on', 'contradicts', 'evolves_from'])('S3.22: relation %s', async (kind) => {
    const shop = made()
    await written(shop, 'project://a', 'First.')
    await written(shop, 'project://b', 'Second.')
    const relate = (...more: string[]) =>
      shop.tell('memory', 'relate', 'project://a', '--to', 'project://b', '--kind', kind, ...more)
    expect((await relate('--strength', '0.4')).code).toBe(0)
    expect((await relate('--strength', '1.4')).code).toBe(2)
    const relation = { kind, uri: 'project://b', strength: 0.4, direction: 'out' }
    expect((await asked(shop, 'memory', 'read', 'project://a')).relations).toEqual([relation])
    await relate('--remove')
    expect((await asked(shop, 'memory', 'read', 'project://a')).relations).toEqual([])
  })

  test('S3.22: a session is on record with its project, times and number of events', async () => {
    const shop = made()
    await shop.start()
    await shop.bash('npm test')
    await shop.fire('SessionEnd', { reason: 'other' })
    expect(
      shop.home.all('SELECT session, project, events, end_reason, ended_at >= started_at AS ended FROM sessions'),
    ).toEqual([{ session: 's1', project: shop.project, events: 3, end_reason: 'other', ended: 1 }])
  })
})

describe('S3.23', () => {
  const FAILED = 'Exit code 1\nnpm error code ENOSPC\nnpm error nospc ENOSPC: No space left on device, write (12)'

  test.each([
    ['a regular expression', 'ENO(SPC|MEM).*left'],
    ['case aside', 'enospc: NO SPACE'],
    ['a text that is no regular expression', 'device, write ('],
    ['a text that is a dangerous one', '(n+)+ or No space left'],
  ])('S3.23: a solution is found by its error pattern: %s', async (_, pattern) => {
    const shop = made()
    const text = pattern.includes('or No') ? `${FAILED}\n(N+)+ or no space left` : FAILED
    await written(shop, 'workflow://solutions/disk', 'Empty the build cache.', '--error', pattern)
    await shop.start()
    const { context } = await shop.fail('npm ci', text)
    expect(context).toContain('workflow://solutions/disk (not tried yet): Empty the build cache.')
    expect((await shop.fail('npm ci', 'Exit code 1\nerror: something else', 's2')).context).toBe('')
  })

  test('S3.23: a secret in a pattern is not written', async () => {
    const shop = made()
    await written(shop, 'workflow://solutions/token', 'Log in again.', '--error', `rejected ${SECRET}`)
    const list = [{ uri: 'workflow://solutions/other', content: 'Log in.', error: `refused ${SECRET}` }]
    const { code } = await shop.tell('memory', 'import', shop.write('in.json', JSON.stringify(list)))
    expect(code).toBe(0)
    rmSync(join(shop.project, 'in.json'))
    expect(shop.home.written()).not.toContain(SECRET)
  })

  test('S3.23: one that nothing else in the output names is found too', async () => {
    const shop = made()
    await written(shop, 'workflow://solutions/e42', 'Log in again.', '--error', 'E42')
    await shop.start()
    expect((await shop.fail('deploy', 'Exit code 3\nE42')).context).toContain('Log in again.')
  })

  test('S3.23: the one that worked most often comes first; successes and failures are counted by what then happens', async () => {
    const shop = made()
    await written(shop, 'workflow://solutions/a', 'Restart the daemon.', '--error', 'ENOSPC')
    await written(shop, 'workflow://solutions/b', 'Empty the build cache.', '--error', 'no space left')
    await shop.start()
    const offered = async (session: string) =>
      /workflow:\/\/solutions\/(\w+) \(([^)]*)\)/.exec((await shop.fail('npm ci', FAILED, session)).context)?.slice(1)
    const first = await offered('s1')
    expect(first).toEqual([expect.stringMatching(/^[ab]$/), 'not tried yet'])
    await shop.bash('rm -r cache', 'ok', 's1')
    await shop.bash('npm ci', 'ok', 's1')
    expect(await offered('s2')).toEqual([`${first?.[0]}`, 'worked 1 of 1'])
    // What was made out of the first success stands beside the two that were written, and takes its turns.
    for (const session of ['s3', 's4', 's5', 's6']) {
      await offered(session)
      await shop.bash('rm -r cache', 'ok', session)
      await shop.fail('npm ci', FAILED, session)
    }
    const other = first?.[0] === 'a' ? 'b' : 'a'
    expect(await offered('s7')).toEqual([other, 'not tried yet'])
  })

  test('S3.23: the pattern is kept by an update and goes through export and import', async () => {
    const from = made()
    await written(from, 'workflow://solutions/disk', 'Empty the cache.', '--error', 'ENO\\w+')
    await from.tell('memory', 'update', 'workflow://solutions/disk', '--file', 'package.json')
    for (const format of ['json', 'markdown']) {
      const out = join(from.home.folder, format)
      expect((await from.tell('memory', 'export', '--format', format, '--out', out)).code).toBe(0)
      const into = made()
      await into.tell('memory', 'import', out, '--format', format)
      await into.start()
      expect((await into.fail('npm ci', FAILED)).context).toContain('Empty the cache.')
    }
  })
})

describe('S3.24', () => {
  const ready = async () => {
    const shop = made()
    await shop.start()
    shop.home.all(`INSERT INTO marks (name, at) VALUES ('mcp:started', 9999999999999)`)
    return shop
  }
  const write = (shop: Workshop, name: string) =>
    shop.after('Write', { file_path: join(shop.project, name), content: 'x' })

  test('S3.24: the same operation twice is nothing, three times a pattern', async () => {
    const shop = await ready()
    const contexts = [await write(shop, 'a/1.vue'), await write(shop, 'a/2.vue'), await write(shop, 'a/3.vue')]
    expect(contexts.map(({ context }) => context.includes('.vue files were made'))).toEqual([false, false, true])
  })

  test.each([
    [1, false],
    [2, true],
  ])('S3.24: the same search %d times', async (times, suggested) => {
    const shop = await ready()
    for (let n = 0; n < times; n++) await shop.after('Grep', { pattern: 'openPool' }, { numFiles: 1 })
    await shop.after('Grep', { pattern: 'another' }, { numFiles: 1 })
    expect((await write(shop, 'src/a.ts')).context.includes('`openPool` was searched for more than once')).toBe(
      suggested,
    )
  })
})

describe('S3.25', () => {
  interface Case {
    tier: number
    days?: number
    usedDays?: number
    author?: string
    trust?: string
    origin?: string
  }
  const CASES: readonly [what: string, Case, status: string][] = [
    ...[7, 8, 9, 10].map((tier): [string, Case, string] => [
      'of this session',
      { tier, origin: 'session s1' },
      'deleted',
    ]),
    ['of another session', { tier: 7, origin: 'session s0' }, 'active'],
    ['whose session nobody knows, a day old', { tier: 8, days: 1.5 }, 'deleted'],
    ['whose session nobody knows, fresh', { tier: 8 }, 'active'],
    ...[4, 5, 6].flatMap((tier): [string, Case, string][] => [
      ['unused for 31 days', { tier, days: 31 }, 'archived'],
      ['unused for 29 days', { tier, days: 29 }, 'active'],
      ['40 days old and used yesterday', { tier, days: 40, usedDays: 1 }, 'active'],
      ['written by a person, 40 days unused', { tier, days: 40, author: 'user', trust: 'user' }, 'active'],
      ['that a person typed, 40 days unused', { tier, days: 40, author: 'auto', trust: 'user' }, 'active'],
      ['that was inferred, 40 days unused', { tier, days: 40, author: 'auto', trust: 'agent' }, 'archived'],
    ]),
    ...[0, 1, 2, 3].map((tier): [string, Case, string] => ['unused for 400 days', { tier, days: 400 }, 'active']),
  ]
  test.each(CASES)('S3.25: at the end of a session, one %s, %p, is %s', async (_, given, status) => {
    const shop = made()
    await shop.start()
    await written(shop, 'task://one', 'A text.', '--tier', String(given.tier))
    const { days = 0, usedDays, author = 'agent', trust = 'agent', origin = '' } = given
    shop.home.all(
      `UPDATE memories SET author = '${author}', trust = '${trust}', origin = '${origin}', updated_at = updated_at - ${days * DAY_MS},
         used_at = ${usedDays === undefined ? 'NULL' : `updated_at - ${usedDays * DAY_MS}`}`,
    )
    await shop.fire('SessionEnd', { reason: 'other' })
    expect(shop.memories().find(({ uri }) => uri === 'task://one')?.status).toBe(status)
  })

  test('S3.25: short-term ones end with their session also where they hold everywhere', async () => {
    const shop = made()
    await shop.start()
    await written(shop, 'user://now', 'Only today.', '--tier', '8')
    shop.home.all(`UPDATE memories SET author = 'agent', origin = 'session s1'`)
    await shop.fire('SessionEnd', { reason: 'other' })
    expect(shop.memories()).toMatchObject([{ uri: 'user://now', status: 'deleted' }])
  })
})

describe('S3.26', () => {
  test('S3.26: the defaults of the design', async () => {
    const { settings } = JSON.parse((await made().command('settings', '--json')).stdout) as {
      settings: { key: string; default: unknown }[]
    }
    const defaults = Object.fromEntries(settings.map((one) => [one.key, one.default]))
    expect(defaults).toMatchObject({
      'memory.enabled': true,
      'memory.askToSaveAfter': 0,
      'memory.archiveAfterDays': 30,
      'memory.most': 10_000,
      'memory.coreTier': 2,
    })
  })

  test('S3.26: beyond the most, what was learned by itself and is longest unused is archived; what people wrote stays', async () => {
    const shop = made()
    await Bun.write(shop.home.settings, '{"memory": {"most": 100}}')
    await shop.start()
    const list = Array.from({ length: 130 }, (_, n) => ({ uri: `project://m${n}`, content: `Number ${n}.`, tier: 5 }))
    writeFileSync(join(shop.home.folder, 'in.json'), JSON.stringify(list))
    await shop.tell('memory', 'import', join(shop.home.folder, 'in.json'))
    shop.home.all(`UPDATE memories SET author = iif(id <= 10, 'user', 'auto'), updated_at = updated_at + id`)
    await shop.fire('SessionEnd', { reason: 'other' })
    const archived = shop.memories().filter(({ status }) => status === 'archived')
    expect(archived.map(({ uri }) => uri)).toEqual(list.slice(10, 30).map(({ uri }) => uri))
  })

  test('S3.26, decision 0064: the end of a session leaves no copy; an export is the backup', async () => {
    const shop = made()
    await shop.start()
    await written(shop, 'project://a', 'A text.')
    await shop.fire('SessionEnd', { reason: 'other' })
    const files = readdirSync(shop.home.home, { recursive: true, encoding: 'utf8' })
    expect(files.filter((name) => /backup|\.bak|copy|\.db\.\d/i.test(name))).toEqual([])
    expect(JSON.parse((await shop.tell('memory', 'export')).stdout).memories).toMatchObject([{ uri: 'project://a' }])
  })

  test('S3.26: a project has its own memories, user:// ones hold everywhere', async () => {
    const shop = made()
    await written(shop, 'project://a', 'Only here.', '--tier', '1')
    await written(shop, 'user://b', 'Everywhere.', '--tier', '1')
    const other = join(shop.home.folder, 'other')
    shop.write('../other/a.txt', 'x')
    const started = await shop.fire('SessionStart', { source: 'startup', cwd: other }, 's2', {
      CLAUDE_PROJECT_DIR: other,
    })
    expect(started.context).toContain('Everywhere.')
    expect(started.context).not.toContain('Only here.')
  })

  test('S3.26: an import brings relations and their strength with it', async () => {
    const from = made()
    await written(from, 'project://a', 'First.')
    await written(from, 'project://b', 'Second.')
    await from.tell(
      'memory',
      'relate',
      'project://a',
      '--to',
      'project://b',
      '--kind',
      'depends_on',
      '--strength',
      '0.5',
    )
    const out = join(from.home.folder, 'out.json')
    await from.tell('memory', 'export', '--out', out)
    const into = made()
    await into.tell('memory', 'import', out)
    expect((await asked(into, 'memory', 'read', 'project://b')).relations).toEqual([
      { kind: 'depends_on', uri: 'project://a', strength: 0.5, direction: 'in' },
    ])
  })
})

describe('S3.27', () => {
  test('S3.27: every verb of the design is a command, and has a tool of the name that decision 0067 gives it', () => {
    const verbs: Readonly<Record<string, string>> = {
      read: 'memory_read',
      create: 'memory_save',
      update: 'memory_update',
      delete: 'memory_forget',
      search: 'memory_search',
      list: 'memory_recent',
    }
    const tools = MCP_TOOLS.map(({ name }) => name)
    for (const [verb, tool] of Object.entries(verbs)) {
      if (verb !== 'search') expect(Object.keys(VERBS)).toContain(verb)
      expect(tools).toContain(tool)
    }
    for (const verb of ['append', 'stats', 'export', 'import']) expect(Object.keys(VERBS)).toContain(verb)
  })

  test('S3.27: update replaces the text, a piece of it, or adds to it', async () => {
    const shop = made()
    await written(shop, 'project://a', 'The pool has twenty slots.')
    const change = (...words: string[]) => shop.tell('memory', 'update', 'project://a', ...words)
    expect((await change('--replace', 'twenty', '--with', 'thirty')).code).toBe(0)
    expect(shop.memories()[0]?.content).toBe('The pool has thirty slots.')
    for (const wrong of [
      ['--replace', 'forty', '--with', 'x'],
      ['--replace', 't', '--with', 'x'],
      ['--replace', 'thirty'],
    ])
      expect((await change(...wrong)).code).not.toBe(0)
    await shop.tell('memory', 'append', 'project://a', '--content', 'Set in pool.ts.')
    expect(shop.memories()[0]?.content).toBe('The pool has thirty slots.\nSet in pool.ts.')
    await change('--content', 'Gone.')
    expect(shop.memories()[0]?.content).toBe('Gone.')
  })

  test('issue 16 C14: an update that would leave nothing of a memory is refused and says so', async () => {
    const shop = made()
    await written(shop, 'project://a', 'The pool has twenty slots.')
    for (const wrong of [
      ['update', 'project://a', '--content', ''],
      ['update', 'project://a', '--content', ' \n ', '--tier', '1'],
      ['update', 'project://a', '--replace', 'The pool has twenty slots.', '--with', ' '],
    ]) {
      const { code, stderr } = await shop.tell('memory', ...wrong)
      expect([code, stderr]).toEqual([2, expect.stringContaining('the new text of project://a is empty')])
    }
    expect((await shop.tell('memory', 'append', 'project://a', '--content', ' ')).code).toBe(2)
    expect(shop.memories()[0]).toMatchObject({ content: 'The pool has twenty slots.', tier: 5 })
  })

  test('S3.27: delete hides it and restore brings it back; --force takes it away for good', async () => {
    const shop = made()
    await written(shop, 'project://a', 'A very particular text.')
    await shop.tell('memory', 'delete', 'project://a')
    expect((await shop.tell('search', 'particular text')).stdout).not.toContain('project://a')
    expect((await shop.tell('memory', 'list')).stdout).not.toContain('project://a')
    expect((await shop.tell('memory', 'restore', 'project://a')).code).toBe(0)
    expect((await shop.tell('search', 'particular text')).stdout).toContain('project://a')
    expect((await shop.tell('memory', 'delete', 'project://a', '--force', '--yes')).code).toBe(0)
    expect((await shop.tell('memory', 'restore', 'project://a')).code).not.toBe(0)
    expect(shop.home.written()).not.toContain('particular text')
  })

  test('S3.27: list and stats count what is there', async () => {
    const shop = made()
    await written(shop, 'project://a', 'First.', '--tier', '2')
    await written(shop, 'workflow://b', 'Second.')
    expect(await asked<object[]>(shop, 'memory', 'list', '--tier', '2')).toMatchObject([{ uri: 'project://a' }])
    expect(await asked<object[]>(shop, 'memory', 'list', 'workflow://')).toMatchObject([{ uri: 'workflow://b' }])
    expect(await asked(shop, 'memory', 'stats')).toMatchObject({
      memories: 2,
      byTier: { 2: 1, 5: 1 },
      byNamespace: { project: 1, workflow: 1 },
    })
  })
})
