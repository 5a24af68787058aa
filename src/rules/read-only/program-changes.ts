import { INTERPRETERS } from '../effects/program-names.ts'
import { has, type Scene, valuesAfter } from '../effects/scene.ts'
import { type SimpleCommand, subcommand } from '../shell/simple-command.ts'
import { codeChanges } from './code-changes.ts'

/** Whether a program is called so that it changes files by itself: formatters, package managers, code on the command line. */
export function programChanges(command: SimpleCommand, scene: Scene): boolean {
  const name = command.name.toLowerCase()
  if (INTERPRETERS.test(name) && codeChanges([...command.words.slice(1), ...command.input].join('\n'))) return true
  const named = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined
  return named?.(command, scene) ?? false
}

type Changes = (command: SimpleCommand, scene: Scene) => boolean

/** Flags count wherever they stand: behind `--` they are for the program that is started. */
function given(command: SimpleCommand, flags: readonly string[]): boolean {
  return has(command, ...flags) || command.words.some((word) => flags.includes(word))
}

const always: Changes = () => true
const whenGiven =
  (...flags: readonly string[]): Changes =>
  (command) =>
    given(command, flags)
const unlessGiven =
  (...flags: readonly string[]): Changes =>
  (command) =>
    !given(command, [...flags, '--help', '--version'])
const bySubcommand =
  (table: Readonly<Record<string, Changes>>): Changes =>
  (command, scene) => {
    const sub = subcommand(command) ?? ''
    return Object.hasOwn(table, sub) ? (table[sub]?.(command, scene) ?? false) : false
  }
const each = (names: string, changes: Changes): Record<string, Changes> =>
  Object.fromEntries(names.split(' ').map((name) => [name, changes]))

function isKept(word: string, command: SimpleCommand, scene: Scene): boolean {
  const { place } = scene.place(word, command)
  return place !== 'temp' && place !== 'cache' && place !== 'nothing'
}

const FINDS = ['{}', '+', ';']

/** Which of its words are files, and whether one of them stays; without any they come from elsewhere. */
const files =
  (from: (command: SimpleCommand) => readonly string[]): Changes =>
  (command, scene) => {
    const named = from(command).filter((word) => !FINDS.includes(word))
    return named.length === 0 || named.some((word) => isKept(word, command, scene))
  }
const unpacked: Changes = (command, scene) =>
  files((its) => [valuesAfter(its, '-C', '--directory', '-d')[0] ?? '.'])(command, scene)

const FIX = ['--fix', '--write', '-u', '--update', '--updateSnapshot', '--snapshot-update']
/** Targets of make and scripts of package.json that are there to change files. */
const FIXING = /(?:^|[:\-_])(?:fix|format|fmt|write)$/
const fixingScript: Changes = (command) =>
  given(command, FIX) || command.args.slice(0, 3).some((word) => FIXING.test(word))

const packages = bySubcommand({
  ...each('add remove rm uninstall un update up upgrade version init link dedupe create set patch import', always),
  ...each('install i', (command) => !given(command, ['--frozen-lockfile', '--immutable', '--dry-run'])),
  audit: (command) => command.args.includes('fix') || given(command, ['--fix']),
  pkg: (command) => /^(?:set|delete|fix)$/.test(command.args[1] ?? ''),
  ...each('run test t exec x dlx run-script', fixingScript),
})
const locked = bySubcommand(each('add remove lock update init require upgrade', always))

const PROGRAMS: Readonly<Record<string, Changes>> = {
  touch: files(({ args }) => args),
  mkdir: files(({ args }) => args),
  ...each(
    'chmod chown chgrp',
    files(({ args }) => args.slice(1)),
  ),
  cp: files(({ args }) => args.slice(-1)),
  sed: (command, scene) =>
    command.flags.some((flag) => /^-[a-zA-Z]*i|^--in-place/.test(flag)) &&
    files(({ args }) => args.slice(1))(command, scene),
  sort: (command, scene) => valuesAfter(command, '-o', '--output').some((file) => isKept(file, command, scene)),
  ...each('tar gtar bsdtar', (command, scene) =>
    /^-?[a-zA-Z]*x|^--(?:extract|get)$/.test(command.words[1] ?? '') && !given(command, ['-O', '--to-stdout'])
      ? unpacked(command, scene)
      : false,
  ),
  unzip: (command, scene) => !given(command, ['-l', '-p', '-t', '-v', '-Z']) && unpacked(command, scene),
  patch: unlessGiven('--dry-run', '-C'),
  ...each('prettier biome dprint oxfmt', whenGiven('--write', '-w', '--fix', '--apply', '--apply-unsafe')),
  ...each('eslint stylelint standard xo oxlint tslint markdownlint ktlint swiftlint', whenGiven('--fix', '-F')),
  ...each('gofmt goimports gofumpt shfmt', whenGiven('-w')),
  ...each('clang-format autopep8 yapf autoflake', whenGiven('-i', '--in-place')),
  ...each('black rustfmt', unlessGiven('--check', '--diff')),
  isort: unlessGiven('--check', '--check-only', '-c', '--diff'),
  ruff: bySubcommand({ format: unlessGiven('--check', '--diff'), check: whenGiven('--fix', '--fix-only') }),
  rubocop: whenGiven('-a', '-A', '--autocorrect', '--autocorrect-all'),
  'php-cs-fixer': bySubcommand({ fix: unlessGiven('--dry-run') }),
  ...each('terraform tofu', bySubcommand({ fmt: unlessGiven('-check') })),
  dart: bySubcommand({ format: unlessGiven('none', '--output=none'), fix: whenGiven('--apply') }),
  dotnet: bySubcommand({ format: unlessGiven('--verify-no-changes'), ...each('add remove new', always) }),
  cargo: bySubcommand({
    fmt: unlessGiven('--check'),
    clippy: whenGiven('--fix'),
    ...each('fix add remove rm update init new generate-lockfile', always),
  }),
  go: bySubcommand({
    mod: (command) => /^(?:tidy|init|edit|vendor)$/.test(command.args[1] ?? ''),
    ...each('fmt get generate fix work', always),
  }),
  ...each('npm pnpm yarn bun', packages),
  ...each('poetry uv pdm composer bundle', locked),
  ...each('make just task gmake nx turbo', fixingScript),
  ...each('jest vitest pytest ava', whenGiven(...FIX)),
  gh: (command) => command.args.slice(0, 2).join(' ') === 'pr checkout',
  ...each(
    'set-content add-content out-file new-item ni remove-item move-item copy-item rename-item clear-content',
    always,
  ),
}
