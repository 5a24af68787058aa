import { existsSync } from 'node:fs'
import { retold, t } from '../../messages/people/speak.ts'
import { settingsFiles } from '../../platform/paths.ts'
import type { Call } from '../command.ts'
import { settingsHere } from '../settings/load-settings.ts'
import type { SwitchedOff } from '../settings/switched-off.ts'
import type { Finding } from './finding.ts'

/** That everything is switched off is the person's own decision, and no fault; but it is said. */
export function checkSwitch(off: SwitchedOff | undefined): Finding[] {
  if (!off) return []
  return [
    {
      check: 'Settings',
      state: 'note',
      detail: t`Throughline is switched off (${off.key}, ${off.where}): hooks do nothing`,
      remedy: t`throughline settings set enabled true switches it on again`,
    },
  ]
}

/** Every mistake in Throughline's own settings files; the rest of the file still counts. */
export async function checkSettings(call: Call): Promise<Finding[]> {
  const { diagnostics } = await settingsHere(call)
  if (diagnostics.length === 0) {
    const there = settingsFiles(call.paths, call.cwd).filter((file) => existsSync(file))
    const detail =
      there.length === 0 ? t`nothing is set, so the defaults hold` : t`nothing is wrong in ${there.join(', ')}`
    return [{ check: 'Settings', state: 'fine', detail }]
  }
  return diagnostics.map(({ file, line, column, message, hint }) => ({
    check: 'Settings',
    state: 'wrong',
    detail: `${file}${line ? `:${line}:${column}` : ''}: ${retold(message)}`,
    ...(hint && { remedy: retold(hint) }),
  }))
}
