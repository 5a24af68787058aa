import { isFlag, type SimpleCommand, subcommand } from '../shell/simple-command.ts'
import { startedBy } from '../shell/wrappers/wrappers.ts'
import { INTERPRETERS } from './program-names.ts'
import { has, type Look, type Scene, valuesAfter } from './scene.ts'

/** `throughline` itself, where it switches rules off, gives trust or takes itself away. */
export const ownCommand: Look = (command, scene) => {
  const text = command.words.slice(1).join(' ')
  if (!has(command, '--help', '-h') && CHANGES_RULES.some((pattern) => pattern.test(text)))
    scene.add('weakens', 'rules', command, `throughline ${text}`)
}

const CHANGES_RULES: readonly RegExp[] = [
  /^(?:-\S+\s+)*(?:install|uninstall|update|trust|forget)\b/,
  /(?:^|\s)settings (?:.*\s)?(?:set|unset)\b/,
  /(?:^|\s)rules (?:.*\s)?(?:new|enable|disable|import|except)\b/,
  /(?:^|\s)(?:share (?:.*\s)?(?:approve|never)|memory (?:.*\s)?adopt|team (?:.*\s)?(?:join|leave))\b/,
  /(?:^|\s)memory (?:.*\s)?(?:create|update|append|restore)\s(?:.*\s)?user:|(?:^|\s)memory (?:.*\s)?import\b/,
  // What only the running shell fills in may be any of these.
  /[$`]|\{\}/,
]

/**
 * A program that is not known only to read, called with the settings of a host or with Throughline's own files: there are more ways to
 * edit a file in place (`yq -i`, `prettier --write`, `sd`, `crudini --set`) than any list has.
 */
export function reachesSettings(command: SimpleCommand, scene: Scene) {
  const { name, words } = command
  if (words.length < 2 || name === '' || READERS.has(name) || scene.elsewhere(command) !== undefined) return
  if (isReading(command) || startedBy(name, words).length > 0) return
  for (const word of wordsNamed(command)) {
    const { place, path } = scene.place(word, command)
    if (place === 'settings' && !isOrdinary(path)) scene.add('writes', 'settings', command, path)
  }
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
  if (name === 'git') return !CHANGING_GIT.includes(subcommand(command) ?? '')
  if (INTERPRETERS.test(name))
    return !words.some((word) => /^-[a-zA-Z]*i(?:nplace)?(?:\.\w+)?$/.test(word)) || EXCEPT_I.test(name)
  if (FORMATTERS.has(name)) return !words.some((word) => IN_PLACE.test(word))
  return valuesAfter(command, '--help').length > 0
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
    'reset',
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
    'cat tac less more head tail bat batcat nl wc sort uniq cut tr fold column diff cmp comm colordiff delta grep egrep fgrep rg ag ack ls ll eza exa lsd ' +
    'tree du df stat file find fd fdfind gfind bfs test [ [[ echo printf cd pushd popd pwd realpath readlink dirname basename which type mkdir ' +
    'md5sum sha1sum sha256sum sha512sum shasum cksum b2sum base64 base32 xxd od hexdump hd strings jsonlint jless fx gron glow mdcat pandoc ' +
    'cp mv rm rmdir unlink ln install rsync tee dd truncate shred chmod chown chgrp setfacl chattr patch touch tar zip unzip gzip gunzip ' +
    'source . bash sh zsh dash ksh fish sudo doas env xargs parallel time timeout nohup watch exec command eval export set declare local ' +
    'read mapfile for while if then do return exit true false : sleep trap wait kill pkill killall throughline claude codex gemini qwen opencode ' +
    'copilot cursor code subl open xdg-open pbcopy xclip gh glab curl wget scp ssh docker podman kubectl make npm pnpm yarn npx bunx bun deno ' +
    'pytest jest vitest mocha shellcheck actionlint yamllint check-jsonschema ajv cspell codespell vale lychee tsc cargo go mypy pylint flake8 ' +
    'awk gawk mawk nawk sqlite3 inotifywait fswatch entr watchexec trash trash-put rimraf gio'
  ).split(' '),
)
