import { outcomeIn } from '../../../../base/failing-line/has-failed.ts'
import { CONTROL, passingLine } from '../../../../base/failing-line/passing-line.ts'
import { countsFailures, talliesIn } from '../../../../base/failing-line/tally.ts'
import { testRunOf } from '../../../../base/shell/test-run.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { CheckFact } from '../../facts.ts'
import type { CheckRun } from './check-command.ts'
import { failedJobs } from './ci-jobs.ts'
import { TIME_UP, TIMED_OUT } from './commands.ts'
import { sitesIn } from './error-sites.ts'
import { isNotReached } from './tests/not-reached.ts'

type Result = Extract<Entry, { type: 'result' }>
type Outcome = CheckFact['outcome']

interface RunVerdict {
  readonly whole: 'passed' | 'failed' | 'unseen'
  /** Of each part. */
  readonly parts: readonly Outcome[]
}

/** How a run of checks ended, as a whole and part by part: in a chain that stopped, what came later was not reached. */
export function runVerdict(run: CheckRun, entry: Result): RunVerdict {
  const codes = run.parts.map(({ code }) =>
    code === undefined ? undefined : [...entry.text.matchAll(code)].at(-1)?.[1],
  )
  if (codes.every((code) => code !== undefined)) {
    const parts = codes.map((code) => (code === '0' ? 'passed' : 'failed'))
    return { whole: parts.includes('failed') ? 'failed' : 'passed', parts }
  }
  const whole = wholeOf(run, entry)
  if (whole === 'failed' && run.apart) return apartVerdict(run, entry)
  const failing = whole === 'failed' ? failingIn(run, entry.text) : -1
  return { whole, parts: run.parts.map((_, at) => outcomeOf(whole, at, failing)) }
}

/** Checks that do not wait for each other: which of them failed is what the output tells, or what stands last where the shell tells how it ended. */
function apartVerdict(run: CheckRun, { failed, text }: Result): RunVerdict {
  const blamed = failingPart(run, text)
  const failing = blamed === -1 ? failingApart(run, text, failed) : blamed
  const parts = run.parts.map((_, at): Outcome => {
    if (at === failing) return 'failed'
    return failing !== -1 && passedBeside(run, at, text) !== '' ? 'passed' : 'unseen'
  })
  return { whole: failing === -1 ? 'unseen' : 'failed', parts }
}

/** The line with which the only tests among them say that they passed, beside a linter or a build that failed; '' where none does. */
function passedBeside(run: CheckRun, at: number, text: string): string {
  const areTests = run.parts.map(({ command }) => testRunOf(command) !== undefined)
  if (areTests[at] !== true || areTests.filter(Boolean).length > 1 || TESTS_FAIL.test(text)) return ''
  const lines = text.replace(CONTROL, '').split('\n')
  // A line that counts tests; what the linter counts beside is another one's.
  return passingLine(lines.filter((line) => TESTS_PASS.test(line) && !countsFailures(line.trim())).join('\n'))
}

/** In a chain, what a compiler or a test says tells which of them it was. */
function failingIn(run: CheckRun, text: string): number {
  const blamed = failingPart(run, text)
  if (blamed !== -1 || run.parts.length === 1) return blamed
  const from = passedUntil(run, text)
  if (from === run.parts.length - 1 || lastBegun(run, text) === from) return from
  const failing = TESTS_FAIL.test(text) || isNotReached(text) ? failingKind(run, text, false) : -1
  return failing >= from ? failing : -1
}

/** How many of a chain the output shows to be done: each that says so in its own words, and all before one that has begun. */
function passedUntil(run: CheckRun, text: string): number {
  const plain = text.replace(CONTROL, '')
  const signs = run.parts.map(({ command }) => DONE.find(([form]) => form.test(command))?.[1])
  const done = signs.findLastIndex((sign, at) => {
    if (sign === undefined) return false
    const before = signs.slice(0, at).filter((other) => other === sign).length
    return [...plain.matchAll(sign)].length > before
  })
  return Math.min(Math.max(done + 1, lastBegun(run, text)), run.parts.length - 1)
}

