import { existsSync } from 'node:fs'
import type { GitView } from '../../team/queue.ts'
import { runGit } from '../memory/git-since.ts'

/** What git says of a checkout, each commit asked once. For commands only: a hook starts no program. */
export function gitView(root: string): GitView {
  const answers = new Map<string, boolean | undefined>()
  const ask = (words: readonly string[]) => runGit(root, words, GIT_MS)
  const headIn = (folder: string) => {
    const found = runGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD'], GIT_MS)
    return found?.code === 0 ? found.text.trim() : undefined
  }
  const head = () => headIn(root)
  const isIn = (commit: string, branch: string | undefined): boolean | undefined => {
    if (branch === undefined) return undefined
    const key = `${commit} ${branch}`
    if (!answers.has(key)) {
      const code = ask(['merge-base', '--is-ancestor', commit, branch])?.code
      // 1: it is not; 128: there is no such commit here, and then it is not either.
      answers.set(key, code === undefined ? undefined : code === 0)
    }
    return answers.get(key)
  }
  let standing: string | undefined
  let branch: string | undefined
  return {
    headIn: (folder) => (existsSync(folder) ? headIn(folder) : undefined),
    head: () => {
      standing ??= head()
      return standing
    },
    isHere: (commit) => {
      standing ??= head()
      return isIn(commit, standing)
    },
    isMerged: (commit) => {
      branch ??= defaultBranch(ask)
      return isIn(commit, branch)
    },
  }
}

/** What the remote calls its default branch, else main or master: those of the remote before those that are only here. */
function defaultBranch(
  ask: (words: readonly string[]) => { code: number; text: string } | undefined,
): string | undefined {
  const named = ask(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'])
  const candidates = [
    ...(named?.code === 0 ? [named.text.trim()] : []),
    ...['refs/remotes/origin/main', 'refs/remotes/origin/master', 'refs/heads/main', 'refs/heads/master'],
  ]
  return candidates.find((ref) => ask(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])?.code === 0)
}

const GIT_MS = 3000
