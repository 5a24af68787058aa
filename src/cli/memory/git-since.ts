import { spawnSync } from 'node:child_process'
import { delimiter, isAbsolute, resolve } from 'node:path'

/** What git knows of a file since a commit. `elsewhere`: the commit is not in the history of what is checked out. */
export type Since = { kind: 'commits'; count: number; last: string | null } | { kind: 'elsewhere' }

/**
 * Asks git, for commands only: a hook never starts a program. undefined: there is no git, no answer in time, or no such
 * repository, and then nothing is said.
 */
export function changedSince(root: string, commit: string, path: string, timeoutMs: number): Since | undefined {
  const known = runGit(root, ['merge-base', '--is-ancestor', commit, 'HEAD'], timeoutMs)
  if (known === undefined) return undefined
  // Another branch, or rebased away; unless git has nothing to say here at all.
  if (known.code !== 0)
    return runGit(root, ['rev-parse', 'HEAD'], timeoutMs)?.code === 0 ? { kind: 'elsewhere' } : undefined
  const log = runGit(
    root,
    ['log', `--max-count=${MOST}`, '--format=%cs', '--no-ext-diff', '--no-textconv', `${commit}..HEAD`, '--', path],
    timeoutMs,
  )
  if (log?.code !== 0) return undefined
  const days = log.text.split('\n').filter(Boolean)
  return { kind: 'commits', count: days.length, last: days[0] ?? null }
}

export const MOST = 100

/**
 * A repository's own settings can name programs (a pager, a monitor of files, filters, drivers, hooks, helpers for remotes): none of them
 * is run, nothing is fetched, and nobody is asked.
 */
const HARDENED = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.sshCommand', 'false'],
  ['core.pager', 'cat'],
  ['core.editor', 'false'],
  ['core.askPass', ''],
  ['core.alternateRefsCommand', 'false'],
  ['core.attributesFile', '/dev/null'],
  ['credential.helper', ''],
  ['diff.external', ''],
  ['gpg.program', 'false'],
  ['log.showSignature', 'false'],
  ['log.mailmap', 'false'],
  ['protocol.allow', 'never'],
  ['uploadpack.packObjectsHook', ''],
  ['maintenance.auto', 'false'],
  ['gc.auto', '0'],
].flatMap(([key, value]) => ['-c', `${key}=${value}`])

function environment(root: string): Record<string, string> {
  const { PATH = '', HOME = '', SystemRoot } = process.env
  // A git that lies in the repository is a program of the repository's.
  const isOutside = (folder: string) => isAbsolute(folder) && !`${resolve(folder)}/`.startsWith(`${resolve(root)}/`)
  const path = PATH.split(delimiter).filter(isOutside).join(delimiter)
  return {
    PATH: path,
    HOME,
    ...(SystemRoot && { SystemRoot }),
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    GIT_EXTERNAL_DIFF: '',
    GIT_SSH_COMMAND: 'false',
    GIT_ASKPASS: 'false',
    LC_ALL: 'C',
  }
}

export function runGit(
  root: string,
  words: readonly string[],
  timeout: number,
): { code: number; text: string } | undefined {
  const { status, stdout, error } = spawnSync('git', ['--no-pager', '--literal-pathspecs', ...HARDENED, ...words], {
    cwd: root,
    env: environment(root),
    timeout,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1024 * 1024,
  })
  return error || status === null ? undefined : { code: status, text: stdout }
}
