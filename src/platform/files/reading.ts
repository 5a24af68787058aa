/** Reading files through Bun, without node:fs, which would cost every hook a millisecond to load. */

/** No settings, workflow, rule or note is longer: what is was put there to be in the way. */
const LONGEST_TEXT = 4 * 1024 * 1024

/**
 * A file's text; undefined when it is empty, too long or cannot be read, for whatever reason. Most settings files do not exist, and
 * asking for the size of a file that is not there is far cheaper than the error of reading it. A device or a pipe has no end, and
 * the runtime says so.
 */
export async function readText(path: string, most = LONGEST_TEXT): Promise<string | undefined> {
  const file = Bun.file(path)
  const { size } = file
  if (size === 0 || !(size <= most)) return undefined
  try {
    return await file.text()
  } catch {
    return undefined
  }
}

/** The beginning of a file, as many characters at most; undefined when it is empty, has no end or cannot be read. */
export async function readHead(path: string, most: number): Promise<string | undefined> {
  const file = Bun.file(path)
  if (file.size === 0 || !(file.size <= Number.MAX_SAFE_INTEGER)) return undefined
  try {
    return (await file.slice(0, most * LONGEST_LETTER).text()).slice(0, most)
  } catch {
    return undefined
  }
}

/** In bytes. */
const LONGEST_LETTER = 4

/** When a file was made, in whole milliseconds; undefined when there is none. */
export async function bornAt(path: string): Promise<number | undefined> {
  try {
    return Math.trunc((await Bun.file(path).stat()).birthtimeMs)
  } catch {
    return undefined
  }
}

/** Several at once. */
export async function readTexts(paths: readonly string[]): Promise<(string | undefined)[]> {
  const reading: Promise<string | undefined>[] = []
  for (const path of paths) reading.push(readText(path))
  const texts: (string | undefined)[] = []
  for (const one of reading) texts.push(await one)
  return texts
}

/** In bytes; 0 when there is no such file. */
export function sizeOf(path: string): number {
  return Bun.file(path).size
}

/** Whether there is a file with something in it. */
export function isFilled(path: string): boolean {
  return Bun.file(path).size > 0
}

export function hasFile(folder: string, pattern: string): boolean {
  if (!pattern.includes('*')) return modifiedAt(`${folder}/${pattern}`) !== undefined
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
