import { isRecord } from '../../base/is-record.ts'
import { hookCommandLine, ownProgram } from '../command-line.ts'
import type { Folders, HookCommand, Installer, Scope, Wired } from '../host.ts'
import { mcpTarget } from '../mcp-json.ts'
import { ownFileTarget } from '../own-file.ts'
import { isRegistered, registerTarget } from './register.ts'

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
  loads: { path: listPath, isOn: (text) => isRegistered(text, PLUGIN) },
  notes: (scope: Scope) =>
    scope === 'user'
      ? []
      : ['Kimi Code loads plugins and hooks for a person only, never for a project: install it with --scope user.'],
  toKnow: [
    'Kimi Code is wired by a plugin for the person (it has none for a project), because one field that it does not know in `config.toml` costs a person all the hooks there. It hears us with a prompt only: what a session should know when it begins, and what a compaction lost, is said with the next one.',
    "Subagents of Kimi Code cannot be told from their parent: their tool calls and the end of their turns are reported as the session's own. Rules hold for them; the ledger and the timeline count what they did as done by the session.",
    'Kimi Code stops the hooks that it does not wait for when a turn ends. Ours run by themselves then, so that what the last tool gave is not lost. The end of a turn can be answered once.',
    'Kimi Code keeps what the person typed word for word through a compaction.',
  ],
}

function userTargets(folders: Folders) {
  const root = `${homeOf(folders)}/plugins/managed/${PLUGIN}`
  return [
    ownFileTarget(`${root}/kimi.plugin.json`, { text, wired }),
    registerTarget(listPath(folders), PLUGIN, root),
    // Not in the plugin: its servers start in the plugin's own folder and would not know the project.
    mcpTarget(`${homeOf(folders)}/mcp.json`),
  ]
}

function listPath(folders: Folders): string {
  return `${homeOf(folders)}/plugins/installed.json`
}

function homeOf({ home, environment }: Folders): string {
  return environment?.KIMI_CODE_HOME || `${home}/.kimi-code`
}

function text({ binary }: HookCommand): string {
  const hooks = Object.entries(WIRED_EVENTS).map(([event, timeout]) => ({
    event,
    command: commandOf(event, binary),
    timeout,
  }))
  return `${JSON.stringify({ ...ABOUT, hooks }, null, 2)}\n`
}

const ABOUT = { name: PLUGIN, description: 'Written by "throughline install"; "throughline uninstall" removes it.' }

/** The client waits for an answer at these; at the others it reads none. */
const AWAITED: readonly string[] = ['SessionStart', 'UserPromptSubmit', 'PreToolUse', 'Stop', 'PreCompact']

/**
 * A hook that nobody waits for is ended with the turn, and what the last tool gave would be lost. So the shell takes the payload, lets the
 * program run by itself and is done; a signal that is ignored before `exec` stays ignored behind it.
 */
function commandOf(event: string, binary: string): string {
  const line = hookCommandLine(binary, HOST)
  const [question = '', program = ''] = line.split(' || exec ')
  const apart = `${question} || { p=$(cat); { printf %s "$p" | ${program}; } >/dev/null 2>&1 & }`
  return `trap '' TERM; ${AWAITED.includes(event) ? line : apart}`
}

function wired(content: string): readonly Wired[] {
  return hooksIn(content).flatMap(({ event, command }) => {
    const [, question = ''] = /^trap '' TERM; (\[ ! -x (?:"(?:[^"\\]|\\.)*") \]) \|\| /.exec(String(command)) ?? []
    const quoted = question.slice('[ ! -x '.length, -' ]'.length)
    const binary = ownProgram(`${question} || exec ${quoted} hook ${HOST}`, HOST)?.path
    return binary === undefined ? [] : [{ event: String(event), command: String(command), binary }]
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
