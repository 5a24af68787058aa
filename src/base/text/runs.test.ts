import { expect, test } from 'bun:test'
import { withoutRuns } from './runs.ts'

test.each([
  ['empty lines', '\n'],
  ['blanks of several kinds', ' \t\n'],
  ['dots', '.'],
  ['Chinese', '。'],
])('a run of %s is cut, and what stands around it stays', (_, sign) => {
  const text = `before${sign.repeat(20_000)}after${sign.repeat(3)}end${sign.repeat(900)}`
  const left = withoutRuns(text)
  expect(left.length).toBeLessThan(1100)
  expect(left.startsWith(`before${sign}`)).toBe(true)
  expect(left).toContain(`after${sign.repeat(3)}end${sign}`)
})

test('a run is found wherever it begins', () => {
  for (let before = 0; before < 1200; before += 7) {
    const text = `${'ab'.repeat(before).slice(0, before)}${'-'.repeat(1500)}x`
    expect(withoutRuns(text)).toBe(`${'ab'.repeat(before).slice(0, before)}${'-'.repeat(500)}x`)
  }
})

test('what has no such run comes back as it is, however deep it is', () => {
  const value = { a: ['x'.repeat(500), { b: 'words of a text '.repeat(1000) }], c: null, d: 5, e: undefined }
  expect(withoutRuns(value)).toBe(value)
})

test('only what was cut is made anew', () => {
  const kept = { text: 'as it was' }
  const value = { kept, list: ['a', '\n'.repeat(5000)] }
  const left = withoutRuns(value)
  expect(left).toEqual({ kept, list: ['a', '\n'.repeat(500)] })
  expect(left.kept).toBe(kept)
  expect(value.list[1]?.length).toBe(5000)
})
