import { isAbsolute } from '../../base/paths.ts'

export interface Places {
  readonly cwd: string
  readonly project: string
  readonly home: string
}

/** A path as globs see it: from the root, and from the project's folder when it lies inside. */
export function pathForms(path: string, { cwd, project, home }: Places): readonly string[] {
  const whole = path.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/, home)
  const absolute = normalise(isAbsolute(whole) ? whole : `${cwd}/${whole}`)
  const root = normalise(project)
  if (absolute === root) return [absolute, '.']
  return absolute.startsWith(`${root}/`) ? [absolute, absolute.slice(root.length + 1)] : [absolute]
}

export function isInside(path: string, folder: string): boolean {
  const root = normalise(folder)
  const plain = normalise(path)
  return plain === root || plain.startsWith(root === '/' ? '/' : `${root}/`)
}

/** `.`, `..` and doubled slashes gone, backslashes of Windows turned round. The file system is not asked. */
export function normalise(path: string): string {
  if (isNormal(path)) return path
  const parts: string[] = []
  const forward = path.includes('\\') && /^[A-Za-z]:|^\\/.test(path) ? path.replaceAll('\\', '/') : path
  for (const part of forward.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..') parts.pop()
    else parts.push(part)
  }
  return /^[A-Za-z]:/.test(forward) ? parts.join('/') : `/${parts.join('/')}`
}

function isNormal(path: string): boolean {
  return (
    path.length > 1 &&
    path.startsWith('/') &&
    !path.includes('//') &&
    !path.includes('/./') &&
    !path.includes('/../') &&
    !path.includes('\\') &&
    !path.endsWith('/') &&
    !path.endsWith('/.') &&
    !path.endsWith('/..')
  )
}
