import { coverage } from '../../../../base/shell/coverage.ts'
import { testRunOf } from '../../../../base/shell/test-run.ts'
import { ASKS_CI } from '../../../ledger/facts/runs/run-verdict.ts'
import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { factsOf } from '../../../ledger/put.ts'
import type { Telling } from '../../line.ts'
import { commandOfRun, commandsOfRun, type Group, isShaken } from './check-groups.ts'
import { changesSince, editsSince } from './edits-since.ts'
import { knownFailure } from './known/known-failure.ts'
import { liveLine } from './live-line.ts'
import { isSameFile } from './overtakes.ts'

/** Checks that failed over the same thing, at the same time, are one line. */
export function failedTexts(failed: readonly Group[], telling: Telling): (readonly [CheckFact, string])[] {
  const { ledger, words } = telling
  const lines = new Map<string, [Group, ...Group[]]>()
  const files = new Set<string>()
  const blames = new Map<string, number>()
  const meant = failed.filter(isMeant)
  for (const group of failed) {
    if (meant.length > 1 && meant.includes(group)) continue
    const [first] = group
    // Which tests failed stands among the failures, with the run that was under way.
    if (isBeingRun(ledger, first) && factsOf(ledger, 'test').some(({ status }) => status === 'failing')) continue
    // It was run for this one test, which has passed since.
    if (isForOneTest(first) && hasPassedAlone(first, ledger)) continue
    if (hasAllPassed(first, ledger)) continue
    // What a test file failed with before is overtaken by what it failed with later.
    const file = TEST_FILE.exec(first.line)?.[1] ?? ''
    const isOvertaken = file !== '' && files.has(file) && editsSince(ledger, first.lastSeen) > 0
    files.add(file)
    // The same failure was seen again since, by whatever was run.
    const blame = blameOf(first)
    const edits = editsSince(ledger, first.lastSeen)
    if (blame !== '' && (blames.get(blame) ?? edits) !== edits) continue
    if (blame !== '') blames.set(blame, edits)
    const stopped = group.some(({ outcome }) => outcome === 'not-reached')
    const blamed = foundSince(first, failed, ledger) ?? blamedTest(first) ?? first.line.replace(/[\d.]+/g, '#')
    const key = stopped || blamed === '' ? first.id : `${editsSince(ledger, first.lastSeen)} ${blamed}`
    const same = lines.get(key)
    if (same === undefined && isOvertaken) continue
    if (same === undefined) lines.set(key, [group])
    // The one whose line was cut off has nothing to say beside the one that told.
    else if (namedTest(same[0][0]) === undefined && namedTest(first) !== undefined) same.unshift(group)
    else same.push(group)
  }
  return [
    ...[...lines.values()].map(
      ([group, ...rest]) =>
        [group[0], textOf(group, { ledger, words, world: {} }, rest.flatMap(commandsOfRun))] as const,
    ),
    ...meantTexts(meant, telling),
  ]
}

/** A test by its name, or a line with its place; where the name of what was run is all there is, nothing. */
function blameOf(check: CheckFact): string {
  const { line, test, file } = check
  if (test !== undefined) return `${test.replace(/ - .*$/, '')} ${file ?? ''}`.trim()
  return FAILED_TEST.exec(line)?.[1] ?? (/:\d/.test(line) ? line.replace(/\d+(?:\.\d+)?m?s\b/g, '#') : '')
}

/** Tests that were written before what they test are one line. */
function meantTexts(meant: readonly Group[], { ledger, words }: Telling): (readonly [CheckFact, string])[] {
  const [first] = meant
  if (first === undefined || meant.length < 2) return []
  const named = meant.map((group) => {
    const { count, other } = changesSince(ledger, group[0].lastSeen)
    return words.checkNamed(commandOfRun(group), count === 0 ? '' : words.editsSince(count, other))
  })
  return [[first[0], words.failedAsMeant(words.list(named))]]
}

function isMeant([{ outcome, remark }]: Group): boolean {
  return outcome === 'failed' && remark !== undefined && !remark.isFault && MEANT.test(remark.text)
}

/** The test that its line names, or the only one that was run. */
function blamedTest({ line, test, command }: CheckFact): string | undefined {
  const filters = testRunOf(command)?.filters ?? []
  return test?.replace(/ - .*$/, '') ?? FAILED_TEST.exec(line)?.[1] ?? (filters.length === 1 ? filters[0] : undefined)
}

/** A test by its own name; a package or a file that failed is none. */
function namedTest({ line, test }: CheckFact): string | undefined {
  return /^FAIL\s/.test(line) ? undefined : (test ?? /^--- FAIL: (\S+)/.exec(line)?.[1])
}

