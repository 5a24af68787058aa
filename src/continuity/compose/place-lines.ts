import { shownPath } from '../ledger/call-text.ts'
import type { Line, Telling } from './line.ts'

/** One dense line: branch, folder, pull request, last commit, pushed or not, edited since. */
export function placeLines({ ledger, words, world }: Telling): Line[] {
  const { work } = ledger
  const branch = world.branch ?? ledger.branch
  const folder = folderOf(ledger.cwd, work.here)
  const pieces = [
    branch === '' ? '' : words.branch(branch),
    folder === '' ? '' : words.folder(folder),
    work.pullRequest.name === '' ? '' : words.pullRequest(work.pullRequest.name),
    commitPiece({ ledger, words, world }),
    editsPiece({ ledger, words, world }),
  ].filter((piece) => piece !== '')
  // A folder alone is nothing that anybody has to be told.
  if (pieces.length === 0 || (pieces.length === 1 && folder !== '')) return []
  return [{ part: 'place', key: 'place', factId: '', kind: '', text: words.place(pieces), worth: 1, order: 0 }]
}

/** A folder below the project is where a command was run; another one is where the work is. */
function folderOf(cwd: string, here: string): string {
  return here === '' || here === cwd || here.startsWith(`${cwd}/`) ? cwd : here
}

function commitPiece({ ledger: { work }, words, world }: Telling): string {
  const { hash, subject, step, made } = work.commit
  if (world.head !== undefined && !(hash !== '' && world.head.startsWith(hash))) {
    return words.headIs(world.head.slice(0, 7), world.subject ?? '')
  }
  if (hash === '') return ''
  const pushed = work.pushStep >= step ? words.pushed : made ? words.notPushed : ''
  return [made ? words.lastCommit(hash, subject) : words.headWas(hash, subject), pushed]
    .filter(Boolean)
    .join(words.comma)
}

function editsPiece({ ledger, words, world }: Telling): string {
  const { work, cwd } = ledger
  const clean = new Set(world.clean)
  const paths = work.edits
    .filter(({ path }) => !clean.has(path))
    .map(({ path }) => shownPath(shownPath(path, work.here), cwd))
  if (paths.length > 0) {
    const list = words.list(shortened(paths.reverse(), words))
    return work.commit.hash === '' && world.head === undefined ? words.edited(list) : words.editedSince(list)
  }
  return work.commit.made && work.commit.step > 0 ? words.nothingSince : ''
}

/** The newest few by name, the others by number. */
function shortened(paths: readonly string[], words: Telling['words']): string[] {
  const shown = paths.slice(0, MOST_PATHS).map((path) => path.split('/').slice(-2).join('/'))
  return paths.length > MOST_PATHS ? [...shown, words.more(paths.length - MOST_PATHS)] : shown
}

const MOST_PATHS = 6
