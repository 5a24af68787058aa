import { shownPath } from '../../ledger/call-text.ts'
import type { Telling } from '../line.ts'

/** Commands that write files themselves and ran since the last commit, unless all they write was edited too. */
export function writersPiece({ ledger: { work, cwd }, words, world, told }: Telling): string {
  const edited = new Set(work.edits.map(({ path }) => shownPath(path, cwd)))
  const clean = new Set((world.clean ?? []).map((path) => shownPath(path, cwd)))
  const since = (work.writers ?? []).filter(({ step }) => !work.commit.made || step > work.commit.step)
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

const MOST = 2
