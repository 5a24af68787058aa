import { HIDING } from '../../base/text/visible.ts'

/** A piece of a text: as it is, or a sign that would not be seen, or would change how the rest is seen, by its name. */
interface Piece {
  readonly text: string
  readonly hidden?: string
}

/** The text in pieces, so that what would hide in it is seen. A line break and a tab are what they are. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(HIDDEN)) {
    if (found.index > at) pieces.push({ text: text.slice(at, found.index) })
    pieces.push({ text: found[0], hidden: nameOf(found[0]) })
    at = found.index + found[0].length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

/** An escape sequence is one sign; half of a character is none. */
const HIDDEN = new RegExp(`\\u001b\\[[0-9;?]*[A-Za-z]|${HIDING.source}|[\\ud800-\\udfff]`, 'gu')

function nameOf(sign: string): string {
  if (sign.startsWith('\u001b[')) return `ESC${sign.slice(1)}`
  const code = sign.codePointAt(0) ?? 0
  return NAMES[code] ?? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

const NAMES: Readonly<Record<number, string>> = {
  0: 'NUL',
  7: 'BEL',
  8: 'BS',
  13: 'CR',
  27: 'ESC',
  127: 'DEL',
  8203: 'ZWSP',
  8204: 'ZWNJ',
  8205: 'ZWJ',
  8206: 'LRM',
  8207: 'RLM',
  8234: 'LRE',
  8235: 'RLE',
  8236: 'PDF',
  8237: 'LRO',
  8238: 'RLO',
  8294: 'LRI',
  8295: 'RLI',
  8296: 'FSI',
  8297: 'PDI',
}
