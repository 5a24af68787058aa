import { oneLine } from '../../../../base/text/text.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { callPath, inputNumber, inputStrings, inputText, shownPath } from '../../call-text.ts'
import type { Ledger } from '../../facts.ts'
import type { LastStep } from '../../state.ts'

type Call = Extract<Entry, { type: 'call' }>

/** What the agent did last, as somebody who goes on would have to be told. Keeping its own lists is no step. */
export function takeStep(ledger: Ledger, entry: Call): void {
  if (BOOKKEEPING.test(entry.tool)) return
  const act = ACTS[entry.tool] ?? 'called'
  ledger.did = { id: entry.id, step: ledger.step, act, what: whatOf(act, entry, ledger.cwd), state: 'open' }
}

export function closeStep(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>): void {
  const { did } = ledger
  if (did?.id !== entry.id) return
  const failed = entry.failed || entry.text.startsWith('Exit code ')
  ledger.did = { ...did, state: failed ? 'failed' : 'done' }
}

function whatOf(act: LastStep['act'], entry: Call, cwd: string): string {
  const path = shownPath(callPath(entry) || inputText(entry, 'path'), cwd)
  if (act === 'ran') return oneLine(inputText(entry, 'command'), LONGEST)
  if (act === 'read') return `${path}${rangeOf(entry)}`
  if (act === 'edited' || act === 'wrote') return path
  if (act === 'searched') {
    const pattern = oneLine(inputText(entry, 'pattern'), 80)
    return path === '' ? `“${pattern}”` : `“${pattern}” (${path})`
  }
  if (act === 'sent') return oneLine(inputText(entry, 'description') || inputText(entry, 'prompt'), LONGEST)
  return oneLine(`${entry.tool} ${inputStrings(entry.input)[0] ?? ''}`.trim(), LONGEST)
}

function rangeOf(entry: Call): string {
  const from = inputNumber(entry, 'offset')
  const limit = inputNumber(entry, 'limit')
  if (from === undefined) return ''
  return limit === undefined ? `:${from}` : `:${from}-${from + limit - 1}`
}

const ACTS: Readonly<Record<string, LastStep['act']>> = {
  Bash: 'ran',
  Read: 'read',
  NotebookRead: 'read',
  Edit: 'edited',
  MultiEdit: 'edited',
  NotebookEdit: 'edited',
  Write: 'wrote',
  Grep: 'searched',
  Glob: 'searched',
  Task: 'sent',
  Agent: 'sent',
}
const BOOKKEEPING =
  /^(?:Todo|Task(?:Create|Update|List|Get)|AskUserQuestion|ExitPlanMode|EnterPlanMode|Skill|ToolSearch)/
const LONGEST = 200
