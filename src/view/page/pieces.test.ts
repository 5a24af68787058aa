import { describe, expect, test } from 'bun:test'
import { piecesOf } from './pieces.ts'

const shown = (text: string) => piecesOf(text).map((piece) => piece.hidden ?? piece.text)

describe('signs that would not be seen', () => {
  const CASES: readonly (readonly [text: string, pieces: string[]])[] = [
    ['plain text\n\twith a break', ['plain text\n\twith a break']],
    ['\u001b[1;31mred\u001b[0m', ['ESC[1;31m', 'red', 'ESC[0m']],
    ['photo\u202egnp.exe', ['photo', 'RLO', 'gnp.exe']],
    ['a\u2066b\u2069', ['a', 'LRI', 'b', 'PDI']],
    ['pass\u200bword', ['pass', 'ZWSP', 'word']],
    ['\0\u0007\u007f', ['NUL', 'BEL', 'DEL']],
    ['tag \u{e0041}', ['tag ', 'U+E0041']],
    ['half \ud800', ['half ', 'U+D800']],
    ['資料庫 é 👍', ['資料庫 é 👍']],
    ['', []],
  ]
  for (const [text, pieces] of CASES) {
    test(`${JSON.stringify(text)} is shown as ${JSON.stringify(pieces)}`, () => expect(shown(text)).toEqual(pieces))
  }
})
