import { baseName } from './paths/paths.ts'

/**
 * An anchor is a path's file name, an identifier of two words or more, a long flag or an id: what an agent must know
 * letter by letter to go on.
 *
 * The two slow ones run only over the pieces that can match: a path lies within one run of path characters that has a slash
 * or a dot, an identifier is a whole word with a capital or an underscore inside.
 */
export function anchorsOf(text: string): Set<string> {
  const found = new Set<string>()
  const runs = text.match(PATH_RUN)
  for (const match of runs?.join(' ').match(PATH) ?? []) {
    const name = baseName(match.endsWith('.') ? match.replace(TRAILING_DOTS, '') : match)
    if (name.length >= 4) found.add(`p:${name}`)
  }
  const words = text.match(COMPOUND)
  for (const match of words?.join(' ').match(IDENTIFIER) ?? []) if (match.length >= 6) found.add(`i:${match}`)
  if (text.includes('--')) for (const match of text.match(FLAG) ?? []) found.add(`f:${match}`)
  for (const match of text.match(ID) ?? []) found.add(`n:${match}`)
  return found
}

/** Paths, identifiers of two words or more, and long flags in a text, each once and without its kind. */
export function namedIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const path of text.match(PATH) ?? []) found.add(baseName(path.replace(TRAILING_DOTS, '')))
  for (const name of text.match(IDENTIFIER) ?? []) if (name.length >= 6) found.add(name)
  for (const flag of text.match(FLAG) ?? []) found.add(flag)
  return found
}

/** What saying one name brings with it: a file's name may hold an identifier too. A plain identifier brings itself at most. */
export function broughtBy(name: string): readonly string[] {
  if (!/^\w+$/.test(name)) return [...namedIn(`\`${name}\``)]
  return name.length >= 6 && name.match(IDENTIFIER)?.[0] === name ? [name] : []
}

/** False only when a text surely names nothing: a quick look before the patterns. */
export function mayName(text: string): boolean {
  return ANY_SIGN.test(text)
}

/** The plain words of a line: what makes it a sentence rather than a bag of names. */
export function plainWords(line: string): Set<string> {
  return new Set([...(line.match(WORD) ?? []), ...(line.match(CJK) ?? [])])
}

/** Long unbroken runs (base64, minified code) hold no anchor worth keeping and make the path pattern quadratic. */
export function withoutLongRuns(text: string): string {
  return text.length < LONGEST_RUN ? text : text.replace(LONG_RUN, ' ')
}

/** The text of an anchor without its kind. */
export function anchorName(anchor: string): string {
  return anchor.slice(2)
}

const PATH_RUN = /(?<![\w@~-])[\w@~-]*[/.][\w.@~/-]+/g
const PATH =
  /(?<![\w.@~-])(?:[\w.@~-]+\/)+[\w.@-]+|(?<![\w-])[\w-]+\.(?:go|ts|tsx|js|jsx|mjs|cjs|py|rb|java|kt|swift|c|h|cc|cpp|cs|php|ex|exs|heex|md|json|jsonl|ya?ml|toml|sh|sql|rs|css|html|mod|sum|txt|lock)\b/g
const COMPOUND = /\b[A-Za-z][a-z0-9]*[A-Z_]\w*/g
const IDENTIFIER =
  /\b(?:[a-z]+(?:[A-Z][a-z0-9]+)+|[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+|[A-Za-z][a-z0-9]*(?:_[A-Za-z0-9]+)+)\b/g
const FLAG = /(?<![\w-])--[a-z][a-z0-9-]{2,}/g
const ID = /#\d{1,6}\b|\b[0-9a-f]{7,40}\b|\b[A-Z]{2,6}-\d{1,6}\b/g
const ANY_SIGN = /[_/#]|[a-z0-9][A-Z]|\.[a-z]|--[a-z]|[0-9a-f]{7}|[A-Z]-\d/
const WORD = /(?<![\w./#-])[A-Za-z][a-z]{2,}(?![\w./-])/g
const CJK = /[\u3400-\u9fff]{2}/g
const TRAILING_DOTS = /\.+$/
const LONGEST_RUN = 2000
const LONG_RUN = /[\w.@~+=-]{400,}/g
