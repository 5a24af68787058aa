import { retold, t } from '../../messages/people/speak.ts'
import { settingsFiles } from '../../platform/paths.ts'
import type { Call } from '../command.ts'
import { settingsHere } from '../load-settings.ts'
import type { Finding } from './finding.ts'

/** Every mistake in Throughline's own settings files; the rest of the file still counts. */
export async function checkSettings(call: Call): Promise<Finding[]> {
  const { diagnostics } = await settingsHere(call)
  if (diagnostics.length === 0) {
    return [
      { check: 'Settings', state: 'fine', detail: t`${settingsFiles(call.paths, call.cwd).length} files looked at` },
    ]
  }
  return diagnostics.map(({ file, line, column, message, hint }) => ({
    check: 'Settings',
    state: 'wrong',
    detail: `${file}${line ? `:${line}:${column}` : ''}: ${retold(message)}`,
    ...(hint && { remedy: retold(hint) }),
  }))
}
