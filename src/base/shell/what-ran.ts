import { commandKind, isTried } from './command-kind.ts'
import { cleaned, segmentsOf } from './segments.ts'

/** What a shell line runs, as far as its output is to be judged by it. */
export interface WhatRan {
  /**
   * Shown: a text that is there anyhow, whatever it speaks of. Acts: it checks or brings something about, and prints little that is not
   * about that. Inline: code that was written for this one call, which prints what it likes.
   */
  readonly kind: 'shown' | 'acts' | 'inline' | 'other'
  /** One of them prints errors only when there are any, whatever it ends with. */
  readonly isQuiet: boolean
  /** The names under which the programs of the line would speak. */
  readonly programs: readonly string[]
}

/** The programs at the beginning of each pipe: what stands behind them only passes their output on. */
export function whatRan(command: string): WhatRan {
  const kinds = new Set<WhatRan['kind']>()
  const programs: string[] = []
  let isQuiet = false
  const segments = segmentsOf(command.slice(0, LONGEST))
  for (const [at, segment] of segments.entries()) {
    if (segments[at - 1]?.then === '|') continue
    const plain = within(cleaned(segment).replace(OF_THE_SHELL, ''))
    if (plain === '' || PREPARES.test(plain)) continue
    programs.push(nameOf(plain))
    kinds.add(kindOf(plain))
    isQuiet ||= QUIET.test(plain)
  }
  // Where a text is shown beside, what is wrong may be told there.
  const isMixed = kinds.has('shown') && kinds.size > 1
  if (kinds.has('acts')) return { kind: isMixed ? 'other' : 'acts', isQuiet, programs }
  if (kinds.has('other')) return { kind: 'other', isQuiet, programs }
  return { kind: kinds.has('inline') ? 'inline' : 'shown', isQuiet, programs }
}

function kindOf(plain: string): WhatRan['kind'] {
  if (SHOWS.test(plain) || HELPS.test(plain) || isTried(plain)) return 'shown'
  if (INLINE.test(plain)) return 'inline'
  if (QUIET.test(plain)) return 'acts'
  const kind = commandKind(plain)
  return kind === 'check' || kind === 'run' ? 'acts' : 'other'
}

/** What is run elsewhere: on another machine, in a container, by another shell. */
function within(plain: string): string {
  const [, quoted, bare] = ELSEWHERE.exec(plain) ?? []
  const inner = quoted?.slice(1, -1) ?? bare
  return inner === undefined ? plain : inner.trim()
}

function nameOf(plain: string): string {
  const [first = ''] = plain.replace(STARTS, '').split(/\s/, 1)
  return first.slice(first.lastIndexOf('/') + 1)
}

const LONGEST = 4000
const OF_THE_SHELL = /^(?:(?:do|then|else|!)\s+)+/
const PREPARES =
  /^(?:cd|pushd|popd|export|set|unset|source|\.|echo|printf|true|:|sleep|wait|mkdir|touch|rm|cp|mv|ln|chmod|for|while|until|if|elif|case|esac|done|fi|do|then|else|exit|kill|pkill|\w+=\S*$)(?=\s|$)/
const ELSEWHERE =
  /^(?:ssh (?:-\S+ (?:[^\s'"-]\S* )?)*?\S+|(?:ba|z|da)?sh -\w*c|(?:docker|podman)(?:[ -]compose)? exec (?:-\S+ )*\S+|kubectl (?:-\S+ \S+ )*exec (?:-\S+ )*\S+ (?:.*? )?--)\s+(?:("(?:[^"\\]|\\.)*"|'[^']*')|([^-\s'"].*))$/s
const STARTS = /^(?:(?:sudo|npx|bunx|time|exec|nice|env|uv run|poetry run|bundle exec)\s+)+/
const SHOWS =
  /^(?:sudo )?(?:cat|head|tail|less|more|bat|grep|egrep|fgrep|zgrep|rg|ag|ack|sed(?! -\w*i)|awk|ls|find|fd|tree|wc|stat|file|diff|cmp|jq|yq|sort|uniq|cut|tr|strings|xxd|which|type|command -v|man|env|printenv|history|ps|top|df|du|date|whoami|hostname|uname|git (?:-C \S+ |--no-pager )*(?:log|show|diff|blame|grep|status|reflog|branch|ls-files|ls-tree|cat-file|rev-parse|stash (?:list|show))|gh (?:run|pr|issue|repo|release) (?:view|list|diff|status)|gh api|glab \w+ (?:view|list)|journalctl|dmesg|(?:docker|podman)(?:[ -]compose)? (?:-\S+ \S+ )*(?:logs|ps|inspect|images)|kubectl (?:-\S+ \S+ )*(?:logs|describe|get|events|top)|(?:go|cargo|rustup) doc|perldoc|pydoc3?|ri|tldr)(?=\s|$)/
const HELPS = /\s(?:--help|-h|help|--version)(?=\s|$)/
const INLINE =
  /^(?:(?:sudo |uv run |poetry run )?(?:python(?:\d(?:\.\d+)?)?|node|bun|deno|ruby|perl|php|Rscript|julia|osascript|tsx|ts-node)(?: -\S+)*? (?:-\w*[ce]|--eval|-r|eval|-(?=\s|$)|<<))/
/** They print little that is not about what they found wrong. */
const QUIET =
  /^(?:\w+=\S+ )*(?:npx |bunx |pnpm exec |uv run |poetry run |bundle exec |python3? -m )?(?:tsc|eslint|biome|prettier|gcc|g\+\+|clang|clang\+\+|rustc|javac|kotlinc|scalac|ghc|swiftc?|go (?:build|vet|test|run|install)|cargo (?:\+\S+ )?(?:build|check|test|clippy|run)|dotnet (?:build|test)|msbuild|cmake|make|ninja|mvn|gradle|\.\/gradlew|mix (?:compile|test|credo)|ruff|flake8|pylint|mypy|pyright|rubocop|golangci-lint|staticcheck|shellcheck|stylelint|terraform (?:plan|apply|validate)|pytest|phpunit|phpstan|rspec|jest|vitest|mocha|ctest|pip install|composer install|bundle install|(?:npm|pnpm|yarn|bun) (?:run |test|ci\b|install|t\b))\b/
