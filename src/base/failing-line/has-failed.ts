import { hidesOutcome } from '../shell/command.ts'
import { bestOf } from './best.ts'
import type { RunAs } from './failing-line.ts'
import { readLines } from './lines.ts'
import { mayHaveFailed } from './may-have-failed.ts'
import { DOUBTFUL, SURE } from './score.ts'

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
  if (!mayHaveFailed(output) || ONLY_SHOWS.test(command)) return 'passed'
  const totals = totalsIn(output)
  if (totals !== undefined) return totals
  const score = bestOf(readLines(output))?.score ?? 0
  const builds = BUILDS.test(command)
  // An exit code that nothing hides is believed, except of those that print errors only when there are any.
  if (exitCode === 0 && !hidesOutcome(command)) return score < SURE ? 'passed' : builds ? 'failed' : 'unclear'
  if (score >= (builds ? DOUBTFUL : SURE)) return 'failed'
  return score >= DOUBTFUL ? 'unclear' : 'passed'
}

/** A runner that counts says itself how it went; what its tests print on the way does not matter then. */
function totalsIn(output: string): 'failed' | 'passed' | undefined {
  const end = output.length > LOOKED_AT ? output.slice(-LOOKED_AT) : output
  if (SOME_FAILED.test(end)) return 'failed'
  return ALL_PASSED.test(end) ? 'passed' : undefined
}

const ONLY_SHOWS =
  /^(?:cd \S+ *(?:&&|;) *)?(?:sudo )?(?:cat|head|tail|less|more|bat|grep|egrep|rg|ag|ack|sed -n|awk|ls|find|fd|tree|wc|stat|file|echo|printf|diff|jq|yq|which|type|man|env|history|ps|git (?:log|show|diff|blame|grep|status|reflog|stash list)|gh (?:run|pr|issue) (?:view|list|diff)|journalctl|docker (?:compose )?logs|kubectl (?:logs|describe|get))\b/
/** They print little that is not about what they found wrong. */
const BUILDS =
  /^(?:cd \S+ *(?:&&|;) *)?(?:\w+=\S+ )*(?:npx |bunx |pnpm exec |uv run |poetry run |bundle exec |python3? -m )?(?:tsc|eslint|biome|prettier|gcc|g\+\+|clang|clang\+\+|rustc|javac|kotlinc|scalac|ghc|swiftc?|go (?:build|vet|test|run|install)|cargo (?:build|check|test|clippy|run)|dotnet (?:build|test)|msbuild|cmake|make|ninja|mvn|gradle|\.\/gradlew|mix (?:compile|test|credo)|ruff|flake8|pylint|mypy|pyright|rubocop|golangci-lint|staticcheck|shellcheck|stylelint|terraform (?:plan|apply|validate)|pytest|phpunit|phpstan|rspec|jest|vitest|mocha|ctest|pip install|composer install|bundle install|(?:npm|pnpm|yarn|bun) (?:run |test|ci\b|install|t\b))\b/
const SOME_FAILED =
  /^(?:\s*--- FAIL: |(?:\[[\w:.-]+\] |mise )?ERROR task failed|(?:\[[\w:.-]+\] )?[1-9]\d* issues:$|task: Failed to run task|error: [Rr]ecipe .* failed|\s*✖ \d+ problems? \([1-9]\d* errors?|FAIL\b|FAILED\b|FAILURES|not ok \d|\s*[1-9]\d* (?:failed|failing|fail|failures?)\b|test result: FAILED|.*\b(?:Tests?|Test Suites|Test Files)\b:?.*\b[1-9]\d* failed|.*\b[1-9]\d* (?:tests?,? )?(?:failed|failures?)\b(?:,| in| out of|\s*$)|\/\/\S+\s+(?:FAILED|TIMEOUT)\b|Executed \d+ out of \d+ tests?: .*\b[1-9]\d* fails?\b|.*失[败敗][：:]? ?[1-9]\d* ?(?:[个個项項条條，,；;。]|$)|.*[1-9]\d* ?[个個项項条條](?:用例|测试|測試)? ?(?:失[败敗]|未通[过過])|BUILD FAIL|\*\* (?:TEST|BUILD|ARCHIVE) FAILED \*\*|(?:#\d+ )?ERROR: failed to (?:solve|build)\b|# fail [1-9]|=+ .*\b[1-9]\d* (?:failed|errors?)\b.*=+$)/m
const ALL_PASSED =
  /^(?:test result: ok\.|=+ .*\b\d+ passed\b.*=+$|.*\bTests:? +\d+ passed\b|\s*\d+ passing\b|\s*0 fail(?:ed|ures?)?$|.*\b0 (?:failures?|failed)\b|OK(?: \(.*\))?$|ok +\t?\S+|# fail 0|BUILD SUCCESS|\*\* (?:TEST|BUILD) SUCCEEDED \*\*|100% tests passed|Executed \d+ out of \d+ tests?: \d+ tests? pass(?:es)?\.|.*失[败敗][：:]? ?0(?!\d)|.*全部通[过過]|Tests run: .*Failures: 0, Errors: 0)/m
const LOOKED_AT = 12_000
