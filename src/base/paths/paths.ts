/** What can be said of a path by its letters alone. */

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The folder a path lies in; '' for a bare name. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** A path below the person's home as they write it. */
export function belowHome(path: string, home: string): string {
  return path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path
}

export function isAbsolute(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path)
}

/** `a/b/c.ts` and `./b/c.ts` and `b/c.ts:12` are the same file when one is a tail of the other. */
export function samePath(left: string, right: string): boolean {
  const a = normalisePath(left)
  const b = normalisePath(right)
  return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`)
}

export function normalisePath(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/^(?:file:\/\/|\.\/|~\/)/, '')
    .replace(/:\d+(?::\d+|-\d+)?$/, '')
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
}
