import { expect, test } from 'bun:test'
import { visible, visibleJson } from './visible.ts'

test.each([
  ['\u001b[2J\u001b]0;title\u0007', '\\x1b[2J\\x1b]0;title\\x07'],
  ['safe\r evil', 'safe\\x0d evil'],
  ['a\u202eb\u2066c\u200fd', 'a\\u202eb\\u2066c\\u200fd'],
  ['a\u200bb\ufeffc\u{e0041}', 'a\\u200bb\\ufeffc\\u{e0041}'],
  ['\u009b31m', '\\x9b31m'],
  ['lines\nand\ttabs, 繁體, 👩\u200d💻, café', 'lines\nand\ttabs, 繁體, 👩\u200d💻, café'],
])('nothing can hide in %j', (text, shown) => {
  expect(visible(text)).toBe(shown)
})

test('in JSON the value stays what it was', () => {
  const value = { a: '\u202e\u{e0041}\u009b\u001b', b: 'plain' }
  const text = visibleJson(JSON.stringify(value))
  expect(JSON.parse(text)).toEqual(value)
  expect(text).toMatch(/^[\x20-\x7e]+$/)
})
