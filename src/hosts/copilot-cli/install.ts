import { isRecord } from '../../base/is-record.ts'
import { hookCommandLine, ownProgram, powershellLine } from '../command-line.ts'
import type { Folders, HookCommand, Installer, Scope, Wired } from '../host.ts'
import { ownFileTarget } from '../own-file.ts'

const HOST = 'copilot-cli'

/** In seconds. */
const WIRED_EVENTS = {
  sessionStart: 10,
  userPromptSubmitted: 5,
  preToolUse: 5,
  postToolUse: 5,
  postToolUseFailure: 5,
  agentStop: 10,
  subagentStart: 5,
  subagentStop: 5,
  errorOccurred: 5,
  preCompact: 10,
  notification: 5,
  sessionEnd: 2,
} as const satisfies Readonly<Record<string, number>>

export const installer: Installer = {
  id: HOST,
  program: 'copilot',
  folder: '.copilot',
  events: Object.keys(WIRED_EVENTS),
  pastHolds: 'every word, with each compaction; subagents write into the same file and are told apart',
  transcripts: ({ home }) => ({ below: `${home}/.copilot/session-state`, name: /events\.jsonl$/ }),
  targets: (scope, folders) => [ownFileTarget(hooksPath(scope, folders), { text, wired })],
  notes(scope, { home, project }) {
    return scope === 'user'
      ? []
      : [`Copilot CLI runs hooks of ${project} only when it is in trusted_folders of ${home}/.copilot/config.json.`]
  },
  toKnow: [
    'Copilot CLI also runs the hooks in `.claude/settings.json` of a project. It is recognised by its environment and its payload and answered in its own words; what it reports twice is written once.',
  ],
}

/** Every file of the folder is read, so ours stands apart. */
function hooksPath(scope: Scope, { home, project }: Folders): string {
  return scope === 'user' ? `${home}/.copilot/hooks/throughline.json` : `${project}/.github/hooks/throughline.json`
}

/** The payload names no event, so the command does. */
function text({ binary }: HookCommand): string {
  const hooks = Object.entries(WIRED_EVENTS).map(([event, timeoutSec]) => {
    const bash = `${hookCommandLine(binary, HOST)} ${event}`
    return [event, [{ type: 'command', bash, powershell: powershellLine(binary, `hook ${HOST} ${event}`), timeoutSec }]]
  })
  return `${JSON.stringify({ version: 1, hooks: Object.fromEntries(hooks) }, null, 2)}\n`
}

function wired(content: string): readonly Wired[] {
  return Object.entries(hooksIn(content)).flatMap(([event, list]) =>
    (Array.isArray(list) ? list : []).flatMap((hook) => {
      const command = isRecord(hook) && typeof hook.bash === 'string' ? hook.bash : ''
      const program = ownProgram(command, HOST)
      return program ? [{ event, command, binary: program.path }] : []
    }),
  )
}

function hooksIn(content: string): Record<string, unknown> {
  try {
    const file: unknown = JSON.parse(content)
    return isRecord(file) && isRecord(file.hooks) ? file.hooks : {}
  } catch {
    return {}
  }
}
