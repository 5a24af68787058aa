import { shownPath } from '../../ledger/call-text.ts'
import type { CheckFact, Ledger } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'
import { coverage, testRunOf } from '../../ledger/shell.ts'
import type { Line, Telling } from '../line.ts'

/** The checks of the work: how each ended when it was last run, and what was edited since. */
export function checkLines(telling: Telling): Line[] {
  const { ledger, words } = telling
  const groups = groupsOf(checksOf(ledger))
  const seen = groups.filter(([check]) => check.outcome !== 'unseen')
  const failed = seen.filter((group) => !isPassed(group))
  const passed = seen.filter(isPassed)
  const after = passed.filter(([check]) => editsSince(ledger, check.lastSeen) === 0)
  const earlier = passed.filter(([check]) => editsSince(ledger, check.lastSeen) > 0)
  // A run of one test says little by now where there are others; that the code was well formatted once says nothing.
  const wide = earlier.filter(
    ([check]) => (testRunOf(check.command)?.filters.length ?? 0) === 0 && !FORMATS.test(check.command),
  )
  const before = wide.length > 0 ? wide : earlier.filter(([check]) => !FORMATS.test(check.command))
  const last = unverifiedPath(ledger, groups)
  const named = (note: (check: CheckFact) => readonly string[]) => (group: Group) =>
    words.checkNamed(commandOf(group), note(group[0]).join(words.comma))
  const told = [
    ...together(failed, telling).slice(0, MOST_FAILED),
    ...listLine(after, MOST_AFTER, (list) =>
      ledger.work.editSteps.length === 0
        ? words.passed(words.list(list.map(named((check) => figures(check, words)))))
        : words.passedAfter(words.list(list.map(named((check) => figures(check, words))))),
    ),
    ...listLine(before, MOST_BEFORE, (list) =>
      words.passedBefore(
        failed.length === 0 ? last : '',
        words.list(list.map(named((check) => [words.editsSince(editsSince(ledger, check.lastSeen))]))),
      ),
    ),
  ]
  const lines = told.map(
    ([check, text], at): Line => ({
      part: 'checks',
      key: `check:${check.chain}`,
      factId: check.id,
      kind: 'check',
      text,
      worth: 1 / (1 + at),
      order: at,
    }),
  )
  if (last === '' || lines.length > 0) return lines
  return [
    { part: 'checks', key: 'unverified', factId: '', kind: '', text: words.unverified(last), worth: 1.5, order: -1 },
  ]
}

type Group = readonly [CheckFact, ...CheckFact[]]

function isPassed(group: Group): boolean {
  return group.every(({ outcome }) => outcome === 'passed')
}

function listLine(
  groups: readonly Group[],
  most: number,
  text: (groups: readonly Group[]) => string,
): (readonly [CheckFact, string])[] {
  const [first] = groups
  return first === undefined ? [] : [[first[0], text(groups.slice(0, most))]]
}

/** Checks that failed over the same thing, at the same time, are one line. */
function together(failed: readonly Group[], { ledger, words }: Telling): (readonly [CheckFact, string])[] {
  const lines = new Map<string, [Group, ...Group[]]>()
  for (const group of failed) {
    const [first] = group
    const stopped = group.some(({ outcome }) => outcome === 'not-reached')
    const blamed = FAILED_TEST.exec(first.line)?.[1] ?? first.line.replace(/[\d.]+/g, '#')
    const key = stopped || blamed === '' ? first.id : `${editsSince(ledger, first.lastSeen)} ${blamed}`
    const same = lines.get(key)
    if (same === undefined) lines.set(key, [group])
    else same.push(group)
  }
  return [...lines.values()].map(([group, ...rest]) => [
    group[0],
    textOf(group, { ledger, words, world: {} }, rest.map(commandOf)),
  ])
}

/** A line of the output only where it counts something: that a check passed is said without it. */
function figures({ line }: CheckFact, words: Telling['words']): string[] {
  return COUNTS.test(line) && !EMPTY_RUN.test(line) ? [words.quoted(line)] : []
}

