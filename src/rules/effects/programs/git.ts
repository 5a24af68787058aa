import { type SimpleCommand, subcommand } from '../../shell/simple-command.ts'
import { lineOf } from '../line.ts'
import { has, type Look, type Scene, valuesAfter } from '../scene.ts'
import { deletes } from './delete-files.ts'
import { pouredInto } from './files.ts'

/** git, where it throws work, branches or history away. */
export const git: Look = (command, scene) => {
  const { words } = command
  const folder = valuesAfter(command, '-C')[0]
  const sub = subcommand(command)
  if (sub === undefined) return
  const rest = words.slice(words.indexOf(sub) + 1)
  const look = Object.hasOwn(SUBCOMMANDS, sub) ? SUBCOMMANDS[sub] : undefined
  look?.({ command: spelledOut(command), scene, rest, plain: rest.filter((word) => !word.startsWith('-')), folder })
}

/** git takes the beginning of an option for the option: `reset --har`. */
function spelledOut(command: SimpleCommand): SimpleCommand {
  const more = command.flags.flatMap((flag) =>
    /^--[a-z]/.test(flag) && !KEPT.includes(flag) ? LONG.filter((option) => option.startsWith(flag)) : [],
  )
  return more.length === 0 ? command : { ...command, flags: [...command.flags, ...more] }
}

/** Options that throw something away. */
const LONG = [
  ...[
    '--hard',
    '--merge',
    '--force',
    '--discard-changes',
    '--delete',
    '--mirror',
    '--prune',
    '--worktree',
    '--root',
    '--reset',
  ],
  ...['--dry-run', '--staged', '--stdin', '--cached'],
] as const
/** Whole options with which one of those begins. */
const KEPT: readonly string[] = ['--m', '--d', '--s', '--r']

interface Part {
  readonly command: SimpleCommand
  readonly scene: Scene
  /** What stands behind the subcommand. */
  readonly rest: readonly string[]
  readonly plain: readonly string[]
  readonly folder: string | undefined
}

type Sub = (part: Part) => void

const work = ({ command, scene }: Part, what = 'uncommitted changes') => scene.add('discards', 'work', command, what)
const refs = ({ command, scene }: Part, what: string) => scene.add('discards', 'refs', command, what)
const remote = ({ command, scene }: Part, what: string) => scene.add('discards', 'remote', command, what)

