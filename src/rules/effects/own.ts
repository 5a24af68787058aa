import { isFlag, type SimpleCommand, subcommand } from '../shell/simple-command.ts'
import { startedBy } from '../shell/wrappers/wrappers.ts'
import { INTERPRETERS } from './program-names.ts'
import { has, type Look, type Scene, valuesAfter } from './scene.ts'

/** `throughline` itself, where it switches rules off, gives trust or takes itself away. */
export const ownCommand: Look = (command, scene) => {
  const words = command.words.slice(1)
  if (has(command, '--help', '-h')) return
  if (changesRules(words) || words.some(isFilledIn))
    scene.add('weakens', 'rules', command, `throughline ${words.join(' ')}`)
}

/** Word by word: what a memory says is one of them, whatever it speaks of. */
function changesRules(words: readonly string[]): boolean {
  if (ALONE.includes(words.find((word) => !isFlag(word)) ?? '')) return true
  return CHANGING.some(([verb, second, third]) => {
    const at = words.indexOf(verb)
    const then = at < 0 ? -1 : words.findIndex((word, place) => place > at && second.includes(word))
    return then >= 0 && (third === undefined || words.some((word, place) => place > then && word.startsWith(third)))
  })
}

const ALONE: readonly string[] = ['install', 'uninstall', 'update', 'trust', 'forget']
const CHANGING: readonly (readonly [verb: string, second: readonly string[], third?: string])[] = [
  ['settings', ['set', 'unset']],
  ['rules', ['new', 'enable', 'disable', 'import', 'except']],
  ['share', ['approve', 'never']],
  ['team', ['join', 'leave']],
  ['memory', ['adopt', 'import']],
  ['memory', ['create', 'update', 'append', 'restore'], 'user:'],
]

/** What only the running shell fills in may be anything, unless a blank beside it shows that all of it is one quoted text. */
function isFilledIn(word: string): boolean {
  return /[$`]|\{\}/.test(word) && !/\s/.test(word.replace(/\$\([^)]*\)|`[^`]*`|\$\{[^}]*\}/g, ''))
}

/**
 * A program that is not known only to read, called with the settings of a host or with Throughline's own files: there are more ways to
 * edit a file in place (`yq -i`, `prettier --write`, `sd`, `crudini --set`) than any list has.
 */
export function reachesSettings(command: SimpleCommand, scene: Scene) {
  const { name, words } = command
  if (words.length < 2 || name === '') return
  for (const word of wordsWritten(command, scene)) {
    const { place, path } = scene.place(word, command)
    if (place === 'settings' && !isOrdinary(path)) scene.add('writes', 'settings', command, path)
  }
}

function wordsWritten(command: SimpleCommand, scene: Scene): readonly string[] {
  const { name, words } = command
  if (Object.hasOwn(WRITE_TOO, name)) return WRITE_TOO[name]?.(command) ?? []
  if (READERS.has(name) || scene.elsewhere(command) !== undefined) return []
  if (isReading(command) || startedBy(name, words).length > 0) return []
  const folder = name === 'git' ? valuesAfter(command, '-C')[0] : undefined
  return wordsNamed(command).map((word) => (folder === undefined || /^[/~$]/.test(word) ? word : `${folder}/${word}`))
}

const intoOption = (command: SimpleCommand) => valuesAfter(command, '-o', '--output', '--out')
const second = ({ args }: SimpleCommand) => args.slice(1, 2)
const packed = (command: SimpleCommand) =>
  has(command, '-c', '--stdout', '-k', '--keep', '-l', '--list', '-t', '--test') ? [] : command.args
const copied = ({ args }: SimpleCommand) => (args.includes('cp') ? args.slice(-1) : [])

/** Programs that read, and write where they are told to: the words that they would write. */
const WRITE_TOO: Readonly<Record<string, (command: SimpleCommand) => readonly string[]>> = {
  sort: intoOption,
  shuf: intoOption,
  tree: intoOption,
  pandoc: intoOption,
  base64: intoOption,
  uniq: second,
  xxd: second,
  gzip: packed,
  gunzip: packed,
  bzip2: packed,
  xz: packed,
  zstd: packed,
  scp: ({ args }) => args.slice(-1),
  docker: copied,
  podman: copied,
  awk: namedForAwk,
  gawk: namedForAwk,
  mawk: namedForAwk,
  nawk: namedForAwk,
}

