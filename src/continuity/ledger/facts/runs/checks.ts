import { outcomeIn } from '../../../../base/failing-line/has-failed.ts'
import { plainForm } from '../../../../base/shell/plain-form.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { CheckFact, Ledger } from '../../facts.ts'
import { factOf, keyOf, put } from '../../put.ts'
import type { OpenCall } from '../../state.ts'
import { type CheckPart, type CheckRun, checkRunOf } from './check-command.ts'
import { failureIn } from './commands.ts'
import { passingLine, sumLine } from './passing-line.ts'
import { NO_PACKAGES, packagesIn } from './tests/packages.ts'
import { ranNone } from './tests/ran-none.ts'

type Result = Extract<Entry, { type: 'result' }>
type Outcome = CheckFact['outcome']

/** Each check by itself, with how its last run ended: in a chain that stopped, what came later was not reached. */
export function takeChecks(ledger: Ledger, entry: Result, call: OpenCall): void {
  if (DECLINED.test(entry.text) || BACKGROUND.test(entry.text)) return
  const run = checkRunOf(call.whole ?? call.command)
  if (run === undefined) return
  const none = run.parts.length === 1 ? ranNone(entry.text, run.chain) : ''
  if (none !== '') {
    takeNone(ledger, entry, run, none)
    return
  }
  // A command that could not even begin says nothing about the work.
  if (NOT_RUN.test(entry.text.slice(0, 600))) return
  const verdict = verdictOf(run, entry)
  const failing = verdict === 'failed' ? failingPart(run, entry.text) : -1
  const failure = verdict === 'failed' ? failureIn(entry, call) : undefined
  const line =
    verdict === 'failed'
      ? oneLine(failure?.told ?? '', LONGEST_LINE)
      : verdict === 'passed'
        ? passingLine(entry.text)
        : run.others
          ? ''
          : sumLine(entry.text)
  const hasNoLine = verdict === 'failed' && (line === '' || ONLY_PACKAGE.test(line))
  const cutBy = hasNoLine ? cutterOf(call.whole ?? call.command, entry.text) : ''
  const listed = isCut(call.whole ?? call.command, entry.text) ? NO_PACKAGES : packagesIn(entry.text)
  const places = verdict === 'failed' ? placesIn(entry.text) : []
  const isPartly = verdict === 'failed' && cutBy === '' && isCut(call.whole ?? call.command, entry.text)
  for (const [at, part] of run.parts.entries()) {
    const outcome = outcomeOf(verdict, at, failing)
    const inner = run.parts.length === 1 ? innerCommand(entry.text) : ''
    const test = outcome === 'failed' && line !== '' ? (failure?.test ?? '') : ''
    const own = outcome === verdict ? { line, places, isPartly } : { line: '', places: [], isPartly: false }
    putCheck(ledger, entry, part, run, { outcome, test, inner, cutBy, listed, ...own })
  }
}

/** Nothing was tested: how it ended before still stands. */
function takeNone(ledger: Ledger, entry: Entry, run: CheckRun, line: string): void {
  const [part] = run.parts
  if (part === undefined) return
  const known = factOf(ledger, 'check', checkKey(part, ledger))
  const isSettled = known?.outcome === 'failed' || known?.outcome === 'passed'
  // What was told of the same run before its output was seen does not stand.
  if (isSettled && known.lastSeen !== ledger.step) return
  const shown = { test: '', inner: '', cutBy: '', places: [], isPartly: false, listed: NO_PACKAGES }
  putCheck(ledger, entry, part, run, { outcome: 'none', line, ...shown })
}

/** The lines of a compiler or linter, one for each place that they name. */
function placesIn(output: string): string[] {
  const lines = output.replace(CONTROL, '').match(PLACES) ?? []
  return [...new Set(lines.map((line) => oneLine(line.trim(), LONGEST_PLACE)))].slice(0, MOST_PLACES)
}

/** Only the end or the beginning of what it printed was kept, by a pipe or by the client. */
function isCut(command: string, output: string): boolean {
  if (TRUNCATED.test(output)) return true
  const [, , count = '10'] = CUT_AT.exec(command) ?? []
  return CUT_AT.test(command) && output.trimEnd().split('\n').length >= Number(count)
}

/** What has left out the rest of the output: the pipe's end where it is full, or what searched it. */
function cutterOf(command: string, output: string): string {
  const end = isCut(command, output) ? CUT.exec(command)?.[1] : undefined
  return end ?? SEARCHED.exec(command)?.[1] ?? ''
}

/** How a check ended, and what its output showed of it. */
interface Ended {
  readonly outcome: Outcome
  readonly test: string
  readonly line: string
  readonly inner: string
  readonly cutBy: string
  readonly places: readonly string[]
  readonly isPartly: boolean
  readonly listed: ReturnType<typeof packagesIn>
}

