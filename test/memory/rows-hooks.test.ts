import { describe, expect, test } from 'bun:test'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { memory } from '../../src/memory/feature/feature.ts'
import { hooksOf, prints, sh, specific } from '../engine/lib.ts'
import { binary } from '../lib/binary.ts'
import { type Payload, patientHook, type Ran, runCommand } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'
import { result, said, transcript, used, user, type Workshop, workshop } from './lib.ts'

const folder = tempFolders()
const made = () => workshop(folder())

/** One of each event that memory listens to, made so that it has something to say or to write. */
const EVENTS = [
  ['SessionStart', () => ({ source: 'startup' })],
  ['UserPromptSubmit', () => ({ prompt: 'How are invoice numbers assigned?', prompt_id: 'p1' })],
  [
    'PreToolUse',
    ({ project }) => ({ tool_name: 'Read', tool_input: { file_path: `${project}/src/a.ts` }, tool_use_id: 't1' }),
  ],
  [
    'PostToolUse',
    ({ project }) => ({
      tool_name: 'Write',
      tool_input: { file_path: `${project}/src/b.ts`, content: 'x' },
      tool_response: {},
      tool_use_id: 't2',
    }),
  ],
  [
    'PostToolUseFailure',
    () => ({
      tool_name: 'Bash',
      tool_input: { command: 'npm ci' },
      error: 'Exit code 1\nerror: ENOSPC: no space left',
      tool_use_id: 't3',
    }),
  ],
  ['PermissionRequest', () => ({ tool_name: 'Bash', tool_input: { command: 'git push' } })],
  ['PermissionDenied', () => ({ tool_name: 'Bash', tool_input: { command: 'git push' }, reason: 'never push' })],
  ['Notification', () => ({ message: 'The usage limit was exceeded', notification_type: 'other' })],
  ['SubagentStart', () => ({ agent_id: 'a1', agent_type: 'code-reviewer' })],
  [
    'SubagentStop',
    () => ({
      agent_id: 'a1',
      agent_type: 'code-reviewer',
      stop_hook_active: false,
      last_assistant_message: 'The error of openPool is dropped. '.repeat(6),
    }),
  ],
  ['Stop', () => ({ stop_hook_active: false, last_assistant_message: 'Done.' })],
  ['PreCompact', (shop) => ({ trigger: 'manual', custom_instructions: null, transcript_path: talk(shop) })],
  ['SessionEnd', (shop) => ({ reason: 'other', transcript_path: talk(shop) })],
] as const satisfies readonly (readonly [keyof typeof memory.on, (shop: Workshop) => Payload])[]

type EventName = (typeof EVENTS)[number][0]

function talk(shop: Workshop): string {
  return transcript(join(shop.home.folder, 't.jsonl'), shop.project, [
    user('Invoices must show the tax rate. Always run npm test before you commit.'),
    said('The rate belongs into renderInvoice because the template has no access to taxTable.'),
    used('c1', 'Edit', { file_path: join(shop.project, 'src/a.ts'), old_string: 'a', new_string: 'renderInvoice' }),
    result('c1', 'ok'),
  ])
}

let ready: { shop: Workshop; copy: string } | undefined

/** A store in which every one of the events finds something: filled once, and put back as it was for every test. */
async function filled(): Promise<Workshop> {
  if (!ready) {
    const shop = await fill()
    const copy = join(folder(), 'copy')
    cpSync(shop.home.home, copy, { recursive: true })
    ready = { shop, copy }
  }
  rmSync(ready.shop.home.home, { recursive: true, force: true })
  cpSync(ready.copy, ready.shop.home.home, { recursive: true })
  return ready.shop
}

async function fill(): Promise<Workshop> {
  const shop = made()
  const file = shop.write('src/a.ts', 'x')
  const create = (uri: string, content: string, ...more: string[]) =>
    shop.tell('memory', 'create', uri, '--content', content, ...more)
  await create('project://core', 'All amounts are in cents.', '--tier', '1')
  await create('project://file', 'There is only one writer.', '--file', file)
  await create('project://invoices', 'Invoice numbers are assigned by the ledger service.')
  for (let n = 0; n < 4; n++) await create(`project://other/${n}`, `Colours of theme ${n}.`)
  await create('workflow://solutions/disk', 'Empty the build cache.', '--error', 'ENOSPC')
  await shop.start('s0')
  for (let n = 0; n < 6; n++) await shop.edit(`src/f${n}.ts`)
  shop.home.all(`INSERT INTO marks (name, at) VALUES ('mcp:started', 9999999999999)`)
  return shop
}

