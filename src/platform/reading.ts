/** Reading files through Bun, without node:fs, which would cost every hook a millisecond to load. */

/** A file's text; undefined when it cannot be read, for whatever reason. */
export async function readText(path: string): Promise<string | undefined> {
  try {
    return await Bun.file(path).text()
  } catch {
    return undefined
  }
}

/** A part of a file; empty when there is none. */
export async function readBytes(path: string, from: number, to: number): Promise<Uint8Array> {
  try {
    return await Bun.file(path).slice(from, to).bytes()
  } catch {
    return new Uint8Array()
  }
}

export interface Stat {
  size: number
  modifiedAt: number
}

export async function statOf(path: string): Promise<Stat | undefined> {
  try {
    const { size, mtimeMs } = await Bun.file(path).stat()
    return { size, modifiedAt: mtimeMs }
  } catch {
    return undefined
  }
}

export function exists(path: string): Promise<boolean> {
  return Bun.file(path).exists()
}

export function hasFile(folder: string, pattern: string): boolean {
  try {
    return new Bun.Glob(pattern).scanSync({ cwd: folder }).next().done === false
  } catch {
    return false
  }
}

/** What Bun gives as the time of a file that is not there. */
const NEVER = 4_503_599_627_370_495

/** When a file or folder was last changed, in whole milliseconds; at once, without a promise: two microseconds. */
export function modifiedAt(path: string): number | undefined {
  const time = Bun.file(path).lastModified
  return time >= NEVER || time <= 0 ? undefined : time
}
