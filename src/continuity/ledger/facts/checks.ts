import { oneLine } from '../../../base/text.ts'
import type { Entry } from '../../transcript/entry.ts'
import { type CheckPart, type CheckRun, checkRunOf } from '../check-command.ts'
import type { CheckFact, Ledger, OpenCall } from '../facts.ts'
import { passingLine } from '../passing-line.ts'
import { factOf, keyOf, put } from '../put.ts'
import { tellingLine } from '../telling-line.ts'

type Result = Extract<Entry, { type: 'result' }>
type Outcome = CheckFact['outcome']

/** Each check by itself, with how its last run ended: in a chain that stopped, what came later was not reached. */
export function takeChecks(ledger: Ledger, entry: Result, call: OpenCall): void {
  if (DECLINED.test(entry.text) || BACKGROUND.test(entry.text)) return
  const run = checkRunOf(call.whole ?? call.command)
  if (run === undefined) return
  const verdict = verdictOf(run, entry)
  const failing = verdict === 'failed' ? failingPart(run, entry.text) : -1
  const line = verdict === 'failed' ? tellingLine(entry.text) : verdict === 'passed' ? passingLine(entry.text) : ''
  for (const [at, part] of run.parts.entries()) {
    const outcome = outcomeOf(verdict, at, failing)
    putCheck(ledger, entry, part, run, { outcome, line: outcome === verdict ? line : '' })
  }
}

function putCheck(
  ledger: Ledger,
  entry: Entry,
  part: CheckPart,
  run: CheckRun,
  { outcome, line }: { outcome: Outcome; line: string },
): void {
  const key = keyOf(part.command)
  const known = factOf(ledger, 'check', key)
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
    },
  })
}

function verdictOf({ hidden, searched }: CheckRun, { failed, text }: Result): 'passed' | 'failed' | 'unseen' {
  // A search that finds nothing ends like a failure.
  if (searched && /^(?:Exit code 1)?\s*$/.test(text)) return 'unseen'
  if (SIBLING.test(text)) return 'unseen'
  if (hasFailures(text)) return 'failed'
  if (failed || text.startsWith('Exit code ')) return 'failed'
  if (!hidden) return 'passed'
  if (passingLine(text) !== '') return 'passed'
  if (text.trim() === '') return 'passed'
  return tellingLine(text) === '' ? 'passed' : 'unseen'
}

/** Which part of a chain the output blames; -1 when it does not say. */
function failingPart({ parts }: CheckRun, output: string): number {
  if (parts.length === 1) return 0
  const tail = output.slice(-4000)
  return parts.findLastIndex(({ command }) => {
    const name = command.split(/\s+/).findLast((word) => !word.startsWith('-') && !/[./]/.test(word)) ?? ''
    return (
      name !== '' &&
      (tail.includes(`[${name}] ERROR`) || tail.includes(`"${name}" exited`) || tail.includes(`task ${name} failed`))
    )
  })
}

function outcomeOf(verdict: 'passed' | 'failed' | 'unseen', at: number, failing: number): Outcome {
  if (verdict !== 'failed' || failing === -1 || at === failing) return verdict
  return at < failing ? 'passed' : 'not-reached'
}

/** A pipe hides the exit code: `go test | tail` ends with 0 although a test failed. */
function hasFailures(output: string): boolean {
  const tail = output.length > 8000 ? output.slice(-8000) : output
  return /^(?:\s*--- FAIL: |FAIL\b|FAILED\b|\s*(?:Tests?:?\s+)?[1-9]\d* (?:failed|failing|fail|errors?)\b|.*\berror TS\d+|.*\bBUILD FAILED\b|npm ERR!|\s*[✗✕✘×] )/m.test(
    tail,
  )
}

const DECLINED = /^(?:The user doesn't want to (?:proceed|take this action)|\[Request interrupted by user)/
const BACKGROUND = /^Command (?:is |was )?(?:running|manually backgrounded|backgrounded)\b/
const SIBLING = /Sibling tool call errored/
const LONGEST = 260
