import { shownPath } from '../../../ledger/call-text.ts'
import type { CheckFact } from '../../../ledger/facts.ts'
import type { Telling } from '../../line.ts'
import { bears, sinceOf } from './bearing.ts'
import { commandOfRun, type Group } from './check-groups.ts'
import { changesSince } from './edits-since.ts'
import { writtenAfter } from './written-since.ts'

/** What ran after the very last edit, and what ran before edits of files that it does not look at. */
export function passedTexts(telling: Telling, after: readonly Group[]): string[] {
  const { ledger, words } = telling
  const [last, older] = parted(telling, after)
  const list = words.list(last)
  return [
    ...(last.length === 0 ? [] : [ledger.work.editSteps.length === 0 ? words.passed(list) : words.passedAfter(list)]),
    ...(older.length === 0 ? [] : [words.passed(words.list(older))]),
  ]
}

/** The same in a clause, for the end of the place. */
export function passedClause(telling: Telling, after: readonly Group[]): string {
  const { ledger, words } = telling
  const [last, older] = parted(telling, after.slice(0, MOST_AFTER))
  if (ledger.work.editSteps.length === 0) return words.passedHere(words.list([...last, ...older]), 'alone')
  return [
    ...(last.length === 0 ? [] : [words.passedHere(words.list(last), 'after-edits')]),
    ...(older.length === 0 ? [] : [words.passedHere(words.list(older), 'alone')]),
  ].join(words.semicolon)
}

/** Passed before the last edits; '' where something else changed the files too. */
export function staleClause(telling: Telling, before: readonly Group[]): string {
  const { ledger, words } = telling
  if (before.length === 0 || before.some(([check]) => changesSince(ledger, check.lastSeen).other !== '')) return ''
  const named = before.map((group) =>
    words.checkNamed(
      commandOfRun(group),
      [...cacheNote(group[0], telling), ...branchNote(group[0], telling)].join(words.comma),
    ),
  )
  return words.staleHere(words.list(named))
}

function parted(telling: Telling, after: readonly Group[]): [last: string[], older: string[]] {
  const { ledger, words } = telling
  const named = (group: Group): string => {
    const { only, remarks = [], formatted = '' } = sinceOf(ledger, group)
    const note = [
      ...(formatted === '' ? [] : [words.onlyRunSince(formatted)]),
      ...(only.length === 0 ? [] : [words.onlyEditedSince(words.list(shortened(only, words)))]),
      ...(remarks.length === 0 ? [] : [words.onlyRemarksSince(words.list(shortened(remarks, words)))]),
    ]
    const written = writtenSince(telling, group)
    const removed = removedSince(telling, group)
    const notes = [
      ...figures(group, words),
      ...note,
      ...(written.length === 0 ? [] : [words.touchedSince(words.list(shortened(written, words)))]),
      ...(removed.length === 0 ? [] : [words.removedSince(words.list(shortened(removed, words)))]),
      ...cacheNote(group[0], telling),
      ...branchNote(group[0], telling),
    ]
    return words.checkNamed(commandOfRun(group), notes.join(words.comma))
  }
  const isLast = (group: Group) => {
    const { only, remarks = [], formatted = '' } = sinceOf(ledger, group)
    return (
      only.length +
        remarks.length +
        formatted.length +
        writtenSince(telling, group).length +
        removedSince(telling, group).length ===
      0
    )
  }
  return [after.filter(isLast).map(named), after.filter((group) => !isLast(group)).map(named)]
}

/** Files that were written after a check though the session itself has not edited them since: somebody else did. */
function writtenSince({ ledger, world }: Telling, [check]: Group): string[] {
  return writtenAfter(ledger, world, check.source.at).flatMap(({ path, step }) => {
    const shown = shownPath(path, ledger.cwd)
    return step < check.lastSeen && bears(check, shown) ? [shown] : []
  })
}

/** Files of the work that a check has read, and that are not there any more though the session itself has not taken them away. */
function removedSince({ ledger, world: { gone = [] } }: Telling, [check]: Group): string[] {
  const { edits, commit } = ledger.work
  const files = [...(commit.took ?? []).filter(({ path }) => !edits.some((edit) => edit.path === path)), ...edits]
  return files.flatMap(({ path, step, gone: isDeleted }) => {
    const shown = shownPath(path, ledger.cwd)
    return isDeleted !== true && gone.includes(path) && step < check.lastSeen && bears(check, shown) ? [shown] : []
  })
}

function shortened(paths: readonly string[], words: Telling['words']): string[] {
  const names = paths.toReversed().map((path) => path.split('/').slice(-2).join('/'))
  return names.length > MOST_ONLY ? [...names.slice(0, MOST_ONLY), words.more(names.length - MOST_ONLY)] : names
}

/** What drives the whole from outside is cached by its own files, whatever was edited elsewhere. */
export function cacheNote({ cached = [] }: CheckFact, { ledger, words }: Telling): string[] {
  const outside = cached.map((name) => name.slice(name.lastIndexOf('/') + 1)).filter((name) => OUTSIDE.test(name))
  return outside.length === 0 || ledger.work.editSteps.length === 0 ? [] : [words.fromCache(words.list(outside))]
}

/** The work went over to another branch since. */
export function branchNote({ lastSeen, branch }: CheckFact, { ledger, words }: Telling): string[] {
  const isThere = lastSeen > (ledger.branchStep ?? 0) || branch === undefined || branch === ledger.branch
  return isThere ? [] : [words.onBranchThen(branch)]
}

/** A line of the output only where it counts something: that a check passed is said without it. */
function figures(group: Group, words: Telling['words']): string[] {
  const line = group.findLast((check) => COUNTS.test(check.line) && !EMPTY_RUN.test(check.line))?.line
  return line === undefined ? [] : [words.quoted(line)]
}

export const MOST_AFTER = 3
const MOST_ONLY = 3
const OUTSIDE = /e2e|integration|acceptance|smoke/i
const COUNTS =
  /\b\d+ (?:\w+ )?(?:tests?|passed|passing|pass|examples?|issues?|errors?|problems?|warnings?|doctests?)\b/i
/** It says that nothing was run. */
const EMPTY_RUN = /no tests to run|\(cached\)|^0 tests?\b/i
