import { readText } from '../platform/files/reading.ts'
import { isTrustedText } from '../platform/files/trusted-file.ts'
import { settingsFiles } from '../platform/paths.ts'
import { type LoadedSettings, loadSettings } from '../platform/settings/settings.ts'
import type { Call } from './command.ts'

/** The settings as they hold in this folder, with origins and mistakes. */
export async function settingsHere(call: SettingsCall): Promise<LoadedSettings> {
  const { paths, cwd, environment, settings } = call
  const files = await Promise.all(
    settingsFiles(paths, cwd).map(async (file, n) => {
      const text = await readText(file)
      return { file, text, untrusted: n > 0 && text !== undefined && !(await isTrustedText(paths.trust, file, text)) }
    }),
  )
  return loadSettings({ files, env: environment, flags: settings })
}

export type SettingsCall = Pick<Call, 'paths' | 'cwd' | 'environment' | 'settings'>
