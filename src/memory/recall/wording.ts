/** How recalled knowledge is put into words. Every line is a statement a person can make something of, and names few things. */

/** A line that names more than this is a list, not a sentence. */
export const MOST_NAMED = 5

/** "`a`, `b` and `c`" */
export function listed(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
}

/** Paths, identifiers of two words or more, and long flags in a text, each once. */
export function namedIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const path of text.match(PATH) ?? []) found.add(baseName(path.replace(/\.+$/, '')))
  for (const name of text.match(IDENTIFIER) ?? []) if (name.length >= 6) found.add(name)
  for (const flag of text.match(FLAG) ?? []) found.add(flag)
  return found
}

const NAMES = new Map<string, ReadonlySet<string>>()

/** What saying one name brings with it: a file's name may hold an identifier too. */
export function broughtBy(name: string): ReadonlySet<string> {
  const known = NAMES.get(name)
  if (known) return known
  const made = namedIn(`\`${name}\``)
  NAMES.set(name, made)
  return made
}

export function plainWords(text: string): number {
  return new Set([...(text.match(WORD) ?? []), ...(text.match(CJK) ?? [])]).size
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** The head of a text that ends with a clause, at most `limit` long. */
export function briefly(text: string, limit: number): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/^[#>*\s-]+/, '')
    .trim()
  if (plain.length <= limit) return plain.replace(/[.:;,\s]+$/, '')
  const head = plain.slice(0, limit)
  const clause = Math.max(...[...head.matchAll(/[.;:!?。；！？](?=\s)|, | [-–—(] ?/g)].map(({ index }) => index), -1)
  if (clause > limit * 0.72) return head.slice(0, clause).replace(/[.:;,\s(–—-]+$/, '')
  const space = head.lastIndexOf(' ')
  return `${(space > limit * 0.5 ? head.slice(0, space) : head.replace(/[\ud800-\udbff]$/, '')).replace(/[.:;,\s(]+$/, '')} …`
}

const PATH =
  /(?:[\w.@~-]+\/)+[\w.@-]+|[\w-]+\.(?:go|ts|tsx|js|jsx|mjs|cjs|py|rb|java|kt|swift|c|h|cc|cpp|cs|php|ex|exs|heex|md|json|jsonl|ya?ml|toml|sh|sql|rs|css|html|mod|sum|txt|lock)\b/g
const IDENTIFIER =
  /\b(?:[a-z]+(?:[A-Z][a-z0-9]+)+|[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+|[A-Za-z][a-z0-9]*(?:_[A-Za-z0-9]+)+)\b/g
const FLAG = /(?<![\w-])--[a-z][a-z0-9-]{2,}/g
const WORD = /(?<![\w./#-])[A-Za-z][a-z]{2,}(?![\w./-])/g
const CJK = /[\u3400-\u9fff]{2}/g
