import { rememberingLast } from '../../../../../base/remember.ts'
import { testRunOf } from '../../../../../base/shell/test-run.ts'
import { oneLine } from '../../../../../base/text/text.ts'

/** The line of a run of tests that says that none was run, or that all were left out; '' where some were, or where nothing says so. */
export function ranNone(output: string, command: string): string {
  return testRunOf(command) === undefined || ONLY_BUILDS.test(command) ? '' : noneIn(output)
}

const noneIn: (output: string) => string = rememberingLast((output) => {
  const text = (output.length > LOOKED_AT ? output.slice(-LOOKED_AT) : output).replace(ANSI, '')
  if (!MAY.test(text) || !OF_TESTS.test(text) || RAN_SOME.test(text) || ranMoreThanLeftOut(text)) return ''
  for (const pattern of NONE) {
    const line = pattern.exec(text)?.[0]
    if (line !== undefined) return oneLine(line.trim(), LONGEST)
  }
  return ''
})

/** Runners that count what they ran with what they left out. */
function ranMoreThanLeftOut(text: string): boolean {
  return COUNTED.some(({ all, out }) => {
    const ran = sumOf(text, all)
    return ran > 0 && ran > sumOf(text, out)
  })
}

function sumOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((sum, [, count = '0']) => sum + Number(count), 0)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with ESC
const ANSI = /\u001b\[[0-9;?]*[A-Za-z]/g
/** Two looks before the others: of nothing, and of tests, whatever they are called. */
const MAY = /\bno (?:tests?|examples?|specs?)\b|\b0 |skip|ignored|pending|excluded|deselected|todo|NO-SOURCE|pass 0\b/i
const OF_TESTS = /test|spec|example|runs,|pass|skip|deselected/i
const RAN_SOME =
  /\b[1-9]\d* (?:tests? |specs? |examples? |suites? )?(?:pass(?:ed|ing|es)?|fail(?:ed|ing|ures?|s)?|errors?|xpassed|xfailed|succeeded|successful)\b|\b(?:pass(?:ed)?|fail(?:ed|ures?)?|errors?)[:=]? +[1-9]|\b(?:failures|errors)=[1-9]|^\s*--- (?:PASS|FAIL)|^ok +\t?\S+\s+(?:[\d.]+s|\(cached\))(?!.*\[no tests)|^FAIL\b|^> Task (?:\S*:)?(?:test\w*UnitTest|\w*test)(?: UP-TO-DATE| FROM-CACHE)?[ \t]*$/im
const COUNTED: readonly { readonly all: RegExp; readonly out: RegExp }[] = [
  { all: /\b(\d+) examples?, /g, out: /\b(\d+) pending\b/g },
  { all: /\b(?:Tests run|Tests): (\d+), /g, out: /\bSkipped: (\d+)/g },
  { all: /^(\d+) runs, /gm, out: /, (\d+) skips/g },
  { all: /^Ran (\d+) tests? in/gm, out: /\bskipped=(\d+)/g },
  { all: /^(\d+) tests?, \d+ failures?/gm, out: /, (\d+) (?:skipped|excluded|invalid)\b/g },
  { all: /\bExecuted (\d+) tests?,/g, out: /\b(\d+) tests? skipped\b/g },
  { all: /^Total tests: (\d+)/gm, out: /^\s*Skipped: (\d+)/gm },
  { all: /^\s*OK \((\d+) tests?, /gm, out: /^\s*Skipped: (\d+)/gm },
]
const NONE: readonly RegExp[] = [
  /^.*\bno tests? (?:files? |modules? |suites? |cases? |targets? )?(?:were |was )?(?:found|ran|executed|to run|collected|specified|matched|run)\b.*$/im,
  /^.*\bno (?:tests? (?:is available|match(?:es)?)|examples? found|specs? found|test specified)\b.*$/im,
  /^.*\bThere are no tests to run\b.*$/im,
  /^NO TESTS RAN.*$/m,
  /^.*\[no test files\].*$/m,
  /^.*\b(?:Tests:? +|Test Files +|Test Suites: +)[1-9]\d* (?:skipped|todo|pending)\b.*$/m,
  /^.*\bTests: +0 total\b.*$/m,
  /^[=\s]*[1-9]\d* (?:skipped|deselected)\b.*$/m,
  /^0 runs, .*$/m,
  /^\d+ runs, .*, [1-9]\d* skips.*$/m,
  /^.*\bPassed: +0\b.*$/m,
  /^.*\bTests: +0\b.*$/m,
  /^\s*0 (?:passing|pass|passed|tests?|examples?)\b.*$/m,
  /^test result: ok\. 0 passed.*$/m,
  /^.*\b0 passed\b.*$/m,
  /^# pass 0\b.*$/m,
  /^ℹ pass 0\b.*$/m,
  /^.*\bExecuted 0 tests\b.*$/m,
  /^Ran \d+ tests? in.*$/m,
  /^\d+ tests?, 0 failures.*$/m,
  /^\d+ examples?, 0 failures.*$/m,
  /^.*\bTests(?: run)?: \d+, .*$/m,
  /^> Task \S*[tT]est NO-SOURCE.*$/m,
]
/** It was not asked to run them. */
const ONLY_BUILDS = /\bgo test (?:.* )?-(?:c|list)\b|--(?:no-run|collect-only|co|list|listTests|dry-run)\b/
const LOOKED_AT = 12_000
const LONGEST = 160
