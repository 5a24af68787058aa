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
