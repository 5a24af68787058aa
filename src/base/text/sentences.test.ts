import { describe, expect, test } from 'bun:test'
import { clauses, clipClause, clipSentences, sentencesOf } from './sentences.ts'

describe('sentencesOf', () => {
  test.each([
    ['One thing. Another `thing`.', ['One thing.', 'Another `thing`.']],
    ['# Title\n\n- **Fix** the bug\n- [x] Write it down', ['Title', 'Fix the bug', 'Write it down']],
    ['Before\n```ts\nconst x = 1. Not a sentence.\n```\nAfter', ['Before', 'After']],
    ['| a | b |\n|---|---|\nText', ['Text']],
    [
      'It was wrapped by hand after some forty characters\nand goes on here. New one',
      ['It was wrapped by hand after some forty characters and goes on here.', 'New one'],
    ],
    ['先跑測試。再提交！', ['先跑測試。', '再提交！']],
    ['See v1.2.3 and foo.ts first', ['See v1.2.3 and foo.ts first']],
    ['', []],
  ])('%j', (text, expected) => {
    expect([...sentencesOf(text)]).toEqual(expected)
  })
})

describe('clip', () => {
  test.each([
    ['short enough', 40, 'short enough'],
    ['The parser reads the header first, and then it reads all of the rows', 50, 'The parser reads the header first'],
    ['No clause border in this rather long line of words', 30, 'No clause border in this …'],
    ['Calls `someFunction(withArgs)` and then', 24, 'Calls …'],
  ])('%j within %d', (text, limit, expected) => {
    expect(clipClause(text, limit)).toBe(expected)
  })

  test('never passes its limit, never cuts a word, never splits a surrogate pair', () => {
    const text = `${'🚀'.repeat(30)} ${'word '.repeat(30)} ${'測試'.repeat(40)}`
    for (let limit = 12; limit < text.length; limit++) {
      const cut = clipClause(text, limit)
      expect(cut.length).toBeLessThanOrEqual(limit + 1)
      expect(cut.isWellFormed()).toBe(true)
    }
  })
})

test('clauses gives the whole sentence and the heads that stand on their own', () => {
  const sentence = 'The reader keeps the offset of the torn line, so the next reading starts there; nothing is lost'
  expect(clauses(sentence)).toEqual([
    sentence,
    'The reader keeps the offset of the torn line, so the next reading starts there',
    'The reader keeps the offset of the torn line',
  ])
  expect(clauses('When the reader starts again, so does the writer; always')).toHaveLength(1)
})

test('a list that is cut behind one of its steps says that there was more', () => {
  const steps =
    'Change load() to: - call open(state), which may fail - set the phase - if it is asked for, condense at once'
  const cut = clipSentences(steps, 80)
  expect(cut).toEndWith(' …')
  expect(steps).toStartWith(cut.slice(0, -2))
  expect(cut.length).toBeLessThanOrEqual(80)
})
