import { talliesIn } from '../../../../base/failing-line/tally.ts'
import { containsRun } from '../../../../base/shell/contains-run.ts'
import { plainForm } from '../../../../base/shell/plain-form.ts'
import { lineStartsAgain } from '../../../../base/shell/same-start.ts'
import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import { isTask, mayContain } from '../../../../base/shell/task-run.ts'
import { testRunOf } from '../../../../base/shell/test-run.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { CheckFact, Ledger } from '../../facts.ts'
import { changeFact, factOf, factsOf, keyOf } from '../../put.ts'
import type { OpenCall } from '../../state.ts'
import { hasTraces } from './output/traces.ts'

/**
 * What was run again since, in a loop, behind something else or by a task of the project, and does not show its failure any more: whatever
 * came of it, it is not told. Nobody has to know the tool for that.
 */
export function takeSeenAgain(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  if (call.away) return
  const status = factOf(ledger, 'command', keyOf(call.command))?.status
  if (status === 'declined' || status === 'unknown') return
  const whole = call.whole ?? call.command
  const green = ranAll(ledger, entry.text, whole)
  // Alone in its line it is what has failed.
  const isOwn = status === 'failing' && !BESIDE.test(whole)
  const listsWell = LISTS_WELL.test(entry.text)
  for (const check of factsOf(ledger, 'check')) {
    if (check.settled || check.lastSeen >= ledger.step) continue
    const isOpen = check.outcome === 'failed'
    const isAmong = green && check.outcome !== 'passed' && testRunOf(check.command) !== undefined
    const isRun =
      isOpen &&
      !isOwn &&
      (containsRun(whole, check.command) ||
        lineStartsAgain(whole, check.command, isChangedSince(ledger, check.lastSeen) ? 'some' : 'all') ||
        (listsWell && isNamedWell(entry.text, check.command)))
    if (!isAmong && !isRun && !isTraced(check, entry.text, whole)) continue
    if (isOpen && !isAmong && shows(entry.text, check.line, status === 'failing')) continue
    changeFact(ledger, check, { ...(isOpen && { outcome: 'unseen' as const, line: '', places: [] }), settled: true })
  }
  if (!green) return
  for (const test of factsOf(ledger, 'test'))
    if (test.status === 'failing' && test.lastSeen < ledger.step) changeFact(ledger, test, { status: 'passing' })
}

/**
 * All that its output left stands in another one again. Where the same program runs, or tests that are understood, it is known what each
 * has run; of two tasks their names may tell that they are apart.
 */
function isTraced({ command, traces = [] }: CheckFact, output: string, whole: string): boolean {
  // What counts tests does not tell which they are.
  const telling = testRunOf(command) === undefined ? traces : traces.filter((trace) => !trace.includes('#'))
  if (!hasTraces(output, telling)) return false
  return segmentsOf(whole).every((segment) => {
    const other = cleaned(segment)
    if (isTask(other)) return !isTask(command) || mayContain(other, command)
    return programOf(other) !== programOf(command) && testRunOf(other) === undefined
  })
}

function isChangedSince({ work: { editSteps, changes = [] } }: Ledger, step: number): boolean {
  return (editSteps.at(-1) ?? 0) > step || (changes.at(-1)?.step ?? 0) > step
}

/** A runner of checks lists its program among those that have passed: `flake8.....Passed`, `✓ lint (1.2s)`. */
function isNamedWell(output: string, command: string): boolean {
  const name = programOf(command)
  if (name.length < SHORTEST_NAME || !output.includes(name)) return false
  const own = name.replace(/\W/g, '\\$&')
  return new RegExp(
    `^\\W*${own}\\b[^\\n]{0,80}?(?:\\.{3,}\\s*Passed|:\\s+(?:OK|passed|success)\\b)|^\\s*(?:✓|✔️?|√|✅)\\s+${own}(?=\\s|$)`,
    'm',
  ).test(output)
}

function programOf(command: string): string {
  return plainForm(command.replace(/^(?:cd|pushd) .*? && /, '')).split(/\s/, 1)[0] ?? ''
}

/** The failure in its own words; where it had none, whether anything failed. */
function shows(output: string, line: string, hasFailed: boolean): boolean {
  const words = line.replace(/^[^:]{0,80}: /, '').slice(0, TELLING)
  return words.length < LEAST ? hasFailed : output.includes(words)
}

/** A task of the project whose output counts as many tests as were ever counted here, none of which failed: whatever it is called, it ran them all. */
function ranAll(ledger: Ledger, output: string, whole: string): boolean {
  const { failed, good, bad } = talliesIn(output.slice(-LOOKED_AT))
  const count = countIn(failed ? bad : good)
  if (count === 0) return false
  const most = ledger.mostTests ?? 0
  ledger.mostTests = Math.max(most, count)
  if (failed || count < FEWEST || count < most * NEARLY) return false
  // Of a run of tests that is understood it is known what it covers.
  return segmentsOf(whole).every((segment) => testRunOf(cleaned(segment)) === undefined)
}

function countIn(line: string): number {
  return Math.max(0, ...[...line.matchAll(COUNT)].map(([, before, behind]) => Number(before ?? behind)))
}

const COUNT =
  /(?<![\d.])(\d{1,6}) +(?:tests?|passed|passing|examples?|specs?|cases?)\b|\b(?:passed|tests?(?: run)?)[:=] *(\d{1,6})(?![\d.])/gi
const BESIDE = /[;\n]|&&|\|\|/
const LISTS_WELL = /Passed|: +(?:OK|passed|success)|[✓✔√✅]/
const SHORTEST_NAME = 3
const LOOKED_AT = 4000
const FEWEST = 10
const NEARLY = 0.9
const TELLING = 40
const LEAST = 8
