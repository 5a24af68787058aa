import { describe, expect, test } from 'bun:test'
import { holds, isWhole } from '../../../test/lib/property.ts'
import { clip, ellipsis, oneLine } from './text.ts'

describe('clip', () => {
  const CASES: readonly [name: string, text: string, limit: number, expected: string][] = [
    ['a text that fits stays as it is', 'abc', 3, 'abc'],
    ['a long line is cut at the limit', 'abcdef', 4, 'abcd'],
    ['a line break in the second half is where it is cut', 'abcdef\nghijk', 10, 'abcdef'],
    ['a line break exactly at the limit leaves the whole line', 'abcdef\nghi', 6, 'abcdef'],
    ['a line break in the first half would throw away too much', 'ab\ncdefghijk', 10, 'ab\ncdefghi'],
    ['half an emoji is not kept', 'abc😀', 4, 'abc'],
    ['an emoji that just fits is kept', 'abc😀def', 5, 'abc😀'],
    ['nothing fits into nothing', 'abc', 0, ''],
  ]
  test.each(CASES)('%s', (_, text, limit, expected) => expect(clip(text, limit)).toBe(expected))
})

test('an ellipsis shows that something was cut, within the limit', () => {
  expect(ellipsis('abcdef', 4)).toBe('abc…')
  expect(ellipsis('abc😀def', 5)).toBe('abc…')
  expect(ellipsis('abcd', 4)).toBe('abcd')
  expect(ellipsis('abcd', 1)).toBe('…')
  expect(ellipsis('abcd', 0)).toBe('')
})

test('one line has no line breaks and no double spaces', () => {
  expect(oneLine('  a\n\n b\tc  ', 20)).toBe('a b c')
  expect(oneLine('one two three', 8)).toBe('one two…')
  expect(oneLine(`a${' '.repeat(38)}😀`, 10)).toBe('a')
})

describe('for any text and limit', () => {
  const CUTS = { clip, ellipsis, oneLine }
  for (const [name, cut] of Object.entries(CUTS)) {
    test(`${name} never exceeds the limit and never splits a character`, () =>
      holds({
        seed: 20_260_301,
        make: (chance) => ({
          text: chance.below(2) === 0 ? chance.text(60) : chance.text(60).toWellFormed(),
          limit: chance.below(chance.pick([8, 70])),
        }),
        check: ({ text, limit }) => {
          const kept = cut(text, limit)
          expect(kept.length).toBeLessThanOrEqual(limit)
          if (isWhole(text)) expect(isWhole(kept)).toBe(true)
        },
      }))
  }

  test('clip keeps a beginning of the text, and all of it when it fits', () =>
    holds({
      seed: 20_260_302,
      make: (chance) => ({ text: chance.text(60), limit: chance.below(90) }),
      check: ({ text, limit }) => {
        const kept = clip(text, limit)
        return text.startsWith(kept) && (text.length > limit || kept === text)
      },
    }))
})
