import { describe, expect, test } from 'bun:test'
import type { HookCommand } from '../../src/hosts/host.ts'
import { HOST_IDS, type HostId } from '../../src/hosts/index.ts'
import { INSTALLERS } from '../../src/hosts/installers.ts'

const FOLDERS = { home: '/home/dev', project: '/home/dev/app' }
const COMMAND = { binary: '/home/dev/.throughline/bin/throughline' }
const MOVED = { binary: '/opt/tools/throughline' }
const OTHER = '[{ "matcher": "x", "hooks": [{ "type": "command", "command": "mine.sh", "timeout": 3 }] }]'

/** The hosts that run a file of ours in their own process. */
const IN_PROCESS: readonly HostId[] = ['opencode', 'pi', 'kilo', 'cline']

/** The hosts that read a file which is ours alone. */
const OWN_FILE: readonly HostId[] = ['copilot-cli', 'kimi-code']

/** The package of its own that a client hands to what it runs. */
const HANDED: Partial<Record<HostId, string>> = { pi: '@earendil-works/pi-coding-agent' }

/** Files as people have them. */
const TEXTS: Readonly<Record<string, string>> = {
  'an empty object': '{}\n',
  'no newline at the end': '{}',
  'two spaces': '{\n  "description": "mine"\n}\n',
  'tabs and CRLF': '{\r\n\t"description": "mine"\r\n}\r\n',
  'empty hooks': '{\n  "hooks": {}\n}\n',
  'lists that stand empty':
    '{\n  "hooks": {\n    "SessionStart": [],\n    "PreToolUse": [],\n    "PreCompress": []\n  }\n}\n',
  "somebody else's hooks": `{\n  "hooks": {\n    "SessionStart": ${OTHER},\n    "BeforeTool": ${OTHER},\n    "PreToolUse": ${OTHER}\n  }\n}\n`,
}

for (const id of HOST_IDS) {
  const installer = await INSTALLERS[id]()
  const [target] = installer.targets('user', FOLDERS)
  if (!target) throw new Error(`${id} has no file to write`)
  const installed = (before: string | undefined, command = COMMAND) => {
    const change = target.install(before, command)
    if (!change.ok) throw new Error(change.problem)
    return change.after
  }
  const removed = (text: string | undefined) => {
    const change = target.uninstall(text)
    if (!change.ok) throw new Error(change.problem)
    return change.after
  }
  const isOwn = IN_PROCESS.includes(id) || OWN_FILE.includes(id)

  describe(`install for ${id}`, () => {
    test('makes the file, wires every event to the program, and uninstall lets the file go', () => {
      const after = installed(undefined)
      const wired = target.wired(after)
      expect(wired.map(({ event }) => event).sort()).toEqual([...installer.events].sort())
      expect(new Set(wired.map(({ binary }) => binary))).toEqual(new Set([COMMAND.binary]))
      expect(removed(after)).toBeUndefined()
      expect(target.wired(undefined)).toEqual([])
    })

    test('twice is once, and another program takes the place of the first', () => {
      const after = installed(undefined)
      expect(installed(after)).toBe(after)
      const moved = installed(after, MOVED)
      expect(new Set(target.wired(moved).map(({ binary }) => binary))).toEqual(new Set([MOVED.binary]))
      expect(installed(moved)).toBe(after)
    })

    test.each(Object.entries(TEXTS))('%s: kept, and back to the byte', (_, before) => {
      if (isOwn) {
        expect(target.install(before, COMMAND).ok).toBe(before.trim() === '')
        expect(target.uninstall(before)).toEqual({ ok: true, after: before })
        return
      }
      const after = installed(before)
      expect(target.wired(after)).toHaveLength(installer.events.length)
      if (before.includes('mine.sh')) expect(after?.split('mine.sh')).toHaveLength(before.split('mine.sh').length)
      expect(installed(after)).toBe(after)
      expect(removed(after)).toBe(before)
    })

    test('every path is below the folders that were given', () => {
      for (const scope of ['user', 'project', 'local'] as const) {
        for (const { path } of installer.targets(scope, FOLDERS)) {
          expect(path.startsWith(scope === 'user' ? FOLDERS.home : FOLDERS.project)).toBe(true)
        }
      }
    })
  })
}

test("each host's own unit of time", async () => {
  const timeouts = async (id: 'codex' | 'gemini-cli' | 'qwen-code' | 'copilot-cli', field: string) => {
    const [target] = (await INSTALLERS[id]()).targets('user', FOLDERS)
    const change = target?.install(undefined, COMMAND)
    const text = change?.ok ? (change.after ?? '') : ''
    return [...text.matchAll(new RegExp(`"${field}": (\\d+)`, 'g'))].map(([, n]) => Number(n))
  }
  expect(Math.max(...(await timeouts('codex', 'timeout')))).toBeLessThanOrEqual(10)
  expect(Math.max(...(await timeouts('copilot-cli', 'timeoutSec')))).toBeLessThanOrEqual(10)
  expect(Math.min(...(await timeouts('gemini-cli', 'timeout')))).toBeGreaterThanOrEqual(2000)
  expect(Math.min(...(await timeouts('qwen-code', 'timeout')))).toBeGreaterThanOrEqual(2000)
})

test.each(IN_PROCESS)(
  'the plugin file for %s needs nothing but Node, and is a program that can be loaded',
  async (id) => {
    const [target] = (await INSTALLERS[id]()).targets('user', FOLDERS)
    const change = target?.install(undefined, { binary: '/a "quoted" path/throughline' })
    const text = change?.ok ? (change.after ?? '') : ''
    const transpiler = new Bun.Transpiler({ loader: 'js' })
    const foreign = transpiler.scanImports(text).filter(({ path }) => !path.startsWith('node:'))
    // What a client hands its extensions is there whenever it runs one.
    expect(foreign.filter(({ kind, path }) => kind !== 'dynamic-import' || path !== HANDED[id])).toEqual([])
    expect(() => transpiler.transformSync(text)).not.toThrow()
    expect(target?.wired(text)[0]?.binary).toBe('/a "quoted" path/throughline')
  },
)

test.each(['pi', 'opencode', 'kilo'] as const)(
  '%s: a person who wants no memory tools is offered none by a plugin file',
  async (id) => {
    const [target] = (await INSTALLERS[id]()).targets('user', FOLDERS)
    const text = (command: HookCommand) => {
      const change = target?.install(undefined, command)
      return change?.ok ? change.after : ''
    }
    expect(text(COMMAND)).toContain('const OFFERS_TOOLS = true')
    expect(text({ ...COMMAND, without: 'mcp' })).toContain('const OFFERS_TOOLS = false')
  },
)
