import { said } from '../../messages/people/speak.ts'
import { columnsOfTerminal } from '../../platform/terminal.ts'
import { tableHead } from './colours.ts'
import { cut, cutFront, pad, textWidth } from './text-width.ts'
import { wrapLine } from './wrap.ts'

/**
 * A table that fits the terminal: columns as wide as their widest cell while there is room; then the widest give way, down to what can
 * still be read. The head is said in the language that is spoken. Cells that do not fit are cut, paths at their front; the last column is prose and goes on below itself.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  columns = columnsOfTerminal(),
): string {
  return laidOut(head, rows, { columns, whole: 0 })
}

/** A table whose first column is names that somebody types again: it is never cut. */
export function namedTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  columns = columnsOfTerminal(),
): string {
  return laidOut(head, rows, { columns, whole: 1 })
}

interface Room {
  readonly columns: number
  /** How many of the first columns are not cut. */
  readonly whole: number
}

function laidOut(head: readonly string[], rows: readonly (readonly string[])[], room: Room): string {
  const titles = head.map(said)
  const widths = fitting(titles, rows, room)
  const last = head.length - 1
  const line = (row: readonly string[]): string => {
    const cells = row.slice(0, last).map((cell, at) => pad(shortened(cell, widths[at] ?? 0), widths[at] ?? 0))
    const [first = '', ...more] = tailLines(row[last] ?? '', widths[last] ?? 0)
    const indent = ' '.repeat(widths.slice(0, last).reduce((sum, width) => sum + width + GAP.length, 0))
    return [[...cells, first].join(GAP).trimEnd(), ...more.map((rest) => `${indent}${rest}`)].join('\n')
  }
  return [tableHead(line(titles)), ...rows.map(line)].join('\n')
}

/**
 * A table with a column of addresses that somebody copies, the last one or the one before it: where there is no room for everything
 * side by side, the last column stands below, and neither of the two is cut.
 */
export function stackedTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  columns = columnsOfTerminal(),
): string {
  const last = head.length - 1
  const widths = naturalWidths(head.map(said), rows)
  if (totalOf(widths) <= columns) return table(head, rows, columns)
  const indent = (widths[0] ?? 0) + GAP.length
  const below = (cell: string) => {
    if (cell === '') return []
    const lines = /\s/.test(cell) ? tailLines(cell, Math.max(columns - indent, NARROWEST)) : [cell]
    return lines.map((line) => `${' '.repeat(indent)}${line}`)
  }
  const line = (row: readonly string[]) => {
    const cells = row.slice(0, last - 1).map((cell, at) => pad(cell, widths[at] ?? 0))
    const address = row[last - 1] ?? ''
    const whole = [...cells, address].join(GAP).trimEnd()
    if (textWidth(whole) <= columns || /\s/.test(address)) return whole
    return `${cells.join(GAP).trimEnd()}\n${' '.repeat(indent)}${address}`
  }
  const heads = [...head.slice(0, last), ''].map(said)
  return [tableHead(line(heads)), ...rows.flatMap((row) => [line(row), ...below(row[last] ?? '')])].join('\n')
}

function naturalWidths(head: readonly string[], rows: readonly (readonly string[])[]): number[] {
  return head.map((_, at) => Math.max(...[head, ...rows].map((row) => textWidth(row[at] ?? ''))))
}

function totalOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1)
}

function fitting(head: readonly string[], rows: readonly (readonly string[])[], { columns, whole }: Room): number[] {
  const widths = naturalWidths(head, rows)
  const least = head.map((title, at) => {
    const natural = widths[at] ?? 0
    return at < whole ? natural : Math.min(natural, Math.max(textWidth(title), NARROWEST))
  })
  let over = totalOf(widths) - columns
  while (over > 0) {
    const slack = widths.map((width, at) => width - (least[at] ?? 0))
    const widest = slack.reduce(
      (best, _, at) => (weight(widths, slack, at) > weight(widths, slack, best) ? at : best),
      0,
    )
    if ((slack[widest] ?? 0) <= 0) break
    widths[widest] = (widths[widest] ?? 0) - 1
    over--
  }
  return widths
}

function weight(widths: readonly number[], slack: readonly number[], at: number): number {
  return (slack[at] ?? 0) > 0 ? (widths[at] ?? 0) : -1
}

function shortened(cell: string, width: number): string {
  return /^(?:\/|~|[A-Za-z]:\\|\.{1,2}\/)/.test(cell) ? cutFront(cell, width) : cut(cell, width)
}

function tailLines(cell: string, width: number): string[] {
  if (textWidth(cell) <= width) return [cell]
  if (!/[\s\u2e80-\u9fff]/.test(cell.trim())) return [shortened(cell, width)]
  const lines = wrapLine(cell, width).map((line) => cut(line, width))
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), cut(`${lines[MOST_LINES - 1]}…`, width)]
}

const GAP = '  '
const NARROWEST = 8
const MOST_LINES = 3
