import { expect, test } from 'bun:test'
import { written, writtenAnew } from './written.ts'

test('the text of a value is made once and handed to whoever asks for the same value next', () => {
  let made = 0
  const value = { toJSON: () => ++made }
  expect([writtenAnew(value), written(value), written(value)]).toEqual(['1', '1', '1'])
  expect([writtenAnew(value), written(value)]).toEqual(['2', '2'])
})

test('another value has a text of its own', () => {
  const [one, other] = [{ a: 1 }, { a: 1 }]
  expect(written(one)).toBe('{"a":1}')
  other.a = 2
  expect(written(other)).toBe('{"a":2}')
})
