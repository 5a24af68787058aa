import { isFlag, programName } from '../simple-command.ts'
import { inOptions } from './option-commands.ts'
import { behind, PREFIXES, type Prefix } from './prefixes.ts'
import { perhapsStarted } from './unknown-program.ts'

/** What a command starts in its turn: another program with its words, or a text that a shell reads. */
export interface Started {
  readonly words?: readonly string[]
  readonly script?: string
  /** What `$0`, `$1` … are in the script. */
  readonly positional?: readonly string[]
  /** It reads commands from its standard input. */
  readonly readsScript?: boolean
}

/** What stands behind a program that only starts another one. */
export function startedBy(name: string, words: readonly string[]): readonly Started[] {
  const named = inOptions(name, words)
  return named.length === 0 ? behindProgram(name, words) : [...named, ...behindProgram(name, words)]
}

function behindProgram(name: string, words: readonly string[]): readonly Started[] {
  if (SHELLS.has(name)) return [shell(words)]
  const special = Object.hasOwn(SPECIAL, name) ? SPECIAL[name] : undefined
  if (special) return special(words)
  const prefix = Object.hasOwn(PREFIXES, name) ? PREFIXES[name] : undefined
  return prefix ? behind(words, prefix) : perhapsStarted(name, words)
}

export function isShell(name: string): boolean {
  return SHELLS.has(name)
}

const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash', 'mksh', 'fish', 'rbash'])

