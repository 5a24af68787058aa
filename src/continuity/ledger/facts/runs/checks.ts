import { closingList } from '../../../../base/failing-line/around/closing-list.ts'
import { CONTROL, sumLine } from '../../../../base/failing-line/passing-line.ts'
import { talliesIn } from '../../../../base/failing-line/tally.ts'
import { plainForm } from '../../../../base/shell/plain-form.ts'
import { testRunOf } from '../../../../base/shell/test-run.ts'
import { oneLine } from '../../../../base/text/text.ts'
import { withoutOrders } from '../../../../base/typed/orders.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { CheckFact, Ledger } from '../../facts.ts'
import { factOf, factsOf, keyOf, put } from '../../put.ts'
import type { OpenCall } from '../../state.ts'
import { type CheckPart, type CheckRun, checkRunOf } from './check-command.ts'
import { failedJobs } from './ci-jobs.ts'
import { DECLINED, failureIn, isDenied, TIMED_OUT, withoutCounts } from './commands.ts'
import { sitesIn } from './error-sites.ts'
import { cutterOf, isCut } from './output/cut.ts'
import { ownPassingLine } from './output/own-line.ts'
import { toldFailure } from './output/told-failure.ts'
import { tracesOf } from './output/traces.ts'
import { isOverWork } from './over-work.ts'
import { ASKS_CI, runVerdict } from './run-verdict.ts'
import { isShownByHand } from './shown-by-hand.ts'
import { isNotReached } from './tests/not-reached.ts'
import { isFromCache, NO_PACKAGES, packagesIn } from './tests/packages.ts'
import { ranNone } from './tests/ran-none.ts'

type Result = Extract<Entry, { type: 'result' }>
type Outcome = CheckFact['outcome']

/** Each check by itself, with how its last run ended: in a chain that stopped, what came later was not reached. */
export function takeChecks(ledger: Ledger, entry: Result, call: OpenCall): void {
  if (DECLINED.test(entry.text) || BACKGROUND.test(entry.text) || (entry.failed && isDenied(entry.text))) return
  const run = checkRunOf(call.whole ?? call.command)
  if (run === undefined || !isOverWork(ledger, call, entry.text)) return
  const none = run.parts.length === 1 ? ranNone(entry.text, run.chain) : ''
  if (none !== '') {
    takeNone(ledger, entry, run, none)
    return
  }
  // A command that could not even begin says nothing about the work.
  if (NOT_RUN.test(entry.text.slice(0, 600))) return
  const { whole: verdict, parts: outcomes } = runVerdict(run, entry)
  if (verdict === 'failed' && isShownByHand(run, entry, call)) return
  const failure = verdict === 'failed' ? failureIn(entry, call) : undefined
  const output = withoutCounts(entry.text, call.whole ?? call.command)
  const places = verdict === 'failed' ? placesIn(output, ledger) : []
  const closing = verdict === 'failed' ? closingList(output) : undefined
  const told =
    verdict === 'failed'
      ? failedLine(run, output, { told: belowProject(toldFailure(failure, closing), ledger), places })
      : verdict === 'passed'
        ? ''
        : run.others
          ? ''
          : (timedOut(entry.text) ?? withoutOrders(sumLine(entry.text)))
  const hasNoLine = verdict === 'failed' && (told === '' || ONLY_PACKAGE.test(told) || ONLY_COUNTS.test(told))
  const cutBy = hasNoLine ? cutterOf(call.whole ?? call.command, entry.text) : ''
  // How many failed is better than nothing.
  const isBare = verdict === 'failed' && told === '' && cutBy === '' && run.parts.length === 1
  const line = isBare ? oneLine(talliesIn(output.replace(CONTROL, '')).bad, LONGEST_LINE) : told
  const listed = isCut(call.whole ?? call.command, entry.text) ? NO_PACKAGES : packagesIn(entry.text)
  const isPartly =
    verdict === 'failed' && closing === undefined && cutBy === '' && isCut(call.whole ?? call.command, entry.text)
  for (const [at, part] of run.parts.entries()) {
    const outcome = outcomes[at] ?? verdict
    const inner = run.parts.length === 1 ? innerCommand(entry.text) : innerOf(part, entry.text)
    const test = outcome === 'failed' && line !== '' ? (failure?.test ?? '') : ''
    const passing = outcome === 'passed' ? withoutOrders(ownPassingLine(run, at, entry.text)) : ''
    const own =
      outcome === verdict && outcome !== 'passed'
        ? { line, places, isPartly }
        : { line: passing, places: [], isPartly: false }
    const file = outcome === 'failed' && line !== '' ? belowProject(failure?.location ?? '', ledger) : ''
    const isWhole = run.parts.length === 1 && !run.searched && !isCut(call.whole ?? call.command, entry.text)
    const traces = isWhole ? tracesOf(entry.text) : []
    const unsure = outcome === 'failed' ? outcomes.filter((other) => other === 'failed').length : 1
    putCheck(ledger, entry, part, run, { outcome, test, file, inner, cutBy, listed, unsure, traces, ...own })
  }
}

