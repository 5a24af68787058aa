import type { Language } from '../index.ts'
import { type Catalogue, filled, said, sayFrom } from './say.ts'

export { type Catalogue, messageKey, nameProgram, said, spoken, t } from './say.ts'

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
  patterns = language === 'en' ? [] : patternsOf(Object.keys((await import('./zh-tw/problems.ts')).problemsZhTw))
}

export function catalogueOf(language: Language): Promise<Catalogue> {
  return CATALOGUES[language]()
}

/**
 * What a part below the commands said is wrong, which knows nothing of languages: the text is recognised and told again, and so are
 * the values in it.
 */
export function retold(text: string): string {
  for (const { key, shape } of patterns) {
    const found = shape.exec(text)
    if (found) return filled(said(key), found.slice(1).map(retold))
  }
  return text
}

interface Pattern {
  readonly key: string
  readonly shape: RegExp
}

let patterns: readonly Pattern[] = []

/** The ones that say the most first: what is left of them says nothing. */
function patternsOf(keys: readonly string[]): Pattern[] {
  const wordsIn = (key: string) => key.replace(VALUE, '').length
  return [...keys]
    .sort((a, b) => wordsIn(b) - wordsIn(a))
    .map((key) => ({ key, shape: new RegExp(`^${key.split(VALUE).map(literal).join('([\\s\\S]+?)')}$`) }))
}

const VALUE = /\{\d+\}/g

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
