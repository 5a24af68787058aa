import type { Entry } from '../transcript/entry.ts'
import { inputText, pathOf, shownPath } from './call-text.ts'
import type { Ledger } from './facts.ts'
import { factOf, factsOf, keyOf, put } from './put.ts'

/** What was tried, failed and was undone: an edit taken back word for word, or a file restored from git, after a failure. */
export function takeDeadEnds(ledger: Ledger, entry: Entry): void {
  if (entry.type !== 'call') return
  if (entry.tool === 'Edit') undoneByEdit(ledger, entry)
  if (entry.tool === 'Bash') undoneByGit(ledger, entry)
}

function undoneByEdit(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const path = shownPath(pathOf(entry), ledger.cwd)
  const before = inputText(entry, 'old_string')
  const after = inputText(entry, 'new_string')
  const change = `edit ${path} ${keyOf(before)} ${keyOf(after)}`
  const reverse = `edit ${path} ${keyOf(after)} ${keyOf(before)}`
  const earlier = ledger.calls[reverse]
  if (earlier !== undefined) {
    delete ledger.calls[reverse]
    record(ledger, entry, path, earlier.step)
    return
  }
  ledger.calls[change] = { tool: 'Edit', step: ledger.step, away: false, command: '' }
}

function undoneByGit(ledger: Ledger, entry: Extract<Entry, { type: 'call' }>): void {
  const restored = /\bgit (?:checkout (?:HEAD )?-- |restore (?!--staged))(\S+)/.exec(inputText(entry, 'command'))?.[1]
  if (restored === undefined) return
  const path = shownPath(restored, ledger.cwd)
  const edit = factOf(ledger, 'file', path)?.touches.findLast(
    (touch) => touch.act === 'edited' || touch.act === 'wrote',
  )
  if (edit !== undefined) record(ledger, entry, path, edit.step)
}

function record(ledger: Ledger, entry: Entry, path: string, since: number): void {
  const failure = factsOf(ledger, 'error').findLast((error) => error.lastSeen > since)
  if (failure === undefined) return
  const tried = factOf(ledger, 'file', path)?.touches.find((touch) => touch.step === since)
  const what = tried === undefined || tried.why === '' ? `a change in ${path}` : `${tried.why} (${path})`
  const text = `${what} failed with “${failure.text}” and was undone`
  put(ledger, entry, { kind: 'dead-end', key: keyOf(text), text, status: 'active', own: { path } })
}
