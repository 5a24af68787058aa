/** The text of each module that the bundler wrote, by its name. */
export type Modules = ReadonlyMap<string, string>

const IMPORTED = /(?<=\b(?:from|import)"\.\/)[^"]+\.js(?=")/g
const LAZY = /(?<=\bimport\("\.\/)[^"]+\.js(?="\))/g
const REQUIRED = /(?<=\brequire\("\.\/)[^"]+\.js(?="\))/g

/** A module and what is loaded with it: what it imports, directly and by others. */
export function reachedFrom(name: string, modules: Modules, reached = new Set<string>()): Set<string> {
  if (reached.has(name)) return reached
  reached.add(name)
  for (const next of modules.get(name)?.match(IMPORTED) ?? []) reachedFrom(next, modules, reached)
  return reached
}

/**
 * Whether modules that are put together would be loaded by one that they load themselves: it would run before them, and find nothing of
 * theirs. Those of another group come together, too.
 */
export function goesRound(own: readonly string[], groups: readonly (readonly string[])[], modules: Modules): boolean {
  const waiting = own.flatMap((name) => modules.get(name)?.match(IMPORTED) ?? []).filter((name) => !own.includes(name))
  const seen = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (own.includes(name)) return true
    if (seen.has(name)) continue
    seen.add(name)
    const together = groups.find((group) => group.includes(name ?? '')) ?? []
    waiting.push(...(modules.get(name)?.match(IMPORTED) ?? []), ...together)
  }
  return false
}

export function lazyIn(text: string): readonly string[] {
  return text.match(LAZY) ?? []
}

/** What is loaded by `require`, and what that imports. */
export function required(modules: Modules): Set<string> {
  const reached = new Set<string>()
  for (const text of modules.values())
    for (const name of text.match(REQUIRED) ?? []) reachedFrom(name, modules, reached)
  return reached
}

export function exportedBy(text: string): readonly string[] {
  return [...text.matchAll(/\bexport\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.split(' as ').at(-1) ?? ''),
  )
}
