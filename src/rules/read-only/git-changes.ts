import { has, type Scene, valuesAfter } from '../effects/scene.ts'
import { type SimpleCommand, subcommand } from '../shell/simple-command.ts'

/** Whether a git command changes anything: all do that are not known to read. A fetch only brings along what others have. */
export function gitChanges(command: SimpleCommand, scene: Scene): boolean {
  const sub = subcommand(command)
  if (sub === undefined) return false
  const folder = valuesAfter(command, '-C')[0]
  if (folder !== undefined && scene.place(folder, command).place === 'temp') return false
  if (valuesAfter(command, '--output').some((file) => scene.place(file, command).place !== 'temp')) return true
  const rest = command.words.slice(command.words.indexOf(sub) + 1)
  const plain = rest.filter((word) => !word.startsWith('-'))
  if (sub === 'clone') return scene.place(plain[1] ?? '.', command).place !== 'temp'
  if (READS.has(sub)) return false
  const reads = Object.hasOwn(SOMETIMES, sub) ? SOMETIMES[sub] : undefined
  return !reads?.(command, plain)
}

const READS: ReadonlySet<string> = new Set(
  [
    'annotate blame cat-file check-attr check-ignore check-mailmap cherry count-objects describe diff diff-files diff-index diff-tree',
    'difftool fetch for-each-ref fsck get-tar-commit-id grep help log ls-files ls-remote ls-tree merge-base merge-tree name-rev',
    'patch-id range-diff rev-list rev-parse shortlog show show-branch show-index show-ref status var verify-commit verify-pack',
    'verify-tag version whatchanged',
  ]
    .join(' ')
    .split(' '),
)

/** Whether one that can do both only reads: by its flags and by the words behind it. */
type Reads = (command: SimpleCommand, plain: readonly string[]) => boolean

const first =
  (...words: readonly string[]): Reads =>
  (_, [word = '']) =>
    words.includes(word)

const SOMETIMES: Readonly<Record<string, Reads>> = {
  apply: (command) => has(command, '--check', '--stat', '--numstat', '--summary') && !has(command, '--apply'),
  archive: (command) => !has(command, '-o', '--output'),
  bisect: first('log', 'view'),
  branch: (command, plain) =>
    !has(command, ...MOVES_BRANCH) && (plain.length === 0 || has(command, ...LISTS, '-l', '-a', '-r')),
  bundle: first('verify', 'list-heads'),
  config: (command, plain) =>
    has(command, '--get', '--get-all', '--get-regexp', '--list', '-l') || plain.length === 1 || plain[0] === 'get',
  'format-patch': (command) => has(command, '--stdout'),
  'hash-object': (command) => !has(command, '-w'),
  lfs: first('ls-files', 'status', 'env'),
  notes: first('', 'list', 'show'),
  reflog: (_, [word = '']) => word !== 'expire' && word !== 'delete',
  remote: first('', 'show', 'get-url'),
  'sparse-checkout': first('list'),
  stash: first('list', 'show'),
  submodule: first('', 'status', 'summary'),
  'symbolic-ref': (command, plain) => plain.length === 1 && !has(command, '-d', '--delete'),
  tag: (command, plain) =>
    !has(command, '-d', '-a', '-s', '-f', '-m') && (plain.length === 0 || has(command, ...LISTS, '-l', '-n', '-v')),
  worktree: first('list'),
}

const LISTS = ['--list', '--contains', '--no-contains', '--merged', '--no-merged', '--points-at', '--show-current']
const MOVES_BRANCH = [
  ...['-d', '-D', '-m', '-M', '-c', '-C', '-f', '-u', '--delete', '--move', '--copy', '--force', '--set-upstream-to'],
  ...['--unset-upstream', '--edit-description'],
]
