import { hidesOutcome } from '../command.ts'
import { failingLine, type RunAs } from './failing-line.ts'
import { mayHaveFailed } from './may-have-failed.ts'

/**
 * Whether a command failed, whatever the exit code says: a pipe hides it (`go test | tail` ends with 0 although a test failed), and some
 * clients do not tell it. What only shows a text has not failed because the text speaks of errors.
 */
export function hasFailed(output: string, { exitCode, command = '' }: RunAs = {}): boolean {
  if (exitCode !== undefined && exitCode !== 0) return true
  const said = /^(?:Error: )?Exit code:? (\d+)/.exec(output)?.[1]
  if (said !== undefined) return said !== '0'
  if (!mayHaveFailed(output)) return false
  if (exitCode === 0 && command !== '' && !hidesOutcome(command)) return false
  if (ONLY_SHOWS.test(command)) return false
  const totals = totalsIn(output)
  return totals === undefined ? failingLine(output) !== undefined : totals === 'failed'
}

/** A runner that counts says itself how it went; what its tests print on the way does not matter then. */
function totalsIn(output: string): 'failed' | 'passed' | undefined {
  const end = output.length > LOOKED_AT ? output.slice(-LOOKED_AT) : output
  if (SOME_FAILED.test(end)) return 'failed'
  return ALL_PASSED.test(end) ? 'passed' : undefined
}

const ONLY_SHOWS =
  /^(?:cd \S+ *(?:&&|;) *)?(?:sudo )?(?:cat|head|tail|less|more|bat|grep|egrep|rg|ag|ack|sed -n|awk|ls|find|fd|tree|wc|stat|file|echo|printf|diff|jq|yq|which|type|man|env|history|git (?:log|show|diff|blame|grep|status|reflog|stash list)|gh (?:run|pr|issue) (?:view|list|diff)|journalctl|docker logs|docker compose logs|kubectl (?:logs|describe|get))\b/
const SOME_FAILED =
  /^(?:\s*--- FAIL: |FAIL\b|FAILED\b|FAILURES|Failures:|not ok \d|\s*[1-9]\d* (?:failed|failing|fail|failures?)\b|test result: FAILED|.*\b(?:Tests?|Test Suites|Test Files)\b:?.*\b[1-9]\d* failed|.*\b[1-9]\d* (?:tests?,? )?(?:failed|failures?)\b(?:,| in|\s*$)|BUILD FAIL|# fail [1-9]|=+ .*\b[1-9]\d* (?:failed|errors?)\b.*=+$)/m
const ALL_PASSED =
  /^(?:test result: ok\.|=+ .*\b\d+ passed\b.*=+$|.*\bTests:? +\d+ passed\b|\s*\d+ passing\b|\s*0 fail(?:ed|ures?)?$|.*\b0 (?:failures?|failed)\b|OK(?: \(.*\))?$|ok +\t?\S+|# fail 0|BUILD SUCCESS|Tests run: .*Failures: 0, Errors: 0)/m
const LOOKED_AT = 12_000
