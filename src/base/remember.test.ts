import { expect, test } from 'bun:test'
import { remembering, rememberingLast } from './remember.ts'

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
