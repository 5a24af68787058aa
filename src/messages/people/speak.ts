import type { Language } from '../index.ts'
import { type Catalogue, sayFrom } from './say.ts'

export { type Catalogue, keyOf, said, t } from './say.ts'

/**
 * Texts that commands say to people. The English text stands where it is said and is the key; the other languages are catalogues beside
 * this file. What a catalogue lacks is said in English, and a test says that it lacks it.
 */
const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => ({}),
  'zh-TW': async () => (await import('./zh-tw.ts')).peopleZhTw,
  'zh-CN': async () => (await import('./zh-cn.ts')).peopleZhCn,
}

/** From now on, in this process. */
export async function speak(language: Language): Promise<void> {
  sayFrom(await catalogueOf(language))
}

export function catalogueOf(language: Language): Promise<Catalogue> {
  return CATALOGUES[language]()
}
