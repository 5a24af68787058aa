import { columnsOfTerminal } from '../../platform/terminal.ts'
import { textWidth } from './text-width.ts'

/** Prose at most as wide as the terminal, broken at words and between Chinese characters; each line's own indent is kept. */
export function wrapped(text: string, columns = columnsOfTerminal()): string {
  if (columns === Number.POSITIVE_INFINITY) return text
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, columns))
    .join('\n')
}

export function wrapLine(line: string, columns: number): string[] {
  if (textWidth(line) <= columns) return [line]
  const indent = /^\s*(?:(?:[-*•✓✗·→↺!]|\d+\.) )?/.exec(line)?.[0] ?? ''
  const hanging = indent.length > columns / 2 ? '' : ' '.repeat(textWidth(indent))
  const lines: string[] = []
  let current = indent
  let used = textWidth(indent)
  let empty = true
  for (const held of line.slice(indent.length).replace(COMMAND, together).match(PIECE) ?? []) {
    const piece = held.replaceAll(HELD, ' ')
    const width = textWidth(piece.trimEnd())
    if (!empty && used + width > columns) {
      lines.push(current.trimEnd())
      current = hanging
      used = hanging.length
    }
    current += piece
    used += textWidth(piece)
    empty = false
  }
  lines.push(current.trimEnd())
  return lines
}

/**
 * A command that somebody copies stays on one line: behind a colon to the end of its clause; elsewhere the program, its command and the
 * options behind it, as a sentence may go on after them.
 */
const COMMAND = new RegExp(
  [
    String.raw`(?<=[:：] ?)(?:[A-Z_]+=\S+ )?(?:[^\s（]*/)?throughline(?: [^\s;,，；。（）()\u2e80-\u9fff]+)+`,
    String.raw`(?:[A-Z_]+=\S+ )?(?:[^\s（：]*/)?throughline [a-z-]+(?: (?:list|show|export|set|unset|explain|new|test)(?=[\s;,)]|$))?(?: --[a-z-]+(?: (?:[A-Z]+|\S*[/:.]\S*|"[^"]*")(?=[\s;,)]|$)| [a-z-]+(?= --))?)*`,
    String.raw`export PATH=\S+`,
  ].join('|'),
  'g',
)
/** Stands for a space within what must not be broken. */
const HELD = '\ufdd0'

function together(command: string): string {
  return command.trimEnd().replaceAll(' ', HELD) + command.slice(command.trimEnd().length)
}

/** A Chinese character or a word, with the brackets that must not end a line before it, the signs that must not begin one and the space behind it. */
const PIECE =
  /[（「『《〈【]*(?:[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]|[^\s\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff（]+)(?:(?![（「『《〈【])[\u3000-\u303f\uff00-\uffef])*\s*|[（「『《〈【]+\s*|\s+/gu
