import { testRunOf } from '../../../base/shell/test-run.ts'
import { shownPath } from '../../ledger/call-text.ts'
import { factsOf } from '../../ledger/put.ts'
import { isChange, stillThere } from '../../ledger/untouch.ts'
import type { Telling } from '../line.ts'
import { isOpenEdit } from './checks/edits-since.ts'

/** Who reads of edits may think that they were made. */
export function unwrittenPiece({ ledger: { work, partly, did }, words }: Telling): string {
  const { refused = 0, failed = 0 } = work.unwritten ?? {}
  const isSure =
    work.editSteps.length + work.staged.length === 0 &&
    !work.commit.made &&
    work.outside === undefined &&
    work.changes === undefined
  if (refused + failed === 0 || !isSure || partly === true || work.others !== undefined || isOpenEdit(did)) return ''
  return words.nothingWritten(refused, failed)
}

/** Commands that write files themselves and ran since the last commit, unless all they write was edited too. */
export function writersPiece({ ledger: { work, cwd }, words, world, told }: Telling): string {
  const edited = new Set(work.edits.map(({ path }) => shownPath(path, cwd)))
  const clean = new Set((world.clean ?? []).map((path) => shownPath(path, cwd)))
  const since = (work.writers ?? []).filter(({ step }) => step > work.commit.step)
  const open = since.flatMap(({ command, files }) => {
    const left = files.filter((file) => !edited.has(file) && !clean.has(file))
    return left.length === 0 ? [] : [{ command, files: left }]
  })
  const files = [...new Set(open.flatMap((writer) => writer.files))]
  if (open.length === 0 || told?.names(files) === true) return ''
  return words.mayHaveWritten(words.commands(open.slice(-MOST).map(({ command }) => command)), words.list(files))
}

/** What lies outside the project stands in no list of its changes. */
export function outsidePiece({ ledger: { work }, words, told }: Telling): string {
  const paths = (work.outside ?? []).filter((path) => told?.names([path]) !== true).slice(-MOST)
  return paths.length === 0 ? '' : words.writtenOutside(words.list(paths))
}

/**
 * Code was changed and tested, the agent has said how it went, and no test was touched: the tests that pass are the old ones. Said of work
 * that was seen whole, in languages whose tests have files of their own.
 */
export function untestedPiece({ ledger, words }: Telling): string {
  const { work, last, partly } = ledger
  if (last.what !== 'said' || partly === true || work.others !== undefined) return ''
  const touched = factsOf(ledger, 'file').filter(({ touches }) => touches.some(isChange))
  const isCode = stillThere(work).some(({ path, remarks }) => !remarks && CODE.test(path) && !TEST.test(path))
  if (!isCode || touched.some(({ path }) => TEST.test(path)) || work.edits.some(({ path }) => TEST.test(path)))
    return ''
  const isTested = factsOf(ledger, 'check').some(
    ({ command, lastSeen }) => testRunOf(command) !== undefined && lastSeen > (work.editSteps[0] ?? 0),
  )
  return isTested ? words.noTestAdded : ''
}

const CODE = /\.(?:[cm]?[jt]sx?|go|py|rb|java|kt|swift|cs|php|exs?|scala|vue|svelte)$/
const TEST =
  /(?:[._-](?:tests?|specs?)|Tests?|Spec)\.\w+$|(?:^|\/)(?:test_[^/]*|(?:tests?|specs?|__tests__|e2e|features)\/.*)$|(?:^|\/)[\w-]*(?:integration|e2e)[\w-]*\//
const MOST = 2
