import { beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { COMMANDS } from '../../src/cli/commands/index.ts'
import type { OutputName } from '../../src/cli/outputs.ts'
import { type Home, homeIn } from '../lib/home.ts'
import { patientHook, runCommand } from '../lib/hook-process.ts'
import { tempFolders } from '../lib/temp.ts'

const folder = tempFolders()
const makeHome = () => homeIn(folder())
let home: Home
const transcript = () => join(home.folder, 'transcript.jsonl')

beforeAll(async () => {
  home = makeHome()
  mkdirSync(join(home.folder, '.claude'))
  mkdirSync(join(home.folder, 'src/http'), { recursive: true })
  writeFileSync(edit().file_path, 'export const fetchRecord = () => undefined\n')
  writeFileSync(
    transcript(),
    lines()
      .map((line) => `${JSON.stringify({ ...line, cwd: home.folder })}\n`)
      .join(''),
  )
  const command = { hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'git push --force' } }
  writeFileSync(join(home.folder, 'payload.json'), JSON.stringify({ session_id: 's', cwd: home.folder, ...command }))
  writeFileSync(join(home.folder, 'claude-settings.json'), '{"permissions": {}}')
  const common = { session_id: 'sample-session', cwd: home.folder, transcript_path: transcript() }
  const events: Record<string, unknown>[] = [
    { hook_event_name: 'SessionStart', source: 'startup' },
    { hook_event_name: 'UserPromptSubmit', prompt: PROMPT, prompt_id: 'p1' },
    { hook_event_name: 'PostToolUse', tool_name: 'Edit', tool_input: edit(), tool_response: {}, tool_use_id: 't1' },
    { hook_event_name: 'PreCompact', trigger: 'auto', custom_instructions: null },
    { hook_event_name: 'SessionStart', source: 'compact', model: 'm' },
    { hook_event_name: 'PostCompact', trigger: 'auto', compact_summary: '<summary>Something was done.</summary>' },
    { hook_event_name: 'UserPromptSubmit', prompt: 'go on', prompt_id: 'p2' },
  ]
  for (const event of events) await patientHook({ home, input: { ...common, ...event } })
})

const PROMPT = 'Add a retry to fetchRecord in src/http/record-client.ts, but never retry a POST.'
/** Of a file that is there: what is gone is not told. */
const edit = () => ({
  file_path: join(home.folder, 'src/http/record-client.ts'),
  old_string: 'fetchRecord()',
  new_string: 'retryRequest(fetchRecord)',
})
const lines = () => [
  { type: 'user', uuid: 'u1', sessionId: 'sample-session', message: { role: 'user', content: PROMPT } },
  {
    type: 'assistant',
    uuid: 'u2',
    message: { role: 'assistant', content: [{ type: 'text', text: 'I add retryRequest around fetchRecord.' }] },
  },
  {
    type: 'assistant',
    uuid: 'u3',
    message: { role: 'assistant', content: [{ type: 'tool_use', id: 't1', name: 'Edit', input: edit() }] },
  },
  {
    type: 'user',
    uuid: 'u4',
    message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', content: 'done' }] },
  },
]

const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } })

