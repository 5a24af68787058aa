import { baseName } from '../../base/paths/paths.ts'
import type { Files } from '../../protocol/ports.ts'

/** The files below a folder, from its root, those near the top first; without what is installed, generated or hidden. */
export function filesBelow(files: Files, root: string, most: number, hasTime: () => boolean): string[] {
  const found: string[] = []
  const folders = ['']
  for (let at = 0; at < folders.length && found.length < most && hasTime(); at++) {
    const folder = folders[at] ?? ''
    for (const { name, isFolder } of files.list(folder === '' ? root : `${root}/${folder}`)) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (!isFolder) found.push(path)
      else if (!name.startsWith('.') && !MADE.has(name) && folders.length < MOST_FOLDERS) folders.push(path)
    }
  }
  return found
}

const MOST_FOLDERS = 2000
const MADE: ReadonlySet<string> = new Set(
  'node_modules vendor dist build out target coverage venv __pycache__ Pods DerivedData bin obj'.split(' '),
)

/** What is searched, and for how long. */
export interface Tree {
  readonly below: readonly string[]
  readonly hasTime: () => boolean
}

export function extensionOf(path: string): string {
  const base = baseName(path)
  return base.includes('.') ? base.slice(base.lastIndexOf('.')) : base
}