const SPECIAL: Readonly<Record<string, (words: readonly string[]) => readonly Started[]>> = {
  env: (words) => {
    const split = splitsAt(words)
    if (split < 1) return behind(words, ENV)
    const glued = (words[split] ?? '').replace(/^-[a-zA-Z]*?S|^--split-string=?/, '')
    const script = [glued, ...words.slice(split + 1)].filter(Boolean).join(' ')
    // What it splits may have options of its own: `env -S '-i rm x'`.
    return [{ script: /^(?:-|\w+=)/.test(script) ? `env ${script}` : script }]
  },
  docker: inContainer,
  podman: inContainer,
  nerdctl: inContainer,
  'docker-compose': inContainer,
  kubectl: behindDashes,
  oc: (words) => (words[1] === 'rsh' ? behind(words.slice(1), { valued: ['-c', '-n'], own: 1 }) : behindDashes(words)),
  git: (words) => {
    const run = words.indexOf('run')
    if (run > 1 && words[run - 1] === 'bisect') return [{ words: words.slice(run + 1) }]
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
  eval: (words) => [{ script: words.slice(1).join(' ') }],
  trap: (words) => (words[1] && !isFlag(words[1]) ? [{ script: words[1] }] : []),
  xargs: (words) => {
    const at = words.findIndex((word) => word === '-I' || word === '--replace')
    const mark = at > 0 ? words[at + 1] : words.find((word) => /^-I./.test(word))?.slice(2)
    const named = mark && mark !== '{}' ? words.map((word) => word.replaceAll(mark, '{}')) : words
    // Without a mark, what it reads comes last.
    return behind(named, { valued: XARGS_VALUED }).map((started) =>
      mark === undefined && started.words ? { words: [...started.words, '{}'] } : started,
    )
  },
  su: (words) => scriptAfter(words, '-c', '--command') ?? [{ readsScript: true }],
  sg: (words) => scriptAfter(words, '-c') ?? behind(words, { valued: [], own: 1 }),
  runuser: (words) => scriptAfter(words, '-c', '--command') ?? behind(words, { valued: ['-u', '-g'] }),
  script: (words) =>
    scriptAfter(words, '-c', '--command') ?? behind(words, { valued: ['-I', '-O', '-B', '-T'], own: 1 }),
  flock: (words) =>
    scriptAfter(words, '-c', '--command') ?? behind(words, { valued: ['-w', '-E', '--timeout'], own: 1 }),
  parallel: (words) => {
    const at = words.findIndex((word) => /^:{3,4}\+?$/.test(word))
    const given = at < 0 ? [] : words.slice(at + 1)
    return behind(at < 0 ? words : words.slice(0, at), { valued: ['-j', '--jobs', '-n', '-I', '--colsep', '-a'] }).map(
      ({ words: program = [], script }) =>
        script === undefined ? { words: [...program, ...given] } : { script: script.replaceAll('{}', given.join(' ')) },
    )
  },
  nix: (words) => {
    const at = words.indexOf('--')
    const package_ = words.find((word) => word.includes('#'))
    if (words[1] === 'run' && package_ && at > 0)
      return [{ words: [package_.slice(package_.indexOf('#') + 1), ...words.slice(at + 1)] }]
    return perhapsStarted('nix', words)
  },
  gcloud: (words) => (words.includes('ssh') ? (scriptAfter(words, '--command') ?? []) : []),
  az: (words) => (words.includes('run-command') ? (scriptAfter(words, '--scripts') ?? []) : []),
  aws: (words) =>
    words.includes('send-command')
      ? words.flatMap((word) => (word.startsWith('commands=') ? [{ script: word.slice('commands='.length) }] : []))
      : [],
  npm: packageRunner,
  pnpm: packageRunner,
  yarn: packageRunner,
  bun: packageRunner,
  ssh: (words) => {
    const inner = behind(words, {
      valued: ['-p', '-i', '-l', '-o', '-F', '-J', '-L', '-R', '-D', '-b', '-c', '-E', '-m', '-W'],
      own: 1,
    })
    if (inner.length === 0) return [{ readsScript: true }]
    return inner.map(({ words = [], script = words.join(' ') }) => ({ script }))
  },
  newgrp: () => [{ readsScript: true }],
  find: (words) => execs(words, ['-exec', '-execdir', '-ok', '-okdir']),
  // Without a mark, what it finds comes last.
  fd: (words) =>
    execs(words, ['-x', '-X', '--exec', '--exec-batch']).map(({ words: program = [] }) => ({
      words: program.some((word) => /\{[/.]*\}/.test(word)) ? program : [...program, '{}'],
    })),
  source: () => [{ readsScript: true }],
  '.': () => [{ readsScript: true }],
}

const ENV: Prefix = {
  valued: ['-u', '--unset', '-C', '--chdir'],
  assignments: true,
  folder: ['-C', '--chdir'],
}

const XARGS_VALUED: readonly string[] = [
  ...['-I', '-n', '-P', '-L', '-d', '-E', '-s', '-a', '--replace'],
  ...['--max-args', '--max-procs', '--delimiter', '--arg-file'],
]

/** `npm exec rimraf`, `pnpm dlx rimraf`, `npm exec -c 'rm x'`. */
function packageRunner(words: readonly string[]): readonly Started[] {
  const at = words.findIndex((word) => /^(?:exec|x|dlx)$/.test(word))
  if (at < 1 || at > 4) return []
  const rest = words.slice(at)
  return scriptAfter(rest, '-c', '--call') ?? behind(rest, { valued: ['-p', '--package'] })
}

/** Where `env` is told to split a text; an S among the flags of the program behind it is that program's. */
function splitsAt(words: readonly string[]): number {
  for (let at = 1; (words[at] ?? '').startsWith('-'); at++) {
    const word = words[at] ?? ''
    if (/^-[a-zA-Z]*S|^--split-string(?:=|$)/.test(word)) return at
    if (ENV.valued.includes(word)) at++
  }
  return -1
}

/** `-c text`, `--command=text`, and `-qec text`: a short flag may stand at the end of others. */
function scriptAfter(words: readonly string[], ...flags: readonly string[]): readonly Started[] | undefined {
  const isGiven = (word: string, flag: string) =>
    word === flag ||
    word.startsWith(`${flag}=`) ||
    (flag.length === 2 && /^-[a-zA-Z]{2,6}$/.test(word) && word.endsWith(flag.slice(1)))
  const at = words.findIndex((word) => flags.some((flag) => isGiven(word, flag)))
  if (at < 1) return undefined
  const word = words[at] ?? ''
  return [{ script: word.includes('=') ? word.slice(word.indexOf('=') + 1) : (words[at + 1] ?? '') }]
}

/** `docker exec -it db psql`, `docker compose exec db psql`: the program behind the container's name. */
function inContainer(words: readonly string[]): readonly Started[] {
  const first = words.slice(0, 7)
  const composed = first.some((word) => word.endsWith('compose'))
  const at = first.findIndex((word) => word === 'exec' || (word === 'run' && composed))
  if (at < 0) return []
  return behind(['exec', ...words.slice(at + 1)], {
    valued: [
      '-e',
      '--env',
      '-u',
      '--user',
      '-w',
      '--workdir',
      '--env-file',
      '--index',
      '-v',
      '--volume',
      '-p',
      '--name',
    ],
    own: 1,
  })
}

/** What stands behind two dashes. */
function behindDashes(words: readonly string[]): readonly Started[] {
  const at = words.indexOf('--')
  return at > 0 && (words.includes('exec') || words.includes('run') || words.includes('debug') || words[1] === 'x')
    ? [{ words: words.slice(at + 1) }]
    : []
}

/** `-c`, also in a cluster such as `-lc`: the next word that is no flag is the script; without it the shell reads its input. */
function shell(words: readonly string[]): Started {
  const at = words.findIndex((word) => /^-[a-z]*c[a-z]*$/i.test(word))
  if (at < 0) return { readsScript: true }
  const rest = words.slice(at + 1)
  const found = rest.findIndex((word) => !isFlag(word) && word !== '+x')
  if (found < 0) return { script: '{}' }
  return { script: rest[found] ?? '', positional: rest.slice(found + 1) }
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