/** Command line, the schema its JSON must fit, and its exit code. */
const CASES: readonly (readonly [words: string[], output: OutputName, code: number])[] = [
  [['status'], 'status', 0],
  [['status', '--agents', '--limit', '3'], 'status', 0],
  [['timeline'], 'timeline', 0],
  [['timeline', '--category', 'tool', '--limit', '1'], 'timeline', 0],
  [['timeline', '--all', '--type', 'session:compact'], 'timeline', 0],
  [['settings'], 'settings', 0],
  [['settings', '--set', 'language=zh-CN', '--set', 'timeline.keep=500'], 'settings', 0],
  [['settings', '--set', 'timeline.keep=many'], 'settings', 1],
  [['settings', '--set', 'langage=en'], 'error', 2],
  [['settings', '--set', 'language'], 'error', 2],
  [['schema'], 'schema-list', 0],
  [['schema', 'PreToolUse', '--part', 'event'], 'schema', 0],
  [['schema', 'check'], 'schema-check', 0],
  [['rules'], 'rules-list', 0],
  [['rules', 'list', '--all'], 'rules-list', 0],
  [['rules', 'new', 'no-sudo', '--event', 'PreToolUse', '--action', 'deny'], 'rules-new', 0],
  [['rules', 'lint'], 'rules-lint', 0],
  [['rules', 'test', 'no-sudo'], 'rules-test', 0],
  [['rules', 'test', '--stats', '--all'], 'rules-test-stats', 0],
  [['rules', 'test', '--event', 'payload.json'], 'rules-test-event', 0],
  [['rules', 'explain', 'payload.json'], 'rules-explain', 0],
  [['rules', 'import', 'claude-settings.json', '--dry-run'], 'rules-import', 1],
  [['rules', 'disable', 'force-push'], 'rules-switch', 0],
  [['rules', 'enable', 'git'], 'rules-switch', 0],
  [['rules', 'except', 'force-push', '--command', 'git push --force origin mine'], 'rules-except', 0],
  [['rules', 'except'], 'rules-except', 0],
  [['rules', 'except', 'force-push', '--remove'], 'rules-except', 0],
  [['trust'], 'trust', 0],
  [['show'], 'show', 0],
  [['show', '--recovery'], 'show-recovery', 0],
  [['report'], 'report', 0],
  [['report', '--all', '--since', '7d'], 'report', 0],
  [['replay', '.'], 'replay', 0],
  [['install', '--dry-run'], 'install', 0],
  [['uninstall', '--dry-run'], 'uninstall', 0],
  [['doctor', '--quick'], 'doctor', 1],
  [['demo'], 'demo', 0],
  [['--version'], 'version', 0],
  [['timelin'], 'error', 2],
  [['timeline', '--categry', 'tool'], 'error', 2],
  [['timeline', '--category', 'tols'], 'error', 2],
  [['timeline', '--type', 'tool:fail'], 'error', 2],
  [['timeline', '--limit', 'many'], 'error', 2],
  [['timeline', 'no-such-session'], 'error', 1],
  [['schema', 'PreToolUs'], 'error', 2],
  [['install', '--host', 'claud-code'], 'error', 2],
  [['install', '--scope', 'everywhere'], 'error', 2],
  [['install'], 'error', 1],
  [['replay', 'no-such-folder'], 'error', 1],
  [['report', '--since', 'yesterday'], 'error', 2],
  [['memory', 'create', 'project://made/one', '--content', 'Retries stop after three.', '--tier', '2'], 'memory', 0],
  [
    ['memory', 'create', 'project://made/two', '--content', '重試最多三次。', '--when', 'When the client retries'],
    'memory',
    0,
  ],
  [['memory', 'update', 'project://made/one', '--content', 'Retries stop after four.'], 'memory', 0],
  [['memory', 'append', 'project://made/one', '--content', 'POST is never retried.'], 'memory', 0],
  [['memory', 'history', 'project://made/one'], 'memory-history', 0],
  [['memory', 'restore', 'project://made/one', '--version', '1'], 'memory', 0],
  [['memory', 'relate', 'project://made/one', '--to', 'project://made/two', '--kind', 'evolves_from'], 'memory', 0],
  [['memory', 'read', 'project://made/one'], 'memory', 0],
  [['memory', 'list'], 'memory-list', 0],
  [['memory', 'create', 'project://made/three', '--content', 'Use pnpm, not npm.'], 'memory', 0],
  [['memory', 'create', 'project://made/four', '--content', 'Use npm.'], 'memory', 0],
  [['memory', 'list', '--contradictions'], 'memory-contradictions', 0],
  [['memory', 'refuse'], 'memory-refuse', 0],
  [['memory', 'refuse', 'traps'], 'memory-refuse', 0],
  [['memory', 'refuse', 'traps', '--remove'], 'memory-refuse', 0],
  [['memory', 'list', '--waiting'], 'memory-waiting', 0],
  [['memory', 'list', '--forgotten'], 'memory-forgotten', 0],
  [['memory', 'confirm', 'all'], 'memory-confirm', 0],
  [['memory', 'confirm', '1'], 'error', 2],
  [['memory', 'stats'], 'memory-stats', 0],
  [['memory', 'export', '--out', 'memories.json'], 'memory-export', 0],
  [['memory', 'import', 'memories.json', '--conflict', 'merge'], 'memory-import', 0],
  [['search', 'retries'], 'search', 0],
  [['search', 'retrise'], 'search', 0],
  [['search', '重試', '--namespace', 'project', '--tier', '5'], 'search', 0],
  [['memory', 'delete', 'project://made/two'], 'memory', 0],
  [['forget', 'project://made/one', '--yes'], 'forget', 0],
  [['why'], 'why', 0],
  [['import', 'transcripts', 'transcript.jsonl'], 'import-transcripts', 0],
  [['memory'], 'memory-stats', 0],
  [['workflow'], 'workflow-overview', 0],
  [['memory', 'crate', 'project://x'], 'error', 2],
  [['memory', 'create', 'nonsense', '--content', 'x'], 'error', 2],
  [['memory', 'create', 'project://x'], 'error', 2],
  [['memory', 'create', 'project://x', '--content', 'x', '--tier', '11'], 'error', 2],
  [['memory', 'read', 'project://nowhere'], 'error', 1],
  [['memory', 'import', 'no-such-file.json'], 'error', 1],
  [['forget', 'project://made/two'], 'error', 1],
  [['search'], 'error', 2],
  [['search', 'x', '--since', 'yesterday'], 'error', 2],
  [['import', 'transcript'], 'error', 2],
]

