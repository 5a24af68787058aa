/** Saying a text from a catalogue, wherever the catalogue comes from: a file beside this one, or the server of a page. */
let catalogue: Catalogue = {}

export type Catalogue = Readonly<Record<string, string>>

export function sayFrom(words: Catalogue): void {
  catalogue = words
}

/** The catalogue of the language that is spoken. */
export function spoken(): Catalogue {
  return catalogue
}

/** t`there is no file ${path}`: in the language that is spoken. */
export function t(parts: TemplateStringsArray, ...values: readonly unknown[]): string {
  return filled(said(messageKey(parts)), values)
}

/** A text from a table, without values. */
export function said(text: string): string {
  const found = Object.hasOwn(catalogue, text) ? (catalogue[text] ?? text) : text
  if (!found.includes(NAME)) return found
  program ??= typed()
  return program === NAME ? found : found.replace(COMMAND, () => `${program} `)
}

const NAME = 'throughline'
/** The program with a word behind it that is typed, where it does not stand in a path. */
const COMMAND = /(?<![\w./-])throughline (?=[a-z-])/g
let typed = () => NAME
let program: string | undefined

/** How the program is typed here, where its name alone would not be found: every command that a text names is named so. Asked once, by the first such text. */
export function nameProgram(as: () => string): void {
  typed = as
  program = undefined
}

/** The text with {0}, {1} … where its values stand. */
export function messageKey(parts: readonly string[]): string {
  return parts.map((part, at) => (at === 0 ? part : `{${at - 1}}${part}`)).join('')
}

export function filled(text: string, values: readonly unknown[]): string {
  return text.replace(/\{(\d+)\}/g, (_, at: string) => String(values[Number(at)] ?? ''))
}
