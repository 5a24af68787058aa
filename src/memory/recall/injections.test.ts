import { expect, test } from 'bun:test'
import { tokensOf } from './injections.ts'

const TEXTS: readonly (readonly [text: string, tokens: number])[] = [
  ['', 0],
  ['abcd', 1],
  ['abcde', 2],
  ['把缓存清掉', 5],
  ['use 缓存', 3],
  ['🙂🙂', 3],
  ['\ud83d', 1],
  ['\ude42\ud83d', 2],
]

test.each(TEXTS)('%j is about %i tokens', (text, tokens) => {
  expect(tokensOf(text)).toBe(tokens)
})

test('letters are counted as the expression for wide ones would', () => {
  const wide = (text: string) => text.match(/[\u2e80-\u{10ffff}]/gu)?.length ?? 0
  for (const [text] of TEXTS) expect(tokensOf(text)).toBe(Math.ceil((text.length - wide(text)) / 4 + wide(text)))
})