describe('with --json every command prints one document of its schema', () => {
  test.each(CASES.map(([words, output, code]) => ({ words, output, code })))(
    '$words',
    async ({ words, output, code }) => {
      const ran = await runCommand(home, ...words, '--json')
      expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code, stderr: '' })
      const schema: object = JSON.parse(
        readFileSync(join(import.meta.dir, '../../schemas/cli', `${output}.json`), 'utf8'),
      )
      const validate = ajv.compile(schema)
      expect(validate(JSON.parse(ran.stdout)) || validate.errors).toBe(true)
    },
  )
})

describe('for people', () => {
  test.each(Object.keys(COMMANDS))('%s --help names its options and ends with 0', async (name) => {
    const ran = await runCommand(home, name, '--help')
    expect(ran.code).toBe(0)
    expect(ran.stdout).toContain(`Usage: throughline ${name}`)
    expect(ran.stdout).toContain('--json')
  })

  test.each([
    { words: ['timelin'], says: 'did you mean timeline?' },
    { words: ['install', '--scop', 'user'], says: 'did you mean --scope?' },
    { words: ['schema', 'pretooluse2'], says: 'did you mean PreToolUse?' },
    { words: ['status', 'extra'], says: 'status does not take "extra"' },
    { words: ['install'], says: 'nothing was written' },
    { words: ['memory', 'creat'], says: 'did you mean create?' },
    { words: ['memory', 'read', 'projekt://x'], says: 'namespaces: project' },
  ])('$words says what to write instead', async ({ words, says }) => {
    const ran = await runCommand(home, ...words)
    expect(ran.code).not.toBe(0)
    expect(ran.stdout).toBe('')
    expect(ran.stderr).toContain(says)
  })

  test('the timeline shows what happened and the report what came back', async () => {
    const timeline = await runCommand(home, 'timeline')
    expect(timeline.stdout).toContain('record-client.ts')
    const report = await runCommand(home, 'report', '--all')
    expect(report.stdout).toContain(
      '1 compaction. Limits: 1 of 1 survived.\nFacts: 3, of which 0 kept, 3 put back, 0 lost.',
    )
  })

  test('the report is one HTML page that loads nothing', async () => {
    const page = join(home.folder, 'report.html')
    await runCommand(home, 'report', '--all', '--html', page)
    const html = readFileSync(page, 'utf8')
    expect(html).toContain('What became of the facts, by kind')
    expect(html).not.toMatch(/<script|https?:\/\/|<link/)
    const below = join(home.folder, 'not/yet/there.html')
    expect((await runCommand(home, 'report', '--all', '--html', below)).code).toBe(0)
    expect(readFileSync(below, 'utf8')).toContain('What became of the facts, by kind')
    const blocked = await runCommand(home, 'report', '--all', '--html', join(page, 'below-a-file.html'))
    expect(blocked.stderr).toContain('cannot be written')
    expect(blocked.stderr).not.toContain('mistake of Throughline')
  })

  test('a command before anything was recorded says what to do', async () => {
    const fresh = makeHome()
    const ran = await runCommand(fresh, 'status')
    expect(ran.stderr).toContain('throughline install')
  })
})

