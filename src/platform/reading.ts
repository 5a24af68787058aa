/** Reading files through Bun, without node:fs, which would cost every hook a millisecond to load. */

/**
 * A file's text; undefined when it is empty or cannot be read, for whatever reason. Most settings files do not exist, and asking
 * for the size of a file that is not there is far cheaper than the error of reading it.
 */
export async function readText(path: string): Promise<string | undefined> {
  const file = Bun.file(path)
  if (file.size === 0) return undefined
  try {
    return await file.text()
  } catch {
    return undefined
  }
}

/** Whether there is a file with something in it. */
export function isFilled(path: string): boolean {
  return Bun.file(path).size > 0
}

export function hasFile(folder: string, pattern: string): boolean {
  try {
    return new Bun.Glob(pattern).scanSync({ cwd: folder }).next().done === false
  } catch {
    return false
  }
}
