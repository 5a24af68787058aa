import { spawnSync } from 'node:child_process'

/** What git knows of a file since a commit. `elsewhere`: the commit is not in the history of what is checked out. */
export type Since = { kind: 'commits'; count: number; last: string | null } | { kind: 'elsewhere' }

/**
 * Asks git, for commands only: a hook never starts a program. undefined: there is no git, no answer in time, or no such
 * repository, and then nothing is said.
 */
export function changedSince(root: string, commit: string, path: string, timeoutMs: number): Since | undefined {
  const known = git(root, ['merge-base', '--is-ancestor', commit, 'HEAD'], timeoutMs)
  if (known === undefined) return undefined
  // 1: another branch, or rebased away. 128 is also what a folder without a repository answers, where nobody asks.
  if (known.code !== 0) return { kind: 'elsewhere' }
  const log = git(root, ['log', `--max-count=${MOST}`, '--format=%cs', `${commit}..HEAD`, '--', path], timeoutMs)
  if (log?.code !== 0) return undefined
  const days = log.text.split('\n').filter(Boolean)
  return { kind: 'commits', count: days.length, last: days[0] ?? null }
}

export const MOST = 100

function git(root: string, words: readonly string[], timeout: number): { code: number; text: string } | undefined {
  const { status, stdout, error } = spawnSync('git', ['--no-pager', '--literal-pathspecs', ...words], {
    cwd: root,
    timeout,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1024 * 1024,
  })
  return error || status === null ? undefined : { code: status, text: stdout }
}