test('a setting given for one call speaks for that call', async () => {
  const ran = await runCommand(home, 'timeline', '--set', 'language=zh-TW', '--type', 'session:compact')
  expect(ran.stdout).toContain('Context 壓縮')
  const shown = await runCommand(home, 'settings', '--set', 'language=zh-TW')
  expect(shown.stdout).toMatch(/^language +zh-TW +--/m)
})

test('hook without a host is silent and ends with 0: any other code could block an agent', async () => {
  const ran = await runCommand(home, 'hook')
  expect({ code: ran.code, stdout: ran.stdout, stderr: ran.stderr }).toEqual({ code: 0, stdout: '', stderr: '' })
})

describe('install and uninstall', () => {
  test('give the settings back byte for byte and take the program away with the last host', async () => {
    const fresh = makeHome()
    const settings = join(fresh.folder, '.claude', 'settings.json')
    const original =
      '{\n    "model": "opus",\n    "hooks": {"Stop": [{"hooks": [{"type": "command", "command": "true"}]}]}\n}'
    mkdirSync(join(fresh.folder, '.claude'))
    writeFileSync(settings, original)
    expect((await runCommand(fresh, 'install', '--yes')).code).toBe(0)
    const once = readFileSync(settings, 'utf8')
    expect(once).toContain('hook claude-code')
    expect((await runCommand(fresh, 'install', '--yes')).stdout).toContain('wired already')
    expect(readFileSync(settings, 'utf8')).toBe(once)
    expect(existsSync(join(fresh.bin, 'throughline'))).toBe(true)
    expect((await runCommand(fresh, 'uninstall', '--yes')).stdout).toContain('byte for byte')
    expect(readFileSync(settings, 'utf8')).toBe(original)
    expect(existsSync(join(fresh.bin, 'throughline'))).toBe(false)
  })

  test('refuse a settings file that is not JSON, with line and column, and leave it alone', async () => {
    const fresh = makeHome()
    const settings = join(fresh.folder, '.claude', 'settings.json')
    mkdirSync(join(fresh.folder, '.claude'))
    writeFileSync(settings, '{\n  "hooks": [}\n')
    const ran = await runCommand(fresh, 'install', '--yes')
    expect(ran.code).toBe(1)
    expect(ran.stderr).toMatch(/settings\.json:2:\d+: /)
    expect(readFileSync(settings, 'utf8')).toBe('{\n  "hooks": [}\n')
  })
})

