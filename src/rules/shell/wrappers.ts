import { isFlag, programName } from './simple-command.ts'

/** What a command starts in its turn: another program with its words, or a text that a shell reads. */
export interface Started {
  readonly words?: readonly string[]
  readonly script?: string
  /** It reads commands from its standard input. */
  readonly readsScript?: boolean
}

/** What stands behind a program that only starts another one. */
export function startedBy(name: string, words: readonly string[]): readonly Started[] {
  if (SHELLS.has(name)) return [shell(words)]
  const special = Object.hasOwn(SPECIAL, name) ? SPECIAL[name] : undefined
  if (special) return special(words)
  const prefix = Object.hasOwn(PREFIXES, name) ? PREFIXES[name] : undefined
  return prefix ? behind(words, prefix) : []
}

export function isShell(name: string): boolean {
  return SHELLS.has(name)
}

const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash', 'mksh', 'fish', 'rbash'])

/** A program that runs the words behind its own. */
interface Prefix {
  /** Its flags that take the next word. */
  valued: readonly string[]
  /** Words of its own before the program. */
  own?: number
  assignments?: boolean
}

const PREFIXES: Readonly<Record<string, Prefix>> = {
  sudo: {
    valued: ['-u', '-g', '-h', '-p', '-C', '-T', '-r', '-t', '-U', '-D', '-R', '--user', '--group', '--chdir'],
    assignments: true,
  },
  doas: { valued: ['-u', '-C'] },
  nice: { valued: ['-n', '--adjustment'] },
  ionice: { valued: ['-c', '-n', '-p'] },
  nohup: { valued: [] },
  setsid: { valued: [] },
  stdbuf: { valued: ['-i', '-o', '-e'] },
  timeout: { valued: ['-k', '-s', '--kill-after', '--signal'], own: 1 },
  time: { valued: ['-f', '-o'] },
  command: { valued: [] },
  builtin: { valued: [] },
  exec: { valued: ['-a'] },
  chroot: { valued: ['--userspec', '--groups'], own: 1 },
  watch: { valued: ['-n', '--interval'] },
  strace: { valued: ['-e', '-o', '-p', '-s'] },
  caffeinate: { valued: ['-t', '-w'] },
  unshare: { valued: [] },
  busybox: { valued: [] },
  npx: { valued: ['-p', '--package'] },
  bunx: { valued: ['-p', '--package'] },
  xargs: {
    valued: ['-I', '-n', '-P', '-L', '-d', '-E', '-s', '-a', '--max-args', '--max-procs', '--delimiter', '--arg-file'],
  },
  'cross-env': { valued: [], assignments: true },
  dotenv: { valued: ['-e', '-f'] },
  runuser: { valued: ['-u', '-g'] },
  'systemd-run': { valued: ['-p', '--unit', '-u'] },
  chronic: { valued: [] },
  firejail: { valued: [] },
  parallel: { valued: ['-j', '--jobs', '-n', '-I'] },
  flock: { valued: ['-w', '-E', '--timeout'], own: 1 },
}

const SPECIAL: Readonly<Record<string, (words: readonly string[]) => readonly Started[]>> = {
  env: (words) => {
    const split = words.findIndex((word) => word === '-S' || word === '--split-string')
    if (split > 0) return [{ script: words.slice(split + 1).join(' ') }]
    return behind(words, { valued: ['-u', '--unset', '-C', '--chdir'], assignments: true })
  },
  docker: inContainer,
  podman: inContainer,
  nerdctl: inContainer,
  'docker-compose': inContainer,
  kubectl: behindDashes,
  oc: behindDashes,
  git: (words) => {
    const at = words.indexOf('foreach')
    return at > 0 && words.includes('submodule')
      ? [
          {
            script: words
              .slice(at + 1)
              .filter((word) => !isFlag(word))
              .join(' '),
          },
        ]
      : []
  },
  ansible: (words) => {
    const at = words.findIndex((word) => word === '-a' || word === '--args')
    return at > 0 ? [{ script: words[at + 1] ?? '' }] : []
  },
  uv: (words) => (words[1] === 'run' ? behind(words, { valued: ['--with', '-p', '--python'], own: 1 }) : []),
  bundle: (words) => (words[1] === 'exec' ? [{ words: words.slice(2) }] : []),
  poetry: (words) => (words[1] === 'run' ? [{ words: words.slice(2) }] : []),
  pipenv: (words) => (words[1] === 'run' ? [{ words: words.slice(2) }] : []),
  mise: behindDashes,
  direnv: (words) => (words[1] === 'exec' ? [{ words: words.slice(3) }] : []),
  alias: (words) =>
    words.slice(1).flatMap((word) => (word.includes('=') ? [{ script: word.slice(word.indexOf('=') + 1) }] : [])),
  eval: (words) => [{ script: words.slice(1).join(' ') }],
  trap: (words) => (words[1] && !isFlag(words[1]) ? [{ script: words[1] }] : []),
  su: (words) => {
    const at = words.findIndex((word) => word === '-c' || word === '--command')
    return at > 0 ? [{ script: words[at + 1] ?? '' }] : []
  },
  ssh: (words) => {
    const inner = behind(words, {
      valued: ['-p', '-i', '-l', '-o', '-F', '-J', '-L', '-R', '-D', '-b', '-c', '-E', '-m', '-W'],
      own: 1,
    })
    return inner.map(({ words = [] }) => ({ script: words.join(' ') }))
  },
  find: (words) => execs(words, ['-exec', '-execdir', '-ok', '-okdir']),
  fd: (words) => execs(words, ['-x', '-X', '--exec', '--exec-batch']),
  source: () => [{ readsScript: true }],
}

/** `docker exec -it db psql`, `docker compose exec db psql`: the program behind the container's name. */
function inContainer(words: readonly string[]): readonly Started[] {
  const at = words.indexOf('exec')
  if (at < 0 || at > 6) return []
  return behind(['exec', ...words.slice(at + 1)], {
    valued: ['-e', '--env', '-u', '--user', '-w', '--workdir', '--env-file', '--index'],
    own: 1,
  })
}

/** What stands behind two dashes. */
function behindDashes(words: readonly string[]): readonly Started[] {
  const at = words.indexOf('--')
  return at > 0 && (words.includes('exec') || words.includes('run') || words.includes('debug'))
    ? [{ words: words.slice(at + 1) }]
    : []
}

function behind(words: readonly string[], { valued, own = 0, assignments = false }: Prefix): readonly Started[] {
  let skipped = 0
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '--') continue
    if (isFlag(word)) {
      if (valued.includes(word)) at++
    } else if (assignments && /^[A-Za-z_]\w*=/.test(word)) continue
    else if (skipped < own) skipped++
    else return [{ words: words.slice(at) }]
  }
  return []
}

/** `-c`, also in a cluster such as `-lc`: the next word that is no flag is the script; without it the shell reads its input. */
function shell(words: readonly string[]): Started {
  const at = words.findIndex((word) => /^-[a-z]*c[a-z]*$/i.test(word))
  if (at < 0) return { readsScript: true }
  const script = words.slice(at + 1).find((word) => !isFlag(word) && word !== '+x')
  return { script: script ?? '' }
}

function execs(words: readonly string[], marks: readonly string[]): readonly Started[] {
  return words.flatMap((word, at) => {
    if (!marks.includes(word)) return []
    const rest = words.slice(at + 1)
    const end = rest.findIndex((word) => word === ';' || word === '+')
    const inner = rest.slice(0, end < 0 ? rest.length : end)
    return programName(inner[0] ?? '') ? [{ words: inner }] : []
  })
}
