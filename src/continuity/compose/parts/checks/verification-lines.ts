import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'
import type { VerifyStep } from '../../../ledger/state.ts'
import type { LineWords } from '../../../texts/labels/words.ts'
import type { Line, Telling } from '../../line.ts'
import { heardUntil, isFormat } from './check-groups.ts'
import { checksOf } from './counted-checks.ts'
import { editsSince } from './edits-since.ts'

/** What nobody has run yet: what the plan wants verified, and scripts that the agent wrote. */
export function verificationLines(telling: Telling): Line[] {
  return [...plannedLines(telling), ...scriptLines(telling)]
}

function scriptLines({ ledger, words, marks = {} }: Telling): Line[] {
  const paths = (ledger.unrun ?? [])
    .filter(({ path, step }) => ledger.step - step <= LONG_SINCE && marks[`file:${path}`] !== 'gone')
    .filter(({ step }) => heardUntil(ledger) <= step)
    .map(({ path }) => (path.includes(' ') ? words.commands([path]) : path))
  if (paths.length === 0) return []
  const text = words.unrun(words.list(paths))
  return [{ part: 'checks', key: 'unrun', factId: '', kind: '', text, worth: 0.3, order: 10 }]
}

/** What the plan wants verified and was not run, or not since the last edit; and what is to be tried by hand. */
function plannedLines({ ledger, words }: Telling): Line[] {
  const { verify } = ledger
  if (verify === undefined || !isInHand(ledger, verify.step)) return []
  // What an agent that was sent out has run is not seen.
  if (heardUntil(ledger) > verify.step) return []
  const steps = stepsIn(verify.steps, ledger, words)
  if (steps === '') return []
  return [
    {
      part: 'checks',
      key: 'verification',
      factId: '',
      kind: '',
      text: words.planVerifies(steps),
      worth: 0.4,
      order: 9,
    },
  ]
}

/** The plan is still what is worked on, or what was asked for since comes of it. */
function isInHand(ledger: Ledger, since: number): boolean {
  const asked = factsOf(ledger, 'goal').filter(({ by, lastSeen }) => by !== 'answer' && lastSeen > since)
  // Who asks for another plan has done with this one.
  if (asked.some(({ by, text }) => by === 'prompt' && ASKS_PLAN.test(text))) return false
  return asked.length <= MOST_ASKED && ledger.step - since <= LONG_SINCE
}

/** As many as fit, whole, by what is known of them; '' where all were run after the last edit. */
function stepsIn(all: readonly VerifyStep[], ledger: Ledger, words: LineWords): string {
  const open = all.filter((step) => step.parts.length === 0 || isOpen(editsAfter(step, ledger), ledger))
  const checks = checksOf(ledger)
  if (open.every((step) => isToldOf(step, checks))) return ''
  const told: VerifyStep[] = []
  let left = LONGEST
  for (const step of open) {
    left -= step.text.length + 2
    if (left >= 0) told.push(step)
  }
  const commands = (steps: readonly VerifyStep[]) => words.commands(steps.map(({ text }) => text))
  const run = told.filter(({ parts }) => parts.length > 0)
  // What ran before the plan was given stands among the checks: that it was never run would be said against that.
  const isNever = (step: VerifyStep) =>
    editsAfter(step, ledger) === 'not run' && !step.parts.every(({ command }) => wasRun(ledger, command))
  const never = run.filter(isNever)
  const before = run.filter((step) => !isNever(step))
  return [
    ...(never.length > 0 ? [words.notRun(commands(never))] : []),
    ...(before.length > 0 ? [words.runBefore(commands(before))] : []),
    ...told.filter(({ parts }) => parts.length === 0).map(({ text }) => text),
    ...(told.length < open.length ? [words.more(open.length - told.length)] : []),
  ].join('; ')
}

function wasRun(ledger: Ledger, command: string): boolean {
  return factsOf(ledger, 'check').some((check) => check.command === command && check.outcome !== 'not-reached')
}

/** How all of it ended when it was last run stands among the checks. */
function isToldOf({ parts }: VerifyStep, checks: readonly CheckFact[]): boolean {
  return (
    parts.length > 0 &&
    parts.every(
      ({ command, run }) => run > 0 && (isFormat(command) || checks.some((check) => check.command === command)),
    )
  )
}

/** What was run among the calls that were passed over is not known. */
function isOpen(edits: number | 'not run', { partly, verify, firstRun = 0 }: Ledger): boolean {
  if (edits === 'not run') return partly === undefined || (verify?.step ?? 0) > firstRun
  return edits > 0
}

/** How many edits there were since all of it was run. */
function editsAfter({ parts }: VerifyStep, ledger: Ledger): number | 'not run' {
  const run = Math.min(...parts.map((part) => part.run))
  return run === 0 ? 'not run' : editsSince(ledger, run)
}

const ASKS_PLAN =
  /\b(?:make|write|create|draft|come up with|give me|need|do) (?:me |us )?(?:a|an|another|the next|a new) (?:\w+ )?plan\b|(?:做|写|寫|拟|擬|出|列)(?:一)?(?:个|個|份)(?:新的?)?(?:计划|計[劃畫]|方案)/i
const LONGEST = 360
const MOST_ASKED = 4
const LONG_SINCE = 400
