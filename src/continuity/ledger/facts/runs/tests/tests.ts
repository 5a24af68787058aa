import { coverage } from '../../../../../base/shell/coverage.ts'
import { cleaned, segmentsOf } from '../../../../../base/shell/segments.ts'
import { type TestRun, testRunOf } from '../../../../../base/shell/test-run.ts'
import type { Entry } from '../../../../transcript/entry.ts'
import type { Ledger, TestFact } from '../../../facts.ts'
import { changeFact, countOf, factOf, factsOf, keyOf, put } from '../../../put.ts'
import type { OpenCall } from '../../../state.ts'
import { isOverWork } from '../over-work.ts'
import { isNotReached } from './not-reached.ts'
import { testMessages } from './test-messages.ts'

/** Tests by name, failing or passing as of their last run; read only from the output of commands that run tests. */
export function takeTests(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  const { command } = call
  const output = entry.text.length > LONGEST ? entry.text.slice(-LONGEST) : entry.text
  const tells = TELLS.test(output)
  // Nothing about tests, and none that it could settle.
  if (!tells && countOf(ledger, 'test') === 0) return
  const run = testRunOf(command) ?? runBehind(call)
  if (run === undefined || !isOverWork(ledger, call, output)) return
  const failed = tells ? namesOf(output) : []
  const failing = failed.slice(0, MOST)
  const among = failing.length === 0 ? undefined : amongOf(failed.length, entry.text, call)
  const messages = testMessages(output, failing)
  for (const name of failing) {
    const text = `${name} fails`
    const message = messages.get(name)
    const { root } = ledger.work
    const own = {
      name,
      command,
      ...(root !== undefined && { root }),
      ...(among !== undefined && { among }),
      ...(message !== undefined && { message }),
    }
    put(ledger, entry, { kind: 'test', key: name, text, status: 'failing', own })
  }
  for (const name of tells ? namesBy(output, PASSED) : []) setStatus(ledger, entry, name, 'passing')
  settleOthers(ledger, entry, run, { command, failing, output })
}

/** Behind what wrote the test, in one line with it. */
function runBehind({ whole = '' }: OpenCall): TestRun | undefined {
  if (!BEHIND.test(whole)) return undefined
  return segmentsOf(whole)
    .map((segment) => testRunOf(cleaned(segment)))
    .findLast((run) => run !== undefined)
}

const BEHIND = /[;\n]|&&/

/** Packages of which a run of the tests has said that there are none in them; one that ran tests since is none of them. */
export function takeUntested(ledger: Ledger, { text }: Extract<Entry, { type: 'result' }>): void {
  if (!text.includes('[no test files]') && ledger.untested === undefined) return
  const none = [...text.matchAll(NO_TESTS)].flatMap(([, name]) => (name === undefined ? [] : [name]))
  const ran = new Set([...text.matchAll(TESTED)].flatMap(([, name]) => (name === undefined ? [] : [name])))
  const before = ledger.untested ?? []
  ledger.untested = [...new Set([...before, ...none])].filter((name) => !ran.has(name)).slice(-MOST_UNTESTED)
}

/** How many failed: as the output counts them, or 'some' where the command, its client or we ourselves have seen only a part of it. */
function amongOf(named: number, text: string, { command, whole = command }: OpenCall): TestFact['among'] {
  const counts = (text.slice(-LONGEST).match(COUNTED) ?? []).map((counted) => Number(/\d+/.exec(counted)?.[0]))
  const count = counts.findLast((figure) => figure >= named)
  if (count !== undefined) return count
  return named > MOST || text.length > LONGEST || CUT.test(whole) || CUT_BY_CLIENT.test(text) ? 'some' : undefined
}

/** What the run says about tests that failed before it and that its output does not name. */
function settleOthers(
  ledger: Ledger,
  entry: Entry,
  run: TestRun,
  { command, failing, output }: { command: string; failing: readonly string[]; output: string },
): void {
  const status = factOf(ledger, 'command', keyOf(command))?.status
  // Nothing ran, or it failed before it came to the tests: they are as they were.
  if (status === 'declined' || status === 'unknown') return
  const isStopped = status === 'failing' && failing.length === 0
  if (isStopped && !isNotReached(output)) return
  for (const test of factsOf(ledger, 'test')) {
    if (test.status !== 'failing' || failing.includes(test.name)) continue
    const before = testRunOf(test.command)
    const covers =
      test.command === command || before === undefined ? 'covers' : coverage(run, before, test.name, ledger.cwd)
    if (covers === 'apart') continue
    if (isStopped) {
      changeFact(ledger, test, { unreached: true })
      continue
    }
    const settled = covers === 'covers' && status === 'passing' && failing.length === 0
    setStatus(ledger, entry, test.name, settled ? 'passing' : 'unknown')
  }
}

