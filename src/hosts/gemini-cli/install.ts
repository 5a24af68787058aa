import { type HooksFile, hooksTarget } from '../hooks-json.ts'
import type { Folders, Installer, Scope } from '../host.ts'

const HOST = 'gemini-cli'

/** In milliseconds. PreCompress fires before every request unless it is asked for by hand, so only that is wired. */
const WIRED_EVENTS = {
  SessionStart: 10_000,
  BeforeAgent: 5000,
  BeforeModel: 5000,
  BeforeTool: 5000,
  AfterTool: 5000,
  AfterAgent: 10_000,
  PreCompress: { timeout: 10_000, matcher: 'manual' },
  Notification: 5000,
  SessionEnd: 2000,
} as const satisfies HooksFile['events']

const FILE: HooksFile = { host: HOST, events: WIRED_EVENTS, skeleton: '{\n}', fields: { name: 'throughline' } }

export const installer: Installer = {
  id: HOST,
  program: 'gemini',
  folder: '.gemini',
  events: Object.keys(WIRED_EVENTS),
  pastHolds:
    'every word, also from before a compression, and each summary; subagents have files of their own, which are left out',
  transcripts: ({ home }) => ({ below: `${home}/.gemini/tmp`, name: /chats[\\/]session-[^/\\]*\.jsonl$/ }),
  hooksSwitch: {
    key: ['hooksConfig', 'enabled'],
    off: false,
    files: (folders) => [settingsPath('user', folders), settingsPath('project', folders)],
  },
  targets: (scope, folders) => [hooksTarget(settingsPath(scope, folders), FILE)],
  notes(scope, { project }) {
    return scope === 'user'
      ? []
      : [`Gemini CLI runs hooks of ${project} only when the folder is trusted; it warns once that they are new.`]
  },
  toKnow: [
    'Gemini CLI fires PreCompress before every request. Only the one that was asked for by hand is wired; a compression is known by its summary.',
  ],
}

function settingsPath(scope: Scope, { home, project }: Folders): string {
  return `${scope === 'user' ? home : project}/.gemini/settings.json`
}
