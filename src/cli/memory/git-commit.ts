import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The commit a checkout stands at, read from its files; null without a repository, or where the name is packed away. */
export function commitAt(root: string): string | null {
  const head = read(join(root, '.git', 'HEAD'))
  if (!head) return null
  const branch = /^ref: (.+)$/m.exec(head)?.[1]?.trim()
  if (!branch) return head.slice(0, 40)
  const loose = read(join(root, '.git', branch))
  if (loose) return loose.slice(0, 40)
  const packed = read(join(root, '.git', 'packed-refs')) ?? ''
  return (
    packed
      .split('\n')
      .find((line) => line.endsWith(` ${branch}`))
      ?.slice(0, 40) ?? null
  )
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}
