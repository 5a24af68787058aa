import { expect, test } from 'bun:test'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../../test/lib/temp.ts'
import { log, logStyle } from './log.ts'

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

test('S1.33: the log is kept at ten megabytes, with three before it', () => {
  const path = join(make(), 'log')
  for (let number = 1; number <= 5; number++) {
    writeFileSync(path, `${number}`.repeat(11 * 1024 * 1024))
    log(path, 'warn', 'now', 'x')
  }
  const starts = ['', '.1', '.2', '.3'].map((end) => readFileSync(`${path}${end}`, 'utf8').slice(0, 1))
  expect(starts).toEqual(['n', '5', '4', '3'])
  expect(existsSync(`${path}.4`)).toBe(false)
})

test('S1.33: level and format come from the environment; what nobody knows changes nothing', () => {
  const path = join(make(), 'log')
  log(path, 'warn', 'now', 'left out', logStyle({ THROUGHLINE_LOG_LEVEL: 'error' }))
  log(path, 'error', 'now', 'left out', logStyle({ THROUGHLINE_LOG_LEVEL: 'off' }))
  expect(existsSync(path)).toBe(false)
  log(path, 'error', 'now', 'two\nlines', logStyle({ THROUGHLINE_LOG_LEVEL: 'error', THROUGHLINE_LOG_FORMAT: 'json' }))
  log(path, 'warn', 'now', 'plain', logStyle({ THROUGHLINE_LOG_LEVEL: 'nonsense', THROUGHLINE_LOG_FORMAT: 'nonsense' }))
  const [first = '', second] = readFileSync(path, 'utf8').trimEnd().split('\n')
  expect(JSON.parse(first)).toEqual({ at: 'now', level: 'error', message: 'two ⏎ lines' })
  expect(second).toBe('now warn plain')
})

test('a place that cannot be written is silently given up', () => {
  const file = join(make(), 'file')
  writeFileSync(file, '')
  expect(() => log(join(file, 'log', 'throughline.log'), 'warn', AT, 'lost')).not.toThrow()
})
