import type { Catalogue } from './say.ts'

/**
 * A file of an agent or a slash command in another language: its description and every line of its text. What names, tools and
 * arguments are stays as it is; so does what the catalogue lacks.
 */
export function fileText(text: string, catalogue: Catalogue): string {
  return text
    .split('\n')
    .map((line) => {
      const { sign, words } = partsOf(line)
      return Object.hasOwn(catalogue, words) ? sign + catalogue[words] : line
    })
    .join('\n')
}

/** A text that is kept in a file, broken wherever its lines end there. */
export function inCatalogue(text: string, catalogue: Catalogue): string {
  const key = text.replace(/\s+/g, ' ').trim()
  return Object.hasOwn(catalogue, key) ? (catalogue[key] ?? text) : text
}

/** What stands before the words of a line: the name of its field, or a dash. */
export function partsOf(line: string): { sign: string; words: string } {
  const sign = /^(?:description: |- )/.exec(line)?.[0] ?? ''
  return { sign, words: line.slice(sign.length) }
}
