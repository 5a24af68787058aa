import { describe, expect, test } from 'bun:test'
import { chance } from '../../../test/lib/property.ts'
import { FEATURES } from './rule/features.ts'

/** What is seen by hand is what these expressions say; the engine interprets them, some a thousand times slower than the others. */
const SAME: Readonly<Record<string, RegExp>> = {
  fragment:
    /^(?:(?!\b(?:is|are|was|it|i|you|we|that|this|do|does|did|yes|ok|same|nice|go|one)\b)[\w'/.-]+[ ,]*){1,5}$/i,
  'words-19': /^\S+(?: \S+){18,}$/,
  'words-29': /^\S+(?: \S+){28,}$/,
}

describe('what is seen by hand is what the expression says', () => {
  for (const [name, expression] of Object.entries(SAME)) {
    test(name, () => {
      const seen = FEATURES.find((feature) => feature.name === name)?.pattern
      for (const text of texts()) expect([text, seen?.test(text)]).toEqual([text, expression.test(text)])
    })
  }
  const first = FEATURES.find(({ name }) => name === 'noun-first')?.pattern
  test.each([
    ['tests run first', true],
    ['The tests run first', true],
    ['our unit tests run', true],
    ['all new shiny tests', true],
    ['new tests', true],
    ['an old api is there', true],
    ['one two three tests', false],
    ['the one two three tests', false],
    ['testsuite', false],
    ['the  tests', false],
    ['', false],
  ])('a noun near the beginning: %p is %p', (text, is) => expect(first?.test(text)).toBe(is))
})

function* texts(): Generator<string> {
  const { next, pick } = chance(7)
  const pieces: [string, ...string[]] = [
    'is',
    'It',
    'one',
    'go',
    "don't",
    'a/b.ts',
    '-x',
    "'is",
    'a/is',
    'isolated',
    'tests',
    'é',
    'the',
    '1.2',
    '.',
    ',',
  ]
  const gaps: [string, ...string[]] = [' ', ' ', ' ', ' ', ' ', ', ', ',', '  ', '\t', '\n', '']

  for (let n = 0; n < 3000; n++) {
    const words = Math.floor(next() * (n % 2 === 0 ? 8 : 34))
    const odd = next() < 0.5
    let text = next() < 0.05 ? ' ' : ''
    for (let word = 0; word < words; word++) text += pick(pieces) + (odd ? pick(gaps) : ' ')
    yield next() < 0.8 ? text.trimEnd() : text
  }
}
