import { testRunOf } from '../../../../../base/shell/test-run.ts'
import type { CheckFact, Ledger } from '../../../facts.ts'
import { changeFact, drop, factOf, factsOf, replaceFact } from '../../../put.ts'
import type { Work } from '../../../state.ts'
import { isChange, untouch } from '../../../untouch.ts'
import { covers } from '../git/staging.ts'
import { pathAt, unquotedWords } from './shell-paths.ts'

type Edit = Work['edits'][number]
type IsOf = (path: string) => boolean

/**
 * Files were deleted. What the agent had made was never there; what was there before is a deletion to be committed. Whether the files are
 * then as every check has seen them.
 */
export function deleteFiles(ledger: Ledger, isGone: IsOf, was: readonly string[] = [], at = ''): boolean {
  dropOf(ledger, isGone)
  const { work } = ledger
  const found = work.edits.filter(({ path, gone }) => gone === undefined && isGone(path))
  const fresh = found.filter((edit) => isFresh(edit))
  const known = (work.commit.took ?? []).filter((edit) => isGone(edit.path)).map(({ path }) => path)
  // What only the shell has written may have been new as well.
  const isOld = (edit: Edit) =>
    !isFresh(edit) && (edit.shell === undefined || factOf(ledger, 'file', edit.path) !== undefined)
  const old = new Set([...found.filter(isOld).map(({ path }) => path), ...known, ...was])
  const left = work.edits.filter(({ path }) => !isGone(path) && !old.has(path))
  const gone = [...old].map((path): Edit => ({ path, step: ledger.step, at, shell: true, gone: true }))
  const wasSeen = fresh.some(({ made = 0 }) => isChecked(ledger, made))
  ledger.work = {
    ...work,
    edits: [...left, ...gone],
    staged: work.staged.filter((path) => !isGone(path)),
    ...(work.inPart !== undefined && { inPart: work.inPart.filter((path) => !isGone(path)) }),
  }
  if (ledger.unrun?.some(({ path }) => isGone(path))) ledger.unrun = ledger.unrun.filter(({ path }) => !isGone(path))
  for (const { path, made = 0 } of fresh) forget(ledger, path, made)
  for (const { path } of factsOf(ledger, 'file')) if (isGone(path)) untouch(ledger, path, () => true)
  return fresh.length > 0 && old.size === 0 && !wasSeen
}

/** Files were put back to what git has of them. What git does not know yet stays. Whether they are then as every check has seen them. */
export function putBack(ledger: Ledger, isBack: IsOf): { readonly count: number; readonly isAsSeen: boolean } {
  const { work } = ledger
  const found = work.edits.filter((edit) => isBack(edit.path) && !isUntracked(edit, ledger))
  ledger.work = { ...work, edits: work.edits.filter((edit) => !found.includes(edit)) }
  let isAsSeen = true
  for (const { path } of found) {
    const from = firstOpen(ledger, path)
    if (isChecked(ledger, from)) isAsSeen = false
    else forget(ledger, path, from)
    untouch(ledger, path, (touch) => isChange(touch) && touch.step > work.commit.step)
  }
  return { count: found.length, isAsSeen }
}

/** The edit that was just made takes back the one that was asked for at a step: the file is as it was before both. */
export function undoEdit(ledger: Ledger, path: string, since: number): void {
  const { work } = ledger
  const isOpen = factOf(ledger, 'file', path)?.touches.some((touch) => isChange(touch) && touch.step > work.commit.step)
  if (isOpen !== true)
    ledger.work = { ...work, edits: work.edits.filter((edit) => edit.path !== path || isFresh(edit)) }
  if (isChecked(ledger, since)) return
  const { editSteps, editPaths = [] } = ledger.work
  const first = editSteps.find((step, at) => step > since && editPaths[at] === path) ?? 0
  forget(ledger, path, first, first)
  forget(ledger, path, ledger.step, ledger.step)
}

/** Git has never seen it: it takes no part in a stash, a reset or `commit -a`. */
export function isUntracked(edit: Edit, ledger: Ledger): boolean {
  return isFresh(edit) && !ledger.work.staged.some((one) => covers(one, edit.path, ledger))
}

/** The agent has made it, and no commit has taken it. */
function isFresh({ made }: Edit): boolean {
  return made !== undefined
}

