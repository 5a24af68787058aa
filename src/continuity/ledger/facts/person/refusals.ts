import { containsRun } from '../../../../base/shell/contains-run.ts'
import { joinSentences } from '../../../../base/text/sentences.ts'
import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import { changeFact, factsOf } from '../../put.ts'
import type { OpenCall } from '../../state.ts'
import { isDenied } from '../runs/commands.ts'
import { takeConstraints } from './limits/constraints.ts'
import { takeStoppedOrder } from './over/stopped.ts'
import { typedPart } from './persons-words.ts'
import { say } from './words.ts'

/** A tool call that the person refused: what they said instead, and what it was about. */
export function takeRefusal(
  ledger: Ledger,
  entry: Extract<Entry, { type: 'result' }>,
  call: OpenCall | undefined,
): boolean {
  if (!REFUSED.test(entry.text)) return false
  const said = /the user said:\n([\s\S]*)$/.exec(entry.text)?.[1]?.trim() ?? ''
  const words = BOILERPLATE.test(said) ? '' : typedPart(said.replace(NOTE, ''))
  const object = call === undefined ? '' : objectOf(call)
  const questions = call?.questions?.map(({ question }) => question) ?? []
  ledger.last = { what: 'refused', text: object, step: ledger.step, ...(questions.length > 0 && { questions }) }
  if (words === '') return true
  takeConstraints(ledger, { ...entry, type: 'prompt', text: words, voice: 'typed' })
  // What they say to a question in the place of its options answers it.
  const answers = joinSentences(questions)
  say(ledger, entry, { text: words, by: 'refusal', answers, object: answers === '' ? object : '' })
  return true
}

/** The person stopped the agent: in a call, by whose result it is known, or between two. */
export function takeInterruption(ledger: Ledger, text: string, call?: OpenCall): void {
  const { what } = ledger.last
  // What the client says of it once more.
  if (!INTERRUPTED.test(text) || (call === undefined && (what === 'refused' || what === 'interrupted'))) return
  if (what === 'prompt') takeStoppedOrder(ledger)
  const open = what === 'call' && ledger.did?.state === 'open' ? ledger.did.what : ''
  ledger.last = { what: 'interrupted', text: call === undefined ? open : objectOf(call), step: ledger.step }
}

/** What was refused once and is run now is refused no longer. */
export function takeRunAfterRefusal(ledger: Ledger, call: OpenCall): void {
  const object = objectOf(call)
  if (object === '') return
  for (const goal of factsOf(ledger, 'goal')) {
    if (goal.by !== 'refusal' || goal.ranLater) continue
    if (goal.object === object) changeFact(ledger, goal, { ranLater: true })
    // With other settings it may be just what they wanted: neither that it was run nor that it was not is said.
    else if (call.whole !== undefined && containsRun(call.whole, goal.object)) changeFact(ledger, goal, { ranSo: true })
  }
}

/** What a call was about, as short as it can be told. */
function objectOf({ tool, command, path }: OpenCall): string {
  if (command !== '')
    return command.length > LONGEST_OBJECT ? `${command.slice(0, LONGEST_OBJECT).replace(/\s+\S*$/, '')} …` : command
  return path === undefined || path === '' ? tool : `${tool} ${path}`
}

const REFUSED = /^(?:The user doesn't want to (?:proceed|take this action)|User rejected|The tool use was rejected)/
const INTERRUPTED = /^(?:Exit code \d+\s+)?\[Request interrupted by user/
const BOILERPLATE = /^The user wants to clarify these questions/
const NOTE = /\n\s*Note: The user's next message[\s\S]*$/
const LONGEST_OBJECT = 110

/** A call that a rule refused, ours or another hook's: whatever the agent says then, it was not made. */
export function takeDenied(
  ledger: Ledger,
  { failed, text }: Extract<Entry, { type: 'result' }>,
  call: OpenCall | undefined,
): void {
  if (failed && call !== undefined && isDenied(text))
    ledger.denied = { what: oneLine(call.command || call.tool, LONGEST_DENIED), step: ledger.step }
  else delete ledger.denied
}

const LONGEST_DENIED = 120