const SUBCOMMANDS: Readonly<Record<string, Sub>> = {
  reset: (part) => {
    if (has(part.command, '--hard', '--merge')) work(part)
  },
  clean: (part) => {
    const { command, rest, plain, scene } = part
    const isForced = has(command, '-f', '--force') || /-c clean\.requireforce=(?:false|no|off|0)/i.test(lineOf(command))
    if (!isForced || has(command, '-n', '--dry-run', '-i', '--interactive')) return
    // What stays is not what goes.
    const spared = valuesAfter(command, '-e', '--exclude')
    const paths = rest.includes('--')
      ? rest.slice(rest.indexOf('--') + 1)
      : plain.filter((word) => !spared.includes(word))
    if (paths.length === 0 || paths.some((path) => scene.place(path, command).place !== 'inside'))
      work(part, 'files that are not under version control')
  },
  checkout: (part) => {
    const { command, rest } = part
    if (has(command, '-f', '--force')) return work(part)
    if (has(command, '-p', '--patch')) return
    movesBranch(part, '-B')
    const after = rest.indexOf('--')
    const paths = after >= 0 ? rest.slice(after + 1) : rest.filter((word) => WIDE.test(word))
    pathsLost(part, paths)
  },
  restore: (part) => {
    const { command, plain } = part
    if (has(command, '-p', '--patch') || (has(command, '--staged', '-S') && !has(command, '--worktree', '-W'))) return
    pathsLost(
      part,
      plain.filter((word) => !valuesAfter(command, '-s', '--source').includes(word)),
    )
  },
  clone: ({ command, scene, plain }) => {
    if (plain[1] !== undefined) pouredInto(plain.at(-1) ?? '', command, scene)
  },
  switch: (part) => {
    if (has(part.command, '--discard-changes', '-f', '--force')) work(part)
    movesBranch(part, '-C', '--force-create')
  },
  branch: (part) => {
    const { command, plain } = part
    if (has(command, '-D') || (has(command, '-d', '--delete') && has(command, '-f', '--force')))
      refs(part, `the branch ${plain.join(' ')}`)
    else if (has(command, '-f', '--force') && plain.length > 0) refs(part, `where ${plain[0]} stood`)
    else if (has(command, '-M', '-C') && SHARED.test(plain[1] ?? '')) refs(part, `where ${plain[1]} stood`)
  },
  push: (part) => {
    const { command, rest, plain } = part
    if (has(command, '--dry-run', '-n')) return
    if (/^(?:heroku|dokku|prod|production|live)$/.test(plain[0] ?? ''))
      part.scene.add('publishes', 'deployment', command, plain.join(' '))
    // Somewhere that no remote of the project is, or that became one a moment ago.
    if (
      /^(?:https?|ssh|git|ftps?):\/\/|^[\w.-]+@[\w.-]+:/.test(plain[0] ?? '') ||
      part.scene.remotes.has(plain[0] ?? 'origin')
    )
      part.scene.add('publishes', 'repository', command, plain.join(' '))
    const shared = plain.some((word) => SHARED.test(word))
    if (command.flags.some((flag) => /^--(?:force|mirror|prune)$|^-[a-zA-Z]*f[a-zA-Z]*$/.test(flag)))
      remote(part, 'what others have pushed')
    else if (plain.some((word) => /^\+\S/.test(word))) remote(part, 'what others have pushed')
    else if (rest.some((word) => /^--force-(?:with-lease|if-includes)/.test(word)) && shared)
      remote(part, 'a shared branch')
    else if (has(command, '--delete', '-d') || plain.some((word) => /^:\S/.test(word)))
      part.scene.add('discards', 'published', command, `${plain.slice(1).join(' ')} of the remote`)
  },
  stash: (part) => {
    if (/^(?:drop|clear)$/.test(part.plain[0] ?? '')) work(part, 'stashed changes')
  },
  reflog: (part) => {
    if (/^(?:expire|delete)$/.test(part.plain[0] ?? '') && !has(part.command, '-n', '--dry-run'))
      refs(part, 'the record of where branches stood')
  },
  gc: (part) => {
    if (part.rest.some((word) => /^--prune(?:=(?!never).*)?$/.test(word) && !/weeks|months/.test(word)))
      refs(part, 'commits that no branch holds')
  },
  prune: (part) => {
    if (!has(part.command, '-n', '--dry-run')) refs(part, 'commits that no branch holds')
  },
  'filter-branch': (part) => refs(part, 'the history as it was'),
  'filter-repo': (part) => {
    if (!has(part.command, '--analyze', '--dry-run')) refs(part, 'the history as it was')
  },
  'update-ref': (part) => {
    if (has(part.command, '-d', '--stdin') || part.plain.length > 1) refs(part, part.plain[0] ?? '')
  },
  'symbolic-ref': (part) => {
    if (has(part.command, '-d', '--delete')) refs(part, part.plain[0] ?? '')
  },
  worktree: (part) => {
    if (part.plain[0] === 'remove' && has(part.command, '-f', '--force')) work(part, part.plain[1])
  },
  rm: (part) => {
    const { command, plain, scene } = part
    if (has(command, '--cached', '-n', '--dry-run')) return
    for (const path of plain) deletes(path, command, scene)
  },
  'read-tree': (part) => {
    if (has(part.command, '--reset') && has(part.command, '-u')) work(part)
  },
  'checkout-index': (part) => {
    if (has(part.command, '-f', '--force')) work(part)
  },
  submodule: (part) => {
    if (part.plain[0] === 'deinit' && has(part.command, '-f', '--force')) work(part, 'changes in submodules')
  },
  rebase: (part) => {
    if (has(part.command, '--root')) refs(part, 'the history as it was')
  },
  lfs: (part) => {
    if (part.plain[0] === 'prune' && has(part.command, '--force', '-f')) refs(part, 'large files')
  },
  remote: (part) => {
    const [verb, name = ''] = part.plain
    if ((verb === 'add' && name !== 'origin' && name !== 'upstream') || verb === 'set-url') part.scene.remotes.add(name)
  },
  config: (part) => {
    const [key = '', value = ''] = part.plain
    if (
      value &&
      /^(?:core\.(?:hookspath|sshcommand|fsmonitor|pager|editor)|credential\.helper|http\.sslverify|alias\..*)$/i.test(
        key,
      ) &&
      (key.toLowerCase() !== 'http.sslverify' || /false|0/.test(value)) &&
      (!/^alias\./.test(key) || value.startsWith('!'))
    )
      part.scene.add('weakens', 'protection', part.command, `${key} ${value}`)
  },
}

/** `git checkout -B main HEAD~2`: a branch that is there stands elsewhere from then on. */
function movesBranch(part: Part, ...flags: readonly string[]) {
  const [name, start] = [valuesAfter(part.command, ...flags).at(-1), part.plain.at(-1)]
  if (name !== undefined && SHARED.test(name) && start !== name) refs(part, `where ${name} stood`)
}

/** Whole folders and everything; one file that is named is the agent's own to take back. */
function pathsLost(part: Part, paths: readonly string[]) {
  if (paths.length === 0) return
  if (paths.some((path) => WIDE.test(path) || /\/$/.test(path) || !/\.\w+$/.test(path)))
    work(part, `changes in ${paths.join(' ')}`)
  else part.scene.add('discards', 'file', part.command, paths.join(' '))
}

const WIDE = /^(?:\.|\.\/|:\/|\*|\.\/\*|:\(top\)|\*\*|:\/\*|\.\.|\*\.\w+)$|\/$/
const SHARED = /^(?:HEAD:)?(?:refs\/heads\/)?(?:main|master|develop|trunk|production|prod|release\/?.*|staging)$/
