import type { Folders, Installer, Scope } from '../host.ts'
import { pluginTarget } from '../plugin-file.ts'
import { codeOf } from './plugin.ts'
import { EVENTS_OF } from './wire.ts'

const CODE = codeOf({ host: 'opencode', summary: 'asked' })
const EVENTS = Object.keys(EVENTS_OF)

export const installer: Installer = {
  id: 'opencode',
  program: 'opencode',
  folder: '.config/opencode',
  events: EVENTS,
  offersTools: true,
  pastHolds: 'every word, with each compaction; sessions of subagents are left out',
  transcripts: ({ home, environment }) => ({
    below: `${environment?.XDG_DATA_HOME || `${home}/.local/share`}/opencode`,
    name: /^opencode(-[\w.-]+)?\.db$/,
    in: 'database',
  }),
  targets: (scope, folders) => [
    pluginTarget(pluginPath(scope, folders), { host: 'opencode', events: EVENTS, code: CODE }),
  ],
  toKnow: [
    'OpenCode goes on at the end of a turn where it stays: seen under `opencode serve`, not in its window. `opencode run` ends with its turn before it can be told to go on. The memory tools come with the plugin.',
  ],
}

function pluginPath(scope: Scope, { home, project, environment }: Folders): string {
  const config = environment?.XDG_CONFIG_HOME || `${home}/.config`
  return scope === 'user' ? `${config}/opencode/plugins/throughline.js` : `${project}/.opencode/plugins/throughline.js`
}
