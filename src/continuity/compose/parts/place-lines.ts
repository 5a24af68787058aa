import type { Ledger } from '../../ledger/facts.ts'
import { factsOf } from '../../ledger/put.ts'
import type { Work } from '../../ledger/state.ts'
import { isChange, stillThere } from '../../ledger/untouch.ts'
import type { Line, Telling } from '../line.ts'
import { isOpenEdit } from './checks/edits-since.ts'
import { editsPieces } from './edited-pieces.ts'

/** One dense line: branch, folder, pull request, last commit, pushed or not, edited since. */
export function placeLines(telling: Telling): Line[] {
  const { ledger, words, world } = telling
  const { work } = ledger
  const branch = world.branch ?? ledger.branch
  const folder = checkoutTold(ledger)
  const shell = shellBelow(folder, work.here)
  const pieces = [
    // What is searched next finds nothing, and says so.
    shell === '' ? '' : words.shellLeft(shell),
    world.detached === true ? words.detached : branch === '' ? '' : words.branch(branch),
    // The client tells where the session is; elsewhere it does not. Of two folders of one repository the right one is said all the same.
    folder === '' || (folder === ledger.cwd && !WORKTREE.test(folder)) ? '' : words.folder(folder),
    pullRequestPiece(telling),
    commitPiece(telling),
    ...editsPieces(telling),
    unwrittenPiece(telling),
    othersPiece(telling),
    ...leftPieces(telling),
  ].filter((piece) => piece !== '')
  // The client says so itself.
  if (pieces.length === 0 || (pieces.length === 1 && pieces[0] === words.branch(branch) && USUAL.has(branch))) return []
  const isWork = [commitPiece(telling), ...editsPieces(telling), othersPiece(telling)].some((piece) => piece !== '')
  const key = isWork ? PLACE_OF_WORK : 'place'
  return [{ part: 'place', key, factId: '', kind: '', text: words.place(pieces), worth: 1, order: 0 }]
}

/** The key of a place that tells how far the work is, not only where. */
export const PLACE_OF_WORK = 'place of work'

/** Nobody chose it for the work. */
const USUAL: ReadonlySet<string> = new Set(['main', 'master', 'trunk', 'develop'])

const WORKTREE = /[\\/]\.?worktrees?[\\/]/

/** The checkout that the place names, or the client. */
export function checkoutTold({ cwd, work }: Ledger): string {
  return work.root ?? folderOf(cwd, work.here)
}

/** A folder below the project is where a command was run; another one is where the work is. */
function folderOf(cwd: string, here: string): string {
  return here === '' || here === cwd || here.startsWith(`${cwd}/`) ? cwd : here
}

/** Where below it the shell was left: what is run next runs there. */
export function shellBelow(folder: string, here: string): string {
  return here.startsWith(`${folder}/`) ? here.slice(folder.length + 1) : ''
}

/** Only that of the branch in hand, and as long as it is not merged. */
function pullRequestPiece({ ledger, words, world }: Telling): string {
  const { name, state, branch } = ledger.work.pullRequest
  const here = world.detached === true ? undefined : (world.branch ?? ledger.branch)
  const isOther = branch === undefined || here === undefined || (branch !== '' && here !== '' && branch !== here)
  if (name === '' || state === 'merged' || isOther) return ''
  return [words.pullRequest(name), ...(state === undefined ? [] : [words[state]])].join(words.comma)
}

function commitPiece(telling: Telling): string {
  const { words, world } = telling
  const { work } = telling.ledger
  const { hash, subject, step, made } = work.commit
  const isOther = world.head !== undefined && !(hash !== '' && world.head.startsWith(hash))
  const rebased = !isOther && (work.rebaseStep ?? 0) > step ? work.rebaseStep : undefined
  if (rebased !== undefined) return rebasedPiece(telling, rebased)
  if (!isOther && hash === '' && !made) return ''
  const known = isOther
    ? words.headIs(world.head?.slice(0, 7) ?? '', world.subject ?? '', hasMoved(telling))
    : made
      ? hash + subject === ''
        ? words.committedUnseen
        : words.lastCommit(hash, subject)
      : words.headWas(hash, subject)
  const isPushed = world.pushed === true || (!isOther && work.pushStep >= step)
  const pushed = isPushed ? words.pushed : isOther ? '' : unpushedPiece(telling)
  return [known, isOther ? '' : madeElsewhere(telling), pushed].filter(Boolean).join(words.comma)
}

