import { describe, expect, test } from 'bun:test'
import { marksOfText, sharedMarks } from './marks.ts'

const words = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `word${from + at}`).join(' ')
const alike = (one: string, other: string) => sharedMarks(marksOfText(one) ?? '', marksOfText(other) ?? '')

describe('how alike two texts are is told by their marks', () => {
  test.each<[string, string, string, number]>([
    ['the same', words(0, 400), words(0, 400), 1],
    [
      'the same, indented anew',
      'function a(b) { return b + one + two }',
      'function a(b) {\n  return b + one + two\n}\n',
      1,
    ],
    ['nothing of it', words(0, 400), words(1000, 1400), 0],
    ['three quarters of it', words(0, 400), words(0, 300) + words(900, 1000), 0.6],
    ['half of it', words(0, 400), words(200, 600), 0.33],
    ['a short one of which a line is another', words(0, 12), `${words(0, 9)} x y z`, 0.57],
  ])('%s', (_, one, other, share) => {
    expect(Math.abs(alike(one, other) - share)).toBeLessThan(0.17)
    expect(alike(one, other)).toBe(alike(other, one))
  })

  test('what is short has none', () => {
    expect(marksOfText('export const a = 1')).toBeUndefined()
    expect(marksOfText('')).toBeUndefined()
  })
})
