import { unexpandedWord } from '../../../base/shell/shell-word.ts'
import { isFlag } from '../simple-command.ts'
import type { Started } from './wrappers.ts'

/** A program that runs the words behind its own. */
export interface Prefix {
  /** Its flags that take the next word. */
  valued: readonly string[]
  /** Words of its own before the program. */
  own?: number
  assignments?: boolean
  /** Its flags that name the folder in which the program runs. */
  folder?: readonly string[]
  /** Its flags that open a shell where no program is named: that reads its standard input. */
  shell?: RegExp
}

const OPENS_SHELL = /^-[a-zA-Z]*[si]$|^--(?:shell|login)$/

/** Programs that do nothing but run what stands behind them. */
export const PREFIXES: Readonly<Record<string, Prefix>> = {
  sudo: {
    valued: ['-u', '-g', '-h', '-p', '-C', '-T', '-r', '-t', '-U', '-D', '-R', '--user', '--group', '--chdir'],
    assignments: true,
    folder: ['-D', '--chdir'],
    shell: OPENS_SHELL,
  },
  doas: { valued: ['-u', '-C'], shell: OPENS_SHELL },
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
  taskset: { valued: [], own: 1 },
  chrt: { valued: [], own: 1 },
  gosu: { valued: [], own: 1 },
  'su-exec': { valued: [], own: 1 },
  pkexec: { valued: ['--user'] },
  run0: { valued: ['-u', '--user'] },
  fakeroot: { valued: ['-i', '-s'] },
  setpriv: { valued: ['--reuid', '--regid'] },
  'xvfb-run': { valued: ['-s', '-n', '-e'] },
  entr: { valued: [] },
  toybox: { valued: [] },
  strace: { valued: ['-e', '-o', '-p', '-s'] },
  caffeinate: { valued: ['-t', '-w'] },
  unshare: { valued: [] },
  busybox: { valued: [] },
  npx: { valued: ['-p', '--package'] },
  bunx: { valued: ['-p', '--package'] },
  'cross-env': { valued: [], assignments: true },
  dotenv: { valued: ['-e', '-f'] },
  'systemd-run': { valued: ['-p', '--unit', '-u', '--working-directory'], folder: ['--working-directory'] },
  chronic: { valued: [] },
  firejail: { valued: [] },
}

/** The program behind the flags and words of its starter's own. */
export function behind(
  words: readonly string[],
  { valued, own = 0, assignments = false, folder = [], shell }: Prefix,
): readonly Started[] {
  let skipped = 0
  let entered: string | undefined
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '--') continue
    if (isFlag(word)) {
      entered = folderIn(word, words[at + 1], folder) ?? entered
      if (valued.includes(word)) at++
    } else if (assignments && (/^[A-Za-z_]\w*=/.test(word) || (VARIABLES_OF_FILE.test(word) && at + 1 < words.length)))
      continue
    else if (skipped < own) skipped++
    else return [startedIn(entered, words.slice(at))]
  }
  return shell && words.some((word) => shell.test(word)) ? [{ readsScript: true }] : []
}

/** `env $(cat .env | xargs) npm start` */
const VARIABLES_OF_FILE = /^\$\(\s*(?:cat|e?grep|sed|g?awk|xargs)\s[^)]*\.env\b[^)]*\)$/

function startedIn(folder: string | undefined, words: readonly string[]): Started {
  const isText = /\s/.test(words[0] ?? '')
  if (folder === undefined) return isText ? { script: words.join(' ') } : { words }
  return { script: `cd ${unexpandedWord(folder)} && ${isText ? words.join(' ') : words.map(unexpandedWord).join(' ')}` }
}

function folderIn(word: string, next: string | undefined, flags: readonly string[]): string | undefined {
  for (const flag of flags) {
    if (word === flag) return next
    const glued = flag.startsWith('--') ? `${flag}=` : flag
    if (word.startsWith(glued)) return word.slice(glued.length)
  }
  return undefined
}
