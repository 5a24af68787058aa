import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { payloadOf } from '../../src/hosts/claude-code/wire.ts'
import { mayHoldSecret } from '../../src/platform/redact/prefilter.ts'
import type { EventName } from '../../src/protocol/event.ts'
import { tempFolders } from '../lib/temp.ts'

const root = join(import.meta.dir, '../..')
const folder = tempFolders()
const TOOL = { toolName: 'Bash', toolInput: { command: 'npm test', description: 'Run the tests' } }

/** The prefilter looks for long bodies by one small expression, which is cheaper than by hand. */
const isAllowed = (call: string) => call.startsWith('/[g-zA-Z][A-Za-z')

const EVENTS: readonly (readonly [EventName, Record<string, unknown>])[] = [
  ['PreToolUse', TOOL],
  ['PostToolUse', { ...TOOL, toolOutput: { stdout: '12 tests passed', stderr: '', interrupted: false } }],
  ['PreToolUse', { toolName: 'Read', toolInput: { file_path: 'src/a.ts' } }],
  ['UserPromptSubmit', { prompt: 'Add a retry to the client.' }],
]

test.each(EVENTS)('decision 0072: %s runs through nothing that is slow the first time', async (name, fields) => {
  const home = plainFolder()
  let runs = 0
  const run = () =>
    calledBy(home, name, { sessionId: 's', cwd: home, ...fields, toolUseId: `t${++runs}`, promptId: `p${runs}` })
  // The first event makes the store, which may take its time.
  await run()
  expect((await run()).filter((call) => !isAllowed(call))).toEqual(['end'])
})

test('decision 0318: neither does a Read of a file, whether something is known of it or not', async () => {
  const home = plainFolder()
  const read = (path: string, sessionId: string) => {
    const toolInput = { file_path: path }
    const toolUseId = `${sessionId} ${path}`
    return { sessionId, cwd: home, toolName: 'Read', toolInput, toolUseId }
  }
  const ran = (words: readonly string[], input = '') =>
    Bun.spawnSync([process.execPath, join(root, 'src/cli/main.ts'), ...words], {
      cwd: home,
      stdin: Buffer.from(input),
      env: { PATH: process.env.PATH, HOME: home, THROUGHLINE_HOME: join(home, 'tl') },
    }).stdout.toString()
  ran(['memory', 'create', 'project://made-up/one', '--content', 'Made up.', '--file', 'lib/one.ts'])
  const known = JSON.stringify(payloadOf('PreToolUse', read('lib/one.ts', 'other')))
  expect(ran(['hook', 'claude-code'], known)).toContain('Made up.')
  for (const path of ['src/other.ts', 'lib/one.ts']) {
    const calls = await calledBy(home, 'PreToolUse', read(path, 's'))
    expect(calls.filter((call) => !isAllowed(call))).toEqual(['end'])
  }
})

/** Letters by chance may look like an option with a password behind it (`-u…`), and then the redactor is asked, as it should be. */
function plainFolder(): string {
  const home = folder()
  return mayHoldSecret(JSON.stringify({ cwd: home, path: `${home} ${home}/tl` })) ? plainFolder() : home
}

async function calledBy(home: string, name: EventName, fields: Record<string, unknown>): Promise<string[]> {
  const child = Bun.spawn(
    [process.execPath, '--preload', join(import.meta.dir, 'watch-cold.ts'), 'src/cli/main.ts', 'hook', 'claude-code'],
    {
      cwd: root,
      stdin: Buffer.from(JSON.stringify(payloadOf(name, fields))),
      stderr: 'pipe',
      env: { PATH: process.env.PATH, HOME: home, THROUGHLINE_HOME: join(home, 'tl'), CLAUDE_PROJECT_DIR: home },
    },
  )
  const text = await new Response(child.stderr).text()
  expect(await child.exited).toBe(0)
  return text.split('\n').filter((line) => line !== '')
}
