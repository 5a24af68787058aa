import { describe, expect, test } from 'bun:test'
import { slips } from './spelling.ts'

describe('slips of the keys', () => {
  test.each([
    ['terraform', 'terrafrom', 1, 'neighbours swapped'],
    ['daemon', 'deamon', 1, 'neighbours swapped'],
    ['threshold', 'threshhold', 1, 'a letter put in'],
    ['leak', 'leek', 1, 'another letter'],
    ['reconcil', 'reconcile', 0.3, 'an ending, which the index does not hold'],
    ['postgr', 'postgress', 0.9, 'a longer ending'],
    ['cache', 'cache', 0, 'none'],
  ])('%s for %s costs %d: %s', (stem, word, cost) => {
    expect(slips(stem, word, 2)).toBeCloseTo(cost)
  })

  test('another word is none', () => {
    expect(slips('retry', 'cache', 2)).toBe(Number.POSITIVE_INFINITY)
    expect(slips('stack', 'clock', 1)).toBe(Number.POSITIVE_INFINITY)
  })
})
