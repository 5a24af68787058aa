import { expect, test } from 'bun:test'
import { jsonText, jsonTextAnew, remembering, rememberingLast } from './remember.ts'

test('a text is judged once, also where nothing is found in it', () => {
  const asked: string[] = []
  const judge = remembering((text) => {
    asked.push(text)
    return text === 'nothing' ? undefined : text.length
  })
  expect(['one', 'nothing', 'one', 'nothing'].map(judge)).toEqual([3, undefined, 3, undefined])
  expect(asked).toEqual(['one', 'nothing'])
})

test('no more than a few thousand texts are kept, the newest ones, and the others are judged all the same', () => {
  let asked = 0
  const judge = remembering(() => ++asked)
  for (let n = 0; n < 5000; n++) judge(`text ${n}`)
  const before = asked
  judge('text 4999')
  judge('text 0')
  expect(asked - before).toBe(1)
})

test('of long texts only the last is kept', () => {
  const asked: string[] = []
  const judge = rememberingLast((text) => {
    asked.push(text)
    return undefined
  })
  for (const text of ['', '', 'one', 'one', 'two', 'one']) judge(text)
  expect(asked).toEqual(['', 'one', 'two', 'one'])
})

test('the text of a value is made once and handed to whoever asks for the same value next', () => {
  let made = 0
  const value = { toJSON: () => ++made }
  expect([jsonTextAnew(value), jsonText(value), jsonText(value)]).toEqual(['1', '1', '1'])
  expect([jsonTextAnew(value), jsonText(value)]).toEqual(['2', '2'])
})

test('another value has a text of its own', () => {
  const [one, other] = [{ a: 1 }, { a: 1 }]
  expect(jsonText(one)).toBe('{"a":1}')
  other.a = 2
  expect(jsonText(other)).toBe('{"a":2}')
})