function putCheck(
  ledger: Ledger,
  entry: Entry,
  part: CheckPart,
  run: CheckRun,
  { outcome, line, test, inner, cutBy, places, isPartly, listed }: Ended,
): void {
  const key = checkKey(part, ledger)
  const known = factOf(ledger, 'check', key)
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
      afterEdits: (known?.afterEdits ?? 0) + (edited ? 1 : 0),
      ...(test !== '' && { test }),
      ...(passedAt !== undefined && { passedAt }),
      ...(runs !== undefined && runs !== '' && { inner: runs }),
      ...(cutBy !== '' && outcome === 'failed' && { cutBy }),
      ...(places.length > 0 && { places }),
      ...(isPartly && { partly: true as const }),
      ...(ledger.branch !== '' && { branch: ledger.branch }),
      ...(listed.packages.length > 0 && listed),
    },
  })
}

/** The same however it was spelled, and wherever the shell stood in the project. */
function checkKey({ command }: CheckPart, { cwd }: Ledger): string {
  const at = `cd ${cwd} && `
  return keyOf(plainForm(cwd !== '' && command.startsWith(at) ? command.slice(at.length) : command))
}

/** What a task really runs, where its runner prints that before it. */
function innerCommand(output: string): string {
  const shown = INNER.exec(output.slice(0, HEAD).replace(CONTROL, ''))?.[1] ?? ''
  return shown.length <= LONGEST_INNER ? shown.trim() : ''
}

function verdictOf(run: CheckRun, { failed, text }: Result): 'passed' | 'failed' | 'unseen' {
  // A search that finds nothing ends like a failure.
  if (run.searched && /^(?:Exit code 1)?\s*$/.test(text)) return 'unseen'
  if (SIBLING.test(text)) return 'unseen'
  if (run.others) return failed || run.hidden ? 'unseen' : 'passed'
  if (failed || text.startsWith('Exit code ')) return 'failed'
  const plain = text.replace(CONTROL, '\n')
  const outcome = outcomeIn(plain, { command: run.chain, ...(!run.hidden && { exitCode: 0 }) })
  if (outcome === 'failed') return 'failed'
  if (outcome === 'unclear' && passingLine(plain) === '' && ASSERTED.test(plain)) return 'failed'
  // Warnings on the way, and at the end the line that says that all is well.
  if (outcome === 'unclear') return passingLine(plain) === '' ? 'unseen' : 'passed'
  // Where the shell hides the exit code, the output itself has to say it.
  return run.hidden && plain.trim() !== '' && passingLine(plain) === '' ? 'unseen' : 'passed'
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

function outcomeOf(verdict: 'passed' | 'failed' | 'unseen', at: number, failing: number): Outcome {
  if (verdict !== 'failed' || failing === -1 || at === failing) return verdict
  return at < failing ? 'passed' : 'not-reached'
}

const DECLINED = /^(?:The user doesn't want to (?:proceed|take this action)|\[Request interrupted by user)/
const BACKGROUND = /^Command (?:is |was )?(?:running|manually backgrounded|backgrounded)\b/
const NOT_RUN =
  /command not found|No tests? found|: directory not found|\bcd:(?:\d+:)? [^\n]*no such file|no such file or directory, open|Missing script|Unknown (?:option|command|argument)|not a valid command/i
const SIBLING = /Sibling tool call errored/
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal control starts with ESC
const CONTROL = /\u001b\[[0-9;?]*[A-Za-z]/g
const PLACES = /^\s*(?:\.\/)?[\w@./-]+\.\w+[:(]\d+(?:[:,]\d+)?\)?: .+$/gm
/** What a test has printed of itself, with its place, where it gave up. */
const ASSERTED = /^\s+\w[\w-]*[_.](?:test|spec)\.\w+:\d+: .*\b(?:failed|unexpected|expected|want|got)\b/m
const LONGEST_PLACE = 200
const MOST_PLACES = 8
/** What the client writes in the place of what it leaves out. */
const TRUNCATED = /\[\d[\d,]* (?:characters|lines|bytes) truncated\]/
const CUT_AT = /\|\s*(tail|head)(?:\s+-n?\s*(\d+))?\s*$/
const INNER = /^(?:\[[\w:.-]+\] )?[$>] ([a-z][\w.-]* .+)$/m
const HEAD = 1500
const LONGEST_INNER = 120
const LONGEST = 260
/** It names what was tested, not what failed in it. */
const ONLY_PACKAGE = /^(?:FAIL:?|--- FAIL:)\s+\S+(?:\s+\(?[\d.]+m?s\)?)?$/
const LONGEST_LINE = 220
const CUT = /\|\s*((?:tail|head)(?:\s+-\S+(?:\s+\d+)?)?)\s*$/
const SEARCHED = /\|\s*(grep|egrep|rg|awk)\b/
