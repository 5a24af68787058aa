/** One program with its words, however deep it stood in the text. */
export interface SimpleCommand {
  /** The program without its folder. */
  readonly name: string
  /** The words as the shell would pass them on, the program first; what only the shell can know stays as it was written. */
  readonly words: readonly string[]
  readonly flags: readonly string[]
  /** The words that are no flags. */
  readonly args: readonly string[]
  readonly redirects: readonly RedirectTo[]
  /** The commands that read its output, by position. */
  readonly into: number[]
  /** What is written out for it in the same text: heredocs and here-strings. */
  readonly input: string[]
  /** The command that starts it, by position: find, xargs, sudo, a shell. */
  readonly by?: number
  /** The subshell it runs in, below the one before it: `cd` holds inside of it only. */
  readonly scope: string
}

/** Where a command stands. */
interface Standing {
  readonly by?: number | undefined
  readonly scope?: string
}

export interface RedirectTo {
  readonly operator: string
  readonly target: string
}

export function simpleCommand(
  words: readonly string[],
  redirects: readonly RedirectTo[],
  { by, scope = '' }: Standing = {},
): SimpleCommand {
  const { flags, args } = sorted(words.slice(1))
  const name = programName(words[0] ?? '')
  return { name, words, flags, args, redirects, into: [], input: [], scope, ...(by !== undefined && { by }) }
}

/** As people would read it: its words, what it reads and what it is written into; `> x` has nothing else. */
export function readOut({ words, redirects }: Pick<SimpleCommand, 'words' | 'redirects'>): string {
  let line = words.join(' ')
  for (const { operator, target } of redirects)
    if ((operator.includes('>') && operator !== '>&') || (operator === '<' && line !== ''))
      line += `${line && ' '}${operator} ${target}`
  return line
}

/** `/usr/bin/rm` is rm, and so is `rm.exe`; `npx rimraf@5` starts rimraf. */
export function programName(word: string): string {
  const name = word.slice(word.lastIndexOf('/') + 1)
  if (name.includes('@')) return name.replace(/(?<=.)@(?:latest|next|beta|canary|[\^~]?\d[\w.-]*)$/, '')
  return name.replace(/\.(exe|cmd|bat)$/i, '') || word
}

/** Behind `--` everything is an argument; a lone dash is one too. */
function sorted(words: readonly string[]): { flags: string[]; args: string[] } {
  const end = words.indexOf('--')
  const before = end < 0 ? words : words.slice(0, end)
  return {
    flags: before.filter(isFlag),
    args: [...before.filter((word) => !isFlag(word)), ...(end < 0 ? [] : words.slice(end + 1))],
  }
}

export function isFlag(word: string): boolean {
  return word.length > 1 && word.startsWith('-')
}

/**
 * Whether a command has a flag: `-r` also inside `-rf`, `--force` also as `--force=x`; `-rf` is `-r` and `-f`.
 * Without dashes a letter is a short flag and a word a long one.
 */
export function hasFlag({ flags }: SimpleCommand, wanted: string): boolean {
  if (flags.includes(wanted)) return true
  if (wanted.startsWith('--')) return flags.some((flag) => flag.startsWith(`${wanted}=`))
  const letters = wanted.startsWith('-') ? wanted.slice(1) : wanted
  if (letters.length > 1 && !wanted.startsWith('-'))
    return flags.some((flag) => flag === `-${letters}` || flag === `--${letters}` || flag.startsWith(`--${letters}=`))
  return [...letters].every((letter) => flags.some((flag) => isCluster(flag) && flag.includes(letter, 1)))
}

function isCluster(flag: string): boolean {
  return /^-[A-Za-z0-9]+(?:=|$)/.test(flag)
}

/** The first argument that is not the value of a flag of the program itself: `push` in `git -C app push`. */
export function subcommand({ name, words }: SimpleCommand): string | undefined {
  const valued = (Object.hasOwn(GLOBAL_VALUES, name) && GLOBAL_VALUES[name]) || []
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? ''
    if (valued.includes(word)) at++
    else if (!isFlag(word) && !word.startsWith('+')) return word
  }
  return undefined
}

const GLOBAL_VALUES: Readonly<Record<string, readonly string[]>> = {
  git: ['-C', '-c', '--git-dir', '--work-tree', '--namespace', '--config-env', '--super-prefix'],
  docker: ['-H', '--host', '--context', '--config', '-l', '--log-level'],
  podman: ['--connection', '--url', '--log-level'],
  kubectl: ['-n', '--namespace', '--context', '--kubeconfig', '-s', '--server', '--cluster', '--user'],
  helm: ['-n', '--namespace', '--kube-context', '--kubeconfig'],
  npm: ['--prefix', '-w', '--workspace', '-C'],
  pnpm: ['--dir', '-C', '--filter', '-F'],
  yarn: ['--cwd'],
  bun: ['--cwd'],
  cargo: ['--manifest-path', '--color', '-C', '--config', '-Z'],
  go: ['-C'],
  gh: ['-R', '--repo'],
  aws: ['--profile', '--region', '--output', '--endpoint-url'],
  gcloud: ['--project', '--account', '--configuration'],
  az: ['--subscription'],
  systemctl: ['-H', '-M', '-t', '-n'],
}
