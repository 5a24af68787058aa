import type { Folders, Installer, Scope } from '../host.ts'
import { pluginTarget } from '../plugin-file.ts'
import { CODE } from './plugin.ts'
import { EVENTS_OF } from './wire.ts'

const EVENTS = Object.keys(EVENTS_OF)

export const installer: Installer = {
  id: 'cline',
  program: 'cline',
  folder: '.cline',
  events: EVENTS,
  pastHolds:
    'every word, and of the compactions the last, of which alone the client keeps the summary; subagents have files of their own, which are left out',
  transcripts: (folders) => ({ below: sessionsOf(folders), name: /\.messages\.json$/ }),
  targets: (scope, folders) => [
    pluginTarget(pluginPath(scope, folders), { host: 'cline', events: EVENTS, code: CODE }),
  ],
  toKnow: [
    'Cline CLI gives plugins four seconds to start. On a machine that is too busy for that it goes on without them, and says so only in its log. Nothing reaches its summariser; what was lost stands in the very request that has the summary. A server that a plugin registers was not seen to be offered to the model, so there are no memory tools.',
  ],
}

function pluginPath(scope: Scope, { home, project }: Folders): string {
  return `${scope === 'user' ? home : project}/.cline/plugins/throughline.js`
}

function sessionsOf({ home, environment }: Folders): string {
  const data = environment?.CLINE_DATA_DIR || `${home}/.cline/data`
  return environment?.CLINE_SESSION_DATA_DIR || `${data}/sessions`
}
