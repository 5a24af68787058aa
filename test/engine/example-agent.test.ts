import { describe, expect, test } from 'bun:test'
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/run.ts'
import { EVENT_NAMES } from '../../src/index.ts'
import { startMessagesServer } from '../clients/lib/model/messages-server.ts'
import { call, say } from '../clients/lib/model/replies.ts'
import { tempFolders } from '../lib/temp.ts'
import { write } from './lib.ts'

const folder = tempFolders()
const run = promisify(execFile)
const missing = await install()

/** What the example needs is installed when it is first run, as for a person. */
async function install(): Promise<string | undefined> {
  const cwd = join(root, 'examples/agent')
  if (existsSync(join(cwd, 'node_modules'))) return undefined
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1']
  return run('npm', flags, { cwd, timeout: 300_000 }).then(
    () => undefined,
    (failure: Error) => failure.message.split('\n')[0],
  )
}

function agentTest(name: string, work: () => Promise<void>) {
  if (missing === undefined) test(name, work, 60_000)
  else test.skip(`${name} (skipped: npm could not install what the example needs: ${missing})`, work)
}

interface Talk {
  lines: string[]
  flags?: string[]
  settings?: object
  home?: string
  env?: Record<string, string>
}

/** The agent with the scripted model, told these lines one after the other. */
async function talk({ lines, flags = [], settings, home = folder(), env: more = {} }: Talk) {
  if (settings) write(join(home, '.throughline/settings.json'), settings)
  const env = { PATH: process.env.PATH ?? '', HOME: home, AGENT_HOME: home, TMPDIR: folder(), ...more }
  const child = Bun.spawn([process.execPath, join(root, 'examples/run.ts'), ...flags], {
    env,
    cwd: root,
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  child.stdin.write(`${lines.join('\n')}\n`)
  await child.stdin.end()
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  return { output, home }
}

describe('the example agent', () => {
  agentTest('S4.43 /hooks, /hooks status and /hooks list', async () => {
    const { output } = await talk({
      lines: ['/hooks', '/hooks status', '/hooks list', '/hooks wat'],
      flags: ['--trust'],
    })
    const [, first, second, list, wrong] = output.split(/^> .*\n/m)
    expect(first).toBe(second)
    expect(first).toMatch(/Status +\| enabled\n.*Hooks +\| 3\n.*Events +\| 3\n/)
    expect(list).toContain('PreToolUse\n  Secrets stay where they are [tools: Read; paths: **/.env*], 1 hook\n')
    expect(wrong).toContain('Choose from: status, list.')
  })

  agentTest('S4.43 without hooks it says where to configure them', async () => {
    const { output } = await talk({ lines: ['/hooks list'], flags: ['--cwd', folder()] })
    expect(output).toMatch(/No hooks\..*\n.*\.throughline\/settings\.json/)
  })

  agentTest('S4.44 one UserPromptSubmit hook that echoes: status, list, and the model is told', async () => {
    const settings = {
      hooks: { UserPromptSubmit: [{ name: 'echo', hooks: [{ type: 'command', command: 'echo "from the hook"' }] }] },
    }
    const { output } = await talk({ lines: ['/hooks', '/hooks list', 'hello'], flags: ['--cwd', folder()], settings })
    expect(output).toMatch(/Hooks +\| 1\n/)
    expect(output).toContain('UserPromptSubmit\n  echo, 1 hook')
    // S4.42: it is sent to the model, which repeats what it was told.
    expect(output).toContain('You said: hello\n(I was told: from the hook)')
  })

  agentTest(
    'S4.45 the three examples as they are written: .env stays closed, what is written is linted, the branch is known',
    async () => {
      const lines = [
        'read .env',
        'read src/app.ts',
        'write src/new.ts var x: any = 1',
        'write notes.md var x',
        'edit src/new.ts any => unknown',
        'hello',
      ]
      const { output } = await talk({ lines, flags: ['--trust', '--mode', 'yolo'] })
      const [, env, app, lint, notes, edit, hello] = output.split(/^> .*\n/m)
      expect(env).toContain('Read did not run: Files with secrets are not read.')
      expect(app).toContain('export const answer = 42')
      expect(lint).toContain('(I was told: The linter objects:\nsrc/new.ts:1: var x: any = 1)')
      expect(notes).not.toContain('linter')
      expect(edit).toContain('src/new.ts:1: var x: unknown = 1')
      expect(hello).toMatch(/I was told: Branch: main\nLast commit: [0-9a-f]+ Begin/)
    },
  )

  agentTest('hooks that came with the project do not run unasked', async () => {
    const { output } = await talk({ lines: ['hello'] })
    expect(output).toContain('settings.json:')
    expect(output).toContain('is not trusted')
    expect(output).not.toContain('Branch')
  })

  agentTest(
    'S4.42 SubagentStop, Notification and SessionEnd are really fired, with all the others, in order',
    async () => {
      const log = join(folder(), 'events')
      const watched = EVENT_NAMES.filter((name) => name !== 'WorktreeCreate')
      const hooks = Object.fromEntries(
        watched.map((name) => [name, [{ hooks: [{ type: 'command', command: `echo $HOOK_EVENT >> ${log}` }] }]]),
      )
      const lines = ['run false', 'delegate read src/app.ts', '/compact', '/mode plan', 'write a.md b']
      await talk({ lines, flags: ['--mode', 'yolo'], settings: { hooks } })
      expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([
        'SessionStart',
        ...['UserPromptSubmit', 'PreToolUse', 'PostToolUseFailure', 'Stop', 'Notification'],
        ...[
          'UserPromptSubmit',
          'PreToolUse',
          'SubagentStart',
          'PreToolUse',
          'PostToolUse',
          'SubagentStop',
          'PostToolUse',
          'Stop',
          'Notification',
        ],
        ...['PreCompact', 'SessionStart', 'PostCompact'],
        ...['UserPromptSubmit', 'PermissionDenied', 'Stop', 'Notification'],
        'SessionEnd',
      ])
    },
  )

  agentTest('a full conversation is compacted, and hooks of that trigger are told', async () => {
    const log = join(folder(), 'trigger')
    const command = { type: 'command', command: `echo "$HOOK_EVENT" >> ${log}; echo keep the plan` }
    const settings = { hooks: { PreCompact: [{ matcher: 'auto', hooks: [command] }] } }
    const { output } = await talk({
      lines: ['one', 'two', 'three'],
      flags: ['--window', '20', '--cwd', folder()],
      settings,
    })
    expect(output).toContain('Compacted to')
    expect(readFileSync(log, 'utf8')).toContain('PreCompact\n')
  })

  agentTest('a hook that ends the turn after a tool ends it, and what it tells the person is shown', async () => {
    const command = `echo '{"continue":false,"stopReason":"enough for today","systemMessage":"told to you"}'`
    const settings = { hooks: { PostToolUse: [{ hooks: [{ type: 'command', command }] }] } }
    const { output } = await talk({ lines: ['read src/app.ts'], flags: ['--mode', 'yolo'], settings })
    expect(output).toContain('told to you\n[stopped] enough for today')
    expect(output).not.toContain('The tool said')
  })

  agentTest('with a provider key it talks to that provider, tools and hooks included', async () => {
    const script = [call('Read', { file_path: '.env' }), call('Read', { file_path: 'src/app.ts' }), say('All read.')]
    const server = startMessagesServer(script)
    const env = { ANTHROPIC_API_KEY: 'not-a-key', ANTHROPIC_BASE_URL: `${server.url}/v1` }
    const { output } = await talk({ lines: ['look around'], flags: ['--trust', '--mode', 'yolo'], env })
    expect(output).toContain('Model: claude-sonnet-5')
    expect(output).toContain('All read.')
    const asked = JSON.stringify(server.requests.map(({ body }) => body.messages))
    for (const word of ['Branch: main', 'Files with secrets are not read.', 'export const answer = 42'])
      expect(asked).toContain(word)
    expect(asked).not.toContain('not-a-real-key')
    await server.close()
  })

  agentTest('a session goes on where it was left', async () => {
    const cwd = folder()
    const { output, home } = await talk({ lines: ['the first prompt'], flags: ['--cwd', cwd] })
    const id = /Session: (\S+)\./.exec(output)?.[1] ?? ''
    await talk({ lines: ['the second prompt'], flags: ['--cwd', cwd, '--resume', id], home })
    const messages = readFileSync(join(home, 'sessions', `${id}.json`), 'utf8')
    expect(messages).toContain('the first prompt')
    expect(messages).toContain('the second prompt')
  })
})
