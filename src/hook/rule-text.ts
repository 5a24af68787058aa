import { chooseLanguage } from '../messages/index.ts'
import { inCatalogue } from '../messages/people/file-text.ts'
import { catalogueOf } from '../messages/people/speak.ts'
import type { WritingContext } from './context.ts'

/** What a rule of ours says, in the language of the person who is asked or refused. */
export async function ruleText(
  text: string,
  { settings, environment }: Pick<WritingContext, 'settings' | 'environment'>,
): Promise<string> {
  const language = chooseLanguage({ setting: settings.language, env: environment })
  return language === 'en' ? text : inCatalogue(text, await catalogueOf(language))
}
