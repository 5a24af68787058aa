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

/** From the root, from a drive, or on another machine's share. */
export function isAbsolute(path: string): boolean {
  return path.startsWith('/') || /^(?:[A-Za-z]:[\\/]|\\\\)/.test(path)
}
