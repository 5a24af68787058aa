/** Paths, identifiers of two words or more, and long flags in a text, each once. */
export function namedIn(text: string): Set<string> {
  const found = new Set<string>()
  for (const path of text.match(PATH) ?? []) found.add(baseName(path.replace(/\.+$/, '')))
  for (const name of text.match(IDENTIFIER) ?? []) if (name.length >= 6) found.add(name)
  for (const flag of text.match(FLAG) ?? []) found.add(flag)
  return found
}

/** What saying one name brings with it: a file's name may hold an identifier too. A plain identifier brings itself at most. */
export function broughtBy(name: string): readonly string[] {
  if (!/^\w+$/.test(name)) return [...namedIn(`\`${name}\``)]
  return name.length >= 6 && name.match(IDENTIFIER)?.[0] === name ? [name] : []
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

const PATH =
  /(?:[\w.@~-]+\/)+[\w.@-]+|[\w-]+\.(?:go|ts|tsx|js|jsx|mjs|cjs|py|rb|java|kt|swift|c|h|cc|cpp|cs|php|ex|exs|heex|md|json|jsonl|ya?ml|toml|sh|sql|rs|css|html|mod|sum|txt|lock)\b/g
const IDENTIFIER =
  /\b(?:[a-z]+(?:[A-Z][a-z0-9]+)+|[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*)+|[A-Za-z][a-z0-9]*(?:_[A-Za-z0-9]+)+)\b/g
const FLAG = /(?<![\w-])--[a-z][a-z0-9-]{2,}/g
