import type { Entry } from '../../../transcript/entry.ts'
import { inputText, shownPath } from '../../call-text.ts'
import type { FileFact, Ledger } from '../../facts.ts'
import { drop, factOf, factsOf, keyOf, put } from '../../put.ts'
import type { OpenCall } from '../../state.ts'
import { isChange, untouch } from '../../untouch.ts'
import { gitLines } from './git/git-lines.ts'
import { changesOnlyRemarks } from './remark-edits.ts'
import { isUntracked } from './tree/file-ends.ts'

/**
 * What was undone: an edit taken back word for word, a file restored from git or removed. It no longer stands as done; when
 * it failed before it was undone, it is a dead end. The step of the edit that this one takes back.
 */
export function takeUndone(
  ledger: Ledger,
  entry: Extract<Entry, { type: 'result' }>,
  call: OpenCall,
): number | undefined {
  if (call.tool === 'Bash') undoneByShell(ledger, entry, call.command)
  return call.change === undefined || call.path === undefined ? undefined : undoneByEdit(ledger, entry, call)
}

/** Called before the edit has succeeded: only its result tells that it stands. */
export function rememberChange(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const call = ledger.calls[entry.id]
  if (call === undefined) return
  const [was, now] = [inputText(entry, 'old_string'), inputText(entry, 'new_string')]
  ledger.calls[entry.id] = {
    ...call,
    change: { before: printOf(was), after: printOf(now), ...coreOf(was, now) },
    ...(changesOnlyRemarks(call.path ?? '', was, now) && { remarks: true as const }),
  }
}

/**
 * What is only put in, or only taken out: the same lines may be taken out with others around them than they were put in with. The other way
 * round they may have been put in somewhere else.
 */
function coreOf(before: string, after: string): { readonly putIn?: string; readonly takenOut?: string } {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const [gone = '', come = ''] = [before, after].map((text) => text.slice(head, text.length - tail).trim())
  if (gone === '' && come.length >= TELLING) return { putIn: printOf(come) }
  return come === '' && gone.length >= TELLING ? { takenOut: printOf(gone) } : {}
}

/** Enough of a text to know it again, without a look at every character. */
function printOf(text: string): string {
  if (text.length <= 64) return text
  const middle = text.length >> 1
  return `${text.length} ${text.slice(0, 20)}${text.slice(middle - 10, middle + 10)}${text.slice(-20)}`
}

function undoneByEdit(ledger: Ledger, entry: Entry, call: OpenCall): number | undefined {
  const { path = '', change: { before, after, putIn, takenOut } = NO_CHANGE } = call
  const keys = [`edit ${path} ${after} ${before}`, ...(takenOut === undefined ? [] : [`edit ${path} + ${takenOut}`])]
  const earlier = keys.map((key) => ledger.calls[key]).find((one) => one !== undefined)
  if (earlier === undefined) {
    ledger.calls[`edit ${path} ${before} ${after}`] = { ...call, tool: 'edit' }
    if (putIn !== undefined) ledger.calls[`edit ${path} + ${putIn}`] = { ...call, tool: 'edit' }
    return undefined
  }
  for (const key of [...keys, `edit ${path} + ${earlier.change?.putIn}`]) delete ledger.calls[key]
  if (isWholeTry(ledger, path, earlier.step, call.step)) record(ledger, entry, path, earlier.step)
  untouch(ledger, path, (touch) => isChange(touch) && (touch.step === earlier.step || touch.step === call.step))
  return earlier.step
}

/** Whether an edit was all that was made for its reason: an import that is put back leaves the rest of the change where it is. */
function isWholeTry(ledger: Ledger, path: string, step: number, undone: number): boolean {
  const why = factOf(ledger, 'file', path)?.touches.find((touch) => touch.step === step)?.why ?? ''
  if (why === '') return true
  return !factsOf(ledger, 'file').some(({ touches }) =>
    touches.some((touch) => isChange(touch) && touch.step !== step && touch.step !== undone && touch.why === why),
  )
}

const NO_CHANGE: NonNullable<OpenCall['change']> = { before: '', after: '' }
/** Fewer letters stand in many places of a file. */
const TELLING = 12

function undoneByShell(ledger: Ledger, entry: Entry, command: string): void {
  const asked = gitLines(command)
  if (asked !== '') undoneByGit(ledger, entry, asked)
  if (!command.includes('rm ')) return
  const removed = wordsAfter(command, /(?:^|[;&]\s*)(?:git )?rm (?![^;&|]*--cached)((?:[^;&|]|&(?!&))+)/)
  for (const path of removed) {
    for (const file of filesAt(ledger, path)) untouch(ledger, file.path, () => true)
  }
}

/** Everything since the last commit goes back to how it was, for the files named or for all of them. */
function undoneByGit(ledger: Ledger, entry: Entry, command: string): void {
  const all = /^git (?:reset (?:-q )?--hard|(?:checkout|restore)(?: --)? \.(?:\s|$))/m.test(command)
  const named = wordsAfter(command, /^git (?:checkout (?:\S+ )?-- |restore (?!--staged))([^;&|\n]+)/m)
  const committed = factOf(ledger, 'git', 'commit')?.lastSeen ?? 0
  const files = all ? factsOf(ledger, 'file') : named.flatMap((path) => filesAt(ledger, path))
  for (const file of files) {
    const last = file.touches.findLast((touch) => isChange(touch) && touch.step > committed)
    const edit = ledger.work.edits.find(({ path }) => path === file.path)
    if (last === undefined || (edit !== undefined && isUntracked(edit, ledger))) continue
    record(ledger, entry, file.path, last.step)
    untouch(ledger, file.path, (touch) => isChange(touch) && touch.step > committed)
  }
  if (/^git reset (?:-\S+ )*(?:HEAD[~^]|[0-9a-f]{7})/m.test(command)) drop(ledger, 'git:commit')
}

function wordsAfter(command: string, pattern: RegExp): string[] {
  const words = pattern.exec(command)?.[1]?.split(/\s+/) ?? []
  return words.map((word) => word.replace(/^["']|["']$/g, '')).filter((word) => word !== '' && !word.startsWith('-'))
}

function filesAt(ledger: Ledger, path: string): FileFact[] {
  const shown = shownPath(path, ledger.cwd).replace(/^\.\//, '').replace(/\/$/, '')
  const exact = factOf(ledger, 'file', shown)
  if (exact !== undefined) return [exact]
  return factsOf(ledger, 'file').filter((file) => file.path.startsWith(`${shown}/`))
}

function record(ledger: Ledger, entry: Entry, path: string, since: number): void {
  const failure = factsOf(ledger, 'error').findLast((error) => error.lastSeen > since)
  if (failure === undefined) return
  const tried = factOf(ledger, 'file', path)?.touches.find((touch) => touch.step === since)?.why ?? ''
  const what = tried === '' ? `a change in ${path}` : `${tried} (${path})`
  const text = `${what} failed with “${failure.text}” and was undone`
  put(ledger, entry, {
    kind: 'dead-end',
    key: keyOf(text),
    text,
    status: 'active',
    own: { path, tried, failure: failure.text },
  })
}
