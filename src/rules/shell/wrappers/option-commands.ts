import { inGitOptions, isGitPlain } from './git-options.ts'
import { beginsProgram } from './unknown-program.ts'
import type { Started } from './wrappers.ts'

/** What a program runs because one of its options says so: `tar --to-command=…`, `ssh -o ProxyCommand=…`, `git -c core.pager=…`. */
export function inOptions(name: string, words: readonly string[]): readonly Started[] {
  if (name === 'git') return inGitOptions(words)
  const options = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined
  if (!options) return []
  const found: Started[] = []
  for (let at = 1; at < words.length && found.length < MOST; at++) {
    const word = words[at] ?? ''
    for (const { flags, script } of options) {
      const value = givenTo(word, words[at + 1], flags)
      const text = value === undefined ? undefined : script ? script(value) : value
      if (text !== undefined && text.trim() !== '') found.push({ script: text })
    }
  }
  return found
}

/** Whether a program with such options does only what its words say: an allow needs that. */
export function isPlainWith(name: string, words: readonly string[]): boolean {
  return name === 'git' ? isGitPlain(words) : inOptions(name, words).length === 0
}

const MOST = 12

interface Option {
  /** As they are written; an empty one stands for every word. */
  readonly flags: readonly string[]
  /** What of the value is run; the whole of it, unless this says otherwise. */
  readonly script?: (value: string) => string | undefined
}

/** `--flag value`, `--flag=value`, `-fvalue`. */
function givenTo(word: string, next: string | undefined, flags: readonly string[]): string | undefined {
  for (const flag of flags) {
    if (flag === '') return word
    if (word === flag) return next ?? ''
    if (flag.startsWith('--') || flag.length > 2 ? word.startsWith(`${flag}=`) : word.startsWith(flag))
      return word.slice(flag.length).replace(/^=/, '')
  }
  return undefined
}

const after = (pattern: RegExp) => (value: string) => pattern.exec(value)?.[1]

/** A value that may be any text is run only where it begins like a command. */
const programIn = (pattern: RegExp) => (value: string) => {
  const script = pattern.exec(value)?.[1]
  return script !== undefined && beginsProgram(script) ? script : undefined
}

const TAR: readonly Option[] = [
  { flags: ['--to-command', '-I', '--use-compress-program', '--rsh-command', '--rmt-command'] },
  { flags: ['-F', '--info-script', '--new-volume-script'] },
  { flags: ['--checkpoint-action'], script: after(/^exec=(.*)$/s) },
]
const SSH: readonly Option[] = [
  { flags: ['-o'], script: after(/^\s*(?:Proxy|Local|KnownHosts)Command(?:\s*=\s*|\s+)(.*)$/is) },
]
const DEBUGGER: readonly Option[] = [
  {
    flags: ['-ex', '--ex', '-iex', '--eval-command', '-eval-command', '-o', '-O', '--one-line'],
    script: after(/^\s*(?:platform\s+)?(?:shell\s|!|pipe\s[^|]*\|)\s*(.*)$/s),
  },
]
/** `:!cmd`, `:silent !cmd`, `:call system('cmd')`, `:w !cmd`, also behind a bar. */
const EDITOR: readonly Option[] = [
  { flags: ['-c', '--cmd', '+', '-s', '-S'], script: after(/(?:^|[|:\s])!\s*(.*)$/s) },
  { flags: ['-c', '--cmd', '+'], script: after(/\bsystem(?:list)?\(\s*["'](.*?)["']\s*[,)]/s) },
]
const PAGER: readonly Option[] = [{ flags: ['-P', '--pager'] }]
const PAGED: readonly Option[] = [{ flags: ['+', '++'], script: after(/^!(.*)$/s) }]
const NETWORK: readonly Option[] = [
  { flags: ['-e', '--exec', '-c', '--sh-exec'] },
  { flags: [''], script: after(/^(?:EXEC|SYSTEM|SHELL):(.*)$/is) },
]
const PACKAGES: readonly Option[] = [{ flags: ['--script-shell'] }]
/** Variables of a makefile are texts that its lines run, and `$(shell …)` is run wherever it stands. */
const MAKE: readonly Option[] = [
  { flags: [''], script: after(/\$[({]shell\s+(.*)[)}]/s) },
  { flags: [''], script: programIn(/^[A-Za-z_.]\w*[:+?!]{0,2}=(.*)$/s) },
  { flags: ['--eval', '-E'], script: after(/^[^:=]*:[^;]*;(.*)$/s) },
]
const SQL_SHELL: readonly Option[] = [{ flags: [''], script: after(/^\s*(?:\\!|\.shell|\.system|system\s)\s*(.*)$/s) }]
const JAVA: readonly Option[] = [{ flags: [''], script: after(/^-XX:On(?:Error|OutOfMemoryError)=(.*)$/s) }]
const GO: readonly Option[] = [{ flags: ['-exec', '-toolexec', '-vettool', '--exec', '--toolexec'] }]
const CARGO: readonly Option[] = [
  {
    flags: ['--config'],
    script: after(/(?:rustc-wrapper|rustc-workspace-wrapper|rustc|runner|linker)\s*=\s*["']?(.*?)["']?$/s),
  },
]
const COMPILER: readonly Option[] = [{ flags: ['-wrapper'], script: (value) => value.replaceAll(',', ' ') }]

const OPTIONS: Readonly<Record<string, readonly Option[]>> = {
  tar: TAR,
  gtar: TAR,
  bsdtar: TAR,
  rsync: [{ flags: ['-e', '--rsh', '--rsync-path'] }],
  ssh: SSH,
  scp: [...SSH, { flags: ['-S'] }],
  sftp: [...SSH, { flags: ['-S'] }],
  gdb: DEBUGGER,
  lldb: DEBUGGER,
  vi: EDITOR,
  vim: EDITOR,
  nvim: EDITOR,
  ex: EDITOR,
  view: EDITOR,
  man: PAGER,
  bat: PAGER,
  ag: PAGER,
  less: PAGED,
  more: PAGED,
  nc: NETWORK,
  ncat: NETWORK,
  netcat: NETWORK,
  socat: NETWORK,
  npm: PACKAGES,
  pnpm: PACKAGES,
  yarn: PACKAGES,
  make: MAKE,
  gmake: MAKE,
  psql: SQL_SHELL,
  mysql: SQL_SHELL,
  mariadb: SQL_SHELL,
  sqlite3: SQL_SHELL,
  java: JAVA,
  go: GO,
  cargo: CARGO,
  gcc: COMPILER,
  'g++': COMPILER,
  cc: COMPILER,
  sort: [{ flags: ['--compress-program'] }],
  split: [{ flags: ['--filter'] }],
  zip: [{ flags: ['-TT', '--unzip-command'] }],
  tcpdump: [{ flags: ['-z'] }],
  rg: [{ flags: ['--pre', '--hostname-bin'] }],
  wget: [{ flags: ['--use-askpass'] }],
  fzf: [
    { flags: ['--preview'] },
    { flags: ['--bind'], script: after(/\b(?:execute|execute-silent|become|reload)[(:[{](.*?)[)\]}]?$/s) },
  ],
}