/** Files were given other names: all that is known of them goes with them. */
export function renameFiles(ledger: Ledger, from: string, to: string): void {
  const named = (path: string) =>
    path === from ? to : path.startsWith(`${from}/`) ? `${to}${path.slice(from.length)}` : path
  const { work } = ledger
  const moved = work.edits.filter(({ path }) => named(path) !== path)
  const there = new Set(moved.map(({ path }) => named(path)))
  ledger.work = {
    ...work,
    edits: work.edits.flatMap((edit) => {
      if (moved.includes(edit)) return [{ ...edit, path: named(edit.path), shell: true as const }]
      return there.has(edit.path) ? [] : [edit]
    }),
    staged: work.staged.map(named),
    ...(work.inPart !== undefined && { inPart: work.inPart.map(named) }),
    ...(work.editPaths !== undefined && { editPaths: work.editPaths.map(named) }),
  }
  if (ledger.unrun !== undefined) ledger.unrun = ledger.unrun.map((script) => ({ ...script, path: named(script.path) }))
  for (const fact of factsOf(ledger, 'file')) {
    const path = named(fact.path)
    if (path === fact.path) continue
    drop(ledger, fact.id)
    const id = `file:${path}`
    if (ledger.facts[id] === undefined) {
      ledger.facts = { ...ledger.facts, [id]: { ...fact, id, path, text: fact.text.replace(fact.path, path) } }
    }
  }
  for (const fact of [...factsOf(ledger, 'symbol'), ...factsOf(ledger, 'note')])
    if (named(fact.path) !== fact.path) changeFact(ledger, fact, { path: named(fact.path) })
}

/** What failed only over what is gone is no failure any more; of what failed over more, what the rest says. */
function dropOf(ledger: Ledger, isGone: IsOf): void {
  const isIn = (path: string) => isGone(path) || isGone(pathAt(ledger.work.here || ledger.cwd, path))
  for (const check of factsOf(ledger, 'check')) {
    if (isOnlyOf(check, ledger, isGone)) {
      drop(ledger, check.id)
      for (const test of factsOf(ledger, 'test'))
        if (test.command === check.command || test.name === check.test) drop(ledger, test.id)
      continue
    }
    if (check.outcome !== 'failed') continue
    const places = check.places?.filter((place) => !isIn(PLACE.exec(place)?.[1] ?? ''))
    const isBlamed = isIn(check.file ?? '') || isIn(PLACE.exec(check.line)?.[1] ?? '')
    if (!isBlamed && places?.length === check.places?.length) continue
    const { test: name, remark: __, file: ___, ...rest } = check
    const blamed = factOf(ledger, 'test', name ?? '')
    if (isBlamed && blamed !== undefined) drop(ledger, blamed.id)
    const left = isBlamed ? { ...rest, line: places?.[0] ?? '' } : check
    replaceFact(ledger, { ...left, ...(places !== undefined && { places }) })
  }
  for (const test of factsOf(ledger, 'test')) if (isGone(test.name.split('::')[0] ?? '')) drop(ledger, test.id)
}

/** A run of tests that lie there, or of a script that does. */
function isOnlyOf({ command, named }: CheckFact, { cwd, work }: Ledger, isGone: IsOf): boolean {
  const [, to = ''] = FOLDER.exec(command) ?? []
  const from = to.startsWith('/') ? to : pathAt(work.here || cwd, to || '.')
  const words = unquotedWords(command.replace(FOLDER, '')).slice(1)
  const paths = (testRunOf(command)?.targets ?? words.filter((word) => PATH.test(word))).map((word) => {
    const path = pathAt(from, word.replace(/::.*$/, '').replace(/^\.\//, ''))
    return path.startsWith(`${cwd}/`) ? path.slice(cwd.length + 1) : path
  })
  if (paths.length === 0) return false
  return named ? paths.every(isGone) : paths.some(isGone)
}

/** A check has run since a step, so that what was undone after it was there when it ran. */
function isChecked(ledger: Ledger, step: number): boolean {
  return factsOf(ledger, 'check').some(({ lastSeen }) => lastSeen > step)
}

/** The first edit of a file since the last commit. */
function firstOpen({ work: { editSteps, editPaths = [], commit } }: Ledger, path: string): number {
  return editSteps.find((step, at) => step > commit.step && editPaths[at] === path) ?? 0
}

/** Edits that have left nothing behind make no check older. */
function forget(ledger: Ledger, path: string, from: number, until = Number.POSITIVE_INFINITY): void {
  const { editSteps, editPaths = [] } = ledger.work
  const isLeft = (_: unknown, at: number) => {
    const step = editSteps[at] ?? 0
    return editPaths[at] !== path || step < from || step > until
  }
  ledger.work = { ...ledger.work, editSteps: editSteps.filter(isLeft), editPaths: editPaths.filter(isLeft) }
}

const FOLDER = /^(?:cd|pushd) (.*?) && /
const PATH = /^(?!-)[\w@./-]*[/.][\w@./-]+$/
const PLACE = /(?:^|: )(?:\.\/)?([\w@./-]+\.\w+)[:(]\[?\d+/
