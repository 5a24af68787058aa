import { said } from '../../messages/people/speak.ts'
import { columnsOfTerminal } from '../../platform/terminal.ts'
import { tableHead } from '../terminal/colours.ts'
import { pad, textWidth } from '../terminal/text-width.ts'
import { wrapLine } from '../terminal/wrap.ts'

export type Row = readonly [key: string, value: string, from: string, last: string]

/** Keys and variables are typed again, so nothing is cut: what does not fit beside goes on below. */
export function settingsTable(head: Row, rows: readonly Row[], columns = columnsOfTerminal()): string {
  const titles = titlesOf(head)
  const widths = widthsOf(titles, rows)
  const left = (row: Row) => widths.map((width, at) => pad(row[at] ?? '', width)).join(GAP)
  const used = textWidth(left(titles))
  const room = columns - used - GAP.length
  const lines = (row: Row): string[] => {
    const [key, value, from, last] = row
    if (last === '' && used <= columns) return [left(row).trimEnd()]
    if (used > columns) return [key, ...below(`${value}${GAP}${from}`, columns), ...below(last, columns)]
    const beside = wrapLine(last, room)
    if (room < NARROWEST || beside.some((line) => textWidth(line) > room))
      return [left(row).trimEnd(), ...below(last, columns)]
    return beside.map((line, at) => `${at === 0 ? left(row) : ' '.repeat(used)}${GAP}${line}`.trimEnd())
  }
  const [first = '', ...more] = lines(titles)
  return [tableHead(first), ...more, ...rows.flatMap(lines)].join('\n')
}

/** Whether every row has room for its last cell on the same line. */
export function fitsBeside(head: Row, rows: readonly Row[], columns = columnsOfTerminal()): boolean {
  const titles = titlesOf(head)
  const last = Math.max(...[titles, ...rows].map((row) => textWidth(row[3])))
  return widthsOf(titles, rows).reduce((sum, width) => sum + width + GAP.length, last) <= columns
}

function titlesOf(head: Row): Row {
  return [said(head[0]), said(head[1]), said(head[2]), said(head[3])]
}

function widthsOf(titles: Row, rows: readonly Row[]): number[] {
  return [0, 1, 2].map((at) => Math.max(...[titles, ...rows].map((row) => textWidth(row[at] ?? ''))))
}

function below(text: string, columns: number): string[] {
  if (text === '') return []
  return wrapLine(text, columns - INDENT.length).map((line) => `${INDENT}${line}`)
}

const GAP = '  '
const INDENT = '    '
/** Prose in fewer columns is harder to read than below. */
const NARROWEST = 24
