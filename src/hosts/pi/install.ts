import type { Folders, Installer, Scope } from '../host.ts'
import { pluginTarget } from '../plugin-file.ts'
import { CODE } from './plugin.ts'
import { EVENTS_OF } from './wire.ts'

const EVENTS = Object.keys(EVENTS_OF)

export const installer: Installer = {
  id: 'pi',
  program: 'pi',
  folder: '.pi',
  events: EVENTS,
  offersTools: true,
  pastHolds:
    'every word of every branch, in the order they were written, and where the person went back; each compaction',
  transcripts: ({ home, environment }) => ({
    below: `${environment?.PI_CODING_AGENT_DIR || `${home}/.pi/agent`}/sessions`,
    name: /\.jsonl$/,
  }),
  targets: (scope, folders) => [
    pluginTarget(extensionPath(scope, folders), { host: 'pi', events: EVENTS, code: CODE }),
  ],
  notes: (scope) =>
    scope === 'user'
      ? []
      : ['pi loads what is in .pi/extensions only in a project that you trust: it asks when it starts.'],
  toKnow: [
    'pi runs our extension itself. `pi -c` and `pi --fork` call themselves a start; what was said in the session tells them apart. Where a rule asks and nobody is there (`pi -p`), the tool is refused. The memory tools come with the extension (`install --no-mcp` leaves them out).',
    'With the setting `continuity.mendSummary` what a summary of pi lacks is put into the summary itself, at most 2,000 characters, and not behind it. It is off: measured, it is as good, not better (decision 0181).',
  ],
}

function extensionPath(scope: Scope, { home, project, environment }: Folders): string {
  const agent = environment?.PI_CODING_AGENT_DIR || `${home}/.pi/agent`
  return scope === 'user' ? `${agent}/extensions/throughline.js` : `${project}/.pi/extensions/throughline.js`
}
