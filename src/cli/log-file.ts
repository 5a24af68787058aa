import { logFileOf } from '../platform/log.ts'
import { userHomeOf } from '../platform/paths.ts'
import type { Call } from './command.ts'
import { settingsHere } from './settings/load-settings.ts'

/** Where hooks log, as the settings have it. */
export async function logFileFor(call: Call): Promise<string> {
  const { settings } = await settingsHere(call)
  return logFileOf(call.paths, settings.log.file, await userHomeOf(call.environment))
}