/** What a run whose output was cut off failed over, where a later one of the same files has told it. */
function foundSince(check: CheckFact, failed: readonly Group[], ledger: Ledger): string | undefined {
  const { cutBy, lastSeen } = check
  if (cutBy === undefined || namedTest(check) !== undefined) return undefined
  const later = failed.find(
    ([other]) =>
      other.lastSeen > lastSeen &&
      namedTest(other) !== undefined &&
      editsSince(ledger, other.lastSeen) === editsSince(ledger, lastSeen),
  )
  return later && blamedTest(later[0])
}

function textOf(group: Group, { ledger, words }: Telling, alike: readonly string[] = []): string {
  const [first] = group
  const { count, other } = changesSince(ledger, first.lastSeen)
  const isEdited = ledger.work.editSteps.length > 0 || count > 0
  const before = isBeingRun(ledger, first) ? words.beforeEditsAgain : words.beforeEdits
  const failed = group.find(({ outcome }) => outcome === 'failed') ?? first
  const { line, edited, others } = liveLine(failed, ledger)
  const when = ASKS_CI.test(first.command)
    ? words.ciSince(ledger.work.pushStep > first.lastSeen)
    : !isEdited || isShaken(ledger, group)
      ? ''
      : count === 0
        ? words.afterLastEdit
        : before(count, other, edited)
  const cut =
    failed.partly === true && line !== '' && (others.length > 0 || testRunOf(failed.command)?.filters.length === 0)
      ? words.cutOthers
      : ''
  if (failed.outcome === 'failed' && group.some(({ outcome }) => outcome === 'not-reached'))
    return `${words.checkStopped(first.chain, failed.command, when, line)}${alsoAt(others, words)}${cut}`
  const isResolved = isNamedElsewhere(first, ledger)
  const text = words.check(
    words.commands([...commandsOfRun(group), ...alike]),
    words.outcome(first.outcome, when),
    isResolved ? '' : line,
    namedTest(first) === undefined ? (first.cutBy ?? '') : '',
  )
  const isOne = group.length === 1 && alike.length === 0 && edited === ''
  // Of an output that was seen whole, nobody can say that it does not tell why.
  const isBare =
    first.cutBy !== undefined && ONLY_NAMED.test(line) && first.remark === undefined && !hasPassedAlone(first, ledger)
  const told = `${text}${isBare ? words.noReason : ''}${alsoAt(others, words)}${cut}${isOne ? passedBefore(first, ledger, words) : ''}`
  const since = sinceThen(first, ledger, words)
  // Without a line of the output it ends in a word.
  const isOpen = since !== '' && !/^[;；]/.test(since) && OPEN_END.test(told)
  return `${told}${isOpen ? (HAN_END.test(told) ? '。' : '.') : ''}${since}`
}

function alsoAt(sites: readonly string[], words: Telling['words']): string {
  const [first = '', ...more] = sites
  // One that stands there with its words.
  if (more.length === 0 && first.includes(' ')) return words.alsoSays(first)
  return sites.length === 0 ? '' : words.alsoAt(words.list(sites))
}

/** That a failed test has passed by itself since is said with the failure. */
export function isSaidOfFailure(passed: CheckFact, failed: readonly Group[], ledger: Ledger): boolean {
  const filters = testRunOf(passed.command)?.filters ?? []
  return (
    filters.length === 1 && failed.some(([check]) => blamedTest(check) === filters[0] && hasPassedAlone(check, ledger))
  )
}

function hasPassedAlone(check: CheckFact, ledger: Ledger): boolean {
  const name = blamedTest(check) ?? ''
  const { file = TEST_FILE.exec(check.line)?.[1] ?? '' } = check
  if (name === '' && file === '') return false
  return factsOf(ledger, 'check').some(({ outcome, lastSeen, command }) => {
    if (outcome !== 'passed' || lastSeen <= check.lastSeen) return false
    const { filters = [], targets = [] } = testRunOf(command) ?? {}
    // All tests of its file.
    if (filters.length === 0 && TEST_FILE.test(`${file}:1`) && targets.some((one) => isSameFile(one, file))) return true
    if (name === '') return false
    return (
      filters.includes(name) || (name.includes('::') && targets.includes(name)) || isRunOf(command, check, name, ledger)
    )
  })
}

function isForOneTest({ command }: CheckFact): boolean {
  const { filters = [], targets = [] } = testRunOf(command) ?? {}
  if (filters.length > 0) return filters.length === 1
  return targets.length === 1 && targets[0]?.includes('::') === true
}

