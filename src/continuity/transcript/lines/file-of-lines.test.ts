import { expect, test } from 'bun:test'
import type { Files } from '../../../protocol/ports.ts'
import { fileOfLines } from './file-of-lines.ts'

const TEXTS = ['', 'one', '雪花', 'a longer line than the others', 'z']
const WHOLE = `${TEXTS.join('\n')}\n`
const lengths = TEXTS.map((text) => Buffer.byteLength(text))
const NO_FILES = {} as Files

test('any part of it is the same part of the lines', () => {
  const file = fileOfLines(NO_FILES, { lengths, read: (from, to) => TEXTS.slice(from, to) })
  const bytes = Buffer.from(WHOLE)
  expect(file.size('x')).toBe(bytes.length)
  for (let from = 0; from <= bytes.length; from++)
    for (let to = from; to <= bytes.length + 2; to++)
      expect(Buffer.from(file.read('x', from, to)).equals(bytes.subarray(from, to))).toBe(true)
})

test('a line that has changed since is left blank, and the others stand where they stood', () => {
  const now = TEXTS.with(2, 'something else altogether')
  const file = fileOfLines(NO_FILES, { lengths, read: (from, to) => now.slice(from, to) })
  expect(Buffer.from(file.read('x', 0, 1000)).toString()).toBe(WHOLE.replace('雪花', '      '))
})

test('without lines it is empty', () => {
  const file = fileOfLines(NO_FILES, { lengths: [], read: () => [] })
  expect([file.size('x'), file.read('x', 0, 10).length]).toEqual([0, 0])
})
