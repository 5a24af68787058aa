import { isRecord } from '../../base/is-record.ts'
import { oneLine } from '../../base/text/text.ts'

/** What was written where something else stood. Either may be empty: something was added, or taken out. */
export interface TextChange {
  readonly path: string
  readonly before: string
  readonly after: string
}

/** The changes a call of a file tool made, each cut down to the lines that differ. */
export function changesOf(path: string, input: Readonly<Record<string, unknown>>): TextChange[] {
  const edits = Array.isArray(input.edits) ? input.edits.filter(isRecord) : [input]
  return edits
    .map((edit) => {
      const [before, after] = sidesOf(edit)
      return { path, ...differing(before, after) }
    })
    .filter(({ before, after }) => before !== after)
}

/** One change, as it is told: `old` → `new`. */
export function changeText({ before, after }: Pick<TextChange, 'before' | 'after'>): string {
  if (before === '') return `added \`${after}\``
  return after === '' ? `took out \`${before}\`` : `\`${before}\` → \`${after}\``
}

/** Without what was taken back again. */
export function netChanges(changes: readonly TextChange[]): TextChange[] {
  const net: TextChange[] = []
  for (const change of changes) {
    const undone = net.findIndex((one) => isOpposite(one, change))
    if (undone < 0) net.push(change)
    else net.splice(undone, 1)
  }
  return net
}

function isOpposite(one: TextChange, other: TextChange): boolean {
  return one.path === other.path && one.before === other.after && one.after === other.before
}

function sidesOf(edit: Readonly<Record<string, unknown>>): [string, string] {
  const patch = [edit.patch, edit.input, edit.command].find((text) => typeof text === 'string')
  if (typeof patch === 'string' && patch.includes('*** ')) return sidesOfPatch(patch)
  return [textOf(edit.old_string), textOf(edit.new_string ?? edit.content ?? edit.new_source)]
}

function sidesOfPatch(patch: string): [string, string] {
  const lines = patch.split('\n')
  const marked = (mark: string) =>
    lines
      .filter((line) => line.startsWith(mark))
      .map((line) => line.slice(1))
      .join('\n')
  return [marked('-'), marked('+')]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function differing(before: string, after: string): { before: string; after: string } {
  const old = before.split('\n')
  const made = after.split('\n')
  while (old.length > 0 && made.length > 0 && old[0] === made[0]) {
    old.shift()
    made.shift()
  }
  while (old.length > 0 && made.length > 0 && old.at(-1) === made.at(-1)) {
    old.pop()
    made.pop()
  }
  return { before: oneLine(old.join('\n'), LONGEST), after: oneLine(made.join('\n'), LONGEST) }
}

const LONGEST = 140
