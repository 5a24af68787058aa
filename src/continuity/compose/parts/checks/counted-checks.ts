import { isRun } from '../../../../base/shell/command-kind.ts'
import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'
import { overtakes } from './overtakes.ts'

/** What is a check by its name, or was run again after edits; of runs that a wider one has repeated since, only that one. */
export function checksOf(ledger: Ledger): CheckFact[] {
  const checks = factsOf(ledger, 'check')
    .filter(({ root }) => root === ledger.work.root)
    .filter(
      ({ lastSeen, outcome }) => lastSeen > (ledger.branchStep ?? 0) || (outcome === 'passed' && cameAlong(ledger)),
    )
    .filter(
      (check) =>
        check.named || check.afterEdits >= REPEATED || isOpenScript(ledger, check) || isPassedScript(ledger, check),
    )
    .toReversed()
  return checks.filter(
    (check, at) =>
      (check.outcome === 'failed' || !isRun(check.command)) &&
      !checks.slice(0, at).some((later) => overtakes(later, check, ledger)),
  )
}

/**
 * What was edited and not committed went over to the branch that somebody else has made or chosen, and what had passed with it. One that
 * the session itself went over to holds other work.
 */
function cameAlong({ work, branchStep = 0 }: Ledger): boolean {
  const isOwn = (work.changes ?? []).some(({ step, what }) => SWITCHES.has(what) && Math.abs(step - branchStep) <= 1)
  if (isOwn || work.others !== undefined) return false
  const from = work.commit.made && work.commit.step <= branchStep ? work.commit.step : 0
  return work.editSteps.some((step) => step > from && step <= branchStep)
}

/** A script of the project that failed not long ago and has not passed since. */
function isOpenScript(ledger: Ledger, { outcome, command, lastSeen }: CheckFact): boolean {
  return outcome === 'failed' && SCRIPT.test(command) && ledger.step - lastSeen <= NOT_LONG
}

/** A script that passed after the last edit, and was run more than once or is named like a check: a single run may have been for its effect. */
function isPassedScript(ledger: Ledger, check: CheckFact): boolean {
  return check.outcome === 'passed' && isScriptSince(ledger, check) && (check.count > 1 || CHECKS.test(check.command))
}

/** Whether a script was run after the last edit: it may have been a check, so nobody can say that nothing was run. */
export function hasScriptSince(ledger: Ledger): boolean {
  return factsOf(ledger, 'check').some((check) => isScriptSince(ledger, check))
}

function isScriptSince({ work }: Ledger, { command, lastSeen }: CheckFact): boolean {
  const last = work.editSteps.at(-1)
  return last !== undefined && last < lastSeen && (SCRIPT.test(command) || SCRIPT_FILE.test(command))
}

const SWITCHES: ReadonlySet<string> = new Set(['git checkout', 'git switch', 'gh pr checkout', 'gt checkout'])
const REPEATED = 1
const SCRIPT = /(?:^|\s)(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\/[\w.-]+\.\w+(?:\s|$)|^\.\/[\w.-]+/
const SCRIPT_FILE = /(?:^|\s)[\w.-]+\.(?:[cm]?[jt]sx?|py|sh|rb|pl|php|ps1)(?:\s|$)/
const CHECKS = /(?:^|[/_.-])(?:check|test|lint|verify|validate|audit|smoke)s?(?=[_.-])/
const NOT_LONG = 80
