export function isInside(path: string, folder: string): boolean {
  const root = plainPath(folder)
  const plain = plainPath(path)
  return plain === root || plain.startsWith(root === '/' ? '/' : `${root}/`)
}

/** `.`, `..` and doubled slashes gone, backslashes of Windows turned round. The file system is not asked. */
export function plainPath(path: string): string {
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
