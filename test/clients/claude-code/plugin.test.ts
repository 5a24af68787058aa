import { describe, expect, test } from 'bun:test'
import { cpSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/run.ts'
import { WIRED_EVENTS } from '../../../src/hosts/claude-code/install.ts'
import { binary } from '../../lib/binary.ts'
import { FOREIGN } from '../../lib/foreign-program.ts'
import type { ClaudeRun } from '../lib/claude.ts'
import { clientTest } from '../lib/client-test.ts'
import { call, say } from '../lib/model/replies.ts'
import { remindersOf, textOf } from '../lib/model/requests.ts'
import { product } from '../lib/product.ts'
import { type Session, withSession } from '../lib/session.ts'

const PLUGIN = join(root, 'plugin')
const SCRIPT = [call('Bash', { command: 'echo from-the-tool' }), say('Ran it.')]
const AUTO = { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '100000', CLAUDE_AUTOCOMPACT_PCT_OVERRIDE: '10' }
const TURNS = ['run it', 'thanks']
const EVERY_EVENT = [
  ...['session:start', 'prompt:submit', 'tool:start', 'tool:complete', 'tool:batch', 'session:stop'],
  ...['prompt:submit', 'session:stop', 'session:end'],
]

describe('the files', () => {
  test('version and description are those of the package', () => {
    const { version } = json<{ version: string }>('package.json')
    expect(json<object>('plugin/.claude-plugin/plugin.json')).toMatchObject({ name: 'throughline', version })
    const { plugins } = json<{ plugins: object[] }>('.claude-plugin/marketplace.json')
    expect(plugins).toEqual([expect.objectContaining({ name: 'throughline', source: './plugin' })])
  })

  test('the hooks are those that install writes, with the same patience', () => {
    const { hooks } = json<{ hooks: Record<string, object[]> }>('plugin/hooks/hooks.json')
    const expected = Object.entries(WIRED_EVENTS).map(([event, timeout]) => {
      const own = event === 'SessionStart' ? ' SessionStart' : ''
      const command = `"\${CLAUDE_PLUGIN_ROOT}/hooks/throughline.sh"${own}`
      return [event, [{ hooks: [{ type: 'command', command, timeout }] }]] as const
    })
    expect<unknown>(Object.entries(hooks)).toEqual(expected)
  })

  test('the script is short and can be run', () => {
    const path = join(PLUGIN, 'hooks/throughline.sh')
    expect(readFileSync(path, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(10)
    expect(statSync(path).mode & 0o111).toBe(0o111)
  })

  test('a command may run its own program and nothing else', () => {
    for (const name of ['status', 'timeline', 'report', 'doctor', 'show']) {
      const text = readFileSync(join(PLUGIN, 'commands', `${name}.md`), 'utf8')
      const rules = [`throughline ${name}`, `~/.throughline/bin/throughline ${name}`]
      expect(text).toContain(`allowed-tools: ${rules.map((rule) => `Bash(${rule}:*)`).join(', ')}\n`)
      // Otherwise the client would list it to the model in every session.
      expect(text).toContain('disable-model-invocation: true\n')
    }
  })
})

clientTest('the plugin and the marketplace are valid, and the client has nothing to remark', async () => {
  await withSession({}, async (s) => {
    const plugin = await s.plugin(['validate', PLUGIN])
    expect(plugin).toMatchObject({ exitCode: 0, stderr: '' })
    expect(plugin.stdout).not.toContain('warning')
    const market = await s.plugin(['validate', root])
    expect(market).toMatchObject({ exitCode: 0, stderr: '' })
    expect(market.stdout).not.toContain('warning')
  })
})

clientTest('installed from this folder as a marketplace, its hooks record a session', async () => {
  await withSession({ script: SCRIPT }, async (s) => {
    const { place, timeline, run } = product(s)
    place()
    await installPlugin(s)
    expect((await s.run(TURNS)).exitCode).toBe(0)
    expect(timeline().map(({ type }) => type)).toEqual(EVERY_EVENT)
    expect(run('doctor', '--quick').stdout).toContain('wired by the plugin')
  })
})

clientTest('the program is found on PATH too', async () => {
  await withSession({ script: SCRIPT }, async (s) => {
    const elsewhere = join(s.home, 'elsewhere')
    const tools = join(s.home, 'tools')
    mkdirSync(tools)
    symlinkSync(binary(), join(tools, 'throughline'))
    const env = { PATH: `${tools}:${process.env.PATH}`, THROUGHLINE_HOME: elsewhere }
    await s.run(TURNS, { pluginDirs: [PLUGIN], env })
    const { timeline } = product({ ...s, throughlineHome: elsewhere })
    expect(timeline().map(({ type }) => type)).toEqual(EVERY_EVENT)
  })
})

clientTest('a command reaches the model with its arguments', async () => {
  await withSession({}, async (s) => {
    await s.run(['/throughline:timeline --limit 3'], { pluginDirs: [PLUGIN] })
    const asked = s.server.of('turn')[0]
    expect(textOf(asked)).toContain('Run `throughline timeline` with exactly these arguments: --limit 3')
  })
})

clientTest(
  'without the program the session is as without us, and the person is told what to type at the start of each',
  async () => {
    const turns = [...TURNS, '/compact', 'more']
    const bare = await withSession({ script: SCRIPT }, async (s) => {
      await s.run(turns)
      return s.conversations()
    })
    await withSession({ script: SCRIPT }, async (s) => {
      const first = await s.run(turns, { pluginDirs: [PLUGIN] })
      expect(first.exitCode).toBe(0)
      expect(s.conversations().map(withoutTrace)).toEqual(bare.map(withoutTrace))
      const second = await s.run(['again'], { pluginDirs: [PLUGIN] })
      expect([first, second].map((run) => noticesIn(run).length)).toEqual([1, 1])
      expect(noticesIn(first)[0]).toContain('npm run build')
      expect(noticesIn(first)[0]).toStartWith(
        '{"systemMessage":"Throughline: the plugin is here but its program is not',
      )
      expect(s.conversations().join()).not.toContain('its program is not')
    })
  },
)

clientTest('the program is found beside the plugin where it is nowhere else', async () => {
  await withSession({ script: SCRIPT }, async (s) => {
    const plugin = join(s.home, 'plugin')
    cpSync(PLUGIN, plugin, { recursive: true })
    mkdirSync(join(plugin, 'bin'))
    symlinkSync(binary(), join(plugin, 'bin/throughline'))
    const run = await s.run(TURNS, { pluginDirs: [plugin] })
    expect(noticesIn(run)).toEqual([])
    expect(
      product(s)
        .timeline()
        .map(({ type }) => type),
    ).toContain('session:start')
  })
})

clientTest('a program for another machine beside the plugin stops nothing, and the person is told', async () => {
  await withSession({ script: SCRIPT }, async (s) => {
    const plugin = join(s.home, 'plugin')
    cpSync(PLUGIN, plugin, { recursive: true })
    mkdirSync(join(plugin, 'bin'))
    writeFileSync(join(plugin, 'bin/throughline'), FOREIGN, { mode: 0o755 })
    const run = await s.run(TURNS, { pluginDirs: [plugin] })
    expect(run.exitCode).toBe(0)
    expect(noticesIn(run)).toEqual([expect.stringContaining('is not one that runs on this machine')])
    expect(s.conversations().join()).not.toContain('on this machine')
  })
})

clientTest('plugin and settings together: everything is recorded and answered once, and doctor names it', async () => {
  const turn = [...SCRIPT, say('b', { inputTokens: 90_000 }), call('Bash', { command: 'echo again' }), say('Again.')]
  await withSession({ env: AUTO, script: { turn } }, async (s) => {
    const { run, timeline } = product(s)
    expect(run('install', '--yes')).toMatchObject({ exitCode: 0 })
    await installPlugin(s)
    await s.run(['Never touch config/port.ts, and run it', 'thanks', 'go on'])
    // The SubagentStop of the summariser has no fixed place.
    const elsewhere = ['session:delta', 'agent:stop', 'memory:extract']
    const main = timeline().filter(({ type }) => !elsewhere.includes(type))
    const compaction = ['session:compact', 'session:recover', 'session:summary']
    expect(main.map(({ type }) => type)).toEqual([
      ...[...EVERY_EVENT.slice(0, -1), 'prompt:submit', ...compaction],
      ...['tool:start', 'tool:complete', 'tool:batch', 'session:stop', 'session:end'],
    ])
    expect(textOf(s.server.of('summariser')[0]).split('Keep these in the summary word for word')).toHaveLength(2)
    const after = s.server.requests[s.server.requests.findIndex(({ kind }) => kind === 'summariser') + 1]
    const recovered = remindersOf(after).filter((text) => text.startsWith('SessionStart hook additional context:'))
    expect(recovered).toHaveLength(1)
    expect(recovered[0]?.split('config/port.ts')).toHaveLength(2)
    const doctor = run('doctor', '--quick')
    expect(doctor.exitCode).toBe(1)
    expect(doctor.stdout).toContain('✗ Double installation: claude-code')
  })
})

async function installPlugin(s: Session): Promise<void> {
  for (const words of [
    ['marketplace', 'add', root],
    ['install', 'throughline@throughline'],
  ]) {
    expect(await s.plugin(words)).toMatchObject({ exitCode: 0 })
  }
}

/** What the hooks said to the person at SessionStart; headless, the client shows it in its stream only. */
function noticesIn({ events }: ClaudeRun): string[] {
  const answers = events.filter(({ subtype }) => subtype === 'hook_response').map(({ output }) => String(output ?? ''))
  return answers.filter((output) => output !== '')
}

/** The two traces: after /compact the client names every hook that ran, and it lists the plugin's skill. */
function withoutTrace(text: string): string {
  return text
    .replace(/^- throughline:[\w-]+: .*\n/gm, '')
    .replace(/PreCompact \[.*\] completed successfully\nPostCompact \[.*\] completed successfully/g, '')
}

function json<T>(path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as T
}