/** Single tests, by a part of their names, and this one among them. */
function isRunOf(command: string, check: CheckFact, name: string, { cwd }: Ledger): boolean {
  const [now, before] = [testRunOf(command), testRunOf(check.command)]
  if (now === undefined || before === undefined || now.filters.length === 0) return false
  return coverage(now, before, name, cwd) === 'covers'
}

/** The test that it names has passed since, and others that failed in the same run have not: those are told by their names. */
function isNamedElsewhere(check: CheckFact, ledger: Ledger): boolean {
  const named = blamedTest(check) ?? ''
  return (
    hasPassedAlone(check, ledger) &&
    factsOf(ledger, 'test').some(
      ({ name, status, command, lastSeen, root }) =>
        status === 'failing' &&
        name !== named &&
        root === ledger.work.root &&
        testRunOf(command) !== undefined &&
        Math.abs(lastSeen - check.lastSeen) <= 1,
    )
  )
}

/** The test that is blamed has passed by itself, and then with all that stand beside it. */
function hasAllPassed(check: CheckFact, ledger: Ledger): boolean {
  const name = blamedTest(check)
  const passed = factsOf(ledger, 'check').filter(
    ({ outcome, lastSeen, passedAt = 0 }) =>
      lastSeen > check.lastSeen && (outcome === 'passed' || passedAt > check.lastSeen),
  )
  const runs = passed.flatMap(({ command }) => testRunOf(command) ?? [])
  const alone = runs.filter(({ filters }) => name !== undefined && filters.includes(name))
  return alone.some((one) =>
    runs.some((all) => all.filters.length === 0 && coverage(all, one, '', ledger.cwd) === 'covers'),
  )
}

/** Some tests of it have passed since, over the same files. */
function hasPassedUnedited(check: CheckFact, ledger: Ledger): boolean {
  const { lastSeen } = check
  const passes = factsOf(ledger, 'check').filter((other) => other.outcome === 'passed' && other.lastSeen > lastSeen)
  return passes.some((pass) => {
    const { targets = [], filters = [] } = testRunOf(pass.command) ?? {}
    const isSome = targets.length + filters.length > 0 || pass.command.startsWith(`${check.command} `)
    return isSome && editsSince(ledger, pass.lastSeen) === editsSince(ledger, lastSeen)
  })
}

/** What is known of a failure beside its line: that the test has passed since, or what the agent said of it. */
function sinceThen(check: CheckFact, ledger: Ledger, words: Telling['words']): string {
  if (isNamedElsewhere(check, ledger)) return ''
  const isAlone = hasPassedAlone(check, ledger)
  const known = knownFailure(check, ledger, hasPassedUnedited(check, ledger))
  const by = known === undefined ? '' : words.known(known.by, known.text)
  if (isAlone) return `${words.passedAlone}${by}`
  if (by !== '') return by
  const { remark } = check
  // Why it failed is overtaken by the edits that follow.
  const isTold = remark !== undefined && !(remark.isFault && editsSince(ledger, check.lastSeen) > 0)
  return isTold ? words.saidOfIt(remark.text) : ''
}

/** One edit lies between the last pass of the very same command and its failure: that one broke it. */
function passedBefore(check: CheckFact, ledger: Ledger, words: Telling['words']): string {
  const { passedAt, lastSeen, outcome } = check
  const { work } = ledger
  // What an agent that was sent out has edited in between is not counted, nor what a merge brought in.
  if (passedAt === undefined || outcome !== 'failed' || (work.others?.step ?? 0) > passedAt) return ''
  if (hasPassedAlone(check, ledger) || work.changes?.some(({ step }) => step > passedAt && step < lastSeen)) return ''
  const between = work.editSteps.filter((step) => step > passedAt && step < lastSeen).length
  return between === 1 ? words.hadPassed : ''
}

/** Its next run had begun when the session was cut. */
function isBeingRun({ did }: Ledger, { command }: CheckFact): boolean {
  return did?.state === 'open' && did.act === 'ran' && did.what.includes(command)
}

const MEANT = /\bas expected\b|\bexpected(?:ly)? (?:to )?fail|\bred phase\b|預期|预期/i
const TEST_FILE = /([\w-]+[_.](?:test|spec)\.\w+):\d+/
const FAILED_TEST = /--- FAIL: (\S+)/
const ONLY_NAMED = /^--- FAIL: \S+ \([\d.]+s\)$/
const OPEN_END = /[\w`\u3400-\u9fff]$/
const HAN_END = /[\u3400-\u9fff]$/