function setStatus(ledger: Ledger, entry: Entry, name: string, status: TestFact['status']): void {
  const known = factOf(ledger, 'test', name)
  if (known === undefined || known.status === status) return
  const text = status === 'passing' ? `${name} passes` : `${name} failed once; since then unknown`
  put(ledger, entry, { kind: 'test', key: name, text, status, own: { name, command: known.command } })
}

/** What heads the failures at the end names the same tests in another form: it is asked where the list names none. */
function namesOf(output: string): string[] {
  const named = namesBy(output, FAILED)
  return named.length > 0 ? named : namesBy(output, HEADS)
}

function namesBy(output: string, patterns: readonly Pattern[]): string[] {
  const found = new Set<string>()
  for (const [sign, pattern] of patterns) {
    if (!output.includes(sign)) continue
    for (const match of output.matchAll(pattern)) if (match[1] !== undefined) found.add(match[1].slice(0, 120))
  }
  return [...found]
}

/** One look before the others. */
const TELLS =
  /--- (?:FAIL|PASS)|FAILED |[✗✕×✓●] |FAIL\s+\S+ > |\((?:fail|pass)\)| \.\.\. (?:ok|FAILED)|not ok | PASSED| => \.\/| \[E\]/
/** A pattern, and the letters without which it cannot match: most outputs have none of them. */
type Pattern = readonly [sign: string, pattern: RegExp]

const FAILED: readonly Pattern[] = [
  // A name at the end of an output that was cut may be cut itself.
  ['--- FAIL: ', /^\s*--- FAIL: (\S+)(?= |\n|\r)/gm],
  // A sum begins with the same word.
  ['FAILED ', /^FAILED (\w\S*|[./]\S+)/gm],
  ['✗ ', /^\s*✗ (.+?)(?: \(?\d+(?:\.\d+)? ?m?s\)?)?$/gm],
  ['✕ ', /^\s*✕ (.+?)(?: \(?\d+(?:\.\d+)? ?m?s\)?)?$/gm],
  ['× ', /^\s*× (.+?)(?: \(?\d+(?:\.\d+)? ?m?s\)?)?$/gm],
  ['(fail) ', /^\(fail\) (.+?)(?: \[[\d.]+m?s\])?$/gm],
  [' ... FAILED', /^test (\S+) \.\.\. FAILED$/gm],
  ['not ok ', /^not ok \d+ - (.+)$/gm],
  [' => ./', /^(\S.*?) => \.\/\S+:\d+:\d+$/gm],
  [' [E]', /^\d+:\d\d \+\d+(?: ~\d+)?(?: -\d+)?: (.+) \[E\]$/gm],
]
/** `● cart › totals`, `FAIL  a.test.ts > cart > totals`. */
const HEADS: readonly Pattern[] = [
  ['● ', /^\s*● (\S.* › .+)$/gm],
  ['FAIL ', /^\s*FAIL\s+\S+ > (.+)$/gm],
]
const PASSED: readonly Pattern[] = [
  ['--- PASS: ', /^\s*--- PASS: (\S+)/gm],
  [' PASSED', /^(\S+::\S+) PASSED/gm],
  ['✓ ', /^\s*✓ (.+?)(?: \(?\d+(?:\.\d+)? ?m?s\)?)?$/gm],
  ['(pass) ', /^\(pass\) (.+?)(?: \[[\d.]+m?s\])?$/gm],
  [' ... ok', /^test (\S+) \.\.\. ok$/gm],
  [' ... ok (', /^(\S.*?) \.\.\. ok \(\d+m?s\)$/gm],
]
const COUNTED = /\b\d+ (?:tests? )?(?:failed|failing|failures?|fail)\b|\b(?:failures?|failed)[:=] ?\d+/gi
const CUT = /\|\s*(?:head|tail|grep|rg|egrep|sed|awk)\b/
const CUT_BY_CLIENT = /(?:characters|lines|output) truncated|<persisted-output>/
const LONGEST = 20_000
const MOST = 12
const NO_TESTS = /^\?\s+(\S+)\s+\[no test files\]/gm
const TESTED = /^(?:ok|FAIL)\s+(\S+)\s+(?:[\d.]+s|\(cached\))/gm
const MOST_UNTESTED = 60
