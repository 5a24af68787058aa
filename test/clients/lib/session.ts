import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Attended, attend, type Sitting } from './attended.ts'
import { type ClaudeRun, type RunOptions, runClaude, runClaudePlugin, type Turn } from './claude.ts'
import { type MessagesServer, type Script, startMessagesServer } from './model/messages-server.ts'
import { comparable } from './model/requests.ts'
import { type Recorder, recorder } from './recorder.ts'

export interface SessionOptions {
  script?: Script
  model?: string
  env?: Record<string, string>
  timeoutMs?: number
}

/** A hook as the client's settings name it; a plain string is a shell command. */
export type HookCommand = string | { command: string; args?: string[]; timeout?: number }

export type InstallKind = 'settings' | 'plugin'

export interface Session {
  home: string
  project: string
  throughlineHome: string
  server: MessagesServer
  /** A hook that writes down its input; nothing calls it until its command is installed. */
  hook: Recorder
  /** Wires a command to the events, in the user's settings or in a plugin loaded by every later run; replaces the last one. */
  install(kind: InstallKind, command: HookCommand, events?: readonly string[]): string
  run(turns: Turn[], options?: Partial<RunOptions>): Promise<ClaudeRun>
  /** The client at a terminal, with somebody before it: begins with the first prompt, and is left when the work is done. */
  attend(first: string, work: (at: Attended) => Promise<void>): Promise<Sitting>
  plugin(args: string[]): ReturnType<typeof runClaudePlugin>
  /** Puts a copy of a plugin's folder in a local directory marketplace and installs it from there, as a user would. */
  installFromMarketplace(pluginFolder: string): Promise<void>
  /** Each request's conversation, written so that two sessions can be compared: see `comparable`. */
  conversations(): string[]
}

/** A temporary HOME, a git project, a store folder and a scripted server around one or more runs; removed afterwards. */
export async function withSession<T>(options: SessionOptions, work: (session: Session) => Promise<T>): Promise<T> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-client-')))
  const server = startMessagesServer(options.script)
  try {
    return await work(makeSession(root, server, options))
  } finally {
    await server.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Every event of the client's catalogue that a hook can listen to without taking a job over (as WorktreeCreate does). */
export const LISTENED_EVENTS = [
  ...['SessionStart', 'Setup', 'InstructionsLoaded', 'UserPromptSubmit', 'UserPromptExpansion'],
  ...['PreToolUse', 'PermissionRequest', 'PermissionDenied', 'PostToolUse', 'PostToolUseFailure', 'PostToolBatch'],
  ...['SubagentStart', 'SubagentStop', 'PreCompact', 'PostCompact', 'Stop', 'StopFailure', 'SessionEnd'],
  ...['Notification', 'CwdChanged', 'FileChanged', 'DirectoryAdded', 'ConfigChange', 'TaskCreated', 'TaskCompleted'],
  ...['TeammateIdle', 'Elicitation', 'ElicitationResult', 'PreModelSwitch', 'PostModelSwitch', 'MessageDisplay'],
  'WorktreeRemove',
] as const

function makeSession(root: string, server: MessagesServer, options: SessionOptions): Session {
  const home = join(root, 'home')
  const project = join(root, 'project')
  const throughlineHome = join(home, '.throughline')
  mkdirSync(join(home, '.claude'), { recursive: true })
  mkdirSync(project)
  const git = { cwd: project, env: { PATH: process.env.PATH ?? '', HOME: home, GIT_CONFIG_NOSYSTEM: '1' } }
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], git)
  // By default the client gives SessionEnd hooks 1.5 s, which a busy machine may need for nothing at all.
  const patience = { CLAUDE_CODE_SESSIONEND_HOOKS_TIMEOUT_MS: '30000' }
  const env = { THROUGHLINE_HOME: throughlineHome, ...patience, ...options.env }
  const pluginDirs: string[] = []
  const plugin = (args: string[]) => runClaudePlugin(args, { home, cwd: project, env })

  return {
    home,
    project,
    throughlineHome,
    server,
    hook: recorder(join(root, 'hook')),
    install(kind, command, events = LISTENED_EVENTS) {
      const hooks = hooksFor(command, events)
      if (kind === 'settings') return writeJson(join(home, '.claude', 'settings.json'), { hooks })
      const folder = writePlugin(join(root, 'plugin'), hooks)
      if (!pluginDirs.includes(folder)) pluginDirs.push(folder)
      return folder
    },
    run(turns, more = {}) {
      const { model = 'claude-sonnet-5', timeoutMs = 60_000 } = options
      const base = { home, cwd: project, server, turns, pluginDirs, model, timeoutMs }
      return runClaude({ ...base, ...more, env: { ...env, ...more.env } })
    },
    attend: (first, work) => attend({ home, cwd: project, server, first, env, model: options.model }, work),
    plugin,
    async installFromMarketplace(pluginFolder) {
      const market = join(root, 'market')
      const manifest = readFileSync(join(pluginFolder, '.claude-plugin', 'plugin.json'), 'utf8')
      const { name } = JSON.parse(manifest) as { name: string }
      cpSync(pluginFolder, join(market, name), { recursive: true })
      const listing = { name: 'harness-market', owner: { name: 'harness' }, plugins: [{ name, source: `./${name}` }] }
      writeJson(join(market, '.claude-plugin', 'marketplace.json'), listing)
      for (const args of [
        ['marketplace', 'add', market],
        ['install', `${name}@${listing.name}`],
      ]) {
        const { exitCode, stdout, stderr } = await plugin(args)
        if (exitCode !== 0) throw new Error(`claude plugin ${args.join(' ')} failed: ${stdout}${stderr}`)
      }
    },
    conversations: () => server.requests.map((request) => comparable(request, { home, project, root })),
  }
}

function hooksFor(command: HookCommand, events: readonly string[]) {
  const hook = { type: 'command', ...(typeof command === 'string' ? { command } : command) }
  return Object.fromEntries(events.map((event) => [event, [{ hooks: [hook] }]]))
}

function writePlugin(folder: string, hooks: Record<string, unknown>): string {
  const author = { name: 'harness' }
  const manifest = { name: 'harness', version: '0.0.1', description: 'Hooks of a test.', author }
  writeJson(join(folder, '.claude-plugin', 'plugin.json'), manifest)
  writeJson(join(folder, 'hooks', 'hooks.json'), { hooks })
  return folder
}

function writeJson(path: string, value: unknown): string {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
  return path
}
