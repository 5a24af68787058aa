import { isRecord } from '../../base/is-record.ts'
import { hookCommandLine, ownProgram } from '../command-line.ts'
import type { Folders, HookCommand, Installer, Scope, Wired } from '../host.ts'
import { ownFileTarget } from '../own-file.ts'
import { registerTarget } from './register.ts'

const HOST = 'kimi-code'
const PLUGIN = 'throughline'

/** In seconds. */
const WIRED_EVENTS = {
  SessionStart: 10,
  UserPromptSubmit: 5,
  PreToolUse: 5,
  PostToolUse: 5,
  PostToolUseFailure: 5,
  Stop: 10,
  StopFailure: 5,
  SubagentStart: 5,
  SubagentStop: 5,
  PreCompact: 10,
  PostCompact: 10,
  SessionEnd: 2,
} as const satisfies Readonly<Record<string, number>>

/** A plugin, because one field that the client does not know in its own config.toml costs the person all the hooks there. */
export const installer: Installer = {
  id: HOST,
  program: 'kimi',
  folder: '.kimi-code',
  events: Object.keys(WIRED_EVENTS),
  pastHolds:
    'every word, also what was undone (which is said), with each compaction; subagents have files of their own, which are left out',
  transcripts: (folders) => ({ below: `${homeOf(folders)}/sessions`, name: /agents[\\/]main[\\/]wire\.jsonl$/ }),
  targets: (scope, folders) => (scope === 'user' ? userTargets(folders) : []),
  notes: (scope: Scope) =>
    scope === 'user'
      ? []
      : ['Kimi Code loads plugins and hooks for a person only, never for a project: install it with --scope user.'],
}

function userTargets(folders: Folders) {
  const root = `${homeOf(folders)}/plugins/managed/${PLUGIN}`
  return [
    ownFileTarget(`${root}/kimi.plugin.json`, { text, wired }),
    registerTarget(`${homeOf(folders)}/plugins/installed.json`, PLUGIN, root),
  ]
}

function homeOf({ home, environment }: Folders): string {
  return environment?.KIMI_CODE_HOME || `${home}/.kimi-code`
}

/**
 * When a turn ends the client stops the hooks that still run, and ends them a moment later: the moment is enough to write down what a
 * tool gave. A signal that is ignored before `exec` stays ignored behind it.
 */
const TO_THE_END = "trap '' TERM; "

function text({ binary, without }: HookCommand): string {
  const line = TO_THE_END + hookCommandLine(binary, HOST)
  const hooks = Object.entries(WIRED_EVENTS).map(([event, timeout]) => ({ event, command: line, timeout }))
  return `${JSON.stringify({ ...ABOUT, hooks, ...(without !== 'mcp' && mcp(binary)) }, null, 2)}\n`
}

const ABOUT = { name: PLUGIN, description: 'Written by "throughline install"; "throughline uninstall" removes it.' }

/** The client takes no path for the program of a server; a shell takes one. */
function mcp(binary: string): object {
  return { mcpServers: { memory: { command: 'sh', args: ['-c', 'exec "$0" mcp', binary] } } }
}

function wired(content: string): readonly Wired[] {
  return hooksIn(content).flatMap(({ event, command }) => {
    const line = typeof command === 'string' && command.startsWith(TO_THE_END) ? command.slice(TO_THE_END.length) : ''
    const program = ownProgram(line, HOST)
    return program ? [{ event: String(event), command: String(command), binary: program.path }] : []
  })
}

function hooksIn(content: string): Record<string, unknown>[] {
  try {
    const file: unknown = JSON.parse(content)
    return isRecord(file) && Array.isArray(file.hooks) ? file.hooks.filter(isRecord) : []
  } catch {
    return []
  }
}