describe('install on many agents', () => {
  const folders = ['.claude', '.codex', '.gemini', '.qwen', '.copilot', '.config/opencode']

  test('finds every agent that was used here, writes each one its own way, and uninstall gives every byte back', async () => {
    const machine = makeHome()
    for (const name of folders) mkdirSync(join(machine.folder, name), { recursive: true })
    const config = join(machine.folder, '.codex/config.toml')
    writeFileSync(config, 'model = "x"\n\n[projects."/a"]\ntrust_level = "trusted"')
    const settings = join(machine.folder, '.gemini/settings.json')
    writeFileSync(settings, '{\n\t"ui": {} // mine\n}\n')
    const before = [config, settings].map((path) => readFileSync(path, 'utf8'))

    const ran = JSON.parse((await runCommand(machine, 'install', '--yes', '--json')).stdout)
    expect(ran.hosts).toEqual(['claude-code', 'codex', 'gemini-cli', 'qwen-code', 'opencode', 'copilot-cli'])
    expect(ran.changed).toHaveLength(7)
    expect(ran.trusted).toEqual([])
    expect(ran.notes.join()).toContain('--trust')
    const gemini = readFileSync(settings, 'utf8')
    expect(gemini).toContain('"timeout": 5000')
    expect(gemini).toContain('// mine')
    expect((await runCommand(machine, 'doctor', '--quick')).stdout).toContain('11 of 11 hooks are not trusted')

    const trusted = JSON.parse((await runCommand(machine, 'install', '--yes', '--trust', '--json')).stdout)
    expect({ changed: trusted.changed, trusted: trusted.trusted }).toEqual({ changed: [], trusted: [config] })
    expect((await runCommand(machine, 'doctor', '--quick', '--verbose')).stdout).toContain('all 11 hooks are trusted')
    expect((await runCommand(machine, 'install', '--yes', '--trust')).stdout).toContain('wired already')

    expect((await runCommand(machine, 'uninstall', '--yes')).code).toBe(0)
    expect([config, settings].map((path) => readFileSync(path, 'utf8'))).toEqual(before)
    expect(existsSync(join(machine.folder, '.codex/hooks.json'))).toBe(false)
    expect(existsSync(join(machine.folder, '.config/opencode/plugins/throughline.js'))).toBe(false)
    expect(existsSync(join(machine.folder, '.copilot/hooks/throughline.json'))).toBe(false)
  })

  test('what somebody changed meanwhile stays, and only what is ours goes', async () => {
    const machine = makeHome()
    for (const name of folders) mkdirSync(join(machine.folder, name), { recursive: true })
    await runCommand(machine, 'install', '--yes', '--trust')
    const config = join(machine.folder, '.codex/config.toml')
    writeFileSync(config, `model = "new"\n${readFileSync(config, 'utf8')}\n[tui]\ntheme = "dark"\n`)
    const hooks = join(machine.folder, '.qwen/settings.json')
    writeFileSync(hooks, readFileSync(hooks, 'utf8').replace('{', '{\n  "mine": true,'))
    expect((await runCommand(machine, 'uninstall', '--yes')).code).toBe(0)
    const left = readFileSync(config, 'utf8')
    expect(left).not.toContain('trusted_hash')
    expect(Bun.TOML.parse(left)).toEqual({ model: 'new', tui: { theme: 'dark' } })
    expect(JSON.parse(readFileSync(hooks, 'utf8'))).toEqual({ mine: true })
  })

  test('a machine without any agent is told so, and one can still be named', async () => {
    const machine = makeHome()
    const ran = await runCommand(machine, 'install', '--yes')
    expect(ran.code).toBe(1)
    expect(ran.stdout).toContain('No agent was found on this machine.')
    const asked = await runCommand(machine, 'install', '--dry-run')
    expect(asked.code).toBe(0)
    expect(asked.stdout).toMatch(/claude-code +claude +~\/\.claude/)
    expect(asked.stdout).toContain('throughline install --host claude-code')
    expect(asked.stdout).toContain('Nothing was written.')
    expect(JSON.parse((await runCommand(machine, 'install', '--dry-run', '--json')).stdout)).toMatchObject({
      hosts: [],
    })
    expect((await runCommand(machine, 'doctor', '--quick')).code).toBe(0)
    expect((await runCommand(machine, 'uninstall', '--yes')).stdout).toBe('Throughline is wired into nothing here.\n')
    expect((await runCommand(machine, 'install', '--yes', '--host', 'codex')).code).toBe(0)
  })

  test('a hooks file that Codex would drop whole is refused with the place', async () => {
    const machine = makeHome()
    const hooks = join(machine.folder, '.codex/hooks.json')
    mkdirSync(join(machine.folder, '.codex'))
    writeFileSync(hooks, '{\n  "$schema": "x",\n  "hooks": {}\n}\n')
    const ran = await runCommand(machine, 'install', '--host', 'codex', '--yes')
    expect(ran.code).toBe(1)
    expect(ran.stderr).toContain(`${hooks}:2:3`)
  })
})