function fire(shop: Workshop, name: string, own: Payload, session = 's1'): Promise<Ran> {
  const input = { session_id: session, cwd: shop.project, hook_event_name: name, ...own }
  return patientHook({ home: shop.home, input, env: { CLAUDE_PROJECT_DIR: shop.project } })
}

/** What no hook of memory may be, whatever happened: loud, failing, or in the way. */
function expectUndisturbed({ code, signal, stderr, stdout }: Ran): Record<string, unknown> {
  expect({ code, signal, stderr }).toEqual({ code: 0, signal: null, stderr: '' })
  if (stdout === '' || !stdout.startsWith('{')) return {}
  const answer = JSON.parse(stdout) as Record<string, unknown>
  expect(Object.keys(answer).filter((key) => ['decision', 'continue', 'reason', 'stopReason'].includes(key))).toEqual(
    [],
  )
  return answer
}

test('S3.1-S3.12: every event of the design is listened to', () => {
  expect(EVENTS.map(([name]) => name).sort()).toEqual(Object.keys(memory.on).sort() as EventName[])
})

describe('S3.1-S3.12: what an event leaves behind', () => {
  const TRACES: Readonly<Record<EventName, { timeline?: string; uri?: RegExp; told?: string }>> = {
    SessionStart: { timeline: 'session:start', told: 'All amounts are in cents.' },
    UserPromptSubmit: { timeline: 'prompt:submit', told: 'project://invoices' },
    PreToolUse: { timeline: 'tool:start', told: 'only one writer' },
    PostToolUse: { timeline: 'tool:complete' },
    PostToolUseFailure: { timeline: 'tool:failure', told: 'Empty the build cache.' },
    PermissionRequest: { timeline: 'permission:request', uri: /^workflow:\/\/permissions\// },
    PermissionDenied: { timeline: 'permission:denied', uri: /^workflow:\/\/permissions\// },
    Notification: { timeline: 'session:notification', uri: /^task:\/\/notifications\// },
    SubagentStart: { timeline: 'agent:start', told: 'All amounts are in cents.' },
    SubagentStop: { timeline: 'agent:stop', uri: /^task:\/\/agents\/code-reviewer\// },
    Stop: { timeline: 'session:stop' },
    PreCompact: { timeline: 'memory:extract', uri: /^project:\/\/(?:decisions|conventions)\// },
    SessionEnd: { timeline: 'session:end', uri: /^task:\/\/session_log\// },
  }
  const ROWS: Readonly<Record<EventName, string>> = {
    SessionStart: 'S3.1',
    SessionEnd: 'S3.2',
    PreCompact: 'S3.3',
    PreToolUse: 'S3.4',
    PostToolUse: 'S3.5',
    PostToolUseFailure: 'S3.6',
    UserPromptSubmit: 'S3.7',
    PermissionRequest: 'S3.8',
    PermissionDenied: 'S3.8',
    Notification: 'S3.9',
    SubagentStart: 'S3.10',
    SubagentStop: 'S3.11',
    Stop: 'S3.12',
  }
  for (const [name, own] of EVENTS) {
    const { timeline, uri, told } = TRACES[name]
    test(`${ROWS[name]}: ${name} is recorded${uri ? ', remembered' : ''}${told ? ' and answered' : ''}`, async () => {
      const shop = await filled()
      const before = new Set(shop.memories().map((one) => one.uri))
      const { stdout } = await fire(shop, name, own(shop))
      expect(
        shop.home
          .rows()
          .filter(({ session }) => session === 's1')
          .map(({ type }) => type),
      ).toContain(`${timeline}`)
      const fresh = shop.memories().filter((one) => !before.has(one.uri))
      if (uri) expect(fresh.some((one) => uri.test(one.uri))).toBe(true)
      if (told) expect(stdout).toContain(told)
      else expect(stdout).not.toContain('throughline-memory')
    })
  }
})

describe('S3.10', () => {
  test('S3.10: a subagent has a record of its own: what it was told the main thread may still be told, and the other way round', async () => {
    const shop = await filled()
    const read = { tool_name: 'Read', tool_input: { file_path: join(shop.project, 'src/a.ts') } }
    const told = async (own: Payload) => (await fire(shop, 'PreToolUse', { ...read, ...own })).stdout
    expect(await told({ tool_use_id: 'x1', agent_id: 'a1', agent_type: 'Explore' })).toContain('only one writer')
    expect(await told({ tool_use_id: 'x2' })).toContain('only one writer')
    expect(await told({ tool_use_id: 'x3', agent_id: 'a2', agent_type: 'Explore' })).toContain('only one writer')
    expect(await told({ tool_use_id: 'x4', agent_id: 'a1', agent_type: 'Explore' })).toBe('')
  })
})

describe('S3.18', () => {
  const talked = (shop: Workshop, trigger: string) => {
    const file = join(shop.project, 'src/billing/invoice.ts')
    return {
      trigger,
      custom_instructions: null,
      transcript_path: transcript(join(shop.home.folder, 'long.jsonl'), shop.project, [
        user('Always keep amounts in cents. Make npm test pass.'),
        used('c1', 'Bash', { command: 'npm test', description: 'Run the tests' }),
        result('c1', 'Exit code 1\nTypeError: rate of invoice.ts is undefined', true),
        said('I decided to read the rate from taxTable because the template cannot see it.'),
        used('c2', 'Edit', { file_path: file, old_string: 'rate', new_string: 'taxTable.rate' }),
        result('c2', 'ok'),
        used('c3', 'Bash', { command: 'npm test', description: 'Run the tests' }),
        result('c3', '12 passed'),
      ]),
    }
  }
  test.each(['manual', 'auto'])(
    'S3.18: before a compaction (%s) decisions, rules and solutions are saved',
    async (trigger) => {
      const shop = made()
      await shop.start()
      await fire(shop, 'PreCompact', talked(shop, trigger))
      const kinds = new Set(shop.memories().map(({ uri }) => uri.split('/').slice(0, 3).join('/')))
      for (const kind of ['project://decisions', 'project://conventions', 'workflow://solutions'])
        expect(kinds).toContain(kind)
      expect(shop.memories().find(({ uri }) => uri.startsWith('workflow://solutions/'))?.content).toContain(
        'invoice.ts',
      )
      const before = shop.memories().length
      await fire(shop, 'PreCompact', talked(shop, trigger))
      expect(shop.memories()).toHaveLength(before)
    },
  )
})

describe('S3.17', () => {
  const stops = async (operations: number, own: Payload = {}, settings = '{}', env: Record<string, string> = {}) => {
    const shop = made()
    await Bun.write(shop.home.settings, settings)
    await shop.start()
    shop.home.all(`INSERT INTO marks (name, at) VALUES ('mcp:started', 9999999999999)`)
    for (let n = 0; n < operations; n++) await (n % 2 ? shop.edit(`src/f${n}.ts`) : shop.bash(`make step${n}`))
    return (await shop.fire('Stop', { stop_hook_active: false, last_assistant_message: 'Done.', ...own }, 's1', env))
      .stdout
  }
  const ASKING = '{"memory": {"askToSaveAfter": 5}}'
  const ATTENDED = { CLAUDE_CODE_SESSION_ATTENDED: '1', CLAUDE_CODE_ENTRYPOINT: 'cli' }
  const HEADLESS = { CLAUDE_CODE_SESSION_ATTENDED: '0', CLAUDE_CODE_ENTRYPOINT: 'sdk-cli' }
  test.each<[string, boolean, Parameters<typeof stops>]>([
    ['none are asked about unless the person set it so', false, [9]],
    ['five operations are not yet asked about', false, [5, {}, ASKING]],
    ['six are', true, [6, {}, ASKING]],
    ['six are in an attended session', true, [6, {}, ASKING, ATTENDED]],
    ['six are not in a headless one', false, [6, {}, ASKING, HEADLESS]],
    [
      'six are in a headless one that wants it',
      true,
      [6, {}, '{"memory": {"askToSaveAfter": 5, "askWhenHeadless": true}}', HEADLESS],
    ],
    [
      'none are where stop_hook_active says that a hook keeps it going (B28)',
      false,
      [6, { stop_hook_active: true }, ASKING],
    ],
    ['two are where the setting says one', true, [2, {}, '{"memory": {"askToSaveAfter": 1}}']],
    ['none are where the setting says 0', false, [9, {}, '{"memory": {"askToSaveAfter": 0}}']],
    ['none are where memory is off', false, [9, {}, '{"memory": {"enabled": false}}']],
  ])('S3.17: %s', async (_, isAsked, given) => {
    const stdout = await stops(...given)
    expect(stdout.includes('memory_save')).toBe(isAsked)
    if (isAsked) expect(Object.keys(JSON.parse(stdout))).toEqual(['hookSpecificOutput'])
  })

  test('S3.17: looking is no operation, and what a subagent does is its own', async () => {
    const shop = made()
    await shop.start()
    shop.home.all(`INSERT INTO marks (name, at) VALUES ('mcp:started', 9999999999999)`)
    for (let n = 0; n < 9; n++) {
      await shop.after('Read', { file_path: join(shop.project, `src/f${n}.ts`) })
      const own = { tool_name: 'Bash', tool_input: { command: `make ${n}` }, tool_response: {}, tool_use_id: `a${n}` }
      await shop.fire('PostToolUse', { ...own, agent_id: 'a1' })
    }
    expect((await shop.fire('Stop', { stop_hook_active: false, last_assistant_message: 'Done.' })).stdout).toBe('')
  })
})

interface Wired {
  matcher?: string
  hooks: { type: string; command: string; timeout: number }[]
}

describe('S3.28, S3.29: how the hooks are wired', () => {
  const installed = async () => {
    const shop = made()
    mkdirSync(join(shop.home.folder, '.claude'))
    expect((await runCommand(shop.home, 'install', '--host', 'claude-code', '--yes')).code).toBe(0)
    return readFileSync(join(shop.home.folder, '.claude/settings.json'), 'utf8')
  }
  const plugin = () => readFileSync(join(PLUGIN, 'hooks/hooks.json'), 'utf8')

  test.each([
    ['install', installed],
    ['the plugin', plugin],
  ])('S3.28: %s wires every event of memory: a command, seconds, waited for, for every tool', async (_, text) => {
    const { hooks } = JSON.parse(await text()) as { hooks: Record<string, Wired[]> }
    for (const name of Object.keys(memory.on)) {
      const [group] = hooks[name] ?? []
      const [hook] = group?.hooks ?? []
      expect([name, group?.matcher ?? '', hook?.type]).toEqual([name, '', 'command'])
      expect(Object.keys(hook ?? {}).sort()).toEqual(['command', 'timeout', 'type'])
      // The client reads seconds: a number of milliseconds would be hours.
      expect(hook?.timeout).toBeGreaterThanOrEqual(2)
      expect(hook?.timeout).toBeLessThanOrEqual(10)
    }
  })

  test('S3.28: a configuration of the design runs in the engine: matcher, command or prompt, seconds, async', async () => {
    const hooks = hooksOf(
      {
        PreToolUse: [
          { matcher: 'Write|Edit', hooks: [prints(specific('PreToolUse', { additionalContext: 'by matcher' }))] },
          { matcher: 'Bash', hooks: [sh('sleep 30', { timeout: 0.2 })] },
          { matcher: 'Bash', hooks: [sh('sleep 31', { async: true })] },
          { matcher: 'WebFetch', hooks: [{ type: 'prompt', prompt: 'Is this safe? $ARGUMENTS' }] },
        ],
      },
      { evaluate: async () => ({ ok: false, reason: 'not safe' }) },
    )
    const fired = (toolName: string) => hooks.fire('PreToolUse', { toolName, toolInput: {} })
    expect((await fired('Edit')).outcome).toEqual({ context: 'by matcher' })
    expect((await fired('Read')).runs).toEqual([])
    const started = performance.now()
    expect((await fired('Bash')).runs.map(({ status }) => status).sort()).toEqual(['background', 'timed-out'])
    expect(performance.now() - started).toBeLessThan(5000)
    expect((await fired('WebFetch')).outcome).toEqual({ decision: 'deny', reason: 'not safe' })
    await hooks.close()
  })

  test('S3.29: the plugin finds itself by CLAUDE_PLUGIN_ROOT, wherever that is', async () => {
    const shop = await filled()
    const root = join(shop.home.folder, "a plugin's folder")
    cpSync(PLUGIN, root, { recursive: true })
    mkdirSync(join(shop.home.home, 'bin'), { recursive: true })
    symlinkSync(binary(), join(shop.home.home, 'bin', 'throughline'))
    const { hooks } = JSON.parse(plugin()) as { hooks: Record<string, Wired[]> }
    const command = hooks.SessionStart?.[0]?.hooks[0]?.command ?? ''
    expect(command).toMatch(/^"\$\{CLAUDE_PLUGIN_ROOT\}\/[^"]+"/)
    const input = { session_id: 's1', cwd: shop.project, hook_event_name: 'SessionStart', source: 'startup' }
    const child = Bun.spawn(['sh', '-c', command], {
      cwd: shop.project,
      stdin: new Blob([JSON.stringify(input)]),
      env: {
        PATH: `${process.env.PATH}:${join(shop.home.home, 'bin')}`,
        HOME: shop.home.folder,
        CLAUDE_PLUGIN_ROOT: root,
      },
    })
    expect(await new Response(child.stdout).text()).toContain('All amounts are in cents.')
    expect(await child.exited).toBe(0)
  })

  test('S3.29: CLAUDE_PROJECT_DIR says which project it is, wherever the session has wandered', async () => {
    const shop = await filled()
    const read = EVENTS.find(([name]) => name === 'PreToolUse')?.[1](shop) ?? {}
    const wandered = { ...read, cwd: shop.home.folder }
    const input = { session_id: 's1', hook_event_name: 'PreToolUse', ...wandered }
    const at = (dir: string) => patientHook({ home: shop.home, input, env: { CLAUDE_PROJECT_DIR: dir } })
    expect((await at(shop.home.folder)).stdout).toBe('')
    const again = { ...input, session_id: 's2', tool_use_id: 't9' }
    const there = await patientHook({ home: shop.home, input: again, env: { CLAUDE_PROJECT_DIR: shop.project } })
    expect(there.stdout).toContain('only one writer')
  })
})

const PLUGIN = join(import.meta.dir, '../../plugin')

describe('S3.30-S3.32: what a hook prints', () => {
  for (const [name, own] of EVENTS) {
    test(`S3.30, S3.31, S3.32: ${name} ends with 0, prints one JSON object or nothing, and stands in nobody's way`, async () => {
      const shop = await filled()
      const ran = await fire(shop, name, own(shop), name === 'Stop' ? 's1' : 's9')
      const answer = expectUndisturbed(ran)
      // The summariser's instructions are plain text: the client takes them as they are.
      if (name === 'PreCompact') return
      if (ran.stdout === '') return
      expect(Object.keys(answer)).toEqual(['hookSpecificOutput'])
      expect(answer.hookSpecificOutput).toEqual({ hookEventName: name, additionalContext: expect.any(String) })
    })
  }
})

describe('S3.33: whatever breaks, nobody is disturbed and the log says it', () => {
  const TABLES = [
    ...['memories', 'memory_links', 'memory_places', 'memory_injections', 'memory_words', 'memory_trigrams'],
    ...['memory_failures', 'memory_briefs', 'memory_sessions', 'memory_tombstones', 'memory_relations'],
  ]
  test.each(TABLES)('S3.33: without its table %s', async (table) => {
    const shop = await filled()
    shop.home.all(`DROP TABLE ${table}`)
    for (const [name, own] of EVENTS) expectUndisturbed(await fire(shop, name, own(shop)))
    expect(shop.home.logged().join('\n')).toMatch(new RegExp(`no such table: (?:main\\.)?${table}`))
    // What happened is on record all the same: in the timeline, or waiting for it.
    const kept = [...shop.home.rows().map(({ type }) => type), ...shop.home.spooled().map(({ type }) => type)]
    expect(kept).toContain('session:end')
  })

  const BROKEN: readonly [string, string][] = [
    ['details that are not JSON', `UPDATE memories SET details = '{broken'`],
    ['a status that nobody knows', `UPDATE memories SET status = 'odd'`],
    ['a tier that is a text', `UPDATE memories SET tier = 'high'`],
    ['content that is bytes', `UPDATE memories SET content = x'ff00fe'`],
    ['a truth that nobody knows', `UPDATE memories SET truth = 'maybe'`],
    ['a pattern that is no regular expression', `UPDATE memory_links SET key = 're: (' WHERE kind = 'pattern'`],
    [
      'a brief that is not JSON',
      `INSERT OR REPLACE INTO memory_briefs (project, room, lines, said) SELECT project, 1900, '[', '{' FROM memory_places LIMIT 1`,
    ],
    ['an entry of the timeline that is not JSON', `UPDATE timeline SET data = '{broken'`],
  ]
  test.each(BROKEN)('S3.33: with %s', async (_, damage) => {
    const shop = await filled()
    shop.home.all(damage)
    for (const [name, own] of EVENTS) expectUndisturbed(await fire(shop, name, own(shop)))
    expect(shop.home.all("SELECT 1 AS there FROM timeline WHERE session = 's1' AND type = 'session:end'")).toHaveLength(
      1,
    )
  })

  test.each<[string, (shop: Workshop) => void]>([
    ['that is no database', ({ home }) => writeFileSync(home.database, 'not a database at all '.repeat(400))],
    ['that is a folder', ({ home }) => replaced(home.database, (path) => mkdirSync(path))],
    ['whose home is a file', ({ home }) => replaced(home.home, (path) => writeFileSync(path, 'x'))],
  ])('S3.33: with a store %s', async (_, damage) => {
    const shop = await filled()
    damage(shop)
    for (const [name, own] of EVENTS) expectUndisturbed(await fire(shop, name, own(shop)))
    if (shop.home.logged().length > 0) expect(shop.home.logged()[0]).toMatch(/ warn /i)
  })
})

function replaced(path: string, make: (path: string) => void): void {
  for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { recursive: true, force: true })
  make(path)
}
