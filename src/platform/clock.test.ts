import { expect, test } from 'bun:test'
import { iso, now } from './clock.ts'

const MOMENT = Date.UTC(2026, 0, 2, 3, 4, 5)

test.each([
  ['milliseconds', String(MOMENT)],
  ['an ISO time', '2026-01-02T03:04:05Z'],
  ['an ISO time of another zone', '2026-01-02T05:04:05+02:00'],
])('THROUGHLINE_NOW as %s stands in for the clock', (_, text) => expect(now({ THROUGHLINE_NOW: text })).toBe(MOMENT))

test.each([undefined, '', 'yesterday', '1e400', '9'.repeat(40), '8640000000000001'])(
  'THROUGHLINE_NOW=%p is no time, so the clock is asked',
  (text) => {
    const before = Date.now()
    const read = now({ THROUGHLINE_NOW: text })
    expect(read).toBeGreaterThanOrEqual(before)
    expect(read).toBeLessThanOrEqual(Date.now())
  },
)

test('whatever THROUGHLINE_NOW says can be printed', () => {
  for (const text of ['0', '8640000000000000', '9'.repeat(400), '-1', '275760-09-14']) {
    expect(iso(now({ THROUGHLINE_NOW: text }))).toMatch(/Z$/)
  }
})

test('a time is printed in UTC', () => expect(iso(MOMENT)).toBe('2026-01-02T03:04:05.000Z'))
