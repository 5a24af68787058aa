import { columnFields } from '../../base/column.ts'
import { isRecord } from '../../base/is-record.ts'

/** What was written where something else stood. Either may be empty: something was added, or taken out. */
export interface TextChange {
  readonly path: string
  readonly before: string
  readonly after: string
  /** Nobody saw what stood in the file before: it was written whole. */
  readonly whole?: true
}

/** The changes a call of a file tool made, with all it was given. */
export function changesOf(path: string, input: Readonly<Record<string, unknown>>): TextChange[] {
  const edits = Array.isArray(input.edits) ? input.edits.filter(isRecord) : [input]
  return edits
    .flatMap((edit): TextChange[] => {
      const sides = sidesOf(edit)
      const isWhole = typeof edit.content === 'string' && edit.old_string === undefined
      return sides.map(([before, after]) => ({ path, before, after, ...(isWhole && { whole: true as const }) }))
    })
    .filter(({ before, after }) => before !== after)
}

/** The same of a file that was written whole, where the answer of the tool tells what stood there. */
export function changesWritten(path: string, input: Readonly<Record<string, unknown>>, answer: unknown): TextChange[] {
  const { originalFile: before } = columnFields<{ originalFile: unknown }>(typeof answer === 'string' ? answer : '')
  const after = input.content
  if (typeof before !== 'string' || before === '' || typeof after !== 'string') return changesOf(path, input)
  return before === after ? [] : [{ path, before, after }]
}

/** What `sed -i 's/old/new/' file` changes, where its pattern is a plain text. */
export function changeBySed(command: string): TextChange | undefined {
  const [, , , old = '', made = '', path = ''] = SED.exec(command.trim()) ?? []
  const [before, after] = [old, made].map((text) => text.replace(/\\([^\w\s])/g, '$1'))
  if (path === '' || before === undefined || after === undefined || ISN_T_PLAIN.test(old) || /\\\w|&/.test(made))
    return undefined
  return before === after ? undefined : { path, before, after }
}

const SED =
  /^sed (?:-\w+ )*-i(?:\.\w+| '')?(?: -e)? (['"])s([/|#,@])((?:\\.|(?!\2).)+)\2((?:\\.|(?!\2).)*)\2[gI]*\1 ([\w@./-]+)$/
/** More than a text: classes, repetitions, groups; a dot may mean itself. */
const ISN_T_PLAIN = /\\\w|(?<!\\)[*[\]^$]|\\[+?|(){}]/

/** What a row of changes came to: a place that was changed again counts once, and not at all where it is as it was. */
export function netChanges(changes: readonly TextChange[]): TextChange[] {
  return netOfFirst(changes, changes.length)
}

/** The same of the places that the first so many of them changed. */
export function netOfFirst(changes: readonly TextChange[], first: number): TextChange[] {
  const net: { begun: number; change: TextChange }[] = []
  for (const [begun, change] of changes.entries()) {
    const at = net.findLastIndex((one) => one.change.path === change.path && joined(one.change, change) !== undefined)
    const known = net[at]
    const both = known && joined(known.change, change)
    if (both === undefined) net.push({ begun, change })
    else if (both.before === both.after) net.splice(at, 1)
    else net[at] = { begun: known?.begun ?? begun, change: both }
  }
  return net.filter(({ begun }) => begun < first).map(({ change }) => change)
}

/** Two changes as one, where the later touches what the earlier wrote. */
function joined(one: TextChange, later: TextChange): TextChange | undefined {
  if (later.whole) return { ...later, ...(one.whole && { before: one.before }) }
  if (one.after === '' || later.before === '') return undefined
  if (one.after.includes(later.before)) return { ...one, after: replaced(one.after, later.before, later.after) }
  if (later.before.includes(one.after)) return { ...later, before: replaced(later.before, one.after, one.before) }
  return undefined
}

/** A text may hold what replacing reads as a pattern. */
function replaced(text: string, old: string, made: string): string {
  const at = text.indexOf(old)
  return `${text.slice(0, at)}${made}${text.slice(at + old.length)}`
}

type Sides = readonly [before: string, after: string]

function sidesOf(edit: Readonly<Record<string, unknown>>): Sides[] {
  const patch = [edit.patch, edit.input, edit.command].find((text) => typeof text === 'string')
  if (typeof patch === 'string' && patch.includes('*** ')) return sidesOfPatch(patch)
  return [[textOf(edit.old_string), textOf(edit.new_string ?? edit.content ?? edit.new_source)]]
}

/** Each place of a patch by itself: lines that are marked and stand together. */
function sidesOfPatch(patch: string): Sides[] {
  const places: [before: string[], after: string[]][] = [[[], []]]
  for (const line of patch.split('\n')) {
    const last = places.at(-1)
    if (line.startsWith('-')) last?.[0].push(line.slice(1))
    else if (line.startsWith('+')) last?.[1].push(line.slice(1))
    else if (last !== undefined && last[0].length + last[1].length > 0) places.push([[], []])
  }
  return places.map(([before, after]): Sides => [before.join('\n'), after.join('\n')])
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
