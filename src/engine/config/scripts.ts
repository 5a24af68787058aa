import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'

/** The files of the project that a command line names, each with a hash of its content. */
export function scriptsOf(words: readonly string[], project: string): [path: string, hash: string][] {
  const names = words.flatMap((word) =>
    word.replaceAll(/\$\{?(?:CLAUDE_PROJECT_DIR|PROJECT_DIR)\}?/g, project).split(/[\s"'`;|&()<>=]+/),
  )
  const found = new Map<string, string>()
  for (const name of names.slice(0, MOST_WORDS)) {
    const path = resolve(project, name)
    const inside = relative(project, path)
    if (name === '' || inside === '' || inside.startsWith(`..${sep}`) || inside === '..') continue
    const hash = contentHash(path)
    if (hash !== undefined) found.set(inside, hash)
  }
  return [...found].sort()
}

const MOST_WORDS = 200
const LARGEST = 4 * 1024 * 1024
const remembered = new Map<string, { stamp: string; hash: string }>()

/** Read again only when the file was touched: this is asked at every event. */
function contentHash(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true })
  if (!stat?.isFile()) return undefined
  const stamp = `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`
  const known = remembered.get(path)
  if (known?.stamp === stamp) return known.hash
  const hash =
    stat.size > LARGEST
      ? `size:${stat.size}:${stat.mtimeNs}`
      : createHash('sha256').update(readFileSync(path)).digest('hex')
  remembered.set(path, { stamp, hash })
  return hash
}
