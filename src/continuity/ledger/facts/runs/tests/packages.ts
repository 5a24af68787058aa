/** The packages that a run of `go test` lists: each by its path, and whether its result came from the cache. */
export function packagesIn(output: string): {
  readonly packages: readonly string[]
  readonly cached: readonly string[]
} {
  if (!LISTS.test(output)) return NO_PACKAGES
  const lines = [...output.matchAll(LISTED)]
  const names = (of: typeof lines) =>
    [...new Set(of.flatMap(([, name]) => (name === undefined ? [] : [name])))].slice(0, MOST)
  return { packages: names(lines), cached: names(lines.filter(([, , rest = '']) => rest.includes('(cached)'))) }
}

/** Whether a folder of the project is the package of that path. */
export function isPackageOf(name: string, folder: string): boolean {
  return folder !== '' && (name === folder || name.endsWith(`/${folder}`))
}

export const NO_PACKAGES = { packages: [], cached: [] } as const
const LISTS = /^(?:ok|\?) {2,3}\t/m
const LISTED = /^(?:ok|\?|FAIL)\s+\t?([\w.@/-]+\/[\w.@/-]+)(.*)$/gm
const MOST = 120