/** `awk -v f=FILE '{ print > f }'` */
function namedForAwk(command: SimpleCommand): readonly string[] {
  if (!command.args.some((word) => /print[^;\n]*>/.test(word))) return []
  return valuesAfter(command, '-v', '--assign').map((value) => value.slice(value.indexOf('=') + 1))
}

function wordsNamed({ words }: SimpleCommand): string[] {
  return words.slice(1).flatMap((word) => {
    const value = /^(?:-{1,2}[\w-]+|[\w.-]+)=(.+)$/s.exec(word)?.[1]
    if (value !== undefined) return [value]
    return isFlag(word) || /\s/.test(word) || !/[./]/.test(word) ? [] : [word]
  })
}

/** Programs with a way of their own to write, which is looked at elsewhere, or that write only where an option says so. */
function isReading(command: SimpleCommand): boolean {
  const { name, words } = command
  if (name === 'git') return !CHANGING_GIT.includes(subcommand(command) ?? '') || isOfIndex(command)
  if (INTERPRETERS.test(name))
    return !words.some((word) => /^-[a-zA-Z]*i(?:nplace)?(?:\.\w+)?$/.test(word)) || EXCEPT_I.test(name)
  if (FORMATTERS.has(name)) return !words.some((word) => IN_PLACE.test(word))
  return valuesAfter(command, '--help').length > 0
}

/** `git rm --cached`, `git restore --staged`: the file stays as it is. */
function isOfIndex(command: SimpleCommand): boolean {
  return has(command, '--cached', '--staged') && !has(command, '--worktree', '-W')
}

const CHANGING_GIT: readonly string[] = [
  ...[
    'checkout',
    'restore',
    'stash',
    'mv',
    'rm',
    'clone',
    'worktree',
    'checkout-index',
    'read-tree',
    'clean',
    'switch',
  ],
]

/** `python -i`, `node -i`: a prompt. */
const EXCEPT_I = /^(?:python|pypy|node|nodejs|php|bun|deno|irb)/
const IN_PLACE = /^(?:-i|-w|-I|--write|--fix|--in-?place|--inplace|--save|-[a-z]*i[a-z]*)$/

/** They check or print, unless they are told to write. */
const FORMATTERS: ReadonlySet<string> = new Set(
  'prettier biome eslint yq jq dasel shfmt gofmt ruff stylelint markdownlint dprint taplo xmllint sed gsed oxlint'.split(
    ' ',
  ),
)

/** The folder of a host that is made or listed is nothing that was set, and neither is a hook or a note of the project's own. */
function isOrdinary(path: string): boolean {
  return /\/\.(?:claude|codex|gemini|qwen|copilot|pi|kilo|cline|opencode|kimi-code)$|\/\.claude\/(?:hooks(?:\/|$)|CLAUDE\.md$)/.test(
    path,
  )
}

/** Programs that read what they are given, show it or send it on, or whose writing is looked at by itself. */
const READERS: ReadonlySet<string> = new Set(
  (
    'cat tac less more head tail bat batcat nl wc cut tr fold column diff cmp comm colordiff delta grep egrep fgrep rg ag ack ls ll eza exa lsd ' +
    'du df stat file find fd fdfind gfind bfs test [ [[ echo printf cd pushd popd pwd realpath readlink dirname basename which type mkdir ' +
    'md5sum sha1sum sha256sum sha512sum shasum cksum b2sum base32 od hexdump hd strings jsonlint jless fx gron glow mdcat ' +
    'cp mv rm rmdir unlink ln install rsync tee dd truncate shred chmod chown chgrp setfacl chattr patch touch tar zip unzip ' +
    'source . bash sh zsh dash ksh fish sudo doas env xargs parallel time timeout nohup watch exec command eval export set declare local ' +
    'read mapfile for while if then do return exit true false : sleep trap wait kill pkill killall throughline claude codex gemini qwen opencode ' +
    'copilot cursor code subl open xdg-open pbcopy xclip gh glab curl wget ssh kubectl make npm pnpm yarn npx bunx bun deno ' +
    'pytest jest vitest mocha shellcheck actionlint yamllint check-jsonschema ajv cspell codespell vale lychee tsc cargo go mypy pylint flake8 ' +
    'sqlite3 inotifywait fswatch entr watchexec trash trash-put rimraf gio'
  ).split(' '),
)
