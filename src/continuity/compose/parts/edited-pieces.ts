import { shownPath } from '../../ledger/call-text.ts'
import { isAside } from '../../ledger/facts/work/tree/shell-paths.ts'
import { MOST_EDITS } from '../../ledger/facts/work/work.ts'
import { factOf } from '../../ledger/put.ts'
import type { Work } from '../../ledger/state.ts'
import { isChange } from '../../ledger/untouch.ts'
import type { Telling } from '../line.ts'
import { isOpenEdit } from './checks/edits-since.ts'
import { changedByOthers } from './checks/written-since.ts'

/**
 * What waits to be committed. Which files only git knows: scripts write some, the person commits others, and a list that lacks one is
 * taken for the whole. So they are named where its index was read, and else it is said that there are any.
 */
export function editsPieces(telling: Telling): string[] {
  const { ledger, words, world } = telling
  const open = isOpenEdit(ledger.did) ? ledger.did.what : ''
  const pieces = [
    ...(world.dirty === undefined ? seenPieces(telling) : indexPieces(telling, world.dirty)),
    changedPiece(telling),
    stashedPiece(telling),
    open === '' ? '' : words.editUnderWay(open),
  ].filter((piece) => piece !== '')
  const isNone = pieces.length === 0 && world.dirty?.length === 0 && isHeadOurs(telling) && ledger.work.commit.made
  return isNone ? [words.nothingSince] : pieces
}

/** An edit that is there and was not undone, as the session has it. */
interface Edit {
  readonly step: number
  /** A look at git has shown it as not committed, since the last commit. */
  readonly isOpen: boolean
  readonly isNew: boolean
  readonly path: string
  readonly whole: string
  readonly mark: string
}

function openEdits({ ledger, world, marks = {}, changed = '' }: Telling): Edit[] {
  const { work, cwd, did } = ledger
  const clean = new Set([...(world.clean ?? []), ...(world.gone ?? [])])
  const open = isOpenEdit(did) ? did.what : ''
  const byOthers = changedByOthers(ledger, world)
  return work.edits.flatMap(({ path, step, shell, gone, open: shownOpen, made = -1 }) => {
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
}

/** The session has nothing to compare the edits with. */
function hasNoHead({ ledger: { work }, world }: Telling): boolean {
  return work.commit.hash === '' && !work.commit.made && world.head === undefined
}

function isHeadOurs({ ledger: { work }, world }: Telling): boolean {
  return world.head === undefined || (work.commit.hash !== '' && world.head.startsWith(work.commit.hash))
}

/** Which edits wait to be committed. Without the index, those since the last commit that was made or seen. */
export function waiting(telling: Telling): Edit[] {
  const { ledger, world } = telling
  const { work, cwd } = ledger
  const edits = openEdits(telling)
  if (world.dirty !== undefined) return edits
  // A commit that was only seen may hold what was edited before.
  const seen = work.commit.made || hasNoHead(telling) ? -1 : work.commit.step
  const held = new Set(heldByHead(work).map((path) => shownPath(path, cwd)))
  return edits.filter(({ step, isOpen, path }) => step > seen || (isOpen && !held.has(path)))
}

function heldByHead({ held, commit }: Work): readonly string[] {
  return held?.hash === commit.hash ? held.paths : []
}

/** Without the index: that something was edited. */
function seenPieces(telling: Telling): string[] {
  const edits = waiting(telling)
  // An agent that was sent out may have committed.
  const isUnsure = edits.length > 0 && hasNoHead(telling) && telling.ledger.work.others !== undefined
  return [isUnsure ? telling.words.editedLately : editedPiece(telling, edits, '')]
}

/** After the last commit only where none was there before it and left out of it. */
function editedPiece(telling: Telling, edits: readonly Edit[], list: string): string {
  const { ledger, words } = telling
  if (edits.length === 0) return ''
  const isLater = !isHeadOurs(telling) || edits.every(({ step }) => step > ledger.work.commit.step)
  return isLater && !hasNoHead(telling) ? words.editedSince(list) : words.edited(list)
}

/** What git's index and the disk say is surer than any transcript. */
function indexPieces(telling: Telling, dirty: readonly string[]): string[] {
  const { ledger, words, told } = telling
  const { work, cwd } = ledger
  const edits = waiting(telling)
  const held = heldByHead(work)
  const others = dirty.map((path) => shownPath(path, cwd))
  const isTold = others.length <= MOST_DIRTY && told?.names(others.map(nameOf)) === true
  return [
    held.length === 0 ? '' : words.heldByHead(held.length),
    editedPiece(telling, edits, listed(telling, edits)),
    deletedPiece(telling),
    others.length === 0 || isTold ? '' : words.alsoOpen(words.list(shortened(others, words))),
  ]
}

function listed(telling: Telling, edits: readonly Edit[]): string {
  const { ledger, words } = telling
  // So many are kept: there may have been others.
  const isMost = ledger.work.edits.length >= MOST_EDITS
  const shown = namedOf(edits.toReversed(), telling)
  if (shown.length === 0) return isMost ? words.filesOrMore(edits.length) : words.files(edits.length)
  const names = shown.map(({ whole, isNew, mark }) => {
    const name = pathIn(ledger, whole)
    return `${isNew ? words.created(name) : name}${mark}`
  })
  const rest = edits.length - shown.length
  return words.list(rest > 0 ? [...names, isMost ? words.moreOrMore(rest) : words.more(rest)] : names)
}

/** What the agent had committed is not as it was then. */
function changedPiece(telling: Telling): string {
  const { ledger, words, world } = telling
  const { work, cwd } = ledger
  const byOthers = changedByOthers(ledger, world)
  const { took = [] } = work.commit
  const isOurs = isHeadOurs(telling)
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

function stashedPiece({ ledger: { work, cwd }, words }: Telling): string {
  const paths = (work.stashed ?? []).map(({ path }) => shownPath(path, cwd))
  return paths.length === 0 ? '' : words.stashed(words.list(shortened(paths, words)))
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

/** Whether a change of the file is left that nothing has undone. */
function stands(ledger: Telling['ledger'], path: string): boolean {
  return factOf(ledger, 'file', path)?.touches.some(isChange) === true
}

/**
 * Which of them are named, the newest first. Summaries list the files that were edited: where this one is not known yet only what was not
 * there before, which is mostly what was asked for, and what is not as it was left; where it is known, what it does not list.
 */
function namedOf(newest: readonly Edit[], { told, reader }: Telling): readonly Edit[] {
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

/** The newest few by name, the others by number; one is named as shortly as it is counted. */
function shortened(paths: readonly string[], words: Telling['words']): string[] {
  if (paths.length <= MOST_PATHS + 1) return [...paths]
  const rest = paths.length - MOST_PATHS
  return [...paths.slice(0, MOST_PATHS), words.more(rest)]
}

/** What most projects keep out of git. */
const SELDOM_COMMITTED =
  /(?:^|\/)(?:\.env(?!\.(?:example|sample|template|dist)$)(?:\.[\w-]+)*|[^/]+\.(?:log|local|pid))$/
const MOST_DIRTY = 3
const MOST_PATHS = 3
const MOST_NEW = 2
/** So many are named as shortly as they are counted. */
const A_FEW = 2