/** What went wrong, with the place where the output tells that on another line; of jobs elsewhere the names of those that failed. */
function failedLine(
  { chain, parts }: CheckRun,
  output: string,
  { told, places }: { readonly told: string; readonly places: readonly string[] },
): string {
  if (ASKS_CI.test(chain)) return oneLine(failedJobs(output).join(', '), LONGEST_LINE)
  // That it failed is all that its exit code says.
  const isCode =
    EXIT_ONLY.test(told) || parts.some(({ code }) => code !== undefined && [...told.matchAll(code)].length > 0)
  const line = isCode ? '' : oneLine(told, LONGEST_LINE)
  // Where a test printed something is not where it failed.
  if (line === '' || (testRunOf(chain) !== undefined && !isNotReached(output))) return line
  return places.find((place) => place.includes(line)) ?? line
}

/** The client's word that it has ended the run. */
function timedOut(output: string): string | undefined {
  return TIMED_OUT.exec(output)?.[0]
    .replace(/^Exit code \d+\s+/, '')
    .trim()
}

/** The lines of a compiler or linter, one for each place that they name. */
function placesIn(output: string, ledger: Ledger): string[] {
  return sitesIn(output)
    .slice(0, MOST_PLACES)
    .map(({ text }) => belowProject(text, ledger))
}

function belowProject(line: string, { cwd }: Ledger): string {
  return cwd !== '' && line.startsWith(`${cwd}/`) ? line.slice(cwd.length + 1) : line
}

/** Nothing was tested: how it ended before still stands. */
function takeNone(ledger: Ledger, entry: Result, run: CheckRun, line: string): void {
  const [part] = run.parts
  if (part === undefined) return
  const known = factOf(ledger, 'check', checkKey(part, ledger))
  const isSettled = known?.outcome === 'failed' || known?.outcome === 'passed'
  // What was told of the same run before its output was seen does not stand.
  if (isSettled && known.lastSeen !== ledger.step) return
  const shown = {
    test: '',
    file: '',
    inner: '',
    cutBy: '',
    places: [],
    isPartly: false,
    listed: NO_PACKAGES,
    unsure: 1,
    traces: [],
  }
  putCheck(ledger, entry, part, run, { outcome: 'none', line, ...shown })
}

/** How a check ended, and what its output showed of it. */
interface Ended {
  readonly outcome: Outcome
  readonly test: string
  readonly file: string
  readonly line: string
  readonly inner: string
  readonly cutBy: string
  readonly places: readonly string[]
  readonly isPartly: boolean
  readonly unsure: number
  readonly traces: readonly string[]
  readonly listed: ReturnType<typeof packagesIn>
}

function putCheck(ledger: Ledger, entry: Result, part: CheckPart, run: CheckRun, ended: Ended): void {
  const key = checkKey(part, ledger)
  const known = factOf(ledger, 'check', key)
  const { outcome, line, test, file, inner, cutBy, places, isPartly, listed } = withLineBefore(ended, known, ledger)
  // A run whose beginning was cut away ran the same.
  const runs = inner === '' ? known?.inner : inner
  const passedAt = outcome === 'passed' ? ledger.step : known?.passedAt
  const edited = known !== undefined && (ledger.work.editSteps.at(-1) ?? 0) > known.lastSeen
  put(ledger, entry, {
    kind: 'check',
    key,
    text: part.command,
    status: outcome === 'passed' ? 'passing' : outcome === 'failed' ? 'failing' : 'unknown',
    own: {
      command: oneLine(part.command, LONGEST),
      chain: oneLine(run.chain, LONGEST),
      outcome,
      line,
      named: part.named,
      ...(part.settings !== undefined && { settings: part.settings }),
      afterEdits: (known?.afterEdits ?? 0) + (edited ? 1 : 0),
      ...(test !== '' && { test }),
      ...(file !== '' && { file }),
      ...(outcome === 'passed' && isFromCache(entry.text, listed) && { fromCache: true as const }),
      ...(passedAt !== undefined && { passedAt }),
      ...(runs !== undefined && runs !== '' && { inner: runs }),
      ...(cutBy !== '' && outcome === 'failed' && { cutBy }),
      ...(places.length > 0 && { places }),
      ...(ended.traces.length > 0 && { traces: ended.traces }),
      ...(isPartly && { partly: true as const }),
      ...(ended.unsure > 1 && { unsure: ended.unsure }),
      ...(ledger.branch !== '' && { branch: ledger.branch }),
      ...(ledger.work.root !== undefined && { root: ledger.work.root }),
      ...(standsBelow(ledger) !== '' && { below: standsBelow(ledger) }),
      ...(listed.packages.length > 0 && {
        ...listed,
        cached: listed.cached.filter((name) => !hasRun(ledger, name)),
      }),
    },
  })
}

