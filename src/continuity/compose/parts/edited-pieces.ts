import { shownPath } from '../../ledger/call-text.ts'
import { MOST_DIRTY_KEPT } from '../../ledger/facts/work/git/dirty.ts'
import { indexOf } from '../../ledger/facts/work/git/staging.ts'
import { isAside } from '../../ledger/facts/work/tree/shell-paths.ts'
import { MOST_EDITS } from '../../ledger/facts/work/work.ts'
import { factOf } from '../../ledger/put.ts'
import { isChange } from '../../ledger/untouch.ts'
import type { Telling } from '../line.ts'
import { isOpenEdit } from './checks/edits-since.ts'
import { changedByOthers } from './checks/written-since.ts'

/** Files that are gone, or were not written since the last commit, are not waiting to be committed. */
export function editsPieces(telling: Telling): string[] {
  const { ledger, words, world, marks = {}, changed = '' } = telling
  const { work, cwd, did } = ledger
  const clean = new Set([...(world.clean ?? []), ...(world.gone ?? [])])
  const open = isOpenEdit(did) ? did.what : ''
  const byOthers = changedByOthers(ledger, world)
  const edits = work.edits.flatMap(({ path, step, shell, gone, open: shownOpen, made = -1 }) => {
    const shown = shownPath(path, cwd)
    const mark = marks[`file:${shown}`]
    if (
      gone ||
      isAside(path) ||
      mark === 'gone' ||
      clean.has(path) ||
      shown === open ||
      (shell === undefined && !stands(ledger, shown))
    )
      return []
    return [
      {
        step,
        isOpen: shownOpen !== undefined && (work.commit.moved !== true || shownOpen >= work.commit.step),
        isNew: made > (work.commit.made ? 0 : work.commit.step),
        path: shown,
        whole: path,
        mark: mark === 'changed' || byOthers.includes(path) ? ` ${changed}` : '',
      },
    ]
  })
  const short = edits.map(({ whole }) => pathIn(ledger, whole))
  // So many are kept: there may have been others.
  const isMost = work.edits.length >= MOST_EDITS
  const listed = (of: typeof edits) => {
    const shown = namedOf(of.toReversed(), telling)
    if (shown.length === 0) return isMost ? words.filesOrMore(of.length) : words.files(of.length)
    const names = shown.map((edit) => {
      const name = short[edits.indexOf(edit)] ?? edit.path
      return `${edit.isNew ? words.created(name) : name}${edit.mark}`
    })
    const rest = of.length - shown.length
    return words.list(rest > 0 ? [...names, isMost ? words.moreOrMore(rest) : words.more(rest)] : names)
  }
  const noHead = work.commit.hash === '' && !work.commit.made && world.head === undefined
  // A commit that was only seen may hold what was edited before.
  const seen = work.commit.made || noHead || world.dirty !== undefined ? -1 : work.commit.step
  // What was there before the last commit and is not in it was not edited since.
  const isOurs = world.head === undefined || (work.commit.hash !== '' && world.head.startsWith(work.commit.hash))
  const held = new Set(work.held?.hash === work.commit.hash ? work.held.paths.map((path) => shownPath(path, cwd)) : [])
  const isSince = ({ step, isOpen, path }: (typeof edits)[number]) => step > seen || (isOpen && !held.has(path))
  const since = edits.filter(isSince)
  const isLater = !isOurs || since.every(({ step }) => step > work.commit.step)
  const before = edits.filter((edit) => !isSince(edit) && !held.has(edit.path))
  const pieces = [
    held.size === 0 ? '' : words.heldByHead(held.size),
    since.length === 0
      ? ''
      : noHead
        ? editedText(telling, listed(since))
        : isLater
          ? words.editedSince(listed(since))
          : words.edited(listed(since)),
    // What may be committed is worth a word only where nothing newer is.
    before.length === 0 || since.length > 0
      ? ''
      : held.size > 0
        ? words.notHeld(listed(before))
        : words.editedBefore(listed(before)),
    deletedPiece(telling),
    world.dirty === undefined ? inBulkPiece(telling) : '',
    changedPiece(telling, byOthers),
    stagedPiece(telling),
    stashedPiece(telling),
    open === '' ? '' : words.editUnderWay(open),
  ].filter((piece) => piece !== '')
  const also = dirtyPiece(telling)
  if (pieces.length > 0) return also === '' ? pieces : [...pieces, also]
  if (world.dirty !== undefined && world.dirty.length === 0 && isOurs && work.commit.made) return [words.nothingSince]
  const isAlone =
    (work.others?.step ?? 0) < work.commit.step &&
    !(work.changes ?? []).some(({ step, open }) => open && step > work.commit.step)
  const nothing = work.commit.made && isAlone && world.head === undefined ? [words.nothingSince] : []
  return also === '' ? nothing : [...nothing, also]
}

/** What somebody else or the shell has changed would else be committed or thrown away with the agent's work, or forgotten. */
function dirtyPiece({ ledger: { work, cwd, partly }, words, world, told }: Telling): string {
  if (world.dirty !== undefined) {
    const others = world.dirty.map((path) => shownPath(path, cwd))
    const isTold = others.length <= MOST_DIRTY && told?.names(others.map(nameOf)) === true
    return others.length === 0 || isTold ? '' : words.alsoOpen(words.list(shortened(others, words)))
  }
  const clean = [...(world.clean ?? []), ...(world.gone ?? [])].map((path) => shownPath(path, cwd))
  const paths = (work.dirty ?? []).filter(
    (path) => !clean.includes(path) && !work.edits.some((edit) => shownPath(edit.path, cwd) === path),
  )
  // Nobody knows what was edited before.
  if (partly === true || work.others !== undefined || paths.length === 0) return ''
  if (paths.length <= MOST_DIRTY && told?.names(paths.map(nameOf)) === true) return ''
  const isMost = (work.dirty ?? []).length >= MOST_DIRTY_KEPT
  return words.alsoChanged(words.list(shortened(paths, words, isMost)))
}

