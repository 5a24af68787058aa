import { describe, expect, test } from 'bun:test'
import { briefly, wholeSentences } from './wording.ts'

describe('a text in few words', () => {
  test('what stands in brackets is told to the end or not at all', () => {
    const text =
      'The tests failed and a change in src/tax.ts made them pass (The root cause: addTax returns its argument as it is).'
    expect(briefly(text, 90)).toBe('The tests failed and a change in src/tax.ts made them pass …')
  })

  test.each<[string, string, number, string]>([
    ['sentences that fit', 'One is here. Two is there. Three is not.', 30, 'One is here. Two is there'],
    [
      'a first sentence that is somewhat longer',
      'The root cause is in the parser of dates. It was mended.',
      30,
      'The root cause is in the parser of dates',
    ],
    ['Chinese ones', '根本原因是时区。已经修好。', 9, '根本原因是时区。'],
    ['nothing to cut', 'Short.', 30, 'Short'],
  ])('%s', (_, text, limit, told) => {
    expect(wholeSentences(text, limit)).toBe(told)
  })

  test('of a sentence that is much longer its head', () => {
    expect(wholeSentences(`It began with ${'one thing and '.repeat(20)}the end.`, 60)).toEndWith(' …')
  })
})
