import { describe, expect, test } from 'bun:test'
import { tokensOf, wasHeard } from './injections.ts'

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

const heard = (text: string, memory: number | null = null) => [{ key: '', memory, text }]
const NOTE = 'deploy to staging\nRun make stage, wait for the canary, then make promote.\n\nNever on Fridays.'
const LONGER = `${NOTE} Ask the person on duty before the first promote of a day, and write down who it was.`

describe('whether a memory stands before whoever listens', () => {
  test.each<[string, string, string, boolean]>([
    ['the same statement', 'We use tabs in Go files.', 'remember: We use tabs in Go files', true],
    ['another one', 'We use tabs in Go files.', 'We use tabs in Make files', false],
    ['a note whose title the prompt names', NOTE, 'how do I deploy to staging with the canary?', false],
    ['a note that was told, its lines in one', NOTE, `- project://x: ${NOTE.replace(/\s+/g, ' ')}`, true],
    ['a longer note that was told and cut', LONGER, `${LONGER.replace(/\s+/g, ' ').slice(0, 120)} …`, true],
    [
      'a long statement that was cut',
      `Retries ${'are bounded and '.repeat(20)}`,
      `Retries ${'are bounded and '.repeat(8)}…`,
      true,
    ],
    ['too few words to tell', 'Use npm', 'Use npm for now', false],
    ['few characters that say as much', '以后都用 npm', '好的，以后都用 npm 吧', true],
  ])('%s', (_, content, text, is) => expect(wasHeard(heard(text), { id: 1, content })).toBe(is))

  test('what was told under its own name was heard, whatever was said of it', () => {
    expect(wasHeard(heard('in other words', 1), { id: 1, content: NOTE })).toBe(true)
  })
})
