import type { Folders, Installer, Scope } from '../host.ts'
import { codeOf } from '../opencode/plugin.ts'
import { EVENTS_OF } from '../opencode/wire.ts'
import { pluginTarget } from '../plugin-file.ts'

const CODE = codeOf({ host: 'kilo', summary: 'seen' })
const EVENTS = Object.keys(EVENTS_OF)

export const installer: Installer = {
  id: 'kilo',
  program: 'kilo',
  folder: '.config/kilo',
  events: EVENTS,
  offersTools: true,
  pastHolds: 'every word, with each compaction; sessions of subagents are left out',
  transcripts: ({ home, environment }) => ({
    below: `${environment?.XDG_DATA_HOME || `${home}/.local/share`}/kilo`,
    name: /^kilo(-[\w.-]+)?\.db$/,
    in: 'database',
  }),
  targets: (scope, folders) => [pluginTarget(pluginPath(scope, folders), { host: 'kilo', events: EVENTS, code: CODE })],
  toKnow: [
    'Kilo CLI loads a plugin again in the middle of a session; ours remembers only what it can ask for again. It calls itself OpenCode too and is told apart by its process id. `kilo run` and `opencode run` put a prompt into quotation marks; they are taken off. `kilo run` ends with its turn before it can be told to go on; under `kilo serve` it was seen to go on. The memory tools come with the plugin.',
  ],
}

function pluginPath(scope: Scope, { home, project, environment }: Folders): string {
  const config = environment?.XDG_CONFIG_HOME || `${home}/.config`
  return scope === 'user' ? `${config}/kilo/plugins/throughline.js` : `${project}/.kilo/plugins/throughline.js`
}
