import { chooseLanguage, messages } from '../messages/index.ts'
import { type SettingsCall, settingsHere } from './settings/load-settings.ts'

/** The language to speak to this person in, and its messages. */
export async function languageOf(call: SettingsCall) {
  const { settings } = await settingsHere(call)
  const language = chooseLanguage({ setting: settings.language, env: call.environment })
  return { language, messages: await messages(language) }
}
