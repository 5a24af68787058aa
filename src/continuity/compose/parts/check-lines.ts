import { joinSentences } from '../../../base/text/sentences.ts'
import { shownPath } from '../../ledger/call-text.ts'
import type { CheckFact, Ledger } from '../../ledger/facts.ts'
import { testRunOf } from '../../ledger/shell.ts'
import type { LastStep } from '../../ledger/state.ts'
import type { Line, Telling } from '../line.ts'
import { checksOf, hasScriptSince } from './counted-checks.ts'

/** The checks of the work: how each ended when it was last run, and what was edited since. */
export function checkLines(telling: Telling): Line[] {
  const { ledger, words } = telling
  const groups = groupsOf(checksOf(ledger))
  const seen = groups.filter(([check]) => check.outcome !== 'unseen')
  const failed = seen.filter((group) => !isPassed(group))
  const passed = seen.filter((group) => isPassed(group) && !isShaken(ledger, group))
  const shaken = seen.filter((group) => isPassed(group) && isShaken(ledger, group) && !FORMATS.test(group[0].command))
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
    ...listLine(shaken.slice(0, MOST_BEFORE), () =>
      words.passedBeforeOthers(words.list(shaken.slice(0, MOST_BEFORE).map(named(() => [])))),
    ),
    ...listLine([...after.slice(0, MOST_AFTER), ...before.slice(0, MOST_BEFORE)], () =>
      joinSentences([
        ...(after.length === 0
          ? []
          : [passedText(telling, after.slice(0, MOST_AFTER).map(named((check) => figures(check, words))))]),
        ...(before.length === 0
          ? []
          : [
              words.passedBefore(
                failed.length === 0 ? last : '',
                words.list(
                  before
                    .slice(0, MOST_BEFORE)
                    .map(named((check) => [words.editsSince(editsSince(ledger, check.lastSeen))])),
                ),
              ),
            ]),
      ]),
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

/** An agent that was sent out after it may have edited since, and may have run it again. */
function isShaken({ work }: Ledger, [check]: Group): boolean {
  return (work.others?.step ?? 0) > check.lastSeen
}

function listLine(groups: readonly Group[], text: () => string): (readonly [CheckFact, string])[] {
  const [first] = groups
  return first === undefined ? [] : [[first[0], text()]]
}

function passedText({ ledger, words }: Telling, checks: readonly string[]): string {
  const list = words.list(checks)
  return ledger.work.editSteps.length === 0 ? words.passed(list) : words.passedAfter(list)
}

/** Checks that failed over the same thing, at the same time, are one line. */
function together(failed: readonly Group[], { ledger, words }: Telling): (readonly [CheckFact, string])[] {
  const lines = new Map<string, [Group, ...Group[]]>()
  const files = new Set<string>()
  for (const group of failed) {
    const [first] = group
    // What a test file failed with before is overtaken by what it failed with later.
    const file = TEST_FILE.exec(first.line)?.[1] ?? ''
    const isOvertaken = file !== '' && files.has(file) && editsSince(ledger, first.lastSeen) > 0
    files.add(file)
    const stopped = group.some(({ outcome }) => outcome === 'not-reached')
    const blamed = FAILED_TEST.exec(first.line)?.[1] ?? first.line.replace(/[\d.]+/g, '#')
    const key = stopped || blamed === '' ? first.id : `${editsSince(ledger, first.lastSeen)} ${blamed}`
    const same = lines.get(key)
    if (same === undefined && isOvertaken) continue
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
    ledger.work.editSteps.length === 0 || isShaken(ledger, group)
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

export function editsSince({ work, did }: Ledger, step: number): number {
  // An edit that had begun when the session was cut was most likely made.
  let count = isOpenEdit(did) && did.step > step ? 1 : 0
  for (const edit of work.editSteps) if (edit > step) count++
  return count
}

export function isOpenEdit(did: LastStep | undefined): did is LastStep {
  return did?.state === 'open' && (did.act === 'edited' || did.act === 'wrote')
}

/** The last edit where no check was run after it; '' where one was, or where nothing is checked at all. */
function unverifiedPath(ledger: Ledger, groups: readonly Group[]): string {
  const last = isOpenEdit(ledger.did) ? { path: ledger.did.what } : ledger.work.edits.at(-1)
  if (last === undefined || groups.length === 0) return ''
  if (!isOpenEdit(ledger.did) && hasScriptSince(ledger)) return ''
  // What an agent that was sent out has run is not seen.
  if ((ledger.work.others?.step ?? 0) > (ledger.work.editSteps.at(-1) ?? 0)) return ''
  if (groups.some(([check]) => editsSince(ledger, check.lastSeen) === 0)) return ''
  return shownPath(shownPath(last.path, ledger.work.here), ledger.cwd)
}

const TEST_FILE = /([\w-]+[_.](?:test|spec)\.\w+):\d+/
const FAILED_TEST = /--- FAIL: (\S+)/
const MOST_FAILED = 3
const MOST_AFTER = 3
const MOST_BEFORE = 3
const COUNTS =
  /\b\d+ (?:\w+ )?(?:tests?|passed|passing|pass|examples?|issues?|errors?|problems?|warnings?|doctests?)\b/i
/** It says that nothing was run. */
const EMPTY_RUN = /no tests to run|\(cached\)|^0 tests?\b/i
const FORMATS = /(?:^|[\s:])(?:fmt|format|prettier)(?:$|[\s:])/
