import { chooseLanguage, messages } from '../messages/index.ts'
import { settingsFiles } from '../platform/paths.ts'
import { readText } from '../platform/reading.ts'
import { quickSettings } from '../platform/settings-table.ts'
import type { Call } from './command.ts'

/** The language to speak to this person in, and its messages. */
export async function languageOf(call: Pick<Call, 'environment' | 'paths' | 'cwd'>) {
  const texts = await Promise.all(settingsFiles(call.paths, call.cwd).map(readText))
  const settings = await quickSettings(texts, call.environment)
  const language = chooseLanguage({ setting: settings.language, env: call.environment })
  return { language, messages: await messages(language) }
}
