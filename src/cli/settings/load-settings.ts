import { existsSync } from 'node:fs'
import { readText } from '../../platform/files/reading.ts'
import { isTrustedText } from '../../platform/files/trusted-file.ts'
import { settingsFiles } from '../../platform/paths.ts'
import { parseJsonc } from '../../platform/settings/jsonc.ts'
import { isUnderstood } from '../../platform/settings/quick-settings.ts'
import { type LoadedSettings, loadSettings } from '../../platform/settings/settings.ts'
import type { Call } from '../command.ts'

/** The settings as they hold in this folder, with origins and mistakes. */
export async function settingsHere(call: SettingsCall): Promise<LoadedSettings> {
  const { paths, cwd, environment, settings } = call
  const files = await Promise.all(
    settingsFiles(paths, cwd).map(async (file, n) => {
      const text = await readText(file)
      return { file, text, untrusted: n > 0 && text !== undefined && !(await isTrustedText(paths.trust, file, text)) }
    }),
  )
  return loadSettings({ files: [...(await before(paths)), ...files], env: environment, flags: settings })
}

/** Where the person's file cannot be read, what it said before still holds. */
async function before({
  settings,
  lastSettings,
}: Call['paths']): Promise<{ file: string; text: string | undefined }[]> {
  const text = await readText(settings)
  if (text === undefined && !existsSync(settings)) return []
  const parsed = text === undefined ? undefined : parseJsonc(text)
  if (parsed?.ok && isUnderstood(parsed.value)) return []
  return [{ file: lastSettings, text: await readText(lastSettings) }]
}

export type SettingsCall = Pick<Call, 'paths' | 'cwd' | 'environment' | 'settings'>
