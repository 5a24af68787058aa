import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'
import { testRunOf } from '../../../ledger/shell.ts'
import type { Telling } from '../../line.ts'
import { commandOfRun, type Group, isShaken } from './check-groups.ts'
import { editsSince } from './edits-since.ts'

/** Checks that failed over the same thing, at the same time, are one line. */
export function failedTexts(failed: readonly Group[], { ledger, words }: Telling): (readonly [CheckFact, string])[] {
  const lines = new Map<string, [Group, ...Group[]]>()
  const files = new Set<string>()
  for (const group of failed) {
    const [first] = group
    // It was run for this one test, which has passed since.
    if (testRunOf(first.command)?.filters.length === 1 && hasPassedAlone(first, ledger)) continue
    // What a test file failed with before is overtaken by what it failed with later.
    const file = TEST_FILE.exec(first.line)?.[1] ?? ''
    const isOvertaken = file !== '' && files.has(file) && editsSince(ledger, first.lastSeen) > 0
    files.add(file)
    const stopped = group.some(({ outcome }) => outcome === 'not-reached')
    const blamed = blamedTest(first) ?? first.line.replace(/[\d.]+/g, '#')
    const key = stopped || blamed === '' ? first.id : `${editsSince(ledger, first.lastSeen)} ${blamed}`
    const same = lines.get(key)
    if (same === undefined && isOvertaken) continue
    if (same === undefined) lines.set(key, [group])
    else same.push(group)
  }
  return [...lines.values()].map(([group, ...rest]) => [
    group[0],
    textOf(group, { ledger, words, world: {} }, rest.map(commandOfRun)),
  ])
}

/** The test that its line names, or the only one that was run. */
function blamedTest({ line, command }: CheckFact): string | undefined {
  const filters = testRunOf(command)?.filters ?? []
  return FAILED_TEST.exec(line)?.[1] ?? (filters.length === 1 ? filters[0] : undefined)
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
  const text = words.check(
    words.commands([commandOfRun(group), ...alike]),
    words.outcome(first.outcome, when),
    first.line,
  )
  return `${text}${sinceThen(first, ledger, words)}`
}

/** That a failed test has passed by itself since is said with the failure. */
export function isSaidOfFailure(passed: CheckFact, failed: readonly Group[], ledger: Ledger): boolean {
  const filters = testRunOf(passed.command)?.filters ?? []
  return (
    filters.length === 1 && failed.some(([check]) => blamedTest(check) === filters[0] && hasPassedAlone(check, ledger))
  )
}

function hasPassedAlone(check: CheckFact, ledger: Ledger): boolean {
  const name = blamedTest(check)
  return factsOf(ledger, 'check').some(
    ({ outcome, lastSeen, command }) =>
      name !== undefined &&
      outcome === 'passed' &&
      lastSeen > check.lastSeen &&
      testRunOf(command)?.filters.includes(name) === true,
  )
}

/** What is known of a failure beside its line: that the test has passed since, or what the agent said of it. */
function sinceThen(check: CheckFact, ledger: Ledger, words: Telling['words']): string {
  if (hasPassedAlone(check, ledger)) return words.passedAlone
  const { remark } = check
  // Why it failed is overtaken by the edits that follow.
  const isTold = remark !== undefined && !(remark.isFault && editsSince(ledger, check.lastSeen) > 0)
  return `${passedBefore(check, ledger, words)}${isTold ? words.saidOfIt(remark.text) : ''}`
}

/** A few edits lie between its last pass and its failure: one of them broke it. */
function passedBefore({ passedAt, lastSeen, outcome }: CheckFact, { work }: Ledger, words: Telling['words']): string {
  // What an agent that was sent out has edited in between is not counted.
  if (passedAt === undefined || outcome !== 'failed' || (work.others?.step ?? 0) > passedAt) return ''
  const between = work.editSteps.filter((step) => step > passedAt && step < lastSeen).length
  return between >= 1 && between <= A_FEW ? words.hadPassed(between) : ''
}

/** Its next run had begun when the session was cut. */
function isBeingRun({ did }: Ledger, { command }: CheckFact): boolean {
  return did?.state === 'open' && did.act === 'ran' && did.what.includes(command)
}

const A_FEW = 5
const TEST_FILE = /([\w-]+[_.](?:test|spec)\.\w+):\d+/
const FAILED_TEST = /--- FAIL: (\S+)/