/** The last of the parts that printed its name as it began, where all that follow would have done so too; -1 without one. */
function lastBegun({ parts }: CheckRun, text: string): number {
  const begun = new Set([...text.replace(CONTROL, '').matchAll(BEGUN)].map(([, task]) => task))
  const names = parts.map(({ command }) => TASK_OF_PACKAGE.exec(command)?.[1])
  const last = names.findLastIndex((name) => begun.has(name))
  return names.slice(last).every((name) => name !== undefined) ? last : -1
}

/** The code that a line ends with is that of what stands last: what came before is blamed only by what was printed. */
function failingApart(run: CheckRun, text: string, failed: boolean): number {
  const last = run.parts.length - 1
  const failing = failingKind(run, text, failed && !run.hidden)
  return failed && !run.others && failing < last && !TESTS_FAIL.test(text) && sitesIn(text).length === 0
    ? last
    : failing
}

/** Tests tell of their failures in their own words; what else is wrong is of the one part that is no test. */
function failingKind({ parts }: CheckRun, text: string, isOfLast: boolean): number {
  const isTest = (at: number) => testRunOf(parts[at]?.command ?? '') !== undefined
  const all = parts.map((_, at) => at)
  const ofKind = all.filter((at) => isTest(at) === TESTS_FAIL.test(text))
  const [only] = ofKind
  if (ofKind.length === 1 && only !== undefined) return only
  return isOfLast ? parts.length - 1 : -1
}

function wholeOf(run: CheckRun, { failed, text }: Result): RunVerdict['whole'] {
  // Its time was up: what it had printed by then tells how it went.
  if (TIME_UP.test(text) || TIMED_OUT.test(text))
    return outcomeIn(text.replace(TIME_UP, '').replace(TIMED_OUT, ''), { command: run.chain }) === 'failed'
      ? 'failed'
      : 'unseen'
  // A search that finds nothing ends like a failure.
  if (run.searched && /^(?:Exit code 1)?\s*$/.test(text)) return 'unseen'
  if (SIBLING.test(text)) return 'unseen'
  if (ASKS_CI.test(run.chain)) return failedJobs(text).length > 0 ? 'failed' : failed ? 'unseen' : 'passed'
  // What ran behind it may have failed instead, and mostly has: its own failure is told in its own words.
  if (run.others && (failed || text.startsWith('Exit code '))) {
    if (TESTS_FAIL.test(text) || OWN_FAULT.test(text)) return 'failed'
    return passingLine(text.replace(CONTROL, '\n')) === '' ? 'unseen' : 'passed'
  }
  if (run.others && !run.hidden) return 'passed'
  if (failed || text.startsWith('Exit code ')) return 'failed'
  const plain = text.replace(CONTROL, '\n')
  // Where the shell hides the exit code, what the output counts is what there is.
  if (run.hidden && talliesIn(plain).failed) return 'failed'
  const outcome = outcomeIn(plain, { command: run.chain, ...(!run.hidden && { exitCode: 0 }) })
  if (outcome === 'failed') return 'failed'
  if (outcome === 'unclear' && passingLine(plain) === '' && ASSERTED.test(plain)) return 'failed'
  // What a linter prints is what it has found.
  if (run.hidden && LINTS.test(run.chain) && passingLine(plain) === '' && sitesIn(plain).length > 0) return 'failed'
  // Warnings on the way, and at the end the line that says that all is well.
  if (outcome === 'unclear') return passingLine(plain) === '' ? 'unseen' : 'passed'
  // Where the shell hides the exit code, the output itself has to say it.
  return run.hidden && plain.replace(BANNER, '').trim() !== '' && passingLine(plain) === '' ? 'unseen' : 'passed'
}

/** Which part of a chain the output blames; -1 when it does not say. */
function failingPart({ parts }: CheckRun, output: string): number {
  if (parts.length === 1) return 0
  const tail = `${output.slice(0, 4000)}\n${output.slice(-4000)}`.replace(CONTROL, '')
  return parts.findLastIndex(({ command }) => {
    const name = command.split(/\s+/).findLast((word) => !word.startsWith('-') && !/[./]/.test(word)) ?? ''
    return (
      name !== '' &&
      (tail.includes(`[${name}] ERROR`) ||
        (tail.includes(`[${name}:`) && /\[\w+:\w+\] ERROR/.test(tail)) ||
        tail.includes(`"${name}" exited`) ||
        tail.includes(`task ${name} failed`))
    )
  })
}

