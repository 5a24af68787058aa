import { baseName } from '../../../../../base/paths/paths.ts'
import { shownPath } from '../../../call-text.ts'
import type { Ledger } from '../../../facts.ts'
import { factOf, factsOf } from '../../../put.ts'
import { deleteFiles, putBack, renameFiles } from './file-ends.ts'
import { isOwn, meantBy, pathAt, type Stand, unquotedWords } from './shell-paths.ts'

/** A command of the shell and the words that it is given, without its options. */
interface Given extends Stand {
  readonly bare: string
  readonly words: readonly string[]
  readonly output: string
  readonly at: string
}

/** What a command has deleted. Whether the files are then as every check has seen them. */
export function takeDeletion(ledger: Ledger, given: Given): boolean {
  const { bare, words, output, folder, cwd, at } = given
  if (DELETES.test(bare)) {
    const plain = words.filter((word) => !/[*?[{$~`]/.test(word)).map((word) => shownPath(pathAt(folder, word), cwd))
    const isKnown = (path: string) => bare.startsWith('git ') || factOf(ledger, 'file', path) !== undefined
    const isMade = (path: string) => ledger.work.edits.some((edit) => edit.path === path && edit.made !== undefined)
    const was = plain.filter((path) => FILE.test(path) && isOwn(path, ledger) && isKnown(path) && !isMade(path))
    return deleteFiles(ledger, meantBy(words, given), was, at)
  }
  if (CLEANS.test(bare)) {
    const removed = [...output.matchAll(REMOVED)].map(([, path = '']) => path)
    const isGone = meantBy(removed.length > 0 ? removed : words.slice(1), given)
    const isNew = new Set(ledger.work.edits.flatMap(({ path, made }) => (made === undefined ? [] : [path])))
    // It names what it removes, unless it is told not to.
    if (removed.length === 0 && !/\s(?:-\w*q|--quiet)/.test(bare)) return false
    const isAll = removed.length === 0 && words.length < 2
    return deleteFiles(ledger, (path) => isNew.has(path) && (isAll || isGone(path)))
  }
  if (FINDS.test(bare)) {
    const from = meantBy([unquotedWords(bare)[1] ?? '.'], given)
    const name = /\s-i?name\s+["']?([^\s"']+)/.exec(bare)?.[1]
    if (name === undefined) return false
    const isNamed = meantBy([name], { folder: '', cwd: '' })
    deleteFiles(ledger, (path) => from(path) && isNamed(baseName(path)))
  }
  return false
}

/** What a command has given another name, or brought back from where it was kept. */
export function takeMoved(ledger: Ledger, { bare, words, folder, cwd }: Given): readonly string[] {
  const sources = words.slice(0, -1)
  const last = words.at(-1) ?? ''
  if (sources.length === 0) return []
  // Only the shell knows what they are called now.
  if (/[$`]/.test(last)) {
    const isMoved = meantBy(sources, { folder, cwd })
    ledger.work = { ...ledger.work, edits: ledger.work.edits.filter(({ path }) => !isMoved(path)) }
    return []
  }
  const to = shownPath(pathAt(folder, last), cwd)
  if (to === '') return []
  const known = [...ledger.work.edits.map(({ path }) => path), ...factsOf(ledger, 'file').map(({ path }) => path)]
  const isBelow = known.some((path) => path.startsWith(`${to.replace(/\/$/, '')}/`))
  const moved = sources.flatMap((word) => {
    if (!/[*?[{]/.test(word)) return [shownPath(pathAt(folder, word), cwd).replace(/\/$/, '')]
    const isMeant = meantBy([word], { folder, cwd })
    return [...new Set(known.filter(isMeant))]
  })
  return moved.flatMap((from) => {
    const isFolder = to.endsWith('/') || sources.length > 1 || isBelow || (FILE.test(from) && !FILE.test(to))
    const target = isFolder ? `${to.replace(/\/$/, '')}/${baseName(from)}` : to
    if (from === '' || from === target) return []
    if (isKept(ledger, from, target)) putBack(ledger, (path) => path === target)
    else if (!bare.startsWith('cp ')) renameFiles(ledger, from, target)
    return [target]
  })
}

/** A copy that was laid aside before the file was edited. */
function isKept(ledger: Ledger, from: string, to: string): boolean {
  const { edits, editSteps, editPaths = [], commit } = ledger.work
  if (!edits.some(({ path }) => path === to) || edits.some(({ path }) => path === from)) return false
  const first = editSteps.find((step, at) => step > commit.step && editPaths[at] === to) ?? 0
  const [copy, own] = [baseName(from), baseName(to)]
  return factsOf(ledger, 'command').some(
    ({ command, lastSeen }) =>
      lastSeen < first && KEEPS.test(command) && command.includes(copy) && command.includes(own),
  )
}

/** Files that git was told to put back. Whether they are then as every check has seen them, and nothing else was put back. */
export function takePutBack(ledger: Ledger, command: string, output: string, { folder, cwd }: Stand): boolean {
  const [, elsewhere = '', verb = '', rest = ''] = PUTS_BACK.exec(command) ?? []
  const count = /^Updated (\d+) paths? from/m.exec(output)?.[1]
  const isNamed = verb === 'restore' || rest.includes('-- ') || count !== undefined || /(?:^|\s)\.(?:\s|$)/.test(rest)
  if (verb === '' || !isNamed) return false
  const behind = rest.split(/(?:^|\s)-- /)
  const words = unquotedWords((behind[1] ?? rest).replace(SOURCE, '')).filter((word) => !word.startsWith('-'))
  // What is put back from a commit is named behind it.
  const isOfCommit =
    behind.length === 1 && verb === 'checkout' && /^Updated \d+ paths? from (?!the index)/m.test(output)
  const named = isOfCommit ? words.slice(1) : words
  const stand = { folder: elsewhere === '' ? folder : pathAt(folder, elsewhere), cwd }
  const isMeant = meantBy(named, stand)
  const isEach = named.every((word) => FILE.test(word) && !/[*?[{]/.test(word))
  const found = putBack(ledger, isMeant)
  return (
    found.isAsSeen &&
    found.count > 0 &&
    (count === undefined ? isEach && found.count === named.length : Number(count) === found.count)
  )
}

const DELETES = /^(?:(?:git )?rm(?!.*\s--cached\b)|unlink|trash|Remove-Item|del)\s/
const CLEANS = /^git clean\b(?=.*\s-\w*f|.*--force\b)(?!.*(?:\s-\w*n|--dry-run))/
const REMOVED = /^Removing (\S.*?)\/?$/gm
const FINDS = /^find\s.*(?:\s-delete\b|-exec(?:dir)? rm\b)/
const FILE = /[^/]\.[A-Za-z]\w{0,9}$/
const KEEPS = /\b(?:cp|mv)\b/
const PUTS_BACK = /^git(?:\s+-C\s+(\S+)|\s+-c\s+\S+)*\s+(checkout|restore)\s+(.*)$/s
const SOURCE = /(?:^|\s)(?:-s|--source)[= ]\S+/
