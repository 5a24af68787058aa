/**
 * A path on a drive as the shells of Windows that agents use write it: `D:\shop\cart.ts` is `/d/shop/cart.ts` there, and stands beside it in
 * one transcript. Any other path is as it was.
 */
export function shellPath(path: string): string {
  const drive = /^([A-Za-z]):[\\/]/.exec(path)?.[1]
  return drive === undefined ? path : `/${drive.toLowerCase()}${path.slice(2).replaceAll('\\', '/')}`
}

/** The same for who opens files there. */
export function drivePath(path: string): string {
  const [, drive, rest = ''] = /^\/([a-z])(\/.*)?$/.exec(path) ?? []
  return drive === undefined ? path : `${drive.toUpperCase()}:${rest === '' ? '/' : rest}`
}