/** Some check has run it itself since the last edit: the cache gives what was seen then. */
function hasRun(ledger: Ledger, name: string): boolean {
  const last = ledger.work.editSteps.at(-1) ?? 0
  return factsOf(ledger, 'check').some(
    ({ packages = [], cached = [], lastSeen }) => lastSeen > last && packages.includes(name) && !cached.includes(name),
  )
}

/** Run again only to search its output, and nothing was edited in between: it fails over what it failed over before. */
function withLineBefore(ended: Ended, known: CheckFact | undefined, { work }: Ledger): Ended {
  const isSame = known?.outcome === 'failed' && known.line !== '' && (work.editSteps.at(-1) ?? 0) < known.lastSeen
  if (ended.outcome !== 'failed' || ended.cutBy === '' || !isSame) return ended
  const { line, test = ended.test, file = ended.file, places = ended.places } = known
  return { ...ended, line, test, file, places, cutBy: '' }
}

/** The same however it was spelled, and wherever the shell stood in the project. */
function checkKey({ command }: CheckPart, { cwd, work }: Ledger): string {
  const at = `cd ${work.root ?? cwd} && `
  const bare = plainForm(at !== 'cd  && ' && command.startsWith(at) ? command.slice(at.length) : command)
  return work.root === undefined ? keyOf(bare) : `${work.root} ${keyOf(bare)}`
}

/** Where below the checkout the shell stands. */
function standsBelow({ cwd, work }: Ledger): string {
  const root = work.root ?? cwd
  return root !== '' && work.here.startsWith(`${root}/`) ? work.here.slice(root.length + 1) : ''
}

/** What a task really runs, where its runner prints that before it. */
function innerCommand(output: string): string {
  const shown = INNER.exec(output.slice(0, HEAD).replace(CONTROL, ''))?.[1] ?? ''
  return shown.length <= LONGEST_INNER ? shown.trim() : ''
}

/** The same in a chain, where the line is headed by the name of the task. */
function innerOf({ command }: CheckPart, output: string): string {
  const task = command.split(/\s+/).at(-1) ?? ''
  const head = `[${task}] $ `
  const line =
    output
      .replace(CONTROL, '')
      .split('\n')
      .find((one) => one.startsWith(head)) ?? ''
  return line.length - head.length <= LONGEST_INNER ? line.slice(head.length).trim() : ''
}

const BACKGROUND = /^Command (?:is |was )?(?:running|manually backgrounded|backgrounded)\b/
const NOT_RUN =
  /command not found|No tests? found|: directory not found|\bcd:(?:\d+:)? [^\n]*no such file|no such file or directory, open|Missing script|Unknown (?:option|command|argument)|not a valid command/i
const EXIT_ONLY = /^\W*(?:exit(?:ed)?|rc|status|code)\b[\s:=-]*(?:code|status)?[\s:=-]*\d{1,3}\W*$/i
const MOST_PLACES = 8
const INNER = /^(?:\[[\w:.-]+\] )?[$>] ([a-z][\w.-]* .+)$/m
const HEAD = 1500
const LONGEST_INNER = 120
const LONGEST = 260
/** It names what was tested, not what failed in it. */
const ONLY_PACKAGE = /^(?:FAIL:?|--- FAIL:)\s+\S+(?:\s+\(?[\d.]+m?s\)?)?$/
/** It counts them, and names none. */
const ONLY_COUNTS = /^(?:Tests?|Test Suites|Test Files)\b:? .*\b\d+ failed|^=* ?\d+ (?:tests? )?failed, \d+ passed/
const LONGEST_LINE = 220
