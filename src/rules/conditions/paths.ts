import { isAbsolute } from '../../base/paths/paths.ts'
import { plainPath } from '../../base/paths/plain-path.ts'

export interface Places {
  readonly cwd: string
  readonly project: string
  readonly home: string
}

/** A path as globs see it: from the root, and from the project's folder when it lies inside. */
export function pathForms(path: string, { cwd, project, home }: Places): readonly string[] {
  const whole = path.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/, home)
  const absolute = plainPath(isAbsolute(whole) ? whole : `${cwd}/${whole}`)
  const root = plainPath(project)
  if (absolute === root) return [absolute, '.']
  return absolute.startsWith(`${root}/`) ? [absolute, absolute.slice(root.length + 1)] : [absolute]
}
