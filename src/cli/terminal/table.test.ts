import { describe, expect, test } from 'bun:test'
import { stackedTable, table } from './table.ts'
import { cut, cutFront, textWidth } from './text-width.ts'
import { wrapped } from './wrap.ts'

const HEAD = ['SESSION', 'HOST', 'PROJECT', 'WHAT']
const ROWS = [
  [
    '01234567',
    'claude-code',
    '/home/dev/projects/a-rather-long-name/shop',
    'Ran the tests of the importer and mended two of them',
  ],
  ['89abcdef', 'codex', '/home/dev/店', '把匯入程式拆成三個部分，並保留 CSV 的標題列，不要動到別的檔案'],
]

describe('a table', () => {
  test('is as wide as it likes where nobody looks', () => {
    const lines = table(HEAD, ROWS, Number.POSITIVE_INFINITY).split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toEndWith('Ran the tests of the importer and mended two of them')
  })

  test.each([40, 60, 80, 100, 120])('fits %d columns, wide characters counted', (columns) => {
    const text = table(HEAD, ROWS, columns)
    for (const line of text.split('\n')) expect(textWidth(line)).toBeLessThanOrEqual(columns)
    expect(text).toContain('01234567')
  })

  test('cuts paths at their front and lets the last column go on below itself', () => {
    const [, first = '', second = ''] = table(HEAD, ROWS.slice(0, 1), 72).split('\n')
    expect(first).toContain('…')
    expect(first).toContain('/shop')
    expect(second.trim()).not.toBe('')
    expect(second).toStartWith('          ')
  })
})

describe('prose', () => {
  test('is broken at words and keeps its indent', () => {
    expect(wrapped('  - one two three four five', 14)).toBe('  - one two\n    three four\n    five')
  })

  test('is broken between Chinese characters, and no line begins with a comma', () => {
    const lines = wrapped('保留標題列，不要動到別的檔案。', 12).split('\n')
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(14)
    expect(lines.some((line) => /^[，。]/.test(line))).toBe(false)
  })

  test('a word longer than the line stays whole: it may be an address', () => {
    expect(wrapped('see https://example.com/a/very/long/address now', 20)).toBe(
      'see\nhttps://example.com/a/very/long/address\nnow',
    )
  })
})

test('a cut never splits a character and says that it was made', () => {
  expect(cut('資料夾', 4)).toBe('資…')
  expect(cutFront('/home/資料夾', 5)).toBe('…料夾')
})

describe('a table with addresses', () => {
  const uri = 'project://architecture/payments/discounts-and-vouchers'
  const rows = [['1', 'user', uri, 'Discounts are applied before tax.']]

  test('stands side by side where there is room', () => {
    expect(stackedTable(['TIER', 'FROM', 'URI', ''], rows, 120)).toBe(table(['TIER', 'FROM', 'URI', ''], rows, 120))
  })

  test.each([
    [60, 4],
    [80, 3],
  ])('at %d columns the last one stands below, on %d lines in all, and no address is cut', (columns, lines) => {
    const text = stackedTable(['TIER', 'FROM', 'URI', ''], rows, columns)
    expect(text.split('\n')).toHaveLength(lines)
    expect(text).toContain(uri)
    const last = stackedTable(['TIER', 'FROM', 'WHY', 'WHAT'], [['1', 'user', 'asked for by the person', uri]], columns)
    expect(last).toContain(uri)
  })
})

test('an address wider than its line stands below, under the others, and whole', () => {
  const uri = `project://decisions/${'a-long-name-'.repeat(6)}end`
  const text = stackedTable(['TIER', 'FROM', 'URI', ''], [['5', 'agent', uri, 'One sentence.']], 80)
  expect(text.split('\n')).toEqual(['TIER  FROM   URI', '5     agent', `      ${uri}`, '      One sentence.'])
})

test('a line behind a sign goes on below its words', () => {
  expect(wrapped('✓ Store: one two three', 14)).toBe('✓ Store: one\n  two three')
})
