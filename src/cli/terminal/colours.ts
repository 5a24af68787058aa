import type { Environment } from '../../base/environment.ts'
import { terminal } from '../../platform/terminal.ts'

let wanted = false

/** Set once, before anything is printed: whether the terminal shows colours and the person wants them (no-color.org). */
export function lookForColours({ NO_COLOR, TERM }: Environment): void {
  wanted = terminal().isTerminal && !NO_COLOR && TERM !== 'dumb'
}

export function wantsColours(): boolean {
  return wanted
}

const heads = new Set<string>()

/** A line that is the head of a table, as it will be printed. */
export function tableHead(line: string): string {
  heads.add(line)
  return line
}

/** A text ready to be printed, with its signs and the heads of its tables set off: what they say they say without it too. */
export function coloured(text: string): string {
  if (!wanted) return text
  return text
    .split('\n')
    .map((line) => (heads.has(line) && line !== '' ? paint('bold', line) : line.replace(SIGN, painted)))
    .join('\n')
}

const SIGN = /^(\s*)([✓✗·↺→!])(?= )/
const TONES: Readonly<Record<string, Tone>> = {
  '✓': 'green',
  '✗': 'red',
  '·': 'dim',
  '↺': 'yellow',
  '→': 'cyan',
  '!': 'yellow',
}

function painted(_: string, indent: string, sign: string): string {
  return `${indent}${paint(TONES[sign] ?? 'dim', sign)}`
}

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const
type Tone = keyof typeof CODES

function paint(tone: Tone, text: string): string {
  return `\u001b[${CODES[tone]}m${text}\u001b[0m`
}
