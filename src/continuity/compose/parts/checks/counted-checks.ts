import { givenByHand } from '../../../../base/shell/by-hand.ts'
import { commandKind, isRun } from '../../../../base/shell/command-kind.ts'
import { cleaned, segmentsOf } from '../../../../base/shell/segments.ts'
import { isLook } from '../../../ledger/facts/runs/scripts.ts'
import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'
import { oncePerLedger } from '../../once-per-ledger.ts'
import { editsSince } from './edits-since.ts'
import { overtakes } from './overtakes.ts'

/** What is a check by its name, or was run again after edits; of runs that a wider one has repeated since, only that one. */
export const checksOf: (ledger: Ledger) => readonly CheckFact[] = oncePerLedger((ledger) => {
  const checks = factsOf(ledger, 'check')
    .filter(({ root, settled }) => root === ledger.work.root && settled === undefined)
    .filter(
      ({ lastSeen, outcome }) =>
        lastSeen > (ledger.branchStep ?? 0) || (outcome === 'passed' && cameAlong(ledger, lastSeen)),
    )
    .filter((check) => check.named || (!INLINE.test(check.command) && isTold(ledger, check)))
    .toReversed()
  return checks.filter(
    (check, at) =>
      (check.outcome === 'failed' || !isRun(check.command)) &&
      !(check.outcome === 'failed' && MISUSED.test(check.line)) &&
      !isCleared(check, ledger) &&
      !checks.slice(0, at).some((later) => overtakes(later, check, ledger)),
  )
})

/**
 * One of its chain had failed, nobody could tell which, and another of them was run since: what is left of it may have been well all
 * along. It is to blame where the others have passed and nothing was changed between.
 */
function isCleared({ unsure = 1, lastSeen, outcome }: CheckFact, ledger: Ledger): boolean {
  if (outcome !== 'failed' || unsure === 1) return false
  const checks = factsOf(ledger, 'check')
  const left = checks.filter((other) => other.lastSeen === lastSeen && other.unsure === unsure)
  if (left.length >= unsure) return false
  return (
    left.length > 1 ||
    editsSince(ledger, lastSeen) > 0 ||
    checks.some((other) => other.lastSeen > lastSeen && other.outcome !== 'passed')
  )
}

/**
 * What was edited and not committed went over to the branch that somebody else has made or chosen, and what had passed with it. One that
 * the session itself went over to holds other work.
 */
function cameAlong({ work, branchStep = 0 }: Ledger, since: number): boolean {
  const isOwn = (work.changes ?? []).some(
    ({ step, what }) => SWITCHES.has(what) && step > since && step <= branchStep + 1,
  )
  if (isOwn || work.others !== undefined) return false
  const from = work.commit.made && work.commit.step <= branchStep ? work.commit.step : 0
  return work.editSteps.some((step) => step > from && step <= branchStep)
}

/** Of what is no check by its name: what was repeated after edits, or may be one. */
function isTold(ledger: Ledger, check: CheckFact): boolean {
  if (check.outcome === 'passed' && MAKES.test(check.command)) return false
  if (check.outcome === 'failed' && givenByHand(check.command) !== undefined) return isLastTried(ledger, check)
  return check.afterEdits >= REPEATED || isOpenScript(ledger, check) || isPassedScript(ledger, check)
}

/** The program was started by hand, and its failure is what the work is about: nothing was done since that would have ended that. */
function isLastTried(ledger: Ledger, { command, lastSeen, remark }: CheckFact): boolean {
  const { commit } = ledger.work
  if (remark?.isFault === false || (commit.made && commit.step > lastSeen)) return false
  const given = givenByHand(command) ?? ''
  const later = factsOf(ledger, 'command').filter((other) => other.lastSeen > lastSeen && other.status !== 'declined')
  if (given.length >= SHORTEST_NAME && later.some((other) => other.command.includes(given))) return false
  const runs = later.filter((other) =>
    segmentsOf(other.command).some((segment) => commandKind(cleaned(segment)) !== 'none'),
  )
  return runs.length <= MOST_BEHIND
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

/**
 * Whether anything was run after the last edit that may have shown whether it holds: what was edited itself, under whatever name, or a
 * program that nobody knows.
 */
export function isRunSince(ledger: Ledger): boolean {
  const last = ledger.work.editSteps.at(-1) ?? 0
  if (isRunByLine(ledger, last)) return true
  const names = ledger.work.edits.flatMap(({ path }) => {
    const file = path.slice(path.lastIndexOf('/') + 1)
    const stem = file.replace(/\.\w+$/, '')
    return stem.length >= SHORTEST_NAME ? [file, stem] : [file]
  })
  return factsOf(ledger, 'command').some(
    ({ command, lastSeen, status }) =>
      lastSeen > last &&
      status !== 'declined' &&
      segmentsOf(command)
        .map((segment) => cleaned(segment))
        .some((part) => !isLook(part) && (commandKind(part) !== 'none' || names.some((name) => part.includes(name)))),
  )
}

/** In one line with an edit, or by the person, who ran it in their own shell or pasted what came of it. */
export function isRunByLine({ ranStep = 0, pasted }: Ledger, since: number): boolean {
  return Math.max(ranStep, pasted?.step ?? 0) >= Math.max(since, 1)
}

function isScriptSince({ work }: Ledger, { command, lastSeen }: CheckFact): boolean {
  const last = work.editSteps.at(-1)
  return last !== undefined && last < lastSeen && (SCRIPT.test(command) || SCRIPT_FILE.test(command))
}

/** A script that makes something: that it ended well says nothing of the work. */
const MAKES = /(?:^|[\s/_.-])(?:gen|generate|sync|seed|install|setup|bootstrap|fetch|download|export)(?=[\s/_.-]|$)/i
/** It was called wrongly, and says so: nothing was checked. */
const MISUSED =
  /(?:^|[.;:] )[Uu]sage: \S|^(?:\S+: ?)?(?:::error::)?no [\w ]{1,30} (?:was |were )?given\b|\bmissing (?:required )?(?:argument|operand)s?(?:$|[:;.]| for (?:option|flag)|\s+Try )/
/** A program that is handed over with the line looks or writes; nobody runs it again by that line. */
const INLINE = /<<|\b(?:python[\d.]*|node|ruby|perl|php|bun|deno|Rscript)(?: \S+)? -(?:[cep]|-eval)\b/
const SWITCHES: ReadonlySet<string> = new Set(['git checkout', 'git switch', 'gh pr checkout', 'gt checkout'])
const SHORTEST_NAME = 5
const REPEATED = 1
const SCRIPT = /(?:^|\s)(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\/[\w.-]+\.\w+(?:\s|$)|^\.\/[\w.-]+/
const SCRIPT_FILE = /(?:^|\s)[\w.-]+\.(?:[cm]?[jt]sx?|py|sh|rb|pl|php|ps1)(?:\s|$)/
const CHECKS = /(?:^|[/_.-])(?:check|test|lint|verify|validate|audit|smoke)s?(?=[_.-])/
const NOT_LONG = 80
const MOST_BEHIND = 2
