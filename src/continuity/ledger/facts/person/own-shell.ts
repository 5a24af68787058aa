import { outcomeIn } from '../../../../base/failing-line/has-failed.ts'
import { passingLine } from '../../../../base/failing-line/passing-line.ts'
import { givenByHand } from '../../../../base/shell/by-hand.ts'
import { segmentsOf } from '../../../../base/shell/segments.ts'
import type { Entry } from '../../../transcript/entry.ts'
import type { Ledger } from '../../facts.ts'
import type { OpenCall } from '../../state.ts'
import { takeChecks } from '../runs/checks.ts'
import { takeMended } from '../runs/mended.ts'
import { takeScriptRun } from '../runs/scripts.ts'
import { runsCode, takeTree } from '../work/tree/tree.ts'
import { takeGit } from '../work/work.ts'

/** What the person ran themselves: it shows branch switches, pulls and commits, and how a check of theirs ended. Whether it was such. */
export function takeOwnShell(ledger: Ledger, entry: Extract<Entry, { type: 'prompt' }>): boolean {
  if (entry.voice !== 'shell' && (entry.voice !== 'output' || ledger.calls[OWN_SHELL] === undefined)) return false
  const command = /<bash-input>([\s\S]*?)<\/bash-input>/.exec(entry.text)?.[1]?.trim()
  if (command !== undefined) {
    ledger.calls[OWN_SHELL] = { tool: 'Bash', step: ledger.step, away: false, command, whole: command }
    return true
  }
  const call = ledger.calls[OWN_SHELL]
  delete ledger.calls[OWN_SHELL]
  if (call === undefined) return true
  const answer = { text: entry.text.replace(/<\/?bash-std(?:out|err)>/g, '\n'), failed: false }
  takeTree(ledger, answer, call)
  takeGit(ledger, answer, call, 'person')
  takeScriptRun(ledger, call)
  takeMended(ledger, call, false, 'after')
  if (segmentsOf(call.command).some(runsCode)) ledger.ranStep = ledger.step
  takeOwnCheck(ledger, { ...entry, ...answer, type: 'result', id: OWN_SHELL }, call)
  return true
}

/** Nobody is told how a command of theirs ended: it counts where its output says so. */
function takeOwnCheck(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  // What they tried the program on is no check of theirs.
  const failed =
    givenByHand(call.command) === undefined && outcomeIn(entry.text, { command: call.command }) === 'failed'
  if (failed || passingLine(entry.text) !== '') takeChecks(ledger, { ...entry, failed }, call)
}

const OWN_SHELL = 'own shell'
