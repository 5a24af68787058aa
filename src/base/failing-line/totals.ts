import { uncoloured } from './lines.ts'
import { type Tallies, talliesIn } from './tally.ts'

/** What a run counted of itself. */
interface Totals {
  readonly failed: boolean
  readonly passed: boolean
  /** What nothing was counted of: all, or what came after the last good count, as the next command of a chain. */
  readonly rest: string
  /** In words of any runner; an exit code that is seen is surer. */
  readonly tallies: Tallies
}

/** A runner that counts says itself how it went; what its tests print on the way does not matter then. */
export function totalsIn(output: string): Totals {
  const end = uncoloured(output.length > LOOKED_AT ? output.slice(-LOOKED_AT) : output)
  const tallies = talliesIn(end)
  if (SOME_FAILED.test(end)) return { failed: true, passed: false, rest: output, tallies }
  let last: RegExpExecArray | undefined
  for (const match of end.matchAll(ALL_PASSED)) last = match
  const at = Math.max(last === undefined ? -1 : last.index + last[0].length, tallies.goodTo)
  if (at === -1) return { failed: false, passed: false, rest: output, tallies }
  const next = end.indexOf('\n', at)
  return { failed: false, passed: true, rest: next === -1 ? '' : end.slice(next + 1), tallies }
}

const SOME_FAILED =
  /^(?:\s*--- FAIL: |(?:\[[\w:.-]+\] |mise )?ERROR task failed|(?:\[[\w:.-]+\] )?[1-9]\d* issues:$|task: Failed to run task|error: [Rr]ecipe .* failed|\s*✖ \d+ problems? \([1-9]\d* errors?|FAIL\b|FAILED\b|FAILURES|not ok \d|\s*[1-9]\d* (?:failed|failing|fail|failures?)\b|test result: FAILED|.*\b(?:Tests?|Test Suites|Test Files)\b:?.*\b[1-9]\d* failed|.*\b[1-9]\d* (?:tests?,? )?(?:failed|failures?)\b(?:,| in| out of|\s*$)|\/\/\S+\s+(?:FAILED|TIMEOUT)\b|Executed \d+ out of \d+ tests?: .*\b[1-9]\d* fails?\b|.*失[败敗][：:]? ?[1-9]\d* ?(?:[个個项項条條，,；;。]|$)|.*[1-9]\d* ?[个個项項条條](?:用例|测试|測試)? ?(?:失[败敗]|未通[过過])|(?:\[INFO\] )?BUILD FAIL|Build FAILED|Failed! +- Failed: +[1-9]|g?make(?:\[\d+\])?: \*\*\* |ninja: build stopped|error: could not compile|exit status [1-9]\d*$|\[ERROR\] Failed to execute goal|\s*ELIFECYCLE\b|npm (?:ERR!|error) (?:code|Missing script|Lifecycle script)\b|\[warn\] Code style issues|\*\* (?:TEST|BUILD|ARCHIVE) FAILED \*\*|(?:#\d+ )?ERROR: failed to (?:solve|build)\b|# fail [1-9]|=+ .*\b[1-9]\d* (?:failed|errors?)\b.*=+$)/m
const ALL_PASSED =
  /^(?:test result: ok\.|OK(?: \(.*\))?$|ok +\t?\S+|(?:\[INFO\] )?BUILD SUCCESS|Success: no issues|All checks passed|\*\* (?:TEST|BUILD) SUCCEEDED \*\*|100% tests passed|All tests successful|Result: PASS$|Executed \d+ out of \d+ tests?: \d+ tests? pass(?:es)?\.|.*失[败敗][：:]? ?0(?!\d)|.*全部通[过過])/gm
const LOOKED_AT = 12_000
