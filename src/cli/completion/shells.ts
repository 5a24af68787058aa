import { quotedWord } from '../../base/shell/shell-word.ts'
/** What can stand behind the program's name, by command. */
export type CompletionWords = Readonly<Record<string, Completed>>

interface Completed {
  readonly about: string
  readonly verbs: readonly string[]
  readonly options: readonly string[]
}

/** A script for each shell, made of the same words. */
export const SHELLS = { bash, zsh, fish, powershell } as const satisfies Record<
  string,
  (words: CompletionWords) => string
>

export type ShellName = keyof typeof SHELLS

function bash(words: CompletionWords): string {
  return `# Completion of throughline for bash.
_throughline() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${Object.keys(words).join(' ')}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases(words, (name, all) => `    ${name}) COMPREPLY=($(compgen -W "${all}" -- "$word")) ;;`)}
  esac
}
complete -o default -F _throughline throughline
`
}

function zsh(words: CompletionWords): string {
  const commands = Object.entries(words).map(
    ([name, { about }]) => `    ${quotedWord(`${name}:${about.replaceAll(':', '\\:')}`)}`,
  )
  return `#compdef throughline
_throughline() {
  local -a commands
  commands=(
${commands.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  case "$words[2]" in
${cases(words, (name, all) => `    ${name}) compadd -- ${all} ;;`)}
  esac
  _files
}
compdef _throughline throughline
`
}

function fish(words: CompletionWords): string {
  const lines = Object.entries(words).flatMap(([name, { about, verbs, options }]) => [
    `complete -c throughline -n __fish_use_subcommand -a ${name} -d ${quotedWord(about)}`,
    ...verbs.map((verb) => `complete -c throughline -n '__fish_seen_subcommand_from ${name}' -a ${verb}`),
    ...options.map(
      (option) => `complete -c throughline -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}`,
    ),
  ])
  return `# Completion of throughline for fish.\n${lines.join('\n')}\n`
}

function powershell(words: CompletionWords): string {
  const table = Object.entries(words).map(
    ([name, { verbs, options }]) => `  '${name}' = @(${[...verbs, ...options].map((word) => `'${word}'`).join(', ')})`,
  )
  return `# Completion of throughline for PowerShell.
$throughlineWords = @{
${table.join('\n')}
}
Register-ArgumentCompleter -Native -CommandName throughline -ScriptBlock {
  param($word, $ast, $position)
  $parts = @($ast.CommandElements | ForEach-Object { $_.ToString() })
  $known = if ($parts.Count -lt 2 -or ($parts.Count -eq 2 -and $word -ne '')) { $throughlineWords.Keys } else { $throughlineWords[$parts[1]] }
  $known | Where-Object { $_ -like "$word*" } | Sort-Object | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`
}

function cases(words: CompletionWords, line: (name: string, all: string) => string): string {
  return Object.entries(words)
    .map(([name, { verbs, options }]) => line(name, [...verbs, ...options].join(' ')))
    .join('\n')
}
