import { lookUp } from '../../../../base/look-up.ts'
import { anchorName, anchorsOf } from '../../../../base/names.ts'
import { baseName } from '../../../../base/paths/paths.ts'
import type { Entry } from '../../../transcript/entry.ts'
import { callPath, inputNumber, inputText, shownPath } from '../../call-text.ts'
import type { FileFact, Ledger, Touch } from '../../facts.ts'
import { factOf, put } from '../../put.ts'
import { untouch } from '../../untouch.ts'
import { purposeOf } from '../agent/purpose.ts'
import { changedNames, definedNames, isName, namesIn } from './code-names.ts'

type Call = Extract<Entry, { type: 'call' }>

/** Files and folders the agent read, searched or changed, each with its last touches. */
export function takeFiles(ledger: Ledger, entry: Call, own: ReadonlySet<string>): void {
  const touch = lookUp(TOUCHES, entry.tool)
  if (touch === undefined) return
  const path = shownPath(callPath(entry) || searchPath(entry), ledger.cwd)
  if (path === '') return
  const known = factOf(ledger, 'file', path)
  const did = touch(entry, own)
  const made: Touch = {
    step: ledger.step,
    act: did.act,
    why: withoutName(purposeOf(ledger), path),
    adds: did.adds ?? [],
    drops: did.drops ?? [],
    around: did.around ?? [],
    defines: did.defines ?? [],
    range: did.range ?? '',
  }
  put(ledger, entry, {
    kind: 'file',
    key: path,
    text: `${path} (${made.act})`,
    status: 'active',
    anchors: known?.anchors ?? anchorsOf(path),
    own: { path, touches: known === undefined ? [made] : keptTouches([...known.touches, made]) },
  })
  ledger.calls[entry.id] = { tool: entry.tool, step: ledger.step, away: false, command: '', path }
}

/** A call that failed or was declined did nothing to its file. */
export function takeBackFailed(ledger: Ledger, path: string, step: number): void {
  untouch(ledger, path, (touch) => touch.step === step)
}

/** "hooks.go - fix X" beside hooks.go says its name twice. */
function withoutName(why: string, path: string): string {
  if (why === '') return ''
  const plain = why.replace(/^\d+[a-z]?[.)]\s+/, '')
  const name = baseName(path)
  if (!plain.startsWith(name) && !plain.startsWith(`\`${name}\``)) return plain
  const rest = plain.replace(/^\S+\s*(?:[-—–:]\s*)?/, '')
  return rest.length < 8 ? '' : rest
}

const TOUCHES: Readonly<Record<string, (call: Call, own: ReadonlySet<string>) => Pick<Touch, 'act'> & Partial<Touch>>> =
  {
    Read: (call) => ({ act: 'read', range: rangeOf(call) }),
    NotebookRead: () => ({ act: 'read' }),
    Edit: (call, own) => editTouch(call, inputText(call, 'old_string'), inputText(call, 'new_string'), own),
    NotebookEdit: (call, own) => editTouch(call, '', inputText(call, 'new_source'), own),
    MultiEdit: (call, own) => {
      const edits = Array.isArray(call.input.edits) ? call.input.edits : []
      return editTouch(call, editSide(edits, 'old_string'), editSide(edits, 'new_string'), own)
    },
    Write: (call, own) => ({
      act: 'wrote',
      adds: contentNames(call, own).slice(0, 70),
      defines: definesIn(call, inputText(call, 'content').slice(0, 60_000), 24),
    }),
    Grep: (call) => ({ act: 'searched', adds: soughtNames(call) }),
    Glob: (call) => ({ act: 'searched', adds: soughtNames(call) }),
  }

/** The file's own path is among what the call names; it is nothing that the content uses. */
function contentNames(call: Call, own: ReadonlySet<string>): string[] {
  const content = inputText(call, 'content')
  const path = anchorsOf(callPath(call))
  return [...own].filter((anchor) => isName(anchor) && !path.has(anchor) && content.includes(anchorName(anchor)))
}

/** What a document shows is not defined there. */
function definesIn(call: Call, code: string, most: number): string[] {
  return /\.(?:md|mdx|txt|rst)$/.test(callPath(call)) ? [] : definedNames(code).slice(0, most)
}

function editTouch(
  call: Call,
  before: string,
  after: string,
  own: ReadonlySet<string>,
): Pick<Touch, 'act'> & Partial<Touch> {
  // A definition that stood there before was changed, not made.
  const defines = definesIn(call, after, 20).filter((name) => !before.includes(name))
  return { act: 'edited', ...changedNames(before, after, own), defines: defines.slice(0, 10) }
}

function soughtNames(call: Call): string[] {
  return namesIn(inputText(call, 'pattern'))
    .filter((anchor) => /^.:\w*[A-Za-z0-9]/.test(anchor) && !/^.:[_.]/.test(anchor))
    .slice(0, 6)
}

function editSide(edits: readonly unknown[], key: string): string {
  return edits
    .map((edit) =>
      typeof edit === 'object' && edit !== null ? Object.entries(edit).find(([name]) => name === key)?.[1] : '',
    )
    .filter((value) => typeof value === 'string')
    .join('\n')
}

function searchPath(call: Call): string {
  return call.tool === 'Grep' || call.tool === 'Glob' ? inputText(call, 'path') : ''
}

function rangeOf(call: Call): string {
  const from = inputNumber(call, 'offset')
  const limit = inputNumber(call, 'limit')
  if (from === undefined || limit === undefined) return ''
  return `${from}-${from + limit - 1}`
}

/** Changes outlive readings: of these only the newest is kept. */
function keptTouches(touches: readonly Touch[]): FileFact['touches'] {
  if (touches.length <= MOST_LOOKS) return touches
  const changes = touches.filter((touch) => touch.act === 'edited' || touch.act === 'wrote').slice(-MOST_CHANGES)
  const looks = touches.filter((touch) => touch.act === 'read' || touch.act === 'searched').slice(-MOST_LOOKS)
  return [...changes, ...looks].sort((a, b) => a.step - b.step)
}

const MOST_CHANGES = 6
const MOST_LOOKS = 2
