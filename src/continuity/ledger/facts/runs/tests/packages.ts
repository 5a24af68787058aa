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

/** Whether all of a result came from a cache, as the runner says. */
export function isFromCache(output: string, { packages, cached }: ReturnType<typeof packagesIn>): boolean {
  const ran = [...output.matchAll(RAN)].map(([, name]) => name)
  if (packages.length > 0) return cached.length > 0 && ran.length === 0
  return CACHED.test(output)
}

/** Whether a folder of the project is the package of that path. */
export function isPackageOf(name: string, folder: string): boolean {
  return folder !== '' && (name === folder || name.endsWith(`/${folder}`))
}

export const NO_PACKAGES = { packages: [], cached: [] } as const
const LISTS = /^(?:ok|\?) {2,3}\t/m
const LISTED = /^(?:ok|\?|FAIL)\s+\t?([\w.@/-]+\/[\w.@/-]+)(.*)$/gm
const MOST = 120
const RAN = /^(?:ok|FAIL)\s+\t?([\w.@/-]+)\s+[\d.]+s/gm
const CACHED =
  />>> FULL TURBO|^Cached: +(\d+) cached, \1 total|existing outputs match the cache|read the output from the cache instead of running the command for (\d+) out of \2 tasks|^(\d+) actionable tasks?: \3 (?:up-to-date|from cache)/m
