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
  // Another branch, or rebased away; unless git has nothing to say here at all.
  if (known.code !== 0)
    return git(root, ['rev-parse', 'HEAD'], timeoutMs)?.code === 0 ? { kind: 'elsewhere' } : undefined
  const log = git(root, ['log', `--max-count=${MOST}`, '--format=%cs', `${commit}..HEAD`, '--', path], timeoutMs)
  if (log?.code !== 0) return undefined
  const days = log.text.split('\n').filter(Boolean)
  return { kind: 'commits', count: days.length, last: days[0] ?? null }
}

export const MOST = 100

export function git(
  root: string,
  words: readonly string[],
  timeout: number,
): { code: number; text: string } | undefined {
  const { status, stdout, error } = spawnSync(
    'git',
    ['--no-pager', '--literal-pathspecs', '-c', 'log.showSignature=false', ...words],
    {
      cwd: root,
      timeout,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1024 * 1024,
    },
  )
  return error || status === null ? undefined : { code: status, text: stdout }
}
