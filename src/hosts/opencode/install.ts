import type { Folders, Installer, Scope, Wired } from '../host.ts'
import { ownFileTarget } from '../own-file.ts'
import { binaryIn, pluginText } from './plugin.ts'
import { EVENTS_OF } from './wire.ts'

const EVENTS = Object.keys(EVENTS_OF)

export const installer: Installer = {
  id: 'opencode',
  program: 'opencode',
  folder: '.config/opencode',
  events: EVENTS,
  targets: (scope, folders) => [
    ownFileTarget(pluginPath(scope, folders), { text: ({ binary }) => pluginText(binary), wired }),
  ],
}

function pluginPath(scope: Scope, { home, project, environment }: Folders): string {
  const config = environment?.XDG_CONFIG_HOME || `${home}/.config`
  return scope === 'user' ? `${config}/opencode/plugins/throughline.js` : `${project}/.opencode/plugins/throughline.js`
}

function wired(text: string): readonly Wired[] {
  const binary = binaryIn(text)
  return binary === undefined
    ? []
    : EVENTS.map((event) => ({ event, command: `${binary} hook opencode ${event}`, binary }))
}
