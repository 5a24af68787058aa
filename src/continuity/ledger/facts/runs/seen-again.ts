import { talliesIn } from '../../../../base/failing-line/tally.ts'
import { containsRun } from '../../../../base/shell/contains-run.ts'
import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import { testRunOf } from '../../../../base/shell/test-run.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, factOf, factsOf, keyOf } from '../../put.ts'
import type { OpenCall } from '../../state.ts'

/**
 * What failed and was run again since, in a loop, behind something else or by a task of the project, and does not show that failure any
 * more: whatever came of it, it is not told as failing. Nobody has to know the tool for that.
 */
export function takeSeenAgain(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  if (call.away) return
  const status = factOf(ledger, 'command', keyOf(call.command))?.status
  if (status === 'declined' || status === 'unknown') return
  const whole = call.whole ?? call.command
  const green = ranAll(ledger, entry.text, whole)
  // Alone in its line it is what has failed.
  const isOwn = status === 'failing' && !BESIDE.test(whole)
  for (const check of factsOf(ledger, 'check')) {
    if (check.outcome !== 'failed' || check.lastSeen >= ledger.step) continue
    const isAmong = green && testRunOf(check.command) !== undefined
    const isRun = !isOwn && containsRun(whole, check.command)
    if (!isAmong && !(isRun && !shows(entry.text, check.line, status === 'failing'))) continue
    changeFact(ledger, check, { outcome: 'unseen', line: '', places: [] })
  }
  if (!green) return
  for (const test of factsOf(ledger, 'test'))
    if (test.status === 'failing' && test.lastSeen < ledger.step) changeFact(ledger, test, { status: 'passing' })
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
const LOOKED_AT = 4000
const FEWEST = 10
const NEARLY = 0.9
const TELLING = 40
const LEAST = 8
