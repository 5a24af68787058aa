import { gitFolder, type ReadText } from '../store/identity.ts'

/** The commit a checkout stands at, read from its files; undefined without a repository or before its first commit. */
export async function commitAt(root: string, read: ReadText): Promise<string | undefined> {
  const git = await gitFolder(root, read)
  const head = git && (await read(`${git.own}/HEAD`))?.trim()
  if (!head) return undefined
  const branch = /^ref: (.+)$/m.exec(head)?.[1]?.trim()
  if (!branch) return hashIn(head)
  // A branch belongs to the repository, not to the worktree that stands on it.
  const loose = await read(`${git.common}/${branch}`)
  if (loose) return hashIn(loose)
  const packed = (await read(`${git.common}/packed-refs`)) ?? ''
  return hashIn(packed.split('\n').find((line) => line.endsWith(` ${branch}`)) ?? '')
}

function hashIn(line: string): string | undefined {
  return /^[0-9a-f]{40,64}/.exec(line)?.[0]
}

/** As people write it. */
export function shortCommit(commit: string): string {
  return commit.slice(0, 7)
}
