import { expect, test } from 'bun:test'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolders } from '../../test/lib/temp.ts'
import { log, logFileOf } from './log.ts'

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

test('S1.33: what weighs less than the level is left out, and a line can be JSON', () => {
  const path = join(make(), 'log')
  log(path, 'warn', 'now', 'left out', { level: 'error', format: 'text' })
  log(path, 'error', 'now', 'left out', { level: 'off', format: 'text' })
  expect(existsSync(path)).toBe(false)
  log(path, 'error', 'now', 'two\nlines', { level: 'error', format: 'json' })
  log(path, 'warn', 'now', 'plain')
  const [first = '', second] = readFileSync(path, 'utf8').trimEnd().split('\n')
  expect(JSON.parse(first)).toEqual({ at: 'now', level: 'error', message: 'two ⏎ lines' })
  expect(second).toBe('now warn plain')
})

test.each([
  [undefined, '/t/log/throughline.log'],
  ['mine.log', '/t/mine.log'],
  ['~/logs/t.log', '/h/logs/t.log'],
  ['/var/log/t.log', '/var/log/t.log'],
])('S1.33: the log of %p is %s', (chosen, file) => {
  expect(logFileOf({ log: '/t/log/throughline.log', home: '/t' }, chosen, '/h')).toBe(file)
})

test('a place that cannot be written is silently given up', () => {
  const file = join(make(), 'file')
  writeFileSync(file, '')
  expect(() => log(join(file, 'log', 'throughline.log'), 'warn', AT, 'lost')).not.toThrow()
})
