import { testRunOf } from '../../../../base/shell/test-run.ts'
import { joinSentences } from '../../../../base/text/sentences.ts'
import { shownPath } from '../../../ledger/call-text.ts'
import { checkRunOf } from '../../../ledger/facts/runs/check-command.ts'
import { TIMED_OUT } from '../../../ledger/facts/runs/commands.ts'
import type { CheckFact, Ledger } from '../../../ledger/facts.ts'
import { stillThere } from '../../../ledger/untouch.ts'
import type { Line, Telling } from '../../line.ts'
import { bears, pathsSince, sinceOf } from './bearing.ts'
import { commandOfRun, type Group, groupsOf, heardUntil, isFormat, isShaken } from './check-groups.ts'
import { checksOf, hasScriptSince, isRunSince } from './counted-checks.ts'
import { uncheckedLines } from './coverage/unchecked.ts'
import { changesSince, editsSince, isOpenEdit } from './edits-since.ts'
import { failedTexts, isSaidOfFailure } from './failed-checks.ts'
import { saidToFail } from './known/said-to-fail.ts'
import { branchNote, cacheNote, MOST_AFTER, passedClause, passedTexts, staleClause } from './passed-checks.ts'
import { pastedFailure } from './pasted-failure.ts'

/** The checks of the work: how each ended when it was last run, and what was edited since. */
export function checkLines(telling: Telling): Line[] {
  const { ledger, words } = telling
  const groups = groupsOf(checksOf(ledger))
  const seen = groups.filter(([check]) => check.outcome !== 'unseen' && check.outcome !== 'none')
  const failed = seen.filter((group) => !isPassed(group))
  const blamed = saidToFail(ledger, groups)
  // Who says that it fails is not told what passed.
  const well = blamed === undefined ? seen.filter(isPassed) : []
  const passed = well.filter((group) => !isShaken(ledger, group))
  const shaken = well.filter((group) => isShaken(ledger, group) && !isOnlyFormat(group))
  // What is a check by its name is not left out for a script that was run beside it.
  const after = namedFirst(
    passed.filter(
      (group) =>
        sinceOf(ledger, group).count === 0 &&
        !isSaidOfFailure(group[0], failed, ledger) &&
        !isOnlyFormat(group) &&
        !isBuildOf(failed, group[0]) &&
        !isBesideWork(group, ledger),
    ),
  )
  const earlier = passed.filter((group) => sinceOf(ledger, group).count > 0 && !isBuildOf(failed, group[0]))
  // A run of one test says little by now where there are others; that the code was well formatted once says nothing.
  const wide = earlier.filter(
    (group) => !testRunOf(group[0].command)?.filters.some((name) => !name.startsWith('-')) && !isOnlyFormat(group),
  )
  const before = wide.length > 0 || failed.length > 0 ? wide : earlier.filter((group) => !isOnlyFormat(group))
  const unseen =
    after.length > 0 ? [] : groups.filter((group) => isUsual(group) || isEmptyNow(ledger, group)).slice(0, MOST_UNSEEN)
  const last = unverifiedPath(ledger, groups)
  const named = (note: (check: CheckFact) => readonly string[]) => (group: Group) =>
    words.checkNamed(commandOfRun(group), note(group[0]).join(words.comma))
  const told = [
    ...failedTexts(failed, telling).slice(0, MOST_FAILED),
    ...(blamed === undefined
      ? []
      : [
          [
            blamed,
            words[blamed.fromCache === true ? 'saidToFailCached' : 'saidToFail'](words.commands([blamed.command])),
          ] as const,
        ]),
    ...listLine(shaken.slice(0, MOST_BEFORE), () =>
      words.passedBeforeOthers(words.list(shaken.slice(0, MOST_BEFORE).map(named(() => [])))),
    ),
    ...listLine([...after.slice(0, MOST_AFTER), ...before.slice(0, MOST_BEFORE), ...unseen.filter(isSummed)], () =>
      joinSentences([
        ...passedTexts(telling, after.slice(0, MOST_AFTER)),
        ...(before.length === 0
          ? []
          : [
              words.passedBefore(
                failed.length === 0 ? last : '',
                words.list(
                  before
                    .slice(0, MOST_BEFORE)
                    .map(
                      named((check) => [
                        since(check, telling),
                        ...cacheNote(check, telling),
                        ...branchNote(check, telling),
                      ]),
                    ),
                ),
              ),
            ]),
        // What is run here again and again is worth knowing though a pipe hid how it ended.
        ...unseenTexts(unseen, telling),
      ]),
    ),
  ]
  // A plain pass is known mostly: it is worth no line.
  const isPlain = after.length > 0 && before.length === 0 && !unseen.some(isSummed)
  // In the middle of the work nobody expects it to be verified: how far back the last pass lies is a clause.
  const isStale = last !== '' && told.length === 1 && after.length === 0 && unseen.length === 0
  const clause = isPlain
    ? passedClause(telling, after)
    : isStale
      ? staleClause(telling, before.slice(0, MOST_BEFORE))
      : ''
  const lines = told.map(
    ([check, text], at): Line => ({
      part: 'checks',
      key: `check:${check.chain}`,
      factId: check.id,
      kind: 'check',
      text,
      worth: 1 / (1 + at),
      order: at,
      ...(clause !== '' && at === told.length - 1 && { clause }),
    }),
  )
  const pasted = pastedFailure(telling)
  if (pasted !== undefined) lines.push({ ...pasted, order: lines.length })
  if (groups.length === 0 && lines.length === 0) return uncheckedLines(telling)
  if (last === '' || lines.length > 0) return lines
  return [
    { part: 'checks', key: 'unverified', factId: '', kind: '', text: words.unverified(last), worth: 1.5, order: -1 },
  ]
}

