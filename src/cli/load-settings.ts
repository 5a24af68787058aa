import { settingsFiles } from '../platform/paths.ts'
import { readText } from '../platform/reading.ts'
import { type LoadedSettings, loadSettings as load } from '../platform/settings.ts'
import type { Call } from './command.ts'

/** The settings as they hold in this folder, with origins and mistakes. */
export async function loadSettings(call: SettingsCall): Promise<LoadedSettings> {
  const { paths, cwd, environment, settings } = call
  const files = await Promise.all(settingsFiles(paths, cwd).map(async (file) => ({ file, text: await readText(file) })))
  return load({ files, env: environment, flags: settings })
}

export type SettingsCall = Pick<Call, 'paths' | 'cwd' | 'environment' | 'settings'>
