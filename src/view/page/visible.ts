/** A piece of a text: as it is, or a sign that would not be seen, or would change how the rest is seen, by its name. */
export interface Piece {
  readonly text: string
  readonly hidden?: string
}

/**
 * Control signs, ANSI colours, marks that turn the direction of writing, and signs of no width: a text can hide with them what it says.
 * A line break and a tab are what they are.
 */
export function visible(text: string): Piece[] {
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

const SIGNS = [
  // An ANSI sequence is one sign.
  '\\u001b\\[[0-9;?]*[A-Za-z]',
  '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ufff9-\\ufffb]',
  '[\\u{e0000}-\\u{e007f}]',
  '[\\ud800-\\udfff]',
]
const HIDDEN = new RegExp(SIGNS.join('|'), 'gu')

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