/** What sums up what it found is told; what a pipe hid is told to be hidden. */
function unseenTexts(unseen: readonly Group[], telling: Telling): string[] {
  const { ledger, words } = telling
  const none = unseen.filter(([{ outcome }]) => outcome === 'none')
  const summed = unseen.filter((group) => isSummed(group) && !none.includes(group))
  const hidden = unseen.filter((group) => !isSummed(group))
  const named = (group: Group) => {
    const isOld = editsSince(ledger, group[0].lastSeen) > 0
    const notes = isSummed(group) ? [words.quoted(group[0].line), ...(isOld ? [since(group[0], telling)] : [])] : []
    return words.checkNamed(commandOfRun(group), notes.join(words.comma))
  }
  return [
    ...(none.length === 0 ? [] : [words.ranNone(words.list(none.map(named)))]),
    ...(summed.length === 0 ? [] : [words.ranEnded(words.list(summed.map(named)))]),
    ...(hidden.length === 0 ? [] : [words.ranUnseen(words.list(hidden.map(named)))]),
  ]
}

function since({ lastSeen }: CheckFact, { ledger, words }: Telling): string {
  const { count, other } = changesSince(ledger, lastSeen)
  return words.editsSince(count, other)
}

function isSummed([{ line }]: Group): boolean {
  return line !== ''
}

/** Run again and again, and not for one thing alone. */
function isUsual([{ outcome, named, count, command, line }]: Group): boolean {
  if (outcome !== 'unseen' || !named || command.length > LONGEST_USUAL) return false
  if (count < 2 && !TIMED_OUT.test(line)) return false
  return !isFormat(command) && (testRunOf(command)?.filters.length ?? 0) === 0
}

/** Who ran it after the last edit may think that the work was tested. */
function isEmptyNow(ledger: Ledger, group: Group): boolean {
  return group[0].outcome === 'none' && sinceOf(ledger, group).count === 0
}

/** Only scripts of the shell were edited, which it does not read: that it passed says nothing of the work. */
function isBesideWork(group: Group, ledger: Ledger): boolean {
  const edited = pathsSince(ledger, 0)
  return edited.length > 0 && edited.every((path) => SCRIPT.test(path) && !group.some((check) => bears(check, path)))
}

/** It wrote the code anew, and checked nothing. */
function isOnlyFormat(group: Group): boolean {
  return group.every(({ command }) => isFormat(command) && !/--check\b/.test(command))
}

function namedFirst(groups: readonly Group[]): Group[] {
  return [...groups.filter(([{ named }]) => named), ...groups.filter(([{ named }]) => !named)]
}

function isPassed(group: Group): boolean {
  return group.every(({ outcome }) => outcome === 'passed')
}

function listLine(groups: readonly Group[], text: () => string): (readonly [CheckFact, string])[] {
  const [first] = groups
  return first === undefined ? [] : [[first[0], text()]]
}

/** What failed in a test later has been built, or tells itself why not. */
function isBuildOf(failed: readonly Group[], { command, lastSeen }: CheckFact): boolean {
  return (
    BUILDS.test(command) &&
    testRunOf(command) === undefined &&
    failed.some(([check]) => check.lastSeen > lastSeen && testRunOf(check.command)?.filters.length === 0)
  )
}

/** The last edit where no check was run after it; '' where one was, or where nothing is checked at all. */
function unverifiedPath(ledger: Ledger, groups: readonly Group[]): string {
  const last = isOpenEdit(ledger.did) ? { path: ledger.did.what } : stillThere(ledger.work).at(-1)
  if (last === undefined || groups.length === 0) return ''
  if (!isOpenEdit(ledger.did) && (hasScriptSince(ledger) || isRunSince(ledger) || isCheckOpen(ledger))) return ''
  // What an agent that was sent out has run is not seen.
  if (heardUntil(ledger) > (ledger.work.editSteps.at(-1) ?? 0)) return ''
  if (groups.some((group) => group[0].outcome !== 'none' && sinceOf(ledger, group).count === 0)) return ''
  // It ran after the last edit, and something else has changed the files since: that is told with it.
  if ('step' in last && groups.some(([check]) => check.outcome !== 'none' && check.lastSeen > last.step)) return ''
  const bearing = pathsSince(ledger, 0).findLast((path) =>
    groups.some((group) => group.some((one) => bears(one, path))),
  )
  return bearing ?? shownPath(shownPath(last.path, ledger.cwd), ledger.work.here)
}

/** One had begun when the session was cut. */
function isCheckOpen({ did }: Ledger): boolean {
  return did?.state === 'open' && did.act === 'ran' && checkRunOf(did.what) !== undefined
}

const SCRIPT = /\.(?:sh|bash|zsh|fish|ps1)$/
const MOST_FAILED = 3
const MOST_BEFORE = 3
const MOST_UNSEEN = 2
const BUILDS = /(?:^|[\s:])(?:build|compile|tsc|typecheck|type-check|vet)(?:$|[\s:])/
const LONGEST_USUAL = 60
