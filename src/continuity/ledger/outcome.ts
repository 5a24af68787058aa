import type { Entry } from '../transcript/entry.ts'
import { takeOutput } from './background.ts'
import { takeAgentReport } from './facts/agent/agent-report.ts'
import { takeLocated, takeReport } from './facts/agent/notes.ts'
import { takeOthers } from './facts/agent/others.ts'
import { takeAnswers } from './facts/person/answers.ts'
import { takeRunAfterRefusal } from './facts/person/refusals.ts'
import { ruleSource, takeInstructions, takePlanRules, takeWrittenPlan } from './facts/plan-rules.ts'
import { takeBarred } from './facts/runs/barred.ts'
import { takeChecks } from './facts/runs/checks.ts'
import { takeMended } from './facts/runs/mended.ts'
import { takeScriptRun } from './facts/runs/scripts.ts'
import { takeSuites } from './facts/runs/tests/suites.ts'
import { takeUntested } from './facts/runs/tests/tests.ts'
import { takeVerified } from './facts/runs/verification.ts'
import { takeWays } from './facts/runs/ways.ts'
import { takeCheckout } from './facts/work/checkouts.ts'
import { sentOut, startedHandle, takeEnded, takeStarted } from './facts/work/flight.ts'
import { takeBranch } from './facts/work/git/git.ts'
import { ownPart } from './facts/work/git/whose.ts'
import { takeOutline, takeSweep, takeSwept } from './facts/work/sweep.ts'
import { takeFileTool } from './facts/work/tree/file-tools.ts'
import { takeTree } from './facts/work/tree/tree.ts'
import { takeEdit, takeGit } from './facts/work/work.ts'
import { takeWriters } from './facts/work/writers.ts'
import type { Ledger } from './facts.ts'
import type { OpenCall } from './state.ts'

/** What came of a call that was let through. */
export function takeOutcome(ledger: Ledger, entry: Extract<Entry, { type: 'result' }>, call: OpenCall): void {
  takeRunAfterRefusal(ledger, call)
  if (entry.at !== undefined && !CHANGING.has(call.tool)) ledger.ranAt = entry.at
  takeMended(ledger, call, entry.failed, 'before')
  if (!takeBarred(ledger, entry, call)) takeWays(ledger, entry, call)
  takeMended(ledger, call, entry.failed, 'after')
  if (call.tool === 'Bash') {
    takeChecks(ledger, entry, call)
    takeVerified(ledger, call)
    takeUntested(ledger, entry)
    takeScriptRun(ledger, call)
    if (!entry.failed && !call.away) takeBranch(ledger, ownPart(call.whole ?? call.command, ledger))
    takeTree(ledger, entry, call)
    if (!entry.failed) takeWriters(ledger, call)
    takeGit(ledger, entry, call)
    if (!entry.failed) takeCheckout(ledger, call.whole ?? call.command)
  }
  if (PRINTED.has(call.tool)) takeOutput(ledger, entry, call)
  if (call.questions !== undefined) takeAnswers(ledger, entry, call)
  if (!entry.failed && CHANGING.has(call.tool) && call.path !== undefined) {
    takeEdit(ledger, entry, call)
    takeSwept(ledger, entry, call)
  }
  if (!entry.failed) takeFileTool(ledger, call, entry.at)
  if (STARTING.has(call.tool)) takeStarted(ledger, entry, call)
  else if (ASKING.has(call.tool)) {
    const sent = sentOut(ledger, call.command)
    takeEnded(ledger, `${call.command} ${entry.text.slice(0, 3000)}`)
    if (!SHELL_OUTPUT.test(entry.text.slice(0, 600))) takeOthers(ledger, entry.text, sent)
  }
  // One that was sent into the background has not come back.
  if (!entry.failed && (call.tool === 'Task' || call.tool === 'Agent') && startedHandle(entry.text) === undefined) {
    takeReport(ledger, entry)
    takeAgentReport(ledger, entry, call)
  }
  if (!entry.failed && call.tool === 'Grep') takeLocated(ledger, entry)
  if (SEARCHING.has(call.tool)) {
    takeSweep(ledger, entry, call)
  }
  if (SHOWING.has(call.tool)) takeSuites(ledger, entry)
  if (!entry.failed && call.tool === 'Read' && call.path !== undefined) {
    takeInstructions(ledger, entry, call.path)
    takeOutline(ledger, entry, call.path)
  }
  // What a plan lays down holds once the person has agreed to it.
  if (!entry.failed && call.plan !== undefined) takePlanRules(ledger, entry, { from: '', text: call.plan })
  if (!entry.failed && CHANGING.has(call.tool)) takeWrittenPlan(ledger, entry, call)
  const source = entry.failed ? '' : ruleSource(call)
  if (source !== '') takePlanRules(ledger, entry, { from: source, text: entry.text })
}

const CHANGING: ReadonlySet<string> = new Set(['Edit', 'MultiEdit', 'Write', 'NotebookEdit'])
const STARTING: ReadonlySet<string> = new Set(['Bash', 'Task', 'Agent'])
const SEARCHING: ReadonlySet<string> = new Set(['Grep', 'Bash'])
const SHOWING: ReadonlySet<string> = new Set(['Grep', 'Glob', 'Bash', 'Task', 'Agent'])
const ASKING: ReadonlySet<string> = new Set(['BashOutput', 'TaskOutput', 'AgentOutput'])
const PRINTED: ReadonlySet<string> = new Set([...ASKING, 'Bash', 'Read'])
const SHELL_OUTPUT = /<exit_code>|<std(?:out|err)>|local_bash/
