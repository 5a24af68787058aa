import { expect, test } from 'bun:test'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../../test/lib/temp.ts'
import { log } from './log.ts'

const make = tempFolders()
const AT = '2026-01-02T03:04:05.000Z'

test('a line is appended; the folder is made and is nobody else’s', () => {
  const folder = join(make(), 'log')
  const path = join(folder, 'throughline.log')
  log(path, 'warn', AT, 'first')
  log(path, 'error', AT, 'second')
  expect(readFileSync(path, 'utf8')).toBe(`${AT} warn first\n${AT} error second\n`)
  expect([statSync(folder).mode & 0o777, statSync(path).mode & 0o777]).toEqual([0o700, 0o600])
})

test.each([
  ['line breaks', 'a\nb\r\n  c', 'a ⏎ b ⏎ c'],
  ['a line that would pass for another entry', `x\n${AT} error forged`, `x ⏎ ${AT} error forged`],
  ['more than 2,000 characters', 'x'.repeat(5000), 'x'.repeat(2000)],
])('%s stay on one line', (_, message, expected) => {
  const path = join(make(), 'throughline.log')
  log(path, 'warn', AT, message)
  expect(readFileSync(path, 'utf8')).toBe(`${AT} warn ${expected}\n`)
})

test('a log of more than a megabyte is put aside, and one older log is kept', () => {
  const path = join(make(), 'throughline.log')
  writeFileSync(path, 'x'.repeat(1024 * 1024 + 1))
  log(path, 'warn', AT, 'fresh')
  expect(readFileSync(path, 'utf8')).toBe(`${AT} warn fresh\n`)
  expect(statSync(`${path}.1`).size).toBe(1024 * 1024 + 1)
})

test('a place that cannot be written is silently given up', () => {
  const file = join(make(), 'file')
  writeFileSync(file, '')
  expect(() => log(join(file, 'log', 'throughline.log'), 'warn', AT, 'lost')).not.toThrow()
})
