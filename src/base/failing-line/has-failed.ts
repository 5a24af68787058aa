import { hidesOutcome } from '../shell/command.ts'
import { bestOf } from './best.ts'
import type { RunAs } from './failing-line.ts'
import { readLines } from './lines.ts'
import { mayHaveFailed } from './may-have-failed.ts'
import { DOUBTFUL, SURE } from './score.ts'
import { totalsIn } from './totals.ts'

/**
 * Whether a command failed, whatever the exit code says: a pipe hides it (`go test | tail` ends with 0 although a test failed), and some
 * clients do not tell it. What only shows a text has not failed because the text speaks of errors.
 */
export function hasFailed(output: string, run: RunAs = {}): boolean {
  return outcomeIn(output, run) === 'failed'
}

/** `unclear`: nothing tells how it went, but there is something in it that may be an error. */
export function outcomeIn(output: string, { exitCode, command = '' }: RunAs = {}): 'failed' | 'passed' | 'unclear' {
  if (exitCode !== undefined && exitCode !== 0) return 'failed'
  const said = /^(?:Error: )?Exit code:? (\d+)/.exec(output)?.[1]
  if (said !== undefined) return said === '0' ? 'passed' : 'failed'
  if (!mayHaveFailed(output, command) || ONLY_SHOWS.test(command)) return 'passed'
  const counted = totalsIn(output)
  if (counted.failed) return 'failed'
  const isBelieved = exitCode === 0 && !hidesOutcome(command)
  if (counted.tallies.failed && !isBelieved) return 'failed'
  if (counted.tallies.failed && counted.tallies.good === '') return 'unclear'
  if (counted.passed && isBelieved) return 'passed'
  const score = bestOf(readLines(counted.rest))?.score ?? 0
  if (counted.passed) return score >= SURE ? 'failed' : 'passed'
  const builds = BUILDS.test(command)
  // An exit code that nothing hides is believed, except of those that print errors only when there are any.
  if (isBelieved) return score < SURE ? 'passed' : builds ? 'failed' : 'unclear'
  if (score >= (builds ? DOUBTFUL : SURE)) return 'failed'
  return score >= DOUBTFUL ? 'unclear' : 'passed'
}

const ONLY_SHOWS =
  /^(?:cd \S+ *(?:&&|;) *)?(?:sudo )?(?:cat|head|tail|less|more|bat|grep|egrep|rg|ag|ack|sed -n|awk|ls|find|fd|tree|wc|stat|file|echo|printf|diff|jq|yq|which|type|man|env(?! +(?:-|\w+=))|history|ps|git (?:log|show|diff|blame|grep|status|reflog|stash list)|gh (?:run|pr|issue) (?:view|list|diff)|journalctl|docker (?:compose )?logs|kubectl (?:logs|describe|get))\b/
/** They print little that is not about what they found wrong. */
const BUILDS =
  /^(?:cd \S+ *(?:&&|;) *)?(?:env (?:-u \w+ |--unset[= ]\w+ |-i )*)?(?:\w+=\S+ )*(?:npx |bunx |pnpm exec |uv run |poetry run |bundle exec |python3? -m )?(?:tsc|eslint|biome|prettier|gcc|g\+\+|clang|clang\+\+|rustc|javac|kotlinc|scalac|ghc|swiftc?|go (?:build|vet|test|run|install)|cargo (?:\+\S+ )?(?:build|check|test|clippy|run)|dotnet (?:build|test)|msbuild|cmake|make|ninja|mvn|gradle|\.\/gradlew|mix (?:compile|test|credo)|ruff|flake8|pylint|mypy|pyright|rubocop|golangci-lint|staticcheck|shellcheck|stylelint|terraform (?:plan|apply|validate)|pytest|phpunit|phpstan|rspec|jest|vitest|mocha|ctest|pip install|composer install|bundle install|(?:npm|pnpm|yarn|bun) (?:run |test|ci\b|install|t\b))\b/