function outcomeOf(verdict: RunVerdict['whole'], at: number, failing: number): Outcome {
  if (verdict !== 'failed' || failing === -1 || at === failing) return verdict
  return at < failing ? 'passed' : 'not-reached'
}

/** A package's task, and what is printed as it begins. */
const TASK_OF_PACKAGE = /^(?:cd \S+ && )?(?:npm|pnpm|yarn|bun)(?: run)? ([\w:.-]+)/
const BEGUN = /^> (?:@?[\w./-]+@\S+ )([\w:.-]+)(?= |$)/gm
/** How tools say that all went well. */
export const DONE: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:terraform|tofu) (?:-\S+ )*init\b/, /has been successfully initialized/g],
  [/\b(?:terraform|tofu) (?:-\S+ )*validate\b/, /The configuration is valid/g],
  [/\b(?:terraform|tofu) (?:-\S+ )*plan\b/, /^Plan: \d|^No changes\.|Saved the plan to/gm],
  [/\bhelm lint\b/, /chart\(s\) linted, 0 chart\(s\) failed/g],
  [/\bcargo (?:\+\S+ )?(?:check|c|build|clippy)\b/, /^\s*Finished `/gm],
  [/\b(?:gradlew?)\b/, /^BUILD SUCCESSFUL/gm],
  [/\bmvnw?\b/, /BUILD SUCCESS$/gm],
  [/\bdotnet build\b/, /^\s*Build succeeded/gm],
  [/\bswift build\b/, /^Build complete!/gm],
  [/\b(?:cmake --build|g?make|ninja)\b/, /^\[100%\] Built target/gm],
  [/\b(?:flutter|dart) analy[sz]e\b/, /^No issues found!/gm],
  [/\bruff(?: check)?\b/, /^All checks passed!/gm],
  [/\bmypy\b/, /^Success: no issues found/gm],
  [/\bblack\b/, /^All done!/gm],
  [/\bprettier\b/, /^All matched files use Prettier/gm],
  [/\bgolangci-lint\b/, /^0 issues\./gm],
  [/\brubocop\b/, /no offenses detected/g],
  [/\bphpstan\b/, /\[OK\] No errors/g],
  [/\bpytest\b/, /^=* ?\d+ passed(?:, \d+ (?:skipped|warnings?|deselected|xfailed))* in /gm],
  [/\bphpunit\b/, /^OK \(\d+ tests?/gm],
  [/\bmix credo\b/, /found no issues/g],
  [/\bbiome\b/, /^Checked \d+ files? in .*No fixes/gm],
]
const TESTS_FAIL =
  /^\s*(?:--- FAIL|FAIL(?:ED)?\b|not ok \d|✗ |✕ |● |\(fail\) )|\b[1-9]\d* (?:tests? )?fail(?:ed|ing|ures?)\b|test result: FAILED/m
const TESTS_PASS = /\b(?:tests?|specs?|examples?|scenarios?|suites?)\b|\b\d+ pass(?:ed|ing)?\b|^ok\b|^# pass|0 fail/i
/** A compiler, or what runs one. */
const OWN_FAULT =
  /^\S+(?::\d+:\d+:|\(\d+,\d+\):) |error TS\d+|error\[E\d+\]|^make(?:\[\d+\])?: \*\*\*|^npm (?:ERR!|error)|ELIFECYCLE|^\[\w[\w:-]*\] ERROR task failed/m
const SIBLING = /Sibling tool call errored/
/** What a test has printed of itself, with its place, where it gave up. */
const ASSERTED = /^\s+\w[\w-]*[_.](?:test|spec)\.\w+:\d+: .*\b(?:failed|unexpected|expected|want|got)\b/m
export const ASKS_CI = /^gh (?:pr checks|run watch)\b|^glab ci status\b/
const LINTS =
  /\b(?:golangci-lint|staticcheck|eslint|ruff|flake8|pylint|mypy|pyright|shellcheck|rubocop|stylelint|lint)\b/
/** What a runner of scripts prints before the script: a linter that has found nothing prints no more. */
const BANNER = /^(?:> \S.*|\$ \S.*|yarn run v[\d.]+)$/gm
