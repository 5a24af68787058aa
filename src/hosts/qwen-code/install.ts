import { type HooksFile, hooksTarget } from '../hooks-json.ts'
import type { Folders, Installer, Scope } from '../host.ts'

const HOST = 'qwen-code'

/** In milliseconds, as this host counts for commands. */
const WIRED_EVENTS = {
  SessionStart: 10_000,
  UserPromptSubmit: 5000,
  PreToolUse: 5000,
  PostToolUse: 5000,
  PostToolUseFailure: 5000,
  PermissionRequest: 5000,
  Notification: 5000,
  Stop: 10_000,
  StopFailure: 5000,
  SubagentStart: 5000,
  SubagentStop: 5000,
  PreCompact: 10_000,
  PostCompact: 10_000,
  SessionEnd: 2000,
} as const satisfies HooksFile['events']

const FILE: HooksFile = { host: HOST, events: WIRED_EVENTS, skeleton: '{\n}', fields: { name: 'throughline' } }

export const installer: Installer = {
  id: HOST,
  program: 'qwen',
  folder: '.qwen',
  events: Object.keys(WIRED_EVENTS),
  pastHolds:
    'every word, with each compression and what stood behind it; subagents have files of their own, which are left out',
  transcripts: ({ home }) => ({ below: `${home}/.qwen/projects`, name: /chats[\\/][^/\\]*\.jsonl$/ }),
  hooksSwitch: {
    key: ['disableAllHooks'],
    off: true,
    files: (folders) => [settingsPath('user', folders), settingsPath('project', folders)],
  },
  targets: (scope, folders) => [hooksTarget(settingsPath(scope, folders), FILE)],
}

function settingsPath(scope: Scope, { home, project }: Folders): string {
  return `${scope === 'user' ? home : project}/.qwen/settings.json`
}