function textOf(group: Group, { ledger, words }: Telling, alike: readonly string[] = []): string {
  const [first] = group
  const since = editsSince(ledger, first.lastSeen)
  const when =
    ledger.work.editSteps.length === 0
      ? ''
      : since === 0
        ? words.afterLastEdit
        : isBeingRun(ledger, first)
          ? words.beforeEditsAgain(since)
          : words.beforeEdits(since)
  const failed = group.find(({ outcome }) => outcome === 'failed')
  if (failed !== undefined && group.some(({ outcome }) => outcome === 'not-reached'))
    return words.checkStopped(first.chain, failed.command, when, failed.line)
  return words.check(words.commands([commandOf(group), ...alike]), words.outcome(first.outcome, when), first.line)
}

/** Its next run had begun when the session was cut. */
function isBeingRun({ did }: Ledger, { command }: CheckFact): boolean {
  return did?.state === 'open' && did.act === 'ran' && did.what.includes(command)
}

/** What is a check by its name, or was run again after edits; of runs that a wider one has repeated since, only that one. */
function checksOf(ledger: Ledger): CheckFact[] {
  const checks = factsOf(ledger, 'check')
    .filter((check) => check.named || check.afterEdits >= REPEATED || isOpenScript(ledger, check))
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
            isPartOf(later, check),
        ),
  )
}

/** A script of the project that failed not long ago and has not passed since. */
function isOpenScript(ledger: Ledger, { outcome, command, lastSeen }: CheckFact): boolean {
  return outcome === 'failed' && SCRIPT.test(command) && ledger.step - lastSeen <= NOT_LONG
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
  return wide.filters.length === 0 && wide.targets.length === 0 && narrow.filters.length > 0
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

/** `go build`, `mise run test`, `npx playwright test`: the words before the first target or flag. */
function familyOf(command: string): string {
  const words = command.replace(/^(?:cd|pushd) .*? && /, '').split(/\s+/)
  const end = words.findIndex((word, at) => at > 0 && /^-|[/.="']/.test(word))
  return words.slice(0, end === -1 ? 4 : Math.min(end, 4)).join(' ')
}

/** Checks of one chain that ended alike are one line. */
function groupsOf(checks: readonly CheckFact[]): [CheckFact, ...CheckFact[]][] {
  const groups = new Map<string, [CheckFact, ...CheckFact[]]>()
  const stopped = new Set(checks.flatMap(({ outcome, lastSeen }) => (outcome === 'not-reached' ? [lastSeen] : [])))
  for (const check of checks) {
    const key = stopped.has(check.lastSeen) ? `${check.lastSeen}` : `${check.lastSeen} ${check.outcome}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [check])
    else group.unshift(check)
  }
  return [...groups.values()]
}

function commandOf(group: readonly [CheckFact, ...CheckFact[]]): string {
  const [first] = group
  const whole = first.chain.split(' && ').filter((part) => !part.startsWith('cd ')).length === group.length
  return whole ? first.chain : group.map(({ command }) => command).join(' && ')
}

export function editsSince({ work }: Ledger, step: number): number {
  let count = 0
  for (const edit of work.editSteps) if (edit > step) count++
  return count
}

/** The last edit where no check was run after it; '' where one was, or where nothing is checked at all. */
function unverifiedPath(ledger: Ledger, groups: readonly Group[]): string {
  const last = ledger.work.edits.at(-1)
  if (last === undefined || groups.length === 0) return ''
  if (groups.some(([check]) => editsSince(ledger, check.lastSeen) === 0)) return ''
  return shownPath(shownPath(last.path, ledger.work.here), ledger.cwd)
}

const FAILED_TEST = /--- FAIL: (\S+)/
const MOST_FAILED = 3
const MOST_AFTER = 3
const MOST_BEFORE = 3
const COUNTS =
  /\b\d+ (?:\w+ )?(?:tests?|passed|passing|pass|examples?|issues?|errors?|problems?|warnings?|doctests?)\b/i
/** It says that nothing was run. */
const EMPTY_RUN = /no tests to run|\(cached\)|^0 tests?\b/i
const COMPILES = /^(?:go|cargo|dotnet|mix|swift|zig|mvn|gradle|stack|cabal) (?:build|vet|compile|check)\b/
const WHOLE = /^(.*\w):(?:ci|all)$/
const FORMATS = /(?:^|[\s:])(?:fmt|format|prettier)(?:$|[\s:])/
const REPEATED = 1
const NOT_LONG = 80
const SCRIPT = /(?:^|\s)(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\/[\w.-]+\.\w+(?:\s|$)|^\.\/[\w.-]+/
