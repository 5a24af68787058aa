import type { Language } from '../index.ts'

/**
 * Texts that commands say to people. The English text stands where it is said and is the key; the other languages are catalogues beside
 * this file. What a catalogue lacks is said in English, and a test says that it lacks it.
 */
let catalogue: Catalogue = {}

export type Catalogue = Readonly<Record<string, string>>

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => ({}),
  'zh-TW': async () => (await import('./zh-tw.ts')).peopleZhTw,
  'zh-CN': async () => (await import('./zh-cn.ts')).peopleZhCn,
}

/** From now on, in this process. */
export async function speak(language: Language): Promise<void> {
  catalogue = await CATALOGUES[language]()
}

/** t`there is no file ${path}`: in the language that is spoken. */
export function t(parts: TemplateStringsArray, ...values: readonly unknown[]): string {
  return filled(said(keyOf(parts)), values)
}

/** A text from a table, without values. */
export function said(text: string): string {
  return Object.hasOwn(catalogue, text) ? (catalogue[text] ?? text) : text
}

/** The text with {0}, {1} … where its values stand. */
export function keyOf(parts: readonly string[]): string {
  return parts.map((part, at) => (at === 0 ? part : `{${at - 1}}${part}`)).join('')
}

function filled(text: string, values: readonly unknown[]): string {
  return text.replace(/\{(\d+)\}/g, (_, at: string) => String(values[Number(at)] ?? ''))
}
