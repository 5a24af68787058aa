import { type HooksFile, hooksTarget } from '../hooks-json.ts'
import type { Folders, Installer, Scope, Target } from '../host.ts'
import { type JsonProblem, parse } from '../json-edit.ts'
import { mcpTarget } from '../mcp-json.ts'
import { drawStatusLine, hasStatusLine, withoutStatusLine } from './status-line-setting.ts'

const HOST = 'claude-code'

/** The events that are wired, each with the client's own patience in seconds: well above our deadline, far below its default of 600. */
export const WIRED_EVENTS = {
  SessionStart: 10,
  UserPromptSubmit: 5,
  PreToolUse: 5,
  PostToolUse: 5,
  PostToolUseFailure: 5,
  PostToolBatch: 5,
  PermissionRequest: 5,
  PermissionDenied: 5,
  Notification: 5,
  Stop: 10,
  StopFailure: 5,
  SubagentStart: 5,
  SubagentStop: 5,
  PreCompact: 10,
  PostCompact: 10,
  SessionEnd: 2,
  TaskCreated: 5,
  TaskCompleted: 5,
  CwdChanged: 5,
} as const satisfies Readonly<Record<string, number>>

export const installer: Installer = {
  id: HOST,
  program: 'claude',
  folder: '.claude',
  events: Object.keys(WIRED_EVENTS),
  pastHolds:
    'every word, with each compaction, its summary and what it kept; subagents have files of their own, which are left out',
  transcripts: ({ home }) => ({ below: `${home}/.claude/projects`, name: /\.jsonl$/ }),
  statusLine: hasStatusLine,
  agentsBelow: (scope, { home, project }) => `${scope === 'user' ? home : project}/.claude`,
  plugin: {
    path: ({ home }) => `${home}/.claude/settings.json`,
    isOn: (text) => /"throughline@[^"]+"\s*:\s*true/.test(text),
  },
  hooksSwitch: {
    key: ['disableAllHooks'],
    off: true,
    files: (folders) => SCOPES.map((scope) => settingsPath(scope, folders)),
  },
  targets: (scope, folders) => [hooksTarget(settingsPath(scope, folders), FILE), ...mcpTargets(scope, folders)],
}

const SCOPES: readonly Scope[] = ['user', 'project', 'local']

const FILE: HooksFile = {
  host: HOST,
  events: WIRED_EVENTS,
  skeleton: '{\n  "$schema": "https://json.schemastore.org/claude-code-settings.json"\n}',
  notLoaded,
  besides: {
    install: (text, { binary, statusLine = false }) => drawStatusLine(text, binary, { add: statusLine }),
    uninstall: withoutStatusLine,
  },
}

/** Its own file for the user, a shared one for a project. A local scope has none of its own. */
function mcpTargets(scope: Scope, { home, project }: Folders): Target[] {
  return scope === 'local' ? [] : [mcpTarget(scope === 'user' ? `${home}/.claude.json` : `${project}/.mcp.json`)]
}

function settingsPath(scope: Scope, { home, project }: Folders): string {
  if (scope === 'user') return `${home}/.claude/settings.json`
  return `${project}/.claude/${scope === 'local' ? 'settings.local.json' : 'settings.json'}`
}

/** The client drops a whole file for one comment or trailing comma (seen on 2.1.325); our hooks would stand there and never run. */
function notLoaded(text: string): JsonProblem | undefined {
  const strict = parse(text, { strict: true })
  if (strict.ok) return undefined
  return {
    ...strict,
    problem: 'Claude Code does not load settings with comments or trailing commas, so no hook in this file would run.',
  }
}
