import { baseName } from '../../../../../base/paths/paths.ts'
import { shownPath } from '../../../call-text.ts'
import type { Ledger } from '../../../facts.ts'
import { factOf } from '../../../put.ts'
import { isChange } from '../../../untouch.ts'
import { stashVerb, UNREAD } from './git-lines.ts'

/**
 * What was put into the index of git, and what was taken out again; `command` as `gitLines` tells it. `folder`: where below the project
 * the shell stands, and `.` is that.
 */
export function takeStaged(ledger: Ledger, command: string, folder = ''): void {
  for (const [, verb = '', rest = ''] of command.matchAll(CHANGES_INDEX)) {
    const words = wordsOf(rest)
    const paths = words.filter((word) => !word.startsWith('-') || WHOLE.has(word))
    if (verb === 'add')
      add(
        ledger,
        paths.filter((path) => path !== UNREAD).map((path) => (folder !== '' && HERE.has(path) ? folder : path)),
        words,
      )
    else if (verb === 'rm' || verb === 'mv') removeOrMove(ledger, paths)
    else if (verb === 'stash') putAside(ledger, rest, words)
    // What is taken back softly stays in the index.
    else if ((verb === 'reset' && !words.includes('--soft')) || words.includes('--staged')) remove(ledger, paths)
  }
}

/** With what is put aside goes what of it was in the index. */
function putAside(ledger: Ledger, rest: string, words: readonly string[]): void {
  if (stashVerb(rest) !== 'push' || words.some((word) => KEEPS.has(word))) return
  const named = wordsOf(rest.split(' -- ')[1] ?? '')
  if (named.length === 0) setIndex(ledger, [], [])
  else remove(ledger, named)
}

/** What the index holds as `git status` lists it: whole, and in part where the file has other changes that are not in it. */
export function setIndex(ledger: Ledger, staged: readonly string[], inPart: readonly string[]): void {
  ledger.work = { ...ledger.work, staged, inPart }
}

export function covers(staged: string, path: string, ledger: Ledger): boolean {
  if (WHOLE.has(staged)) return true
  const plain = staged.replace(/^\.\//, '').replace(/\/$/, '')
  const shown = shownPath(shownPath(path, ledger.work.here), ledger.cwd)
  return shown === plain || shown.startsWith(`${plain}/`) || path.endsWith(`/${plain}`) || path.includes(`/${plain}/`)
}

/** What git has removed or moved is in the index by that; what else was written into it is not. */
function removeOrMove(ledger: Ledger, paths: readonly string[]): void {
  const { work } = ledger
  const isNamed = (path: string) => paths.some((one) => covers(one, path, ledger) || baseName(one) === baseName(path))
  const done = work.edits.filter(
    ({ path, step, gone }) => step === ledger.step && isNamed(path) && (gone === true || !isWritten(ledger, path)),
  )
  const indexed = new Set([...(work.indexed ?? []), ...done.map(({ path }) => path)])
  ledger.work = { ...work, indexed: [...indexed].slice(-MOST) }
}

function isWritten(ledger: Ledger, path: string): boolean {
  const { commit } = ledger.work
  return factOf(ledger, 'file', path)?.touches.some((touch) => isChange(touch) && touch.step > commit.step) === true
}

function add(ledger: Ledger, paths: readonly string[], words: readonly string[]): void {
  const { work } = ledger
  const known = (of: readonly string[]) => [...of.filter((path) => !paths.includes(path)), ...paths].slice(-MOST)
  if (words.some((word) => IN_PART.has(word))) ledger.work = { ...work, inPart: known(work.inPart ?? []) }
  else
    setIndex(
      ledger,
      known(work.staged),
      (work.inPart ?? []).filter((path) => !paths.includes(path)),
    )
}

/** Without a path, all of it. */
function remove(ledger: Ledger, paths: readonly string[]): void {
  const { indexed = [], ...work } = ledger.work
  const named = paths.filter((path) => !COMMIT.test(path))
  const kept = indexed.filter((path) => named.length > 0 && !named.some((one) => covers(one, path, ledger)))
  ledger.work = kept.length === 0 ? work : { ...work, indexed: kept }
  const left = (of: readonly string[]) =>
    named.length === 0 || named.some((path) => WHOLE.has(path)) ? [] : of.filter((path) => !named.includes(path))
  // Of all of it, all but those.
  const staged = named.length > 0 && work.staged.some((path) => WHOLE.has(path)) ? eachOf(ledger) : work.staged
  const isNamed = (path: string) => named.some((one) => covers(one, path, ledger))
  setIndex(
    ledger,
    left(staged).filter((path) => staged === work.staged || !isNamed(path)),
    left(work.inPart ?? []),
  )
}

function eachOf({ work, cwd }: Ledger): string[] {
  const own = work.edits.map(({ path }) => shownPath(path, cwd))
  return [...new Set([...own, ...work.staged.filter((path) => !WHOLE.has(path))])].slice(-MOST)
}

function wordsOf(rest: string): string[] {
  return (rest.split('<', 1)[0] ?? '')
    .split(/\s+/)
    .map((word) => word.replace(/^["']|["']$/g, ''))
    .filter((word) => word !== '')
}

const CHANGES_INDEX = /^git (add|rm|mv|reset|restore|stash)\b([^;&|\n]*)/gm
const HERE: ReadonlySet<string> = new Set(['.', './', '*'])
const KEEPS: ReadonlySet<string> = new Set(['-k', '--keep-index'])
const WHOLE: ReadonlySet<string> = new Set(['.', '-A', '--all', '-u', '*', ':/'])
const IN_PART: ReadonlySet<string> = new Set(['-p', '--patch', '-e', '-i'])
/** `git reset HEAD~1` names where to, not what. */
const COMMIT = /^(?:HEAD|ORIG_HEAD|origin\/)|^[0-9a-f]{7,40}$|[~^@]/
const MOST = 60
