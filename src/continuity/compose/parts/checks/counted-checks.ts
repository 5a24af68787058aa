import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'
import { coverage, testRunOf } from '../../../ledger/shell.ts'

/** What is a check by its name, or was run again after edits; of runs that a wider one has repeated since, only that one. */
export function checksOf(ledger: Ledger): CheckFact[] {
  const checks = factsOf(ledger, 'check')
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
      !checks
        .slice(0, at)
        .some(
          (later) =>
            repeats(later, check) ||
            isLikeOther(later, check) ||
            hasCompiled(later, check) ||
            hasRunAll(later, check) ||
            isSameTest(later, check) ||
            hasRunFiles(later, check) ||
            isPartOf(later, check) ||
            isBroken(later, check) ||
            isMended(later, check),
        ),
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

function repeats(later: CheckFact, earlier: CheckFact): boolean {
  const wide = testRunOf(later.command)
  const narrow = testRunOf(earlier.command)
  if (wide === undefined || narrow === undefined || later.outcome === 'not-reached') return false
  return wide.filters.length === 0 && coverage(wide, narrow, '') === 'covers'
}

/** What was run for single tests was run for all of them since. */
function hasRunAll(later: CheckFact, earlier: CheckFact): boolean {
  const wide = testRunOf(later.command)
  const narrow = testRunOf(earlier.command)
  if (wide === undefined || narrow === undefined || (later.outcome !== 'passed' && later.outcome !== 'failed'))
    return false
  if (coverage(wide, narrow, '') === 'apart' || wide.packages.some((name) => !narrow.packages.includes(name)))
    return false
  return wide.filters.length === 0 && wide.targets.length === 0 && narrow.filters.length > 0
}

/** The same tests by a longer or shorter name of theirs: the newer failure is the one that stands. */
function isSameTest(later: CheckFact, earlier: CheckFact): boolean {
  if (later.outcome !== 'failed' || earlier.outcome !== 'failed') return false
  const [one, other] = [testRunOf(later.command)?.filters ?? [], testRunOf(earlier.command)?.filters ?? []]
  if (familyOf(later.command) !== familyOf(earlier.command)) return false
  return one.some((name) => other.some((before) => name.startsWith(before) || before.startsWith(name)))
}

/** The same test files by another spelling: another runner, or from another folder. */
function hasRunFiles(later: CheckFact, earlier: CheckFact): boolean {
  const [wide, narrow] = [testRunOf(later.command), testRunOf(earlier.command)]
  if (wide === undefined || narrow === undefined || wide.filters.length > 0) return false
  if (later.outcome !== 'passed' && later.outcome !== 'failed') return false
  const files = wide.targets.filter((target) => TEST_FILE.test(target))
  return (
    narrow.targets.length > 0 &&
    narrow.targets.every((target) => TEST_FILE.test(target) && files.some((file) => isSameFile(file, target)))
  )
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one.replace(/^\.\//, ''), other.replace(/^\.\//, '')]
  return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`)
}

/** `test:ci` has run what `test` and `test:unit` run. */
function isPartOf(later: CheckFact, earlier: CheckFact): boolean {
  const whole = WHOLE.exec(later.command)?.[1]
  return whole !== undefined && (earlier.command === whole || earlier.command.startsWith(`${whole}:`))
}

/** What runs tests has compiled what it runs. */
function hasCompiled(later: CheckFact, earlier: CheckFact): boolean {
  const [program] = later.command.split(' ', 1)
  return (
    COMPILES.test(earlier.command) &&
    earlier.command.startsWith(`${program} `) &&
    later.outcome === 'passed' &&
    testRunOf(later.command) !== undefined
  )
}

/** The same tool on something else, with the same outcome: the newer run stands for both. */
function isLikeOther(later: CheckFact, earlier: CheckFact): boolean {
  return (
    later.outcome === earlier.outcome &&
    later.outcome !== 'failed' &&
    familyOf(later.command) === familyOf(earlier.command)
  )
}

/** What passed with the same tool before it failed is overtaken; that other tests passed is not. */
function isBroken(later: CheckFact, earlier: CheckFact): boolean {
  return (
    later.outcome === 'failed' &&
    earlier.outcome === 'passed' &&
    testRunOf(earlier.command) === undefined &&
    familyOf(later.command) === familyOf(earlier.command)
  )
}

/** What tests or lints has needed the build, or the types, that failed before. */
function isMended(later: CheckFact, earlier: CheckFact): boolean {
  return (
    later.outcome === 'passed' &&
    earlier.outcome === 'failed' &&
    BUILDS.test(earlier.command) &&
    testRunOf(earlier.command) === undefined &&
    (LINTS.test(later.command) || testRunOf(later.command)?.filters.length === 0)
  )
}

/** `go build`, `mise run test`, `npx playwright test`: the words before the first target or flag. */
function familyOf(command: string): string {
  const bare = command.replace(/^(?:cd|pushd) .*? && /, '')
  // Another package of the workspace is another thing.
  const [, part = ''] = PACKAGE.exec(bare) ?? []
  const words = bare.replace(PACKAGE, '').split(/\s+/)
  const end = words.findIndex((word, at) => at > 0 && /^-|[/.="']/.test(word))
  return [...words.slice(0, end === -1 ? 4 : Math.min(end, 4)), part].join(' ')
}

const PACKAGE = /\s(?:--filter|-F|--workspace|--prefix|-w|-C|-p|--package)[= ](\S+)/
const SWITCHES: ReadonlySet<string> = new Set(['git checkout', 'git switch'])
const REPEATED = 1
const SCRIPT = /(?:^|\s)(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\/[\w.-]+\.\w+(?:\s|$)|^\.\/[\w.-]+/
const SCRIPT_FILE = /(?:^|\s)[\w.-]+\.(?:[cm]?[jt]sx?|py|sh|rb|pl|php|ps1)(?:\s|$)/
const CHECKS = /(?:^|[/_.-])(?:check|test|lint|verify|validate|audit|smoke)s?(?=[_.-])/
const TEST_FILE = /(?:[_.-](?:test|spec)s?|\/tests?\/.*)\.\w{1,5}$|(?:^|\/)test_\w+\.py$/
const NOT_LONG = 80
const WHOLE = /^(.*\w):(?:ci|all)$/
const BUILDS = /(?:^|[\s:])(?:build|compile|tsc|typecheck|type-check|vet)(?:$|[\s:])/
const LINTS = /(?:^|[\s:-])lint(?:$|[\s:])/
const COMPILES = /^(?:go|cargo|dotnet|mix|swift|zig|mvn|gradle|stack|cabal) (?:build|vet|compile|check)\b/