/** Another one was seen there before, or it is newer than the first edit. */
function hasMoved({ ledger: { work }, world }: Telling): boolean {
  if (work.commit.hash !== '' || work.commit.made) return true
  const first = Date.parse(work.edits[0]?.at ?? '')
  return world.headMade !== undefined && world.headMade > first
}

/** A commit of another branch says nothing of this one. */
function madeElsewhere({ ledger, words, world }: Telling): string {
  const { made, branch = '' } = ledger.work.commit
  const here = world.branch ?? ledger.branch
  return made && branch !== '' && here !== '' && branch !== here ? words.madeOn(branch) : ''
}

function unpushedPiece({ ledger: { work }, words }: Telling): string {
  if (work.rejected !== undefined && work.rejected.step > work.pushStep)
    return withForce(words.rejected(work.rejected.why), work, words)
  if (work.apart !== undefined) return words.apart(work.apart.here, work.apart.there)
  if (!work.commit.made || (work.unseenPush ?? 0) > work.commit.step) return ''
  return withForce(words.notPushed(work.unpushed ?? 1), work, words)
}

/** The server has what was written anew since, and takes it only with force. */
function withForce(text: string, { rewritten }: Work, words: Telling['words']): string {
  return rewritten === undefined ? text : words.inBrackets(text, words.rewritten(rewritten.how, rewritten.hash))
}

/** After a rebase a commit has another hash. */
function rebasedPiece({ ledger: { work }, words }: Telling, step: number): string {
  const isByUser = work.rebasedBy !== undefined
  const told = words.rebased(work.commit.made ? work.commit.subject : '', isByUser)
  // Of the person's own branch nobody knows whether there was anything to push.
  const pushed =
    work.pushStep >= step
      ? words.pushed
      : work.commit.made || !isByUser || work.rewritten !== undefined
        ? withForce(words.notPushed(1), work, words)
        : ''
  return [told, pushed].filter(Boolean).join(words.comma)
}

/** Who reads of edits may think that they were made. */
function unwrittenPiece({ ledger, words }: Telling): string {
  const { work, partly, did } = ledger
  const { refused = 0, failed = 0 } = work.unwritten ?? {}
  const isSure =
    work.editSteps.length + work.staged.length === 0 &&
    !work.commit.made &&
    work.changes === undefined &&
    // Outside the project too.
    !factsOf(ledger, 'file').some(({ touches }) => touches.some(isChange))
  if (refused + failed === 0 || !isSure || partly === true || work.others !== undefined || isOpenEdit(did)) return ''
  return words.nothingWritten(refused, failed)
}

/** What the repository says now is surer than what an agent says of itself. */
function othersPiece({ ledger: { work }, words, world }: Telling): string {
  const { others, commit } = work
  return others?.committed === true && others.step > commit.step && world.head === undefined
    ? words.othersCommitted
    : ''
}

/** What is open in the checkouts that the work has left. */
function leftPieces({ ledger, words }: Telling): string[] {
  const { checkouts = [], cwd } = ledger
  return checkouts.flatMap(({ root, branch, work }) => {
    if (stillThere(work).length === 0) return []
    const left = words.leftIn(root === '' ? cwd : root, branch)
    const passed = passedThere(ledger, root, work)
    return [
      passed.length === 0
        ? left
        : words.inBrackets(left, words.passedThere(words.list(passed.map((command) => words.checkNamed(command, ''))))),
    ]
  })
}

/** The last checks of it, where they passed and nothing was edited there since. */
function passedThere(ledger: Ledger, root: string, { editSteps }: Work): string[] {
  const own = factsOf(ledger, 'check').filter((check) => (check.root ?? '') === root && check.named)
  const after = own.filter(({ lastSeen }) => lastSeen > (editSteps.at(-1) ?? 0))
  if (after.some(({ outcome }) => outcome !== 'passed')) return []
  return after
    .toSorted((a, b) => b.lastSeen - a.lastSeen)
    .slice(0, 1)
    .map(({ chain }) => chain)
}
