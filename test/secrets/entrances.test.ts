import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { REDACTED } from '../../src/cli/store.ts'
import { CALLERS } from '../../src/hosts/index.ts'
import type { Sql } from '../../src/storage/sql.ts'
import { noticeStanding, watch } from '../../src/team/watch.ts'
import { binary } from '../lib/binary.ts'
import { type Home, homeIn } from '../lib/home.ts'
import { patientHook, runCommand } from '../lib/hook-process.ts'
import { PATIENT } from '../lib/patient.ts'
import { tempFolders } from '../lib/temp.ts'
import { withViewing } from '../view/lib/viewing.ts'
import { type MadeUp, madeUpSecrets } from './made-up.ts'
import { TRANSCRIPTS } from './transcripts.ts'

const folder = tempFolders()
const SECRETS = madeUpSecrets()

test('there are 200 secrets of at least 60 kinds', () => {
  expect(SECRETS).toHaveLength(200)
  expect(new Set(SECRETS.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(60)
})

test('every host has an entrance here, and so has a program that is none', () => {
  expect(Object.keys(TRANSCRIPTS).sort()).toEqual(Object.keys(CALLERS).sort())
})

test('no secret gets in by any event, and none is told', async () => {
  const home = homeIn(folder())
  const said: string[] = []
  const fire = async (hook_event_name: string, own: Record<string, unknown>, host = 'claude-code') => {
    const input = { session_id: 's1', cwd: home.folder, hook_event_name, ...own }
    const { code, stdout, stderr } = await patientHook({ home, input, words: [host], env: PATIENT })
    expect(code).toBe(0)
    said.push(stdout, stderr)
  }
  for (const [n, group] of groupsOf(SECRETS, 5).entries()) {
    const text = group.map((secret) => secret.text).join('\n')
    // The same values once more, with nothing that names them: what is recognised once is gone from the whole event.
    const bare = group.map(({ value }) => `it ends with ${value}`).join('\n')
    const call = { tool_name: 'Bash', tool_input: { command: text, description: bare }, tool_use_id: `t${n}` }
    await fire('UserPromptSubmit', { prompt: `Always use this.\n${text}`, prompt_id: `p${n}` })
    await fire('PreToolUse', call)
    await fire('PostToolUse', { ...call, tool_response: { stdout: text, stderr: bare, interrupted: false } })
    await fire('PostToolUseFailure', { ...call, tool_use_id: `f${n}`, error: `error: ${text}\n${bare}` })
    await fire('Stop', { stop_hook_active: false, last_assistant_message: `We decided on it.\n${text}` })
  }
  await fire('SessionEnd', { reason: 'clear' })
  await fire('SessionStart', { source: 'startup', session_id: 's2' })
  await expectClean(home, said)
}, 180_000)

test('no secret gets in by a name: of a tool, an agent, a command, a folder, an event, a field, a session', async () => {
  const home = homeIn(folder())
  const said: string[] = []
  const tokens = SECRETS.filter(({ kind }) => kind.startsWith('token')).slice(0, 12)
  for (const { value } of tokens) {
    const common = { session_id: 's1', cwd: home.folder, tool_input: {}, tool_use_id: value, tool_name: 'Read' }
    for (const own of [
      { hook_event_name: 'PreToolUse', tool_name: `mcp__${value}__run` },
      { hook_event_name: 'PreToolUse', cwd: join(home.folder, value), tool_use_id: 'c' },
      { hook_event_name: 'PreToolUse', [value]: 1, tool_use_id: 'f' },
      { hook_event_name: 'PreToolUse', session_id: value, tool_use_id: 's' },
      { hook_event_name: 'PreToolUse', transcript_path: `/none/${value}.jsonl`, tool_use_id: 'p' },
      { hook_event_name: value },
      { hook_event_name: 'SubagentStart', agent_id: value, agent_type: value },
      { hook_event_name: 'UserPromptExpansion', expansion_type: 'slash', command_name: value, command_args: value },
      { hook_event_name: 'TaskCreated', task_id: value, task_subject: value },
    ]) {
      const { code, stdout, stderr } = await patientHook({ home, input: { ...common, ...own }, env: PATIENT })
      expect(code).toBe(0)
      said.push(stdout, stderr)
    }
  }
  await patientHook({ home, input: `{"broken ${tokens[0]?.value}`, env: PATIENT })
  await patientHook({ home, input: {}, words: [tokens[1]?.value ?? ''], env: PATIENT })
  await expectClean(home, said)
}, 120_000)

test.each(Object.keys(TRANSCRIPTS))(
  'no secret gets in by a transcript of %s',
  async (host) => {
    const { lines, events } = TRANSCRIPTS[host] ?? { lines: () => [], events: () => [] }
    const place = folder()
    const home = homeIn(place)
    const outside = folder()
    const transcript = join(outside, 'session.jsonl')
    const said: string[] = []
    writeFileSync(transcript, '')
    for (const [n, group] of groupsOf(SECRETS, 20).entries()) {
      for (const { text, value } of group)
        for (const line of lines(`${text}\n`, `The cause is ${value} in src/a.ts`, `${n}`))
          appendFileSync(transcript, `${JSON.stringify(line)}\n`)
      for (const [word, input] of events(transcript, home.folder, group.map(({ text }) => text).join('\n'))) {
        const words = word === '' ? [host] : [host, word]
        const { code, stdout, stderr } = await patientHook({ home, input, words, env: PATIENT })
        expect(code).toBe(0)
        said.push(stdout, stderr)
      }
    }
    for (const question of ['which key, token or password was used?', 'what failed?']) {
      const asked = await runCommand(home, 'past', question, '--transcript', transcript, '--json')
      said.push(asked.stdout, asked.stderr)
    }
    expect(home.all('SELECT 1 FROM compactions').length + home.all('SELECT 1 FROM ledgers').length).toBeGreaterThan(0)
    await expectClean(home, said)
  },
  120_000,
)

test('no secret gets in by MCP, a command, an import or the spool', async () => {
  const home = homeIn(folder())
  const outside = folder()
  const said: string[] = []
  await patientHook({
    home,
    input: { session_id: 's', cwd: home.folder, hook_event_name: 'SessionStart', source: 'startup' },
  })
  const client = new Client({ name: 'test', version: '1' })
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home.folder,
    THROUGHLINE_HOME: home.home,
    CLAUDE_PROJECT_DIR: home.folder,
  }
  await client.connect(new StdioClientTransport({ command: binary(), args: ['mcp'], env, cwd: home.folder }))
  for (const [n, { text, value, kind }] of SECRETS.entries()) {
    const uri = kind.startsWith('token') ? `project://notes/${value}` : `project://notes/n${n}`
    const args = { uri, content: `${text}\nand again ${value}`, when: text, symbols: [value], error: value }
    const result = await client.callTool({ name: 'memory_save', arguments: args })
    const found = await client.callTool({ name: 'memory_search', arguments: { query: text } })
    said.push(JSON.stringify(result), JSON.stringify(found))
  }
  await client.close()
  const memories = SECRETS.map(({ text, value }, n) => ({
    uri: `project://conventions/n${n}`,
    content: `${text} ${value}`,
    when: text,
    symbols: [value],
    files: [value],
  }))
  const file = join(outside, 'in.json')
  writeFileSync(file, JSON.stringify({ throughline: 1, memories }))
  const imported = await runCommand(home, 'memory', 'import', file)
  expect(imported.code).toBe(0)
  for (const { text, value } of SECRETS.slice(0, 200).filter((_, n) => n % 20 === 0)) {
    const made = await runCommand(home, 'memory', 'create', `project://cli/${value}`, '--content', text, '--when', text)
    said.push(made.stdout)
  }
  mkdirSync(home.spool, { recursive: true })
  const rows = SECRETS.map(({ text, value }, n) => rowOf(n, home.folder, { text, again: value }))
  writeFileSync(join(home.spool, '1-0.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  await expectClean(home, said)
  expect(home.rows().filter(({ type }) => type === 'prompt:submit')).toHaveLength(200)
  const shared = await shareAll(home)
  expect(home.all("SELECT 1 FROM team_operations WHERE state = 'outbox'").length).toBeGreaterThan(0)
  await expectClean(home, shared)
}, 240_000)

/** What a team would get, on a machine whose server cannot be reached: everything is offered, approved and waits. */
async function shareAll(home: Home): Promise<string[]> {
  const database = new Database(home.database, { readwrite: true })
  const sql = {
    script: (text: string) => database.exec(text),
    run: (text: string, ...values: string[]) => database.run(text, values),
  } as unknown as Sql
  for (const { project } of home.all<{ project: string }>(
    "SELECT DISTINCT project FROM memories WHERE project != ''",
  )) {
    database.run(
      `INSERT INTO team_joined (project, root, server_project, address, team, server, login, device, role, joined_at)
       VALUES (?, ?, 'p', 'postgres://ada@127.0.0.1:1/acme', 'acme', 's', 'ada', 'd', 'member', 1)`,
      [project, home.folder],
    )
    watch(sql)
    noticeStanding(sql, project)
  }
  database.close()
  const shown: string[] = []
  for (const words of [
    ['share', 'list', '--json'],
    ['share', 'approve', '--all'],
    ['team', 'status', '--json'],
  ]) {
    const { stdout, stderr } = await runCommand(home, ...words)
    shown.push(stdout, stderr)
  }
  return shown
}

test('what an earlier version left in a store is redacted anew, behind a command and once', async () => {
  const home = homeIn(folder())
  await patientHook({
    home,
    input: { session_id: 's', cwd: home.folder, hook_event_name: 'SessionStart', source: 'startup' },
  })
  await runCommand(home, 'memory', 'create', 'project://notes/pool', '--content', 'The pool keeps twenty connections.')
  home.all("DELETE FROM marks WHERE name LIKE 'redacted:%' RETURNING name")
  for (const [n, { text, value }] of SECRETS.entries()) {
    const data = JSON.stringify({ text: `${text}\n`, again: value }).replaceAll("'", "''")
    home.all(
      `INSERT INTO timeline (session, agent, at, type, data) VALUES ('s', '', ${n}, 'prompt:submit', '${data}') RETURNING id`,
    )
  }
  const [first] = SECRETS
  home.all(`UPDATE memories SET content = 'The pool and ${first?.value}' RETURNING id`)
  home.all(
    `INSERT OR REPLACE INTO memory_words (rowid, content, extra, grams) SELECT id, content, '', '' FROM memories RETURNING rowid`,
  )
  const isDone = () => home.all(`SELECT 1 FROM marks WHERE name = '${REDACTED}'`).length === 1
  for (let n = 0; n < 40 && !isDone(); n++) await runCommand(home, 'status')
  expect(isDone()).toBe(true)
  expect(home.all("SELECT name FROM counters WHERE name LIKE 'redacted%'")).toEqual([])
  await expectClean(home, [])
  expect((await runCommand(home, 'search', 'pool')).stdout).toContain('pool')
}, 120_000)

/** Every byte below the home, and everything that the commands show of it. */
async function expectClean(home: Home, said: readonly string[]): Promise<void> {
  const page = join(home.folder, 'report.html')
  const shown = []
  for (const words of COMMANDS) shown.push(await runCommand(home, ...words))
  await runCommand(home, 'report', '--all', '--html', page)
  const texts = [
    ...said,
    ...shown.flatMap(({ stdout, stderr }) => [stdout, stderr]),
    home.written(),
    readFileSync(page, 'utf8'),
    ...(await viewed(home)),
  ]
  const all = texts.join('\n')
  const low = all.toLowerCase()
  const leaked = SECRETS.filter(({ value }) => all.includes(value) || low.includes(value.toLowerCase()))
  expect(leaked.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([])
}

/** What the page is answered. */
function viewed(home: Home): Promise<string[]> {
  return withViewing(home, async (seen) => {
    const sessions = home
      .all<{ id: string }>('SELECT session AS id FROM sessions LIMIT 3')
      .map(({ id }) => encodeURIComponent(id))
    const uris = home
      .all<{ uri: string }>('SELECT uri FROM memories LIMIT 40')
      .map(({ uri }) => encodeURIComponent(uri))
    const paths = [
      ...['start', 'compactions', 'compactions/1', 'sessions', 'memories', 'memories?q=key', 'overview'],
      ...['memory/contradictions', 'memory/quarantine', 'overview/doctor', 'first-run'],
      ...sessions.flatMap((id) => [`sessions/${id}`, `sessions/${id}/recovery`, `told/${id}`]),
      ...uris.flatMap((uri) => [`memory?uri=${uri}`, `memory/history?uri=${uri}`]),
    ]
    const answers: string[] = []
    for (const path of paths) answers.push(JSON.stringify(await seen.get(path)))
    return answers
  })
}

const COMMANDS = [
  ['show', '--json', '--all'],
  ['timeline', '--json', '--limit', '0'],
  ['report', '--all', '--json'],
  ['why', '--json'],
  // Its dry firing has a store of its own, with made-up events.
  ['doctor', '--drift', '--quick'],
  ['memory', 'list', '--all'],
  ['memory', 'export', '--all'],
  ['memory', 'export', '--all', '--format', 'csv'],
] as const

function groupsOf(secrets: readonly MadeUp[], size: number): (readonly MadeUp[])[] {
  return Array.from({ length: Math.ceil(secrets.length / size) }, (_, n) => secrets.slice(n * size, (n + 1) * size))
}

/** A row as an earlier version spooled it, before redaction stood at the entrance. */
function rowOf(n: number, cwd: string, data: object) {
  const names = {
    host: 'claude-code',
    session: 'spooled',
    agent: '',
    agentType: null,
    project: cwd,
    cwd,
    transcript: null,
  }
  return {
    ...names,
    at: n + 1,
    startedAt: n + 1,
    type: 'prompt:submit',
    data,
    key: `k${n}`,
    keyIsUnique: true,
    lifecycle: 'none',
    reason: null,
  }
}
