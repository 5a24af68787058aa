import { expect, test } from 'bun:test'
import { topOf } from './top.ts'

test('the worthiest, the best first, and of equals the earlier', () => {
  const items = [3, 1, 4, 1, 5, 9, 2, 6].map((worth, at) => ({ worth, at }))
  expect(topOf(items, 3).map(({ worth }) => worth)).toEqual([9, 6, 5])
  expect(topOf(items, 99).map(({ worth }) => worth)).toEqual([9, 6, 5, 4, 3, 2, 1, 1])
  expect(
    topOf(
      [
        { worth: 1, at: 0 },
        { worth: 1, at: 1 },
        { worth: 1, at: 2 },
      ],
      2,
    ).map(({ at }) => at),
  ).toEqual([0, 1])
  expect(topOf([], 3)).toEqual([])
})