/** What the agent had committed is not as it was then. */
function changedPiece({ ledger: { work, cwd }, words, world }: Telling, byOthers: readonly string[]): string {
  const { hash, took = [] } = work.commit
  const isOurs = world.head === undefined || (hash !== '' && world.head.startsWith(hash))
  const paths = took.map(({ path }) => path).filter((path) => byOthers.includes(path))
  const open = paths.filter((path) => !work.edits.some((edit) => edit.path === path))
  if (!isOurs || open.length === 0) return ''
  return words.changedByOthers(
    words.list(
      shortened(
        open.map((path) => shownPath(path, cwd)),
        words,
      ),
    ),
  )
}

/** What was deleted is a change like any other until it is committed. */
function deletedPiece({ ledger: { work, cwd, partly }, words, world, told }: Telling): string {
  const isBack = (path: string) => world.gone !== undefined && !world.gone.includes(path)
  // A commit that was only seen may hold it.
  const seen = work.commit.made ? 0 : work.commit.step
  const paths = work.edits.flatMap(({ path, gone, step }) =>
    gone && step > seen && !isBack(path) ? [shownPath(path, cwd)] : [],
  )
  if (paths.length === 0 || partly === true || told?.names(paths.map(nameOf)) === true) return ''
  return words.deleted(words.list(shortened(paths, words)))
}

/** Files that a pattern or a list has picked: which, the line does not say. */
function inBulkPiece({ ledger: { work }, words }: Telling): string {
  const since = work.commit.made ? work.commit.step : -1
  const programs = (work.changes ?? []).filter(({ open, step, what }) => open && step > since && IN_BULK.test(what))
  return programs.length === 0
    ? ''
    : words.changedInBulk(words.commands([...new Set(programs.map(({ what }) => what))]))
}

function stashedPiece({ ledger: { work, cwd }, words }: Telling): string {
  const paths = (work.stashed ?? []).map(({ path }) => shownPath(path, cwd))
  return paths.length === 0 ? '' : words.stashed(words.list(shortened(paths, words)))
}

/** What is in the index of what is not committed: a part of the work that somebody has picked. */
function stagedPiece({ ledger, words }: Telling): string {
  const { whole, inPart } = indexOf(ledger)
  const listed = (paths: readonly string[]) => words.list(shortened(paths, words))
  return whole.length + inPart.length === 0 ? '' : words.staged(listed(whole), listed(inPart))
}

/** As it stands in the project, whole: a part of it is no path. */
function pathIn({ work, cwd }: Telling['ledger'], path: string): string {
  const shown = shownPath(path, cwd)
  const own = shownPath(shownPath(path, work.root ?? work.here), shownPath(work.root ?? cwd, cwd))
  return shown === path || work.root !== undefined ? own : shown
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

/** Where an agent that was sent out may have committed, nothing is claimed of it. */
function editedText({ ledger, words }: Telling, list: string): string {
  if (ledger.work.others !== undefined) return words.editedLately(list)
  return ledger.partly === true ? words.editedSeen(list) : words.edited(list)
}

/** Whether a change of the file is left that nothing has undone. */
function stands(ledger: Telling['ledger'], path: string): boolean {
  return factOf(ledger, 'file', path)?.touches.some(isChange) === true
}

/**
 * Which of them are named, the newest first. Summaries list the files that were edited: where this one is not known yet only what was not
 * there before, which is mostly what was asked for, and what is not as it was left; where it is known, what it does not list.
 */
function namedOf<T extends Edited>(newest: readonly T[], { told, reader }: Telling): readonly T[] {
  if (newest.length > 1 && told?.names(newest.slice(0, MOST_PATHS).map(({ path }) => nameOf(path)))) return []
  if (newest.length <= A_FEW) return newest
  if (told === undefined && reader === undefined) {
    const fresh = newest
      .filter(({ path, isNew, mark }) => (isNew && !SELDOM_COMMITTED.test(path)) || mark !== '')
      .slice(0, MOST_PATHS)
    // One is named as shortly as it is counted.
    return fresh.length === newest.length - 1 ? newest : fresh
  }
  if (newest.length <= MOST_PATHS + 1) return newest
  const made = newest.slice(MOST_PATHS).filter((edit) => edit.isNew)
  return [...newest.slice(0, MOST_PATHS), ...made.slice(0, MOST_NEW)]
}

interface Edited {
  readonly path: string
  readonly isNew: boolean
  readonly mark: string
}

/** The newest few by name, the others by number; one is named as shortly as it is counted. */
function shortened(paths: readonly string[], words: Telling['words'], isMost = false): string[] {
  if (paths.length <= MOST_PATHS + 1) return [...paths]
  const rest = paths.length - MOST_PATHS
  return [...paths.slice(0, MOST_PATHS), isMost ? words.moreOrMore(rest) : words.more(rest)]
}

/** What most projects keep out of git. */
const SELDOM_COMMITTED =
  /(?:^|\/)(?:\.env(?!\.(?:example|sample|template|dist)$)(?:\.[\w-]+)*|[^/]+\.(?:log|local|pid))$/
const MOST_DIRTY = 3
const MOST_PATHS = 3
/** Programs that are told what to write by a text: which files, nobody sees. */
const IN_BULK = /^(?:sed|perl|awk|python[\d.]*|node|ruby|bun|deno|tsx|php)$/
const MOST_NEW = 2
/** So many are named as shortly as they are counted. */
const A_FEW = 2
